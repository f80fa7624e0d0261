# Reads languages.txt and sets
#   PENSTOCK_LANGUAGES                   the codes, that of the sources first
#   PENSTOCK_OTHER_LANGUAGES             those that are translated
#   PENSTOCK_LANGUAGE_NAMES              what the languages call themselves, in the order of the codes
#   PENSTOCK_STORE_FOLDER_<code>         the folder of the entry for Google Play
#   PENSTOCK_TS_FILES PENSTOCK_QM_FILES  the translations as they are written and as they are built
set(languageList ${CMAKE_CURRENT_LIST_DIR}/languages.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${languageList})
file(STRINGS ${languageList} lines REGEX "^[^#]" ENCODING UTF-8)
foreach(line IN LISTS lines)
    if(NOT line MATCHES "^([^ ]+) +([^ ]+) +([^ ]+) +(.+)$")
        message(FATAL_ERROR "app/i18n/languages.txt: \"${line}\" is not a code, two folders and a name.")
    endif()
    list(APPEND PENSTOCK_LANGUAGES ${CMAKE_MATCH_1})
    list(APPEND PENSTOCK_LANGUAGE_NAMES ${CMAKE_MATCH_4})
    set(PENSTOCK_STORE_FOLDER_${CMAKE_MATCH_1}
        ${PROJECT_SOURCE_DIR}/android/fastlane/metadata/android/${CMAKE_MATCH_2})
endforeach()

set(PENSTOCK_OTHER_LANGUAGES ${PENSTOCK_LANGUAGES})
list(POP_FRONT PENSTOCK_OTHER_LANGUAGES)
foreach(language IN LISTS PENSTOCK_OTHER_LANGUAGES)
    set(tsFile ${CMAKE_CURRENT_LIST_DIR}/penstock_${language}.ts)
    if(NOT EXISTS ${tsFile}) # no error, or the target that makes it could not be built
        message(WARNING "app/i18n/languages.txt lists ${language}, but there is no ${tsFile}: build "
            "the target update_translations and translate it.")
    endif()
    list(APPEND PENSTOCK_TS_FILES ${tsFile})
    list(APPEND PENSTOCK_QM_FILES ${CMAKE_BINARY_DIR}/app/penstock_${language}.qm)
endforeach()
