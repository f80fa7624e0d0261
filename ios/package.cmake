# How Xcode packs the program. No entitlements: what the app does needs none.
set_target_properties(penstock PROPERTIES
    MACOSX_BUNDLE TRUE
    MACOSX_BUNDLE_GUI_IDENTIFIER ${PENSTOCK_ID}
    MACOSX_BUNDLE_BUNDLE_VERSION ${PENSTOCK_VERSION_NUMBER}
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION})
set(localizations)
foreach(language IN LISTS PENSTOCK_LANGUAGES)
    string(APPEND localizations "        <string>${language}</string>\n")
endforeach()
set(iosInfo ${CMAKE_BINARY_DIR}/ios/Info.plist)
configure_file(${CMAKE_CURRENT_LIST_DIR}/Info.plist.in ${iosInfo} @ONLY) # tests read it everywhere
if(NOT IOS)
    return()
endif()
if(Qt6_VERSION VERSION_LESS 6.9)
    message(FATAL_ERROR "The iOS app needs Qt 6.9 or later, which tells where the camera's notch is; "
        "this is ${Qt6_VERSION}.")
endif()
set_target_properties(penstock PROPERTIES
    MACOSX_BUNDLE_INFO_PLIST ${iosInfo}
    XCODE_ATTRIBUTE_PRODUCT_BUNDLE_IDENTIFIER ${PENSTOCK_ID}
    XCODE_ATTRIBUTE_MARKETING_VERSION ${PROJECT_VERSION}
    XCODE_ATTRIBUTE_CURRENT_PROJECT_VERSION ${PENSTOCK_VERSION_NUMBER}
    XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY "1,2" # phones and tablets
    XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME AppIcon
    XCODE_ATTRIBUTE_STRIP_INSTALLED_PRODUCT[variant=Release] YES
    XCODE_ATTRIBUTE_DEAD_CODE_STRIPPING[variant=Release] YES)

set(iosResources ${CMAKE_CURRENT_LIST_DIR}/Images.xcassets
    ${CMAKE_CURRENT_LIST_DIR}/PrivacyInfo.xcprivacy)
target_sources(penstock PRIVATE ${iosResources})
set_source_files_properties(${iosResources} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
foreach(language IN LISTS PENSTOCK_LANGUAGES)
    set(strings ${CMAKE_CURRENT_LIST_DIR}/${language}.lproj/InfoPlist.strings)
    target_sources(penstock PRIVATE ${strings})
    set_source_files_properties(${strings} PROPERTIES
        MACOSX_PACKAGE_LOCATION Resources/${language}.lproj)
endforeach()
