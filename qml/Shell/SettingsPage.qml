pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// What the user chose for all games; every change holds at once.
TextPage {
    id: root

    required property AppSettings settings
    required property StoreTransfer transfer

    title: qsTr("Settings")

    SettingChoice {
        objectName: "themeChoice"
        label: qsTr("Colours")
        texts: [qsTr("As the system"), qsTr("Light"), qsTr("Dark")]
        current: root.settings.theme
        onChosen: index => root.settings.theme = index
        Layout.fillWidth: true
    }

    SettingChoice {
        readonly property list<string> codes: ["", ...root.settings.languageCodes]

        objectName: "languageChoice"
        label: qsTr("Language")
        // Each language says its own name.
        texts: [qsTr("As the system"), ...root.settings.languageNames]
        current: codes.indexOf(root.settings.language)
        onChosen: index => root.settings.language = codes[index]
        Layout.fillWidth: true
    }

    SettingSlider {
        objectName: "textSlider"
        label: qsTr("Text size: %1 %").arg(root.settings.textPercent)
        from: 80
        to: 150
        stepSize: 10
        value: root.settings.textPercent
        onMoved: root.settings.textPercent = value
        Layout.fillWidth: true
    }

    SwitchRow {
        objectName: "leftHandedSwitch"
        text: qsTr("Left-handed layout")
        checked: root.settings.isLeftHanded
        onToggled: root.settings.isLeftHanded = checked
        Layout.fillWidth: true
    }

    SwitchRow {
        objectName: "motionSwitch"
        text: qsTr("Less motion")
        checked: root.settings.hasReducedMotion
        onToggled: root.settings.hasReducedMotion = checked
        Layout.fillWidth: true
    }

    SwitchRow {
        objectName: "screenSwitch"
        text: qsTr("Keep the screen on during a game")
        checked: root.settings.keepsScreenOn
        onToggled: root.settings.keepsScreenOn = checked
        Layout.fillWidth: true
    }

    SwitchRow {
        objectName: "forecastSwitch"
        text: qsTr("Show what the Automa may do next")
        checked: root.settings.showsForecast
        onToggled: root.settings.showsForecast = checked
        Layout.fillWidth: true
    }

    SwitchRow {
        objectName: "soundSwitch"
        text: qsTr("Sounds")
        checked: root.settings.hasSound
        onToggled: root.settings.hasSound = checked
        Layout.fillWidth: true
    }

    SettingSlider {
        objectName: "volumeSlider"
        label: qsTr("Volume: %1 %").arg(root.settings.volumePercent)
        from: 0
        to: 100
        stepSize: 10
        value: root.settings.volumePercent
        visible: root.settings.hasSound
        onMoved: root.settings.volumePercent = value
        Layout.fillWidth: true
    }

    BackupSection {
        transfer: root.transfer
        Layout.fillWidth: true
        Layout.topMargin: Style.gap
        Layout.bottomMargin: Style.gapLarge
    }
}
