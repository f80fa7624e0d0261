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
    readonly property var forecastSheet: forecastMaker.item // named by its type it would be read at once

    // Steps of a choice, an open menu, an earlier entry, Why? or an entry that is entered anew are
    // left before the page is.
    function goBack(): bool {
        if (leaveWhatIsOpen())
            return true;
        if (!choice.canGoBack)
            return gamePanel.goBack() || takeBackAmended();
        choice.back();
        return true;
    }

    function openForecast() {
        forecast.isOn = true;
        if (!forecastSheet)
            forecastMaker.setSource("ForecastSheet.qml", {
                    "forecast": forecast
                });
        forecastSheet.open();
    }

    title: mapModel.isFlowing ? mapModel.flowTitle : table.title
    panelShare: 0.42
    wholeMapWidth: mapView.height / mapModel.size.height * mapModel.size.width
    // Two heights, whatever is asked: the map stays where it is and as large as it is. The lower one
    // has room for two instructions, which is more where letters are large or the screen is small.
    fitsPanel: false
    normalPanel: Math.min(Math.max(0.45 * height, 13 * Style.fontBody + Style.button + 3 * Style.gap), room - 2 * Style.touch)
    smallPanel: normalPanel
    largePanel: Math.min(0.85 * height, room)
    usualSize: settings.hasLargePanel || !gamePanel.needsMap ? PanelGrip.Large : PanelGrip.Normal
    onPanelSized: size => {
        if (gamePanel.needsMap) // else it is large for now only
            settings.hasLargePanel = size === PanelGrip.Large;
    }

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
    }

    // What the Automa may do next, made when it is first looked at.
    Loader {
        id: forecastMaker
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
            if (forecast.isOn)
                return forecast.marks;
            if (gamePanel.endMarks)
                return gamePanel.endMarks;
            if (steps.isWaiting && (steps.shownLine >= 0 || automa.needsTile))
                return steps.marks;
            if (automa.isWaiting)
                return automa.marks;
            if (phase.isWaiting)
                return phase.marks;
            return steps.isWaiting && !choice.canGoBack ? steps.marks : choice.marks;
        }
    }

    buttons: SignButton {
        objectName: "tableButton"
        sign: "boards"
        text: qsTr("The table: energy, objective, contracts, patents, action spaces")
        onClicked: root.pageRequested("table", {})
    }

    players: CompanyStrip {
        table: root.barrage
        isLine: root.isLow
        forecast: root.settings.showsForecast ? forecast.company : -1
        width: parent.width
        onForecastRequested: root.openForecast()
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
        fullHeight: root.mapHeight
        choice: gamePanel.isChoosing ? choice : null
        onSiteTapped: (structure, index) => choice.chooseSite(structure, index)
        onHeadstreamTapped: index => {
            if (!choice.chooseHeadstream(index))
                mapModel.askAbout(index);
        }
    }

    panel: GamePanel {
        id: gamePanel

        table: root.table
        settings: root.settings
        choice: choice
        automa: automa
        reveal: reveal
        phase: phase
        steps: steps
        map: mapModel
        anchors.fill: parent
    }

    // At the lower edge of the map, above the grip of the panel.
    overMap: DoneBar {
        readonly property Item place: mapView.parent
        readonly property real gripHeight: root.isWide ? Style.gapSmall : Style.touch - Style.gripRoom

        objectName: "doneBar"
        text: choice.madeAtOnce
        x: place.x + Style.gapSmall
        y: Math.max(Style.gapSmall, place.y + place.height - height - gripHeight)
        width: place.width - 2 * Style.gapSmall
        onUndoRequested: choice.takeBack()
    }
}
