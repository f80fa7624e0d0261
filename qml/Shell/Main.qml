import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

ApplicationWindow {
    id: root

    property string storeFile: "" // empty: where the platform keeps such files
    property bool forceDark: false
    property string forceLanguage: ""
    property int forceTextPercent: 0
    property string startPage: "home"

    function openPage(name: string): bool {
        return navigator.openPage(name);
    }

    width: 390
    height: 844
    visible: true
    title: qsTr("Penstock")
    color: Style.color.paper
    Component.onCompleted: navigator.openPage(startPage)

    AppSettings {
        id: appSettings

        host: storeHost
    }

    BarrageTable {
        id: barrageTable

        host: storeHost
        isOnScreen: navigator.currentPage === "game" && root.active
    }

    SoundPlayer {
        id: soundPlayer

        isOn: appSettings.hasSound
        volumePercent: appSettings.volumePercent
    }

    BarrageSounds {
        table: barrageTable
        player: soundPlayer
    }

    LanguageSwitch {
        language: root.forceLanguage || appSettings.language
    }

    FocusScroller {
        focused: root.activeFocusItem
    }

    ScreenAwake {
        isAwake: appSettings.keepsScreenOn && barrageTable.isOnScreen
    }

    Binding {
        target: Style
        property: "dark"
        value: root.forceDark || appSettings.theme === AppSettings.DarkTheme
        when: root.forceDark || appSettings.theme !== AppSettings.SystemTheme
    }

    Binding {
        target: Style
        property: "textScale"
        value: (root.forceTextPercent || appSettings.textPercent) / 100
    }

    Binding {
        target: Style
        property: "reducedMotion"
        value: appSettings.hasReducedMotion
    }

    Binding {
        target: Style
        property: "leftHanded"
        value: appSettings.isLeftHanded
    }

    PageNavigator {
        id: navigator

        anchors.fill: parent
        focus: true
        host: storeHost
        settings: appSettings
        table: barrageTable
    }

    // Last, because bindings are made from the end: it has to know its file before it is asked for
    // settings.
    StoreHost {
        id: storeHost

        file: root.storeFile
    }
}
