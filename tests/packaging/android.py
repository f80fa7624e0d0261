#!/usr/bin/env python3
"""Checks the Android package as far as that is possible without Qt for Android.

    android.py AAPT2 FRAMEWORK VERSION NUMBER OLDEST TARGET

FRAMEWORK is Debian's, of Android 10: attributes that are newer are taken out before aapt2 looks.
"""
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from packaging import ID, LANGUAGES, MIME_TYPE, ROOT, Report, paper

FOLDER = ROOT / "android"
NAME = "{http://schemas.android.com/apk/res/android}"
NEWER = ["allowNativeHeapPointerTagging", "dataExtractionRules", "enableOnBackInvokedCallback",
         "localeConfig", "windowSplashScreenAnimatedIcon", "windowSplashScreenBackground"]
STORE_TARGET = 36  # what Google Play asks of new versions since the end of August 2026
report = Report()


def read(file):
    try:
        return ElementTree.parse(file).getroot()
    except ElementTree.ParseError as error:
        sys.exit(f"{file} is not well-formed: {error}")


def resources():
    """Every resource there is, as type/name, and every one that is asked for."""
    there, wanted = set(), set()
    for file in [FOLDER / "AndroidManifest.xml", *(FOLDER / "res").rglob("*.xml")]:
        root = read(file)
        kind = file.parent.name.split("-")[0]
        if root.tag == "resources":
            there |= {f"{entry.tag}/{entry.get('name')}" for entry in root}
        elif kind != "android":
            there.add(f"{kind}/{file.stem}")
        wanted |= set(re.findall(r'[">]@([a-z]+/[A-Za-z_]+)["<]', file.read_text()))
        wanted |= {f"style/{style.get('parent')}" for style in root.iter("style")
                   if not style.get("parent", "@").startswith("@")}
    return there, wanted


def check_resources():
    there, wanted = resources()
    for name in sorted(wanted - there):
        report.check(False, f"@{name} is named but does not exist.")
    for name in sorted(there - wanted):
        report.check(False, f"@{name} exists but nothing names it.")
    icon = read(FOLDER / "res/mipmap-anydpi/icon.xml")
    report.check({layer.tag for layer in icon} == {"background", "foreground", "monochrome"},
                 "The icon lacks a layer.")


def types_taken(manifest, action):
    return {data.get(NAME + "mimeType") for taken in manifest.iter("intent-filter")
            if any(entry.get(NAME + "name") == f"android.intent.action.{action}"
                   for entry in taken.iter("action"))
            for data in taken.iter("data")}


def check_manifest():
    manifest = read(FOLDER / "AndroidManifest.xml")
    report.check(manifest.get("package") == ID, f"The package is not {ID}.")
    permissions = [entry.get(NAME + "name") for entry in manifest.iter("uses-permission")]
    report.check(permissions == ["android.permission.CAMERA"],
                 f"The camera alone is to be asked for, not {permissions}.")
    for feature in manifest.iter("uses-feature"):
        report.check(feature.get(NAME + "required") == "false",
                     f"{feature.get(NAME + 'name')} keeps devices without it away.")
    for action in ("VIEW", "SEND"):
        report.check(MIME_TYPE in types_taken(manifest, action),
                     f"Files of the type {MIME_TYPE} are not taken by {action}.")
    report.check(all(part.get(NAME + "exported") for part in manifest.iter("activity")),
                 "Android 12 wants to be told of each activity whether it is exported.")
    application = manifest.find("application")
    report.check(application.get(NAME + "allowBackup") == "true", "Backups are forbidden.")
    for activity in manifest.iter("activity"):
        turning = activity.get(NAME + "screenOrientation")
        report.check(turning == "unspecified", f"Tablets are held to {turning}.")
        source = f"src/{activity.get(NAME + 'name').replace('.', '/')}.java"
        report.check((FOLDER / source).is_file(), f"{source} is missing.")
    providers = [[entry.get(NAME + name) for name in ("name", "exported", "grantUriPermissions")]
                 for entry in manifest.iter("provider")]
    report.check(providers == [["androidx.core.content.FileProvider", "false", "true"]],
                 f"The file provider is {providers}.")
    # Qt's has androidx.core among its dependencies; one of ours would be laid over it.
    report.check(not (FOLDER / "build.gradle").exists(), "Qt's build.gradle is replaced.")
    properties = (FOLDER / "gradle.properties").read_text().splitlines()
    report.check("android.useAndroidX=true" in properties, "Gradle does not take AndroidX.")


