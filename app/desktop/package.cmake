# Installs the program where desktops look for it, and packs it for Debian 12:
#   cmake -S . -B build-package -G Ninja -DCMAKE_BUILD_TYPE=Release
#   cmake --build build-package --target package
include(GNUInstallDirs)
set(desktopFolder ${CMAKE_CURRENT_LIST_DIR})

# What is new, one line each, as list entries of AppStream.
foreach(language IN LISTS PENSTOCK_LANGUAGES)
    set(changelog ${PENSTOCK_STORE_FOLDER_${language}}/changelogs/${PENSTOCK_VERSION_NUMBER}.txt)
    if(NOT EXISTS ${changelog})
        message(WARNING "app/i18n/languages.txt lists ${language}, but there is no ${changelog}.")
        continue()
    endif()
    file(STRINGS ${changelog} news ENCODING UTF-8)
    set(attribute)
    if(language IN_LIST PENSTOCK_OTHER_LANGUAGES)
        set(attribute " xml:lang=\"${language}\"")
    endif()
    foreach(line IN LISTS news)
        string(REGEX REPLACE "^• " "" line "${line}")
        string(APPEND releaseNotes "          <li${attribute}>${line}</li>\n")
    endforeach()
endforeach()
configure_file(${desktopFolder}/${PENSTOCK_ID}.metainfo.xml.in
    ${CMAKE_CURRENT_BINARY_DIR}/${PENSTOCK_ID}.metainfo.xml @ONLY)

install(TARGETS penstock penstock-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${desktopFolder}/${PENSTOCK_ID}.desktop
    DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${PENSTOCK_ID}.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktopFolder}/${PENSTOCK_ID}.mime.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${PENSTOCK_ID}.xml)
install(DIRECTORY ${desktopFolder}/icons/hicolor DESTINATION ${CMAKE_INSTALL_DATADIR}/icons)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

set(PENSTOCK_CONTACT "The Penstock authors <penstock@example.org>" CACHE STRING
    "Who answers for a package: a name and an address")
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "${PENSTOCK_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
"Penstock lies beside a real board game and knows the table: it plays the
solo opponent and says why, applies the rules, runs the water, tallies the
points and keeps every game. It works offline, in English and Polish.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
# Libraries are found by dpkg-shlibdeps. What is loaded by its name only has to be named: the driver
# of the store and the QML modules, which are packages that do not pull in one another.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(qmlPackages qtqml qtqml-models qtqml-workerscript qtquick qtquick-window qtquick-templates
    qtquick-controls qtquick-layouts qtquick-shapes qtquick-dialogs qt-labs-folderlistmodel
    qtmultimedia)
list(TRANSFORM qmlPackages PREPEND qml6-module-)
list(JOIN qmlPackages ", " qmlPackages)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, ${qmlPackages}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-core, qt6-wayland")
include(CPack)
