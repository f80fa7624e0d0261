#!/usr/bin/env python3
"""Checks that devices with memory pages of 16 KB can load every library of a package.

    check_libraries.py PACKAGE...        APK or AAB

In an APK we want a library uncompressed, so that it need not be unpacked at installation, and then
it has to begin at such a page; in both its own segments have to be aligned to them. An AAB is only
what stores make APKs of, so how it keeps its files does not matter. Devices with such pages have 64
bits, so libraries for others do not matter either.
"""
import struct
import sys
import zipfile

PAGE = 16384
LOADED = 1  # PT_LOAD
FOLDERS = ("lib/arm64-v8a/", "lib/x86_64/")


def least_alignment(library):
    """That of the segments which are loaded; 0 if this is no library of 64 bits."""
    if library[:6] != b"\x7fELF\x02\x01" or len(library) < 64:
        return 0
    start, = struct.unpack_from("<Q", library, 32)
    size, count = struct.unpack_from("<HH", library, 54)
    segments = [struct.unpack_from("<I44xQ", library, start + size * index)
                for index in range(count)]
    return min((alignment for kind, alignment in segments if kind == LOADED), default=0)


def place_of(package, entry):
    """Where the entry's bytes begin; its own header may be longer than the one in the directory."""
    with open(package, "rb") as file:
        file.seek(entry.header_offset + 26)
        name, extra = struct.unpack("<HH", file.read(4))
    return entry.header_offset + 30 + name + extra


def problems_of(package):
    with zipfile.ZipFile(package) as archive:
        libraries = [entry for entry in archive.infolist() if entry.filename.endswith(".so")
                     and any(folder in entry.filename for folder in FOLDERS)]
        if not libraries:
            yield "it has no libraries"
        for entry in libraries:
            if least_alignment(archive.read(entry)) < PAGE:
                yield f"{entry.filename} is not built for pages of 16 KB"
            if package.endswith(".apk"):
                if entry.compress_type != zipfile.ZIP_STORED:
                    yield f"{entry.filename} is compressed"
                elif place_of(package, entry) % PAGE:
                    yield f"{entry.filename} does not begin at a page of 16 KB"


def main(packages):
    problems = [f"{package}: {problem}" for package in packages for problem in problems_of(package)]
    if problems or not packages:
        sys.exit("\n".join(problems) or "Name a package.")
    print(f"Every library in {len(packages)} packages suits pages of 16 KB.")


if __name__ == "__main__":
    main(sys.argv[1:])
