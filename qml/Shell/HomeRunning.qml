pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// Further games that are being played, each one tap away.
Column {
    id: root

    required property LastSession last
    required property GameTables tables
    property bool hasHeading: false
    property bool isTerse: false // no room for who plays

    signal gameRequested(string sessionId)

    spacing: Style.gapSmall

    BodyText {
        visible: root.hasHeading
        text: qsTr("Also in progress")
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Grid {
        id: rows

        readonly property real cell: (root.width - (columns - 1) * spacing) / columns
        readonly property real tallest: {
            let height = 0;
            for (let i = 0; i < children.length; ++i)
                height = Math.max(height, children[i].implicitHeight);
            return height;
        }

        columns: root.last.others.length > 1 && root.width >= 2 * 12 * Style.fontBody ? 2 : 1
        spacing: Style.gapSmall

        Repeater {
            model: root.last.others

            HomeRow {
                id: row

                required property runningGame modelData
                required property int index

                objectName: `running${index}`
                width: rows.cell
                height: rows.columns > 1 ? rows.tallest : implicitHeight
                text: modelData.title
                detail: root.isTerse ? modelData.when : `${modelData.seats} · ${modelData.when}`
                Accessible.description: `${modelData.seats} · ${modelData.when}`
                onClicked: root.gameRequested(modelData.id)

                picture: FilePicture {
                    width: Style.signPlate
                    height: Style.signPlate
                    source: Qt.resolvedUrl(`${root.tables.folderOf(row.modelData.game)}/cover.svg`)
                    isNight: Style.dark
                    isCovering: true
                    radius: height / 2
                }
            }
        }
    }
}
