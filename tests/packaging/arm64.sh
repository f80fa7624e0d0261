#!/usr/bin/env bash
# Builds the rules, the store and the command line tool, as committed, for 64-bit ARM with Debian's
# cross compiler and runs their tests in an emulator: golden games, notation, random numbers,
# positions, store and tool. The golden games are replayed on x86-64 too and have to leave the same
# signatures. Tests of single rules and those that play thousands of games are left out. Needs root,
# debootstrap, a mirror, 5 GB and most of an hour, so it is no test of every run.
#   arm64.sh [FOLDER]
# DEBIAN_MIRROR names another mirror. With FOLDER, that system stays there and is used again.
set -Eeuo pipefail
shopt -s inherit_errexit
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
selected='^engine_(core_|.*_(golden|notation))|^database_|^app_'
trap 'echo "FAILED: Penstock on ARM, see above." >&2' ERR

system=${1:-}
if [[ -z $system ]]; then
    system=$(mktemp -d)
    trap 'rm -rf --one-file-system "$system"' EXIT
    chmod 755 "$system"
fi
if [[ ! -e $system/etc/debian_version ]]; then
    unshare --mount debootstrap --arch=amd64 --variant=minbase bookworm "$system" "$mirror"
fi

# What is mounted, also by tests, is seen by the command only and gone when it ends.
inside() {
    unshare --mount --mount-proc="$system/proc" chroot "$system" env -i \
        PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive QTEST_FUNCTION_TIMEOUT=1800000 \
        PENSTOCK_EMULATED=1 PENSTOCK_KILLS=20 "$@"
}

# Qt's programs cannot start others in the emulator of Debian 12, but in the one of its backports.
# That is installed without what it recommends, or it would register itself with the kernel.
echo "deb $mirror bookworm-backports main" >"$system/etc/apt/sources.list.d/backports.list"
inside dpkg --add-architecture arm64
inside apt-get --quiet update
inside apt-get --quiet --yes --no-install-recommends install \
    cmake ninja-build g++ g++-aarch64-linux-gnu qemu-user/bookworm-backports \
    qt6-base-dev qt6-tools-dev qt6-base-dev:arm64 libqt6sql6-sqlite:arm64

work=$system/root/penstock
rm -rf --one-file-system "$work"
mkdir "$work" "$work/sources"
git -C "$root" archive HEAD | tar --extract --directory "$work/sources"

configure() {
    inside cmake -S /root/penstock/sources -B "/root/penstock/$1" -G Ninja -DPENSTOCK_TESTS=ON \
        "${@:2}"
}
build() {
    inside cmake --build "/root/penstock/$1" --parallel "$(nproc)" --target "${@:2}"
}
run() {
    inside ctest --test-dir "/root/penstock/$1" --tests-regex "$2" --output-on-failure \
        --parallel "$(nproc)"
}

cmakeOfHost=/usr/lib/x86_64-linux-gnu/cmake
configure arm64 -DPENSTOCK_CLI_ONLY=ON -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
    -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DQT_HOST_PATH=/usr \
    -DQT_HOST_PATH_CMAKE_DIR="$cmakeOfHost" -DQt6LinguistTools_DIR="$cmakeOfHost/Qt6LinguistTools"
names=$(inside ctest --test-dir /root/penstock/arm64 --show-only --tests-regex "$selected" \
    2>/dev/null | sed --quiet 's/^ *Test *#[0-9]*: //p') # it complains of what is not built yet
goldenNames=$(grep '_golden$' <<<"$names")
mapfile -t programs <<<"$names"
mapfile -t golden <<<"$goldenNames"
build arm64 penstock-cli "${programs[@]}"
configure amd64 -DPENSTOCK_ENGINE_ONLY=ON
build amd64 "${golden[@]}"

# Some tests start the tool or themselves: each program becomes a script that calls the emulator.
find "$work/arm64/bin" "$work/arm64/tests" -maxdepth 1 -type f -executable |
    while read -r program; do
        mv "$program" "$program.arm64"
        printf '#!/bin/sh\nexec qemu-aarch64 -0 "$0" "$0.arm64" "$@"\n' >"$program"
        chmod +x "$program"
    done
run arm64 "$selected"
run amd64 '_golden$'

signatures() {
    local name
    for name in "${golden[@]}"; do
        grep --only-matching '[A-Z][a-z]*: [0-9a-f]\{16\}' "$work/$1/reports/$name.xml" |
            sed "s/^/    $name /"
    done
}
onArm=$(signatures arm64)
onIntel=$(signatures amd64)
if [[ $onArm != "$onIntel" ]]; then
    printf 'FAILED: golden games differ.\n  arm64:\n%s\n  amd64:\n%s\n' "$onArm" "$onIntel" >&2
    exit 1
fi

compiler=$(inside aarch64-linux-gnu-g++ -dumpfullversion)
emulator=$(inside qemu-aarch64 --version | sed --quiet '1s/.*version \([^ ]*\).*/\1/p')
qt=$(inside dpkg-query --show --showformat='${Version}' libqt6core6:arm64)
counts=$(sed --quiet 's/^<testsuite .* tests="\([0-9]*\)".* skipped="\([0-9]*\)".*/\1 \2/p' \
    "$work"/arm64/reports/*.xml | awk '{ all += $1; skipped += $2 }
        END { print all - skipped " tests passed, " skipped " skipped" }')
commit=$(git -C "$root" rev-parse --short HEAD)
echo "Penstock $commit on ARM: ${#programs[@]} test programs, $counts."
echo "Compiler: aarch64-linux-gnu-g++ $compiler; Qt: $qt; emulator: qemu-aarch64 $emulator."
echo "Golden signatures, the same on arm64 and amd64:"
echo "$onArm"
