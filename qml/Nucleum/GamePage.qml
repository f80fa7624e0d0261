pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The game on the table: players, map, and below or beside it the one thing to do next.
Page {
    id: root

    required property NucleumTable table
    readonly property bool isWide: width > height
    // Where the map is what one taps, it has the room; the list is there for who pulls it up.
    readonly property int usualPanel: choice.isOnMap ? PanelGrip.Small : PanelGrip.Normal
    readonly property var menu: menuMaker.item // named by its type it would be read at once

    signal backRequested
    signal pageRequested(string name, var properties)

    // An open menu, an earlier entry or a step of the choice is left before the page is.
    function goBack(): bool {
        if (menu?.opened) {
            menu.close();
            return true;
        }
        if (table.viewedEntry >= 0) {
            table.view(-1);
            return true;
        }
        if (choice.canGoBack) {
            choice.back();
            return true;
        }
        return false;
    }

    function openMenu() {
        if (!menu)
            menuMaker.setSource("../Table/GameMenu.qml", {
                    "table": table
                });
        menu.open();
    }

    onUsualPanelChanged: grip.size = usualPanel
    title: table.title

    background: Rectangle {
        color: Style.color.paper
    }

    NucleumChoiceModel {
        id: choice

        objectName: "choiceModel"
        table: root.table
        onChanged: grip.size = root.usualPanel
    }

    NucleumMapModel {
        id: mapModel

        table: root.table
    }

    header: GameHeader {
        table: root.table
        title: root.title
        onBackRequested: root.backRequested()
        onMenuRequested: root.openMenu()

        SignButton {
            objectName: "boardsButton"
            sign: "boards"
            text: qsTr("The table: contracts, milestones, end of the game")
            onClicked: root.pageRequested("table", {})
        }
    }

    Loader {
        id: menuMaker
    }

    Connections {
        function onPageRequested(name: string) {
            root.pageRequested(name, {});
        }

        target: root.menu
    }

    Item {
        id: body

        readonly property real panelWidth: root.isWide ? Math.max(width * 0.45, width - mapView.wholeWidth) : width
        readonly property real panelX: root.isWide && !Style.leftHanded ? width - panelWidth : 0
        readonly property real room: height - top.height
        // What leaves a map that can be read as a whole, if the panel can then be read as well.
        readonly property real most: Math.max(root.height * (Style.textScale > 1.2 ? 0.62 : 0.45), room - mapView.leastHeight)

        anchors.fill: parent

        Column {
            id: top

            x: body.panelX
            width: body.panelWidth

            PlayerStrip {
                table: root.table
                x: Style.gapSmall
                width: parent.width - 2 * Style.gapSmall
                onPlayerRequested: seat => root.pageRequested("player", {
                            "seat": seat
                        })
            }

            Repeater {
                model: root.table.trouble === "" ? 0 : 1

                NoticeBox {
                    objectName: "trouble"
                    text: root.table.trouble
                    canDismiss: false
                    x: Style.gapSmall
                    width: body.panelWidth - 2 * Style.gapSmall
                }
            }
        }

        MapView {
            id: mapView

            objectName: "mapView"
            map: mapModel
            openCities: choice.openCities
            chosenCities: choice.chosenCities
            x: root.isWide && Style.leftHanded ? body.panelWidth : 0
            y: root.isWide ? 0 : top.height
            width: root.isWide ? body.width - body.panelWidth : body.width
            height: root.isWide ? body.height : Math.max(0, panel.y - y)
            onCityTapped: city => {
                if (!choice.tapCity(city))
                    cityNote.show(city);
            }
        }

        NoticeBox {
            id: cityNote

            function show(city: int) {
                for (let i = 0; i < mapModel.cities.length; ++i)
                    if (mapModel.cities[i].city === city)
                        text = text === mapModel.cities[i].description ? "" : mapModel.cities[i].description;
            }

            objectName: "cityNote"
            x: mapView.x + Style.gapSmall
            y: mapView.y + Style.gapSmall
            width: mapView.width - 2 * Style.gapSmall
            onDismissed: text = ""
        }

        GamePanel {
            id: panel

            table: root.table
            choice: choice
            x: body.panelX
            y: body.height - height
            width: body.panelWidth
            height: root.isWide ? body.room : grip.panelHeight
            onWantedChanged: grip.size = root.usualPanel
            onShareRequested: playId => root.pageRequested("share", {
                        "playId": playId
                    })
            onCameraRequested: play => root.pageRequested("camera", {
                        "play": play
                    })
        }

        PanelGrip {
            id: grip

            objectName: "panelGrip"
            smallHeight: Math.min(panel.implicitHeight, 2 * Style.button + 4 * Style.gap + 2 * Style.fontBody)
            normalHeight: Math.min(panel.implicitHeight, body.most)
            largeHeight: Math.min(panel.implicitHeight, body.room)
            visible: !root.isWide && panel.visible
            x: (body.width - width) / 2
            y: panel.y + Style.gripRoom - height
        }
    }
}
