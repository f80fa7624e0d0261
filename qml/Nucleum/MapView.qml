pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App

// The cities and what joins them. Where there is no room for all of it, it can be dragged.
Flickable {
    id: root

    required property NucleumMapModel map
    required property list<int> openCities
    required property list<int> chosenCities
    readonly property real unit: Math.max(Look.leastUnit, Math.min(width / map.size.width, height / map.size.height))
    readonly property real wholeWidth: Math.max(0, height) / map.size.height * map.size.width
    readonly property real leastHeight: Look.leastUnit * map.size.height

    signal cityTapped(int city)

    function has(cities: var, city: int): bool {
        for (let i = 0; i < cities.length; ++i)
            if (cities[i] === city)
                return true;
        return false;
    }

    contentWidth: Math.max(width, unit * map.size.width)
    contentHeight: Math.max(height, unit * map.size.height)
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Map")

    Item {
        x: (root.contentWidth - width) / 2
        y: (root.contentHeight - height) / 2
        width: root.unit * root.map.size.width
        height: root.unit * root.map.size.height

        Repeater {
            model: root.map.tracks

            TrackDelegate {
                required property nucleumMapTrack modelData

                track: modelData
                unit: root.unit
            }
        }

        Repeater {
            model: root.map.cities.length

            CityDelegate {
                required property int index

                place: root.map.cities[Math.min(index, root.map.cities.length - 1)]
                isOpen: root.has(root.openCities, place.city)
                isChosen: root.has(root.chosenCities, place.city)
                x: place.place.x * root.unit - width / 2
                y: place.place.y * root.unit - height / 2
                onTapped: root.cityTapped(place.city)
            }
        }
    }
}
