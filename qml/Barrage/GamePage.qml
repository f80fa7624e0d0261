pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The game on the table: companies, map, and below or beside it the one thing to do next.
Page {
    id: root

    required property BarrageTable table
    required property AppSettings settings
    readonly property bool isWide: width > height
    readonly property bool isLow: height < 36 * Style.fontBody // for texts of this size
    // Where the map is what one taps, it has the room; the list is there for who pulls it up.
    readonly property int usualPanel: panel.picksOnMap ? PanelGrip.Small : PanelGrip.Normal

    readonly property var menu: menuMaker.item // named by its type it would be read at once

    signal backRequested
    signal pageRequested(string name, var properties)

    // Steps of a choice, an open menu, an earlier entry or Why? are left before the page is.
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
        return panel.goBack();
    }

    function openMenu() {
        if (!menu)
            menuMaker.setSource("../Table/GameMenu.qml", {
                    "table": table
                });
        menu.open();
    }

    onUsualPanelChanged: grip.size = usualPanel
    title: mapModel.isFlowing ? mapModel.flowTitle : table.title

    background: Rectangle {
        color: Style.color.paper
    }

    BarrageChoiceModel {
        id: choice

        table: root.table
    }

    AutomaTurnModel {
        id: automa

        table: root.table
    }

    RevealModel {
        id: reveal

        table: root.table
    }

    ForecastModel {
        id: forecast

        table: root.table
        isOn: root.settings.showsForecast
    }

    BarragePhaseModel {
        id: phase

        table: root.table
    }

    BarrageMapModel {
        id: mapModel

        table: root.table
        marks: {
            if (panel.endMarks)
                return panel.endMarks;
            if (automa.isWaiting)
                return automa.marks;
            if (phase.isWaiting)
                return phase.marks;
            return panel.showsForecast ? forecast.marks : choice.marks;
        }
    }

    header: GameHeader {
        table: root.table
        title: root.title
        onBackRequested: root.backRequested()
        onMenuRequested: root.openMenu()

        SignButton {
            objectName: "boardsButton"
            sign: "boards"
            text: qsTr("External works and private buildings")
            visible: root.table.hasLeeghwater
            onClicked: root.pageRequested("leeghwater", {})
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

        readonly property real panelWidth: root.isWide ? Math.max(width * 0.42, width - mapView.wholeWidth) : width
        readonly property real panelX: root.isWide && !Style.leftHanded ? width - panelWidth : 0
        readonly property real room: height - top.height
        // What leaves a map that can be read as a whole, if the panel can then be read as well.
        readonly property real most: !panel.needsMap ? room : Math.max(root.height / 2, 11 * Style.fontBody + Style.button + 3 * Style.gap, room - mapView.readable * mapModel.size.height)

        anchors.fill: parent

        Column {
            id: top

            x: body.panelX
            width: body.panelWidth

            CompanyStrip {
                table: root.table
                isLine: root.isLow
                x: Style.gapSmall
                width: parent.width - 2 * Style.gapSmall
                onCompanyRequested: company => root.pageRequested("company", {
                            "company": company
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

            readonly property real wholeWidth: height / map.size.height * map.size.width

            objectName: "mapView"
            map: mapModel
            x: root.isWide && Style.leftHanded ? body.panelWidth : 0
            y: root.isWide ? 0 : top.height
            width: root.isWide ? body.width - body.panelWidth : body.width
            height: root.isWide ? body.height : panel.y - y
            onSiteTapped: (structure, index) => choice.chooseSite(structure, index)
            onHeadstreamTapped: index => {
                if (!choice.chooseHeadstream(index))
                    mapModel.previewFlow(index);
            }
        }

        GamePanel {
            id: panel

            table: root.table
            forecast: forecast
            choice: choice
            automa: automa
            reveal: reveal
            phase: phase
            map: mapModel
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
            smallHeight: Math.min(panel.implicitHeight, panel.noticeRoom + Style.button + 3 * Style.gap + 2 * Style.fontBody)
            normalHeight: Math.min(panel.implicitHeight, body.most, body.room - 2 * Style.touch)
            largeHeight: Math.min(panel.implicitHeight, body.room)
            visible: !root.isWide && panel.visible
            x: (body.width - width) / 2
            y: panel.y + Style.gripRoom - height
        }
    }
}
