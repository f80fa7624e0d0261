#!/usr/bin/env python3
"""Tries android/check_libraries.py on packages with libraries from this machine's compiler.

    libraries.py CXX
"""
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from packaging import ROOT, Report

NAME = "lib/arm64-v8a/libpenstock.so"
report = Report()


def library(cxx, folder, page):
    file = folder / f"{page}.so"
    subprocess.run([cxx, "-shared", "-o", file, "-x", "c++", "/dev/null", "-nostdlib",
                    f"-Wl,-z,max-page-size={page},-z,common-page-size={page}"], check=True)
    return file.read_bytes()


def pack(file, content, compression=zipfile.ZIP_STORED, start=16384, name=NAME):
    """Lets the library begin at `start`, as zipalign does: by a longer header."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = compression
    room = start - 30 - len(name)
    entry.extra = b"\x35\xd9" + (room - 4).to_bytes(2, "little") + bytes(room - 4)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(entry, content)
    return file


def check(title, package, wanted):
    done = subprocess.run([sys.executable, ROOT / "android/check_libraries.py", package],
                          capture_output=True, text=True)
    said = done.stdout + done.stderr
    report.check((done.returncode == 0) == (wanted is None) and (wanted or "suits") in said,
                 f"{title}: {said}")


def main(cxx):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        good, small = library(cxx, folder, 16384), library(cxx, folder, 4096)
        check("a good APK", pack(folder / "good.apk", good), None)
        check("small pages", pack(folder / "small.apk", small), "not built for pages")
        check("small pages in an AAB", pack(folder / "small.aab", small), "not built for pages")
        deflated = zipfile.ZIP_DEFLATED
        check("compressed", pack(folder / "packed.apk", good, deflated), "is compressed")
        check("compressed in an AAB", pack(folder / "packed.aab", good, deflated), None)
        check("at a wrong place", pack(folder / "place.apk", good, start=4096), "does not begin")
        old = pack(folder / "old.apk", small, name="lib/armeabi-v7a/libpenstock.so")
        check("only for 32 bits", old, "it has no libraries")
        check("no library", pack(folder / "text.apk", b"text"), "not built for pages")
        zipfile.ZipFile(folder / "empty.apk", "w").close()
        check("empty", folder / "empty.apk", "it has no libraries")
    report.end()


if __name__ == "__main__":
    main(sys.argv[1])
