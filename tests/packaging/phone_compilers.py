"""Compiles what phones compile with their family of compiler: clang with its own standard library,
and a char without sign, as on ARM. Nothing is linked, so that no phone's system is needed.

    phone_compilers.py CLANG BUILD_FOLDER
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LAYERS = ("engine", "database", "app", "qml")
DESKTOP_TARGETS = ("penstock-cli", "penstock-sounds", "penstock-tour", "sounds", "tour")
PHONE = ["-stdlib=libc++", "-funsigned-char", "-fsyntax-only"]
# Qt's headers for the two systems are the same files as ours, but Debian leaves those for Java out
# from Qt 6.8 on; then Debian 12 has to do for Android's branches. What they need of the system comes
# from a JDK and from declarations of our own.
ANDROID = ["-DQ_OS_ANDROID"]
IOS = ["-DQ_OS_DARWIN", "-DQ_OS_IOS", f"-I{HERE}/ios", "-fblocks"]


def word_after(option, entry):
    """That of the command; None if it has no such option."""
    words = shlex.split(entry["command"])
    return words[words.index(option) + 1] if option in words else None


def output_of(entry):
    return word_after("-o", entry)


def target_of(entry):
    return re.search(r"CMakeFiles/([^/]+)\.dir/", output_of(entry)).group(1)


def is_for_phones(entry):
    """Not what rcc makes, which is data, and not what moc makes of no types at all."""
    layer, target = Path(output_of(entry)).parts[0], target_of(entry)
    is_empty = layer == "qml" and output_of(entry).endswith("mocs_compilation.cpp.o")
    return (layer in LAYERS and target not in DESKTOP_TARGETS and "_resources_" not in target
            and not is_empty)


def arguments_of(entry):
    """The command's arguments that matter to the meaning of a source: no output, nothing that
    another compiler has made, nothing that only desktops have."""
    words = shlex.split(entry["command"])
    arguments = []
    skipped = False
    for word in words[1:]:
        if skipped:
            skipped = False
        elif word in ("-o", "-include"):
            skipped = True
        elif word.startswith(("-I", "-D", "-W", "-std=", "-isystem", "-f")):
            if word not in ("-Winvalid-pch", "-DPENSTOCK_HAS_DBUS"):
                arguments.append(word)
        elif word.startswith("/") and arguments and arguments[-1] == "-isystem":
            arguments.append(word)
    return arguments


def branches(entries, mark, extra):
    """Sources that name a system, each with the arguments of the library it belongs to."""
    found = []
    for source in sorted((ROOT / "app").rglob("*")):
        if source.suffix not in (".cpp", ".mm"):
            continue
        text = source.read_text(encoding="utf-8")
        if mark not in text and not (mark == "Q_OS_IOS" and source.suffix == ".mm"):
            continue
        target = "share" if source.parent.name == "share" else "app"
        entry = next(each for each in entries if target_of(each) == target)
        found.append((str(source), arguments_of(entry) + extra, entry["directory"]))
    return found


def shared_headers(clang, entries, folder):
    """The headers that a library reads once for all its sources, read by this compiler: the
    arguments that name them, by library."""
    found = {}
    for entry in entries:
        header = word_after("-include", entry)
        if header and target_of(entry) not in found:
            output = f"{folder}/{target_of(entry)}.pch"
            subprocess.run([clang, *arguments_of(entry), *PHONE[:2], "-w", "-x", "c++-header",
                            header, "-o", output],
                           cwd=entry["directory"], check=True)
            found[target_of(entry)] = ["-include-pch", output]
    return found


def jni_headers():
    """Those of the JDK that is used; Android's declare the same."""
    javac = shutil.which("javac") or sys.exit("A JDK is missing: its headers stand for Android's.")
    return Path(javac).resolve().parents[1] / "include"


def has_java(entries):
    """Whether Qt's headers for Java are there."""
    return any(Path(word, "QtCore/qjniobject.h").exists()
               for word in shlex.split(entries[-1]["command"]) if word.startswith("/"))


def main(clang, build):
    entries = json.loads((Path(build) / "compile_commands.json").read_text(encoding="utf-8"))
    entries = [entry for entry in entries if is_for_phones(entry)]
    android = branches(entries, "Q_OS_ANDROID",
                       [*ANDROID, f"-I{jni_headers()}", f"-I{jni_headers()}/linux"])
    without_java = not has_java([entry for entry in entries if target_of(entry) == "app"])
    ios = branches(entries, "Q_OS_IOS", IOS)
    if len(entries) < 50 or not android or not ios:
        sys.exit(f"Too little to compile: {len(entries)} sources, {len(android)} for Android, "
                 f"{len(ios)} for iOS.")

    if without_java:
        print("This Qt has no headers for Java: Android's branches are left out.")
        android = []

    def compile_one(job):
        source, arguments, directory = job
        command = [clang, *arguments, *PHONE, source]
        return source, subprocess.run(command, cwd=directory, capture_output=True, text=True)

    failed = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        headers = shared_headers(clang, entries, folder)
        jobs = [(entry["file"], arguments_of(entry) + headers.get(target_of(entry), []),
                 entry["directory"]) for entry in entries]
        for source, done in pool.map(compile_one, jobs + android + ios):
            if done.returncode != 0:
                failed += 1
                print(f"{source} does not compile:\n{done.stderr}", file=sys.stderr)
    print(f"{len(jobs)} sources, {len(android)} for Android and {len(ios)} for iOS: {failed} failed.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
