# How Qt for Android packs the program. The properties mean nothing elsewhere, so that a mistake in
# them is seen by every build.
#
# Google Play takes new versions only if they target Android 16 (API 36), since the end of August
# 2026, and that needs Qt 6.10, whose oldest Android is 9 (API 28).
set(androidOldest 28)
set(androidTarget 36)
if(ANDROID AND Qt6_VERSION VERSION_LESS 6.10)
    message(FATAL_ERROR "The Android package needs Qt 6.10 or later, this is ${Qt6_VERSION}.")
endif()
set_target_properties(penstock PROPERTIES
    QT_ANDROID_PACKAGE_SOURCE_DIR ${CMAKE_CURRENT_LIST_DIR}
    QT_ANDROID_PACKAGE_NAME ${PENSTOCK_ID}
    QT_ANDROID_APP_NAME Penstock
    QT_ANDROID_MIN_SDK_VERSION ${androidOldest}
    QT_ANDROID_TARGET_SDK_VERSION ${androidTarget}
    QT_ANDROID_COMPILE_SDK_VERSION ${androidTarget}
    QT_ANDROID_VERSION_CODE ${PENSTOCK_VERSION_NUMBER}
    QT_ANDROID_VERSION_NAME ${PROJECT_VERSION})
if(ANDROID)
    # Devices with memory pages of 16 KB load no library that is aligned to less.
    target_link_options(penstock PRIVATE -Wl,-z,max-page-size=16384)
endif()
