import QtQuick
import Penstock.Components

// A name to type.
LineField {
    maximumLength: 24
    Accessible.name: qsTr("Name of the player")
}
