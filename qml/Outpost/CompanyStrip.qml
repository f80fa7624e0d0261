pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// All companies in player order with money and cities; a frame shows who is asked.
GridLayout {
    id: root

    required property CompaniesModel companies
    property bool isLine: false // badges and money only, where height is short
    readonly property int count: companies.companies.length
    readonly property int widest: Math.max(1, Math.floor((width + columnSpacing) / (Math.max(Style.card, Style.chipWithName * 0.75) + columnSpacing)))

    signal companyRequested(int seat)

    columns: isLine ? Math.max(1, count) : Math.max(1, Math.ceil(count / Math.ceil(count / widest)))
    columnSpacing: Style.gapSmall / 2
    rowSpacing: Style.gapSmall / 2

    Repeater {
        model: root.companies.companies

        CompanyChip {
            isLine: root.isLine
            onClicked: root.companyRequested(modelData.seat)
        }
    }
}
