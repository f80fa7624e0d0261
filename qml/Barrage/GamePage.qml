pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Penstock.App
import Penstock.Components
import Penstock.Style

// The game on the table: companies, map, and below or beside it the one thing to do next.
Page {
    id: root

    required property BarrageTable table
    required property AppSettings settings
    readonly property bool isWide: width > height

    signal backRequested
    signal pageRequested(string name, var properties)

    // Steps of a choice, an open menu or an earlier entry are left before the page is.
    function goBack(): bool {
        if (menu.opened) {
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

    title: table.title

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
        marks: automa.isWaiting ? automa.marks : (phase.isWaiting ? phase.marks : choice.marks)
    }

    header: GameHeader {
        table: root.table
        onBackRequested: root.backRequested()
        onMenuRequested: menu.open()
    }

    GameMenu {
        id: menu

        table: root.table
        onPageRequested: name => root.pageRequested(name, {})
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        CompanyStrip {
            table: root.table
            Layout.fillWidth: true
            Layout.leftMargin: Style.gapSmall
            Layout.rightMargin: Style.gapSmall
            Layout.minimumHeight: implicitHeight
            onCompanyRequested: company => root.pageRequested("company", {
                        "company": company
                    })
        }

        NoticeBox {
            objectName: "trouble"
            text: root.table.trouble
            canDismiss: false
            Layout.fillWidth: true
            Layout.margins: Style.gapSmall
        }

        GridLayout {
            columns: root.isWide ? 2 : 1
            columnSpacing: 0
            rowSpacing: 0
            layoutDirection: Style.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
            Layout.fillWidth: true
            Layout.fillHeight: true

            MapView {
                id: mapView

                map: mapModel
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: root.isWide ? 0 : root.height / 4
                onSiteTapped: (structure, index) => choice.chooseSite(structure, index)
                onHeadstreamTapped: index => {
                    if (!choice.chooseHeadstream(index))
                        mapModel.previewFlow(index);
                }
            }

            GamePanel {
                table: root.table
                forecast: forecast
                choice: choice
                automa: automa
                reveal: reveal
                phase: phase
                map: mapModel
                Layout.fillWidth: true
                Layout.fillHeight: root.isWide
                Layout.preferredWidth: root.isWide ? root.width * 0.42 : -1
                Layout.maximumWidth: root.isWide ? root.width * 0.42 : -1
                Layout.maximumHeight: root.isWide ? -1 : root.height * 0.5
            }
        }
    }
}
