#!/usr/bin/env python3
"""Checks that devices with memory pages of 16 KB can load every library of a package.

    check_libraries.py PACKAGE...        APK or AAB

In an APK a library has to be stored uncompressed and to begin at such a page, or it cannot be
mapped; in both its own segments have to be aligned to them. An AAB is only what stores make APKs
of, so how it keeps its files does not matter.
"""
import struct
import sys
import zipfile

PAGE = 16384
LOADED = 1  # PT_LOAD


def least_alignment(library):
    """That of the segments which are loaded; 0 if this is no library for Android."""
    is_64, is_little = library[4:5] == b"\x02", library[5:6] == b"\x01"
    if library[:4] != b"\x7fELF" or not is_little or len(library) < 64:
        return 0
    if is_64:
        start, size, count = *struct.unpack_from("<Q", library, 32), *struct.unpack_from("<HH", library, 54)
        kind_and_alignment = "<I44xQ"
    else:
        start, size, count = *struct.unpack_from("<I", library, 28), *struct.unpack_from("<HH", library, 42)
        kind_and_alignment = "<I24xI"
    segments = [struct.unpack_from(kind_and_alignment, library, start + size * index)
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
        libraries = [entry for entry in archive.infolist() if entry.filename.endswith(".so")]
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
