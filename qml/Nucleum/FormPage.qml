import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style

// A form that fills a page; going back leaves what was opened in it first.
Page {
    id: root

    required property NucleumTable table
    required property NucleumFormHost form
    property list<string> lines
    readonly property bool isOpened: form.canGoBack
    property real listY: 0 // where the list was when something of it was opened

    signal backRequested

    function showPlace() {
        if (view) // the page may be gone by now
            view.view.contentY = isOpened ? 0 : Math.max(0, Math.min(listY, view.view.contentHeight - view.view.height));
    }

    function goBack(): bool {
        if (!form.canGoBack)
            return false;
        form.back();
        return true;
    }

    onIsOpenedChanged: {
        if (isOpened)
            listY = view.view.contentY;
        Qt.callLater(showPlace); // once the fields are there
    }

    background: Rectangle {
        color: Style.color.paper
    }

    header: PageHeader {
        title: root.title
        onBackRequested: {
            if (!root.goBack())
                root.backRequested();
        }
    }

    FormView {
        id: view

        objectName: "form"
        form: root.form
        lines: root.form.canGoBack ? [root.form.title] : root.lines
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Style.gapSmall
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Style.gap, Style.column)
    }
}
