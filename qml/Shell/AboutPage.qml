pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

TextPage {
    id: root

    signal pageRequested(string name, var properties)

    title: qsTr("About")

    component Heading: BodyText {
        font.weight: Font.DemiBold
        Layout.fillWidth: true
        Layout.topMargin: Style.gap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    component Paragraph: BodyText {
        Layout.fillWidth: true
    }

    component LicenceButton: ActionButton {
        required property string licence

        objectName: "licence_" + licence
        Layout.fillWidth: true
        onClicked: root.pageRequested("licence", {
                "licence": licence
            })
    }

    Heading {
        text: qsTr("Penstock, version %1").arg(AppInfo.version)
        Layout.topMargin: 0
    }

    Paragraph {
        text: qsTr("Penstock helps at the table; it does not replace the game. You need your own copy of the game: there is no rulebook text and no artwork in here.")
    }

    Paragraph {
        text: qsTr("Free software under the MIT licence.")
    }

    LicenceButton {
        licence: "MIT"
        text: qsTr("MIT licence")
    }

    Heading {
        text: qsTr("Privacy")
    }

    Paragraph {
        text: qsTr("Penstock uses no network, shows no advertising and collects nothing about you. Your games stay on this device unless you share or back them up yourself. The camera is used only when you take a photo.")
    }

    Heading {
        text: qsTr("Made with the work of others")
    }

    Paragraph {
        text: qsTr("Qt %1, under the GNU Lesser General Public License, version 3. You may use Penstock with a Qt that you have changed: its own source is open and builds with Qt 6.4 and later. Qt's source is at download.qt.io.").arg(AppInfo.qtVersion)
    }

    Paragraph {
        text: qsTr("In Qt there is work of others: among it of the FreeType project, the Independent JPEG Group and the authors of HarfBuzz, libpng, PCRE2 and zlib; all of it is named at doc.qt.io. On phones Qt brings FFmpeg along, under the GNU Lesser General Public License, version 2.1.")
    }

    Paragraph {
        text: qsTr("On Android there are also parts of AndroidX and Kotlin, under the Apache License, version 2.0.")
    }

    Paragraph {
        text: qsTr("SQLite, which is in the public domain. The fonts are those of your system; Penstock brings none along.")
    }

    LicenceButton {
        licence: "LGPL-3.0"
        text: "GNU LGPL 3"
    }

    LicenceButton {
        licence: "GPL-3.0"
        text: qsTr("GNU GPL 3, to which it adds")
    }

    LicenceButton {
        licence: "LGPL-2.1"
        text: "GNU LGPL 2.1"
    }

    LicenceButton {
        licence: "Apache-2.0"
        text: qsTr("Apache License 2.0")
    }

    Heading {
        text: qsTr("Names")
    }

    Paragraph {
        text: qsTr("The games' names belong to their publishers: %1. Penstock is not affiliated with any of them.").arg(AppInfo.owners())
    }

    Paragraph {
        text: qsTr("Qt is a trademark of The Qt Company.")
        Layout.bottomMargin: Style.gapLarge
    }
}
