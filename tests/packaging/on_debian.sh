#!/usr/bin/env bash
# Tries both commands of the README, from a fresh clone of what is committed, in a Debian that has
# nothing else: app/run builds the program and plays the demo, tests/run runs every test and the
# self-test. Says what happened and how long it took. Needs root, debootstrap, a mirror and an hour,
# so it is no test of every run.
#   on_debian.sh SUITE [FOLDER]        bookworm, trixie or testing
# DEBIAN_MIRROR names another mirror. With FOLDER, that system stays there and is used again.
set -euo pipefail
suite=${1:?Name a suite: bookworm, trixie or testing.}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)


system=${2:-}
if [[ -z $system ]]; then
    system=$(mktemp -d)
    trap 'rm -rf --one-file-system "$system"' EXIT
    chmod 755 "$system"
fi
mark=$system/.penstock-system # only what this script has made is used again
if [[ -e $system/etc && ! -e $mark ]]; then
    echo "$system is a system of somebody else, or was not finished." >&2
    exit 1
fi
if [[ ! -e $mark ]]; then
    # debootstrap may be older than the suite; they all begin like the newest one it knows.
    script=/usr/share/debootstrap/scripts/$suite
    [[ -e $script ]] || script=/usr/share/debootstrap/scripts/sid
    debootstrap --variant=minbase "$suite" "$system" "$mirror" "$script"
    touch "$mark"
fi
# A mirror may be behind, and what it has is good enough here.
echo 'Acquire::Check-Valid-Until "false";' >"$system/etc/apt/apt.conf.d/90mirror"
mkdir -p "$system/dev/shm"

# In namespaces of its own: what is mounted there and what still runs ends with the command, so that
# removing the system can reach nothing of the machine's.
inside() {
    unshare --mount --pid --fork --kill-child --mount-proc="$system/proc" \
        bash -c 'mount -t tmpfs tmpfs "$0/dev/shm" && exec chroot "$0" env -i \
            PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 CI=true "$@"' "$system" "$@"
}

rm -rf --one-file-system "$system/root/penstock"
git clone --quiet --no-local "$root" "$system/root/penstock"

# timed NAME COMMAND...: runs it inside and remembers how it ended.
results=()
timed() {
    local name=$1 start=$SECONDS status="passed"
    shift
    inside "$@" </dev/null || status="FAILED"
    results+=("$name $status after $(((SECONDS - start) / 60)) min $(((SECONDS - start) % 60)) s")
}

timed "app/run" /root/penstock/app/run
timed "tests/run" /root/penstock/tests/run

echo "Debian $(cat "$system/etc/debian_version") ($suite), commit $(git -C "$root" rev-parse --short HEAD)"
echo "Qt $(inside dpkg-query --show --showformat='${Version}' qt6-base-dev)," \
    "$(inside c++ --version | head --lines=1), $(inside cmake --version | head --lines=1)"
printf '%s\n' "${results[@]}"
[[ "${results[*]}" != *FAILED* ]]
