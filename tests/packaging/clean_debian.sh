#!/usr/bin/env bash
# Installs the Debian package in a Debian 12 that has nothing else and takes the tour through the
# program there, without a display. Needs root, debootstrap, a mirror and some minutes, so it is no test
# of every run. penstock-tour comes from the build of the package and uses what that has installed.
#   clean_debian.sh PACKAGE.deb [FOLDER]
# DEBIAN_MIRROR names another mirror. With FOLDER, that system stays there and is used again.
set -euo pipefail
package=$(realpath "$1")
tour=$(dirname "$package")/bin/penstock-tour
if [[ ! -x $tour ]]; then
    echo "$tour is missing: build the target penstock-tour." >&2
    exit 1
fi
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}

system=${2:-}
if [[ -z $system ]]; then
    system=$(mktemp -d)
    trap 'rm -rf --one-file-system "$system"' EXIT
fi
if [[ ! -e $system/etc/debian_version ]]; then
    debootstrap --variant=minbase bookworm "$system" "$mirror"
fi
cp "$package" "$system/tmp/penstock.deb"
cp "$tour" "$system/tmp/penstock-tour"

inside() {
    chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=/root "$@"
}

installedKiB() {
    inside dpkg-query --show --showformat='${Installed-Size}\n' | awk '{ sum += $1 } END { print sum }'
}

inside apt-get --quiet update
if inside dpkg --status penstock >/dev/null 2>&1; then
    inside apt-get --quiet --yes autoremove --purge penstock
fi
before=$(installedKiB)
inside apt-get --quiet --yes --no-install-recommends install /tmp/penstock.deb
inside dpkg --status penstock
echo "Installed with everything it needs: $((($(installedKiB) - before) / 1024)) MiB"

inside penstock --version
inside penstock-cli --version
inside /tmp/penstock-tour --demo /tmp/demo
# Layouts are measured with the font that the package recommends.
inside apt-get --quiet --yes --no-install-recommends install fonts-noto-core
inside /tmp/penstock-tour --self-test --lang en
echo "Penstock installs and starts on a clean Debian 12."
