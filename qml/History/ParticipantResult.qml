pragma ComponentBehavior: Bound
import QtQuick
import Penstock.App
import Penstock.Components
import Penstock.Style

// What a participant played and reached.
Column {
    id: root

    required property int row
    required property string title
    required property bool isAutoma
    required property string company
    required property string officer
    required property string level
    required property int score
    required property bool isWinner
    required property PlayEditModel edit

    spacing: Style.gapSmall

    ChoiceField {
        objectName: `company${root.row}`
        width: root.width
        visible: ids.length > 0
        label: root.edit.roleTitle
        noneText: qsTr("not noted")
        ids: root.edit.companies
        names: root.edit.companyNames
        chosen: root.company
        onPicked: id => root.edit.setCompany(root.row, id)
    }

    ChoiceField {
        objectName: `officer${root.row}`
        width: root.width
        visible: ids.length > 0 && !root.isAutoma
        label: root.edit.officerTitle
        noneText: qsTr("not noted")
        ids: root.edit.officers
        names: root.edit.officerNames
        chosen: root.officer
        onPicked: id => root.edit.setOfficer(root.row, id)
    }

    ChoiceField {
        objectName: `level${root.row}`
        width: root.width
        visible: ids.length > 0 && root.isAutoma
        label: qsTr("Level")
        noneText: qsTr("not noted")
        ids: root.edit.levels
        names: root.edit.levelNames
        chosen: root.level
        onPicked: id => root.edit.setLevel(root.row, id)
    }

    FigureField {
        objectName: `score${root.row}`
        width: root.width
        label: qsTr("Points")
        value: root.score
        unknownText: root.edit.hasPoints ? "" : qsTr("not noted")
        onEntered: value => root.edit.setScore(root.row, value)
    }

    SwitchRow {
        objectName: `winner${root.row}`
        width: root.width
        text: qsTr("Won")
        checked: root.isWinner
        Accessible.name: qsTr("%1 won").arg(root.title)
        onToggled: root.edit.setWinner(root.row, checked)
    }
}
