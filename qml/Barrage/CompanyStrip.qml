pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Penstock.App
import Penstock.Style

// The companies in turn order, beside each other as long as they fit.
GridLayout {
    id: root

    required property BarrageTable table
    property bool isLine: false // one line each, where height is short
    property int forecast: -1 // the Automa of which it can be seen what it may do next
    readonly property int signRoom: forecast < 0 ? 0 : Style.touch - Style.gapSmall / 2 // beside the padding of a chip
    readonly property real chipWidth: (width - signRoom - (columns - 1) * columnSpacing) / columns // without the sign
    readonly property bool fitsLine: isEach(chip => chip.lineWidth <= chipWidth)
    readonly property bool fitsOneRow: isEach(chip => (isLine ? chip.leastLineWidth : chip.leastWidth) <= (width - signRoom + columnSpacing) / chips.count - columnSpacing)

    signal companyRequested(int company)
    signal forecastRequested

    function isEach(fits): bool {
        for (let i = 0; i < chips.count; ++i)
            if (chips.itemAt(i) && !fits(chips.itemAt(i) as CompanyChip))
                return false;
        return true;
    }

    columns: fitsOneRow ? Math.max(1, chips.count) : 2
    columnSpacing: Style.gapSmall / 2
    rowSpacing: Style.gapSmall / 2

    Repeater {
        id: chips

        model: BarrageCompanyModel {
            table: root.table
        }

        CompanyChip {
            objectName: `chip${company}`
            isLine: root.isLine
            showsFigures: !root.isLine || root.fitsLine
            signRoom: company === root.forecast ? root.signRoom : 0
            Layout.preferredWidth: root.chipWidth + signRoom
            onClicked: root.companyRequested(company)
            onForecastRequested: root.forecastRequested()
        }
    }
}
