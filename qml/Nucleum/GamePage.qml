import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The players, the map, and the one thing to do next.
MapGamePage {
    id: root

    readonly property NucleumTable nucleum: table as NucleumTable

    // An open menu, an earlier entry, a step of the choice or an entry that is entered anew is left
    // before the page is.
    function goBack(): bool {
        if (leaveWhatIsOpen())
            return true;
        if (!choice.canGoBack)
            return takeBackAmended();
        choice.back();
        return true;
    }

    panelShare: 0.45
    wholeMapWidth: mapView.wholeWidth
    smallPanel: 2 * Style.button + 4 * Style.gap + 2 * Style.fontBody
    // What leaves a map that can be read as a whole, if the panel can then be read as well.
    normalPanel: Math.max(height * (Style.textScale > 1.2 ? 0.62 : 0.45), room - mapView.leastHeight)
    // Where the map is what one taps, it has the room; the list is there for who pulls it up.
    usualSize: table.isOver ? PanelGrip.Large : (choice.isOnMap ? PanelGrip.Small : PanelGrip.Normal)

    NucleumChoiceModel {
        id: choice

        objectName: "choiceModel"
        table: root.nucleum
        onChanged: root.resetPanel()
    }

    NucleumMapModel {
        id: mapModel

        table: root.nucleum
    }

    buttons: SignButton {
        objectName: "boardsButton"
        sign: "boards"
        text: qsTr("The table: contracts, milestones, end of the game")
        onClicked: root.pageRequested("table", {})
    }

    players: PlayerStrip {
        table: root.nucleum
        width: parent.width
        onPlayerRequested: seat => root.pageRequested("player", {
                    "seat": seat
                })
    }

    map: [
        MapView {
            id: mapView

            objectName: "mapView"
            map: mapModel
            openCities: choice.openCities
            chosenCities: choice.chosenCities
            anchors.fill: parent
            onCityTapped: city => {
                if (!choice.tapCity(city))
                    cityNote.show(city);
            }
        },
        NoticeBox {
            id: cityNote

            function show(city: int) {
                for (let i = 0; i < mapModel.cities.length; ++i)
                    if (mapModel.cities[i].city === city)
                        text = text === mapModel.cities[i].description ? "" : mapModel.cities[i].description;
            }

            objectName: "cityNote"
            x: Style.gapSmall
            y: Style.gapSmall
            width: parent.width - 2 * Style.gapSmall
            onDismissed: text = ""
        }
    ]

    panel: GamePanel {
        table: root.table
        choice: choice
        anchors.fill: parent
    }
}
