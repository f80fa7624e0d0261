pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// A thing of the table in large: its picture, what it does, where the companies stand by it, and the
// spaces that belong to it.
BottomSheet {
    id: root

    property string kind: ""
    property int thing: -1
    property string words: ""
    property list<tableStanding> standings
    property list<tableSpot> spots

    // Standings and spots are set afterwards, by what has some.
    function show(newKind: string, number: int, name: string, sentence: string) {
        kind = newKind;
        thing = number;
        title = name;
        words = sentence;
        standings = [];
        spots = [];
        open();
    }

    function showThing(wanted: tableThing) {
        show(wanted.kind, wanted.thing, wanted.title, wanted.text);
    }

    Repeater {
        model: root.thing >= 0 ? 1 : 0

        Item {
            width: parent.width
            height: picture.height

            ThingPicture {
                id: picture

                objectName: "largePicture"
                anchors.horizontalCenter: parent.horizontalCenter
                zoom: 2
                width: Math.min(parent.width, zoom * Style.card)
                kind: root.kind
                thing: root.thing
            }
        }
    }

    BodyText {
        objectName: "largeText"
        width: parent.width
        visible: text !== ""
        text: root.words
    }

    Repeater {
        model: root.standings

        Row {
            id: standing

            required property tableStanding modelData
            required property int index

            objectName: `reason${index}`
            width: parent.width
            spacing: Style.gapSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.text

            CompanyBadge {
                id: badge

                company: standing.modelData.company
            }

            BodyText {
                width: parent.width - badge.width - parent.spacing
                text: standing.modelData.text
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: root.spots

        Row {
            id: place

            required property tableSpot modelData
            required property int index

            objectName: `spot${index}`
            width: parent.width
            spacing: Style.gapSmall

            SpotView {
                id: spot

                width: Math.max(implicitWidth, root.isNarrow ? 0 : 6.5 * Style.fontBody) // so the words begin below each other
                spot: place.modelData
            }

            BodyText {
                width: parent.width - spot.width - parent.spacing
                text: place.modelData.text
                lineHeight: 1.1
                Accessible.ignored: true
            }
        }
    }
}
