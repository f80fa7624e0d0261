#!/usr/bin/env python3
"""Checks the property lists, the texts and the asset catalog of the iOS app."""
import json
import plistlib
import re

from packaging import MIME_TYPE, ROOT, Report, paper, png_header

FOLDER = ROOT / "ios"
CATALOG = FOLDER / "Images.xcassets"
LANGUAGES = ["en", "pl"]
# Points and scales that phones, tablets and the store ask for.
ICONS = {"iphone": {"20x20": {2, 3}, "29x29": {2, 3}, "40x40": {2, 3}, "60x60": {2, 3}},
         "ipad": {"20x20": {1, 2}, "29x29": {1, 2}, "40x40": {1, 2}, "76x76": {1, 2},
                  "83.5x83.5": {2}},
         "ios-marketing": {"1024x1024": {1}}}
report = Report()


def plist(name):
    with open(FOLDER / name, "rb") as file:
        return plistlib.load(file)


def strings(language):
    text = (FOLDER / f"{language}.lproj/InfoPlist.strings").read_text()
    pairs = re.findall(r'^"([^"]+)" = "([^"]+)";$', text, re.M)
    report.check(len(pairs) == len(text.splitlines()), f"A line of {language}.lproj is broken.")
    return dict(pairs)


def check_info():
    info = plist("Info.plist")
    report.check(info["CFBundleLocalizations"] == LANGUAGES, "The languages are others.")
    texts = {language: strings(language) for language in LANGUAGES}
    report.check(texts["en"].keys() == texts["pl"].keys(), "A text lacks its translation.")
    camera = info["NSCameraUsageDescription"]
    report.check(texts["en"]["NSCameraUsageDescription"] == camera, "The camera has two reasons.")
    report.check(texts["pl"]["NSCameraUsageDescription"] != camera, "The camera's is English.")
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
    asked = set(re.findall(r"\$\{(\w+)\}", (FOLDER / "Info.plist").read_text()))
    report.check(asked == known, f"CMake does not fill {asked - known}.")


def check_privacy():
    privacy = plist("PrivacyInfo.xcprivacy")
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


check_info()
check_privacy()
check_catalog()
report.end()
