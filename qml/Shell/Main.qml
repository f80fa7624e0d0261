import QtQuick
import QtQuick.Controls.Basic
import Penstock.Style

ApplicationWindow {
    id: root

    property bool forceDark: false
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

    Binding {
        target: Style
        property: "dark"
        value: true
        when: root.forceDark
    }

    PageNavigator {
        id: navigator

        anchors.fill: parent
        focus: true
    }
}
