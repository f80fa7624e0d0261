# penstock_find_qt(component...): finds these parts of Qt, or says by which packages they come.

# part | Fedora | Arch | openSUSE
set(qtPackages
    "Core Gui Sql Test|qt6-qtbase-devel|qt6-base|qt6-base-devel qt6-sql-sqlite"
    "Qml Quick QuickControls2 QuickTest|qt6-qtdeclarative-devel|qt6-declarative|qt6-declarative-devel qt6-declarative-imports"
    "Multimedia|qt6-qtmultimedia-devel|qt6-multimedia|qt6-multimedia-devel qt6-multimedia-imports"
    "LinguistTools|qt6-qttools-devel qt6-linguist|qt6-tools|qt6-linguist-devel")

function(penstock_say_what_is_missing parts)
    set(fedora dnf install)
    set(arch pacman -S)
    set(suse zypper install)
    foreach(row IN LISTS qtPackages)
        string(REPLACE "|" ";" row "${row}")
        list(GET row 0 inPackage)
        string(REPLACE " " ";" inPackage "${inPackage}")
        foreach(part IN LISTS parts)
            if(part IN_LIST inPackage)
                list(POP_FRONT row unused onFedora onArch onSuse)
                list(APPEND fedora ${onFedora})
                list(APPEND arch ${onArch})
                list(APPEND suse ${onSuse})
                break()
            endif()
        endforeach()
    endforeach()
    foreach(list IN ITEMS parts fedora arch suse)
        list(JOIN ${list} " " ${list})
    endforeach()
    message(FATAL_ERROR "Penstock needs Qt 6.4 or later. Missing: ${parts}\n"
        "  Debian:   app/run and tests/run install what is missing\n"
        "  Fedora:   ${fedora}\n  Arch:     ${arch}\n  openSUSE: ${suse}\n"
        "If Qt is elsewhere, name its folder: -DCMAKE_PREFIX_PATH=FOLDER")
endfunction()

macro(penstock_find_qt)
    if(ANDROID OR IOS) # comes from Qt's own installer, and CMake knows best what it misses
        find_package(Qt6 6.4 REQUIRED COMPONENTS ${ARGN})
    else()
        find_package(Qt6 6.4 QUIET OPTIONAL_COMPONENTS ${ARGN})
    endif()
    set(missingParts)
    foreach(part ${ARGN})
        if(NOT Qt6${part}_FOUND)
            list(APPEND missingParts ${part})
        endif()
    endforeach()
    if(missingParts)
        penstock_say_what_is_missing("${missingParts}")
    endif()
endmacro()
