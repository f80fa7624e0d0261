import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// Round and phase, and what is always at hand: undo, redo, everything else.
Item {
    id: root

    required property GameTable table
    required property string title
    readonly property string whyNot: table.viewedEntry < 0 ? "" : qsTr("This is an earlier table: go back to now first")

    signal backRequested
    signal menuRequested

    default property alias buttons: own.data // of the game, before the menu
    implicitHeight: row.implicitHeight

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 0
        layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight

        BackButton {
            objectName: "backButton"
            onClicked: root.backRequested()
        }

        BodyText {
            objectName: "gameTitle"
            text: root.title
            font.weight: Font.DemiBold
            font.pixelSize: Math.min(Style.fontBody, Style.fontTitle / Style.textScale, Math.max(Style.fontLeast, width / 6.6)) // its longest word stays whole
            fontSizeMode: Text.Fit // one height in every phase
            wrapMode: Text.WordWrap // smaller letters rather than a broken word
            minimumPixelSize: Style.fontLeast
            lineHeight: 1
            verticalAlignment: Text.AlignVCenter
            Layout.fillWidth: true
            Layout.preferredHeight: Style.touch * (own.width > 0 && root.width < 8 * Style.touch ? 1.25 : 1)
            Layout.leftMargin: Style.gapSmall
            Layout.rightMargin: Style.gapSmall
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        SignButton {
            objectName: "undoButton"
            sign: "undo"
            isMeantAgain: true
            text: root.table.canUndo ? qsTr("Undo: %1").arg(root.table.undoLabel) : root.whyNot || qsTr("Nothing to undo")
            enabled: root.table.canUndo
            onClicked: root.table.undo()
        }

        SignButton {
            objectName: "redoButton"
            sign: "redo"
            isMeantAgain: true
            text: root.table.canRedo ? qsTr("Redo: %1").arg(root.table.redoLabel) : root.whyNot || qsTr("Nothing to redo")
            enabled: root.table.canRedo
            onClicked: root.table.redo()
        }

        Row {
            id: own
        }

        SignButton {
            objectName: "menuButton"
            sign: "menu"
            text: qsTr("More: log, corrections, notes, help")
            onClicked: root.menuRequested()
        }
    }
}
