import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style
import Penstock.Table

// The companies, the map, and the one thing to do next.
MapGamePage {
    id: root

    required property AppSettings settings
    readonly property BarrageTable barrage: table as BarrageTable
    // What leaves a map that can be read as a whole, if the panel can then be read as well.
    readonly property real mostPanel: !gamePanel.needsMap ? room : Math.max(height / 2, 11 * Style.fontBody + Style.button + 3 * Style.gap, room - mapView.readable * mapModel.size.height)

    // Steps of a choice, an open menu, an earlier entry or Why? are left before the page is.
    function goBack(): bool {
        if (leaveWhatIsOpen())
            return true;
        if (!choice.canGoBack)
            return gamePanel.goBack();
        choice.back();
        return true;
    }

    title: mapModel.isFlowing ? mapModel.flowTitle : table.title
    panelShare: 0.42
    wholeMapWidth: mapView.height / mapModel.size.height * mapModel.size.width
    smallPanel: Style.button + 3 * Style.gap + 2 * Style.fontBody
    normalPanel: Math.min(mostPanel, room - 2 * Style.touch)
    // Where the map is what one taps, it has the room; the list is there for who pulls it up.
    usualSize: gamePanel.picksOnMap ? PanelGrip.Small : PanelGrip.Normal

    BarrageChoiceModel {
        id: choice

        table: root.barrage
    }

    AutomaTurnModel {
        id: automa

        table: root.barrage
    }

    RevealModel {
        id: reveal

        table: root.barrage
    }

    ForecastModel {
        id: forecast

        table: root.barrage
        isOn: root.settings.showsForecast
    }

    BarragePhaseModel {
        id: phase

        table: root.barrage
    }

    BarrageStepsModel {
        id: steps

        table: root.barrage
    }

    BarrageMapModel {
        id: mapModel

        table: root.barrage
        marks: {
            if (gamePanel.endMarks)
                return gamePanel.endMarks;
            if (steps.isWaiting)
                return steps.marks;
            if (automa.isWaiting)
                return automa.marks;
            if (phase.isWaiting)
                return phase.marks;
            return gamePanel.showsForecast ? forecast.marks : choice.marks;
        }
    }

    buttons: SignButton {
        objectName: "boardsButton"
        sign: "boards"
        text: qsTr("External works and private buildings")
        visible: root.barrage.hasLeeghwater
        onClicked: root.pageRequested("leeghwater", {})
    }

    players: CompanyStrip {
        table: root.barrage
        isLine: root.isLow
        width: parent.width
        onCompanyRequested: company => root.pageRequested("company", {
                    "company": company
                })
    }

    map: MapView {
        id: mapView

        objectName: "mapView"
        map: mapModel
        width: parent.width // one after the other, so that a low map begins at its top
        height: parent.height
        onSiteTapped: (structure, index) => choice.chooseSite(structure, index)
        onHeadstreamTapped: index => {
            if (!choice.chooseHeadstream(index))
                mapModel.previewFlow(index);
        }
    }

    panel: GamePanel {
        id: gamePanel

        table: root.table
        forecast: forecast
        choice: choice
        automa: automa
        reveal: reveal
        phase: phase
        steps: steps
        map: mapModel
        anchors.fill: parent
    }
}
