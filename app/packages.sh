# The Debian packages Penstock needs; sourced by app/run and tests/run.

# To build and to start it. QML modules are separate packages that do not pull in one another, so
# each one is named.
buildPackages=(
    cmake ninja-build ccache g++
    qt6-base-dev libqt6sql6-sqlite qt6-declarative-dev qt6-declarative-dev-tools
    qt6-multimedia-dev qt6-tools-dev qt6-l10n-tools qt6-wayland
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-templates
    qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-shapes
    qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel
    qml6-module-qtmultimedia fonts-noto-core
)

# To take pictures where there is no display.
displayPackages=(xvfb xauth)

# What differs between releases: which LLVM they have.
#   formatter   versions from 19 on format alike
#   compiler    phones have version 18 or later; the oldest there is, because its library has least
case $(. /etc/os-release 2>/dev/null && echo "${VERSION_CODENAME:-}") in
    bookworm) formatter=clang-format-19 compiler=16 ;; # Debian 12
    trixie) formatter=clang-format-19 compiler=18 ;;   # Debian 13
    *) formatter=clang-format compiler=21 ;;           # testing
esac

# To test it.
testPackages=(
    lld qml6-module-qttest python3
    "$formatter" "clang-$compiler" "libc++-$compiler-dev"
    aapt android-framework-res default-jdk-headless
    appstream desktop-file-utils shared-mime-info dpkg-dev file
)

missingOf() {
    local package
    for package in "$@"; do
        if ! dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null |
            grep --quiet '^installed'; then
            echo "$package"
        fi
    done
}

# installMissing PACKAGE...: does nothing where packages have other names; CMake then says what is
# missing.
installMissing() {
    if ! command -v dpkg-query >/dev/null; then
        return
    fi
    local missing
    mapfile -t missing < <(missingOf "$@")
    if [[ ${#missing[@]} -eq 0 ]]; then
        return
    fi

    local asRoot=()
    if [[ $(id -u) -ne 0 ]]; then
        if ! command -v sudo >/dev/null; then
            echo "Packages are missing and sudo is not available. As root, run:" >&2
            echo "  apt-get install --no-install-recommends ${missing[*]}" >&2
            return 1
        fi
        asRoot=(sudo)
    fi
    echo "Installing ${#missing[@]} missing packages: ${missing[*]}"
    local apt=("${asRoot[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --quiet --yes)
    if ! "${apt[@]}" update || ! "${apt[@]}" install --no-install-recommends "${missing[@]}"; then
        echo "The packages could not be installed; apt-get says why above." >&2
        return 1
    fi
}
