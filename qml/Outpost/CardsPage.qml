pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The cards that were entered once. A tap opens one to put it right or to throw it away.
TextPage {
    id: root

    required property StoreHost host

    function goBack(): bool {
        const wasOpen = library.edited >= 0;
        library.edited = -1;
        return wasOpen;
    }

    title: qsTr("Known cards")

    header: PageHeader {
        title: root.title
        onBackRequested: {
            if (!root.goBack())
                root.backRequested();
        }
    }

    KnownCardsModel {
        id: library

        host: root.host
    }

    BodyText {
        text: qsTr("%1 of 45 cards are known. A card is remembered when it is first turned over; later games need only its number. Backups and .penstock files carry them.").arg(library.cards.length)
        color: Style.color.inkSoft
        font.pixelSize: Style.fontSmall
        Layout.fillWidth: true
    }

    NoticeBox {
        text: library.trouble
        canDismiss: false
        Layout.fillWidth: true
    }

    Repeater {
        model: library.cards

        ColumnLayout {
            id: row

            required property cardFace modelData
            required property int index
            readonly property bool isOpen: library.edited === index

            spacing: Style.gapSmall
            Layout.fillWidth: true

            ActionButton {
                objectName: `card${row.index}`
                text: `${row.modelData.name}\n${row.modelData.facts}`
                Accessible.name: `${row.modelData.name}, ${row.modelData.facts}`
                Layout.fillWidth: true
                onClicked: library.edited = row.isOpen ? -1 : row.index
            }

            Repeater {
                model: row.isOpen ? 1 : 0

                CardEditor {
                    known: library
                    kind: row.modelData.kind
                    Layout.fillWidth: true
                }
            }
        }
    }
}
