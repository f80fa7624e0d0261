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
    property real wantedY: 0 // where it goes as soon as it is there again

    signal backRequested

    function goBack(): bool {
        if (!form.canGoBack)
            return false;
        form.back();
        return true;
    }

    onIsOpenedChanged: {
        if (isOpened)
            listY = view.view.contentY;
        wantedY = isOpened ? 0 : listY;
        view.view.contentY = 0;
    }

    background: Rectangle {
        color: Style.color.paper
    }

    Connections {
        target: view.view

        function onContentHeightChanged() {
            if (root.wantedY === 0 || view.view.contentHeight - view.view.height < root.wantedY)
                return;
            view.view.contentY = root.wantedY;
            root.wantedY = 0;
        }
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
