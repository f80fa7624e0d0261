pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// How a play ended, in one column or two: who won, everybody's place, how the points came together,
// where they came from, and what else stands below that.
Grid {
    id: root

    required property FinaleModel finale
    property alias verdict: banner.verdict
    property real fineness: 1 // of the drawing, more for a picture that is enlarged
    property bool isWide: width >= Style.wideColumn
    readonly property real columnWidth: isWide ? (width - columnSpacing) / 2 : width
    default property alias more: second.data

    // Lets the points count up.
    function count() {
        banner.count();
    }

    columns: isWide ? 2 : 1
    columnSpacing: Style.gap
    rowSpacing: Style.gapSmall

    Column {
        id: first

        width: root.columnWidth
        spacing: Style.gapSmall

        WinnerBanner {
            id: banner

            width: parent.width
            finale: root.finale
            fineness: root.fineness
        }

        Card {
            width: parent.width
            visible: others.count > 0
            sideInset: Style.gap

            Repeater {
                id: others

                model: Array.from(root.finale.seats).filter(seat => !seat.isWinner)

                StandingRow {
                    width: first.width - 2 * Style.gap
                    fineness: root.fineness
                }
            }
        }

        Card {
            objectName: "course"
            width: parent.width
            visible: root.finale.courseSteps.length > 1
            inset: Style.gap
            color: Style.color.surface

            SectionHeading {
                width: parent.width
                text: root.finale.courseTitle
                font.hintingPreference: Font.PreferNoHinting
            }

            CourseChart {
                objectName: "courseChart"
                width: parent.width
                finale: root.finale
                fineness: root.fineness
            }
        }
    }

    Column {
        id: second

        width: root.columnWidth
        spacing: Style.gapSmall

        Card {
            objectName: "sources"
            width: parent.width
            visible: root.finale.labels.length > 0
            inset: Style.gap

            SectionHeading {
                width: parent.width
                text: qsTr("Where the points came from")
                font.hintingPreference: Font.PreferNoHinting
            }

            SourceBars {
                width: parent.width
                finale: root.finale
                fineness: root.fineness
            }
        }
    }
}
