import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

Window {
    id: root

    required property StoreHost storeHost
    property string openFile: "" // the URL of one with games to be added; empty: none
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
    // What has popped up leaves the keys to the bare window when it goes.
    onActiveFocusItemChanged: {
        if (activeFocusItem === contentItem)
            navigator.forceActiveFocus(Qt.PopupFocusReason);
    }
    Component.onCompleted: {
        navigator.openPage(startPage);
        if (openFile !== "")
            navigator.bringIn(openFile);
    }

    IncomingFiles {
        onReceived: file => navigator.bringIn(file)
    }

    AppSettings {
        id: appSettings

        host: root.storeHost
    }

    GameTables {
        id: gameTables

        host: root.storeHost
        isOnScreen: navigator.currentPage === "game" && root.active
        onHeard: sound => soundPlayer.play(sound)
    }

    SoundPlayer {
        id: soundPlayer

        isOn: appSettings.hasSound
        volumePercent: appSettings.volumePercent
    }

    LanguageSwitch {
        language: root.forceLanguage || appSettings.language
    }

    WindowMargins {
        id: margins

        window: root
    }

    FocusScroller {
        focused: root.activeFocusItem
    }

    ScreenAwake {
        isAwake: appSettings.keepsScreenOn && gameTables.isOnScreen
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

        x: margins.left
        y: margins.top
        // Not of the parent, who is told its size when the window is shown.
        width: root.width - margins.left - margins.right
        height: root.height - margins.top - margins.bottom
        focus: true
        host: root.storeHost
        settings: appSettings
        tables: gameTables
    }
}
