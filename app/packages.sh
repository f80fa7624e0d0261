# The Debian 12 packages Penstock needs to build, pack, test and run; sourced by app/run and tests/run.
# QML modules are separate packages that do not pull in one another, so each one is named.

penstockPackages=(
    cmake ninja-build ccache g++ clang-format-14
    qt6-base-dev libqt6sql6-sqlite qt6-declarative-dev qt6-declarative-dev-tools
    qt6-multimedia-dev qt6-tools-dev qt6-l10n-tools qt6-wayland
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-templates
    qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-shapes
    qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel
    qml6-module-qtmultimedia qml6-module-qttest
    fonts-noto-core xvfb xauth
    python3 aapt android-framework-res openjdk-17-jdk-headless
    appstream desktop-file-utils shared-mime-info dpkg-dev file
)

missingPackages() {
    local package
    for package in "${penstockPackages[@]}"; do
        if ! dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null |
            grep --quiet '^installed'; then
            echo "$package"
        fi
    done
}

installMissingPackages() {
    if ! command -v dpkg-query >/dev/null; then
        echo "This is not a Debian system: assuming the tools named in app/packages.sh are installed."
        return
    fi
    local missing
    mapfile -t missing < <(missingPackages)
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