def check_agreement_with_the_program():
    def says(file, text):
        report.check(text in (ROOT / file).read_text(), f"{file} no longer says {text}.")
    manifest = (FOLDER / "AndroidManifest.xml").read_text()
    report.check("${applicationId}.files" in manifest, "The file provider has another name.")
    says("app/share/share_sheet.cpp", '".files"')
    paths = read(FOLDER / "res/xml/file_paths.xml")
    report.check([path.get("path") for path in paths] == ["Penstock/"],
                 "The file provider is for another folder.")
    says("app/share/saved_file.cpp", '"Penstock"')
    says("app/store/store_host.cpp", '"games.sqlite"')
    says("android/package.cmake", "-Wl,-z,max-page-size=16384")
    locales = [entry.get(NAME + "name") for entry in read(FOLDER / "res/xml/locales.xml")]
    report.check(locales == [language.code for language in LANGUAGES],
                 f"Android is told of {locales}: run app/art/generate.py.")
    for folder, colour in zip(("values", "values-night"), paper()):
        there = read(FOLDER / "res" / folder / "colors.xml").findtext("color[@name='paper']")
        report.check(there == colour, f"The pages are {colour}, but the start is {there}.")
    old = read(FOLDER / "res/xml/backup_rules.xml")
    new = read(FOLDER / "res/xml/data_extraction_rules.xml")
    for rules in [old, *new]:
        kept = [entry.get("path") for entry in rules.iter("include")]
        report.check(kept == ["games.sqlite", "games.sqlite-wal"],
                     f"{rules.tag} does not keep the store.")


def without_newer(text):
    for name in NEWER:
        text = re.sub(rf'\s+android:{name}="[^"]*"', "", text)
        text = re.sub(rf'<item name="android:{name}">[^<]*</item>', "", text)
    return text


def linked(aapt2, framework, version, number, oldest, target):
    """What aapt2 says of the package it made of manifest and resources."""
    values = {"VERSION_CODE": number, "VERSION_NAME": version, "APP_LIB_NAME": "penstock",
              "APP_ARGUMENTS": ""}
    manifest = re.sub(r"-- %%INSERT_(\w+)%% --", lambda name: values[name[1]],
                      (FOLDER / "AndroidManifest.xml").read_text())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(FOLDER / "res", folder / "res")
        for file in (folder / "res").rglob("*.xml"):
            file.write_text(without_newer(file.read_text()))
        (folder / "AndroidManifest.xml").write_text(
            without_newer(manifest).replace("${applicationId}", ID))
        run = lambda *arguments: subprocess.run([aapt2, *arguments], check=True, cwd=folder,
                                                capture_output=True, text=True).stdout
        run("compile", "--dir", "res", "-o", "res.zip")
        run("link", "-I", framework, "--manifest", "AndroidManifest.xml", "--min-sdk-version",
            oldest, "--target-sdk-version", target, "res.zip", "-o", "package.apk")
        return run("dump", "badging", "package.apk")


def check_package(aapt2, framework, version, number, oldest, target):
    report.check(int(target) >= STORE_TARGET, f"Google Play takes no version for Android {target}.")
    try:
        said = linked(aapt2, framework, version, number, oldest, target)
    except subprocess.CalledProcessError as error:
        report.check(False, f"aapt2 refuses the package:\n{error.stderr}")
        return
    for wanted in [f"name='{ID}' versionCode='{number}' versionName='{version}'",
                   f"sdkVersion:'{oldest}'", f"targetSdkVersion:'{target}'",
                   f"launchable-activity: name='{ID}.PenstockActivity'",
                   "supports-screens: 'small' 'normal' 'large' 'xlarge'"]:
        report.check(wanted in said, f"aapt2 does not find {wanted} in:\n{said}")


check_resources()
check_manifest()
check_agreement_with_the_program()
check_package(*sys.argv[1:])
report.end()
