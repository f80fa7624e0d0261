#!/usr/bin/env python3
"""Checks the property lists, the texts and the asset catalog of the iOS app.     ios.py INFO

INFO is the property list that the build makes of Info.plist.in.
"""
import json
import plistlib
import re
import sys
from pathlib import Path

from packaging import (LANGUAGES, MIME_TYPE, OF_SOURCES, ROOT, TRANSLATED, Report, paper,
                       png_header)

FOLDER = ROOT / "ios"
CATALOG = FOLDER / "Images.xcassets"
# Points and scales that phones, tablets and the store ask for.
ICONS = {"iphone": {"20x20": {2, 3}, "29x29": {2, 3}, "40x40": {2, 3}, "60x60": {2, 3}},
         "ipad": {"20x20": {1, 2}, "29x29": {1, 2}, "40x40": {1, 2}, "76x76": {1, 2},
                  "83.5x83.5": {2}},
         "ios-marketing": {"1024x1024": {1}}}
report = Report()


def strings(language):
    file = FOLDER / f"{language}.lproj/InfoPlist.strings"
    if not report.check(file.is_file(), f"{language} is listed, but {file} is missing."):
        return {}
    text = file.read_text()
    pairs = re.findall(r'^"([^"]+)" = "([^"]+)";$', text, re.M)
    report.check(len(pairs) == len(text.splitlines()), f"A line of {language}.lproj is broken.")
    return dict(pairs)


def check_languages(info):
    report.check(info["CFBundleLocalizations"] == [language.code for language in LANGUAGES],
                 "The languages are others.")
    reason = "NSCameraUsageDescription"
    originals = strings(OF_SOURCES.code)
    report.check(originals[reason] == info[reason], "The camera has two reasons.")
    for language in TRANSLATED:
        texts = strings(language.code)
        report.check(originals.keys() == texts.keys(), f"A text lacks its {language.name}.")
        report.check(texts.get(reason) != info[reason], f"The camera's is not {language.name}.")


def check_info(file):
    info = plistlib.loads(file.read_bytes())
    check_languages(info)
    kinds = {kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"]
             for kind in info["UTExportedTypeDeclarations"]}
    taken = [name for kind in info["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]]
    report.check(taken == list(kinds), "A document type is not declared.")
    for tags in kinds.values():
        report.check(tags["public.filename-extension"] == ["penstock"], "The suffix is another.")
        report.check(tags["public.mime-type"] == [MIME_TYPE], "The type is another.")
    for suffix, count in (("", 3), ("~ipad", 4)): # a phone is not held upside down
        turns = info[f"UISupportedInterfaceOrientations{suffix}"]
        report.check("UIInterfaceOrientationPortrait" in turns and len(turns) == count,
                     f"The orientations{suffix} are others.")
    launch = info["UILaunchScreen"]
    for folder in (f"{launch['UIColorName']}.colorset", f"{launch['UIImageName']}.imageset"):
        report.check((CATALOG / folder).is_dir(), f"The start wants {folder}.")
    known = {"MACOSX_BUNDLE_EXECUTABLE_NAME", "MACOSX_BUNDLE_GUI_IDENTIFIER",
             "MACOSX_BUNDLE_SHORT_VERSION_STRING", "MACOSX_BUNDLE_BUNDLE_VERSION"}
    asked = set(re.findall(r"\$\{(\w+)\}", file.read_text()))
    report.check(asked == known, f"CMake does not fill {asked - known}.")


def check_privacy():
    privacy = plistlib.loads((FOLDER / "PrivacyInfo.xcprivacy").read_bytes())
    report.check(privacy["NSPrivacyTracking"] is False, "Nobody is tracked.")
    report.check(privacy["NSPrivacyCollectedDataTypes"] == [], "Nothing is collected.")


def check_set(folder):
    """Every picture that is named exists in its size, and no other."""
    images = json.loads((folder / "Contents.json").read_text())["images"]
    names = {image["filename"] for image in images}
    there = {file.name for file in folder.glob("*.png")}
    report.check(names == there, f"{folder.name} does not agree with its files: {names ^ there}")
    for image in images:
        if "size" in image and image["filename"] in there:
            points = float(image["size"].split("x")[0])
            width = round(points * int(image["scale"][0]))
            report.check(png_header(folder / image["filename"])[:2] == (width, width),
                         f"{image['filename']} is not {width} pixels wide.")
    return images


def check_catalog():
    icons = {}
    folder = CATALOG / "AppIcon.appiconset"
    for image in check_set(folder):
        sizes = icons.setdefault(image["idiom"], {})
        sizes.setdefault(image["size"], set()).add(int(image["scale"][0]))
    report.check(icons == ICONS, f"Sizes of the icon are missing or too many: {icons}")
    report.check(not png_header(folder / "icon-1024.png")[2],
                 "The App Store wants an icon without transparency.")
    splash = check_set(CATALOG / "Splash.imageset")
    dark = [image for image in splash if "appearances" in image]
    report.check(len(splash) == 6 and len(dark) == 3, "The start lacks a picture.")
    json.loads((CATALOG / "Contents.json").read_text())
    colors = json.loads((CATALOG / "Paper.colorset/Contents.json").read_text())["colors"]
    parts = [color["color"]["components"] for color in colors]
    codes = ["#" + "".join(part[name][2:] for name in ("red", "green", "blue")).lower()
             for part in parts]
    report.check(codes == paper(), f"The pages are {paper()}, but the start is {codes}.")


check_info(Path(sys.argv[1]))
check_privacy()
check_catalog()
report.end()
