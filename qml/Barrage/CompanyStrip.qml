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
    readonly property int widestChip: {
        let widest = 0;
        for (let i = 0; i < chips.count; ++i)
            widest = Math.max(widest, chips.itemAt(i)?.implicitWidth ?? 0);
        return widest;
    }
    readonly property bool fitsLine: {
        for (let i = 0; i < chips.count; ++i)
            if (((chips.itemAt(i) as CompanyChip)?.lineWidth ?? 0) > width / chips.count - columnSpacing)
                return false;
        return true;
    }
    readonly property bool fitsOneRow: chips.count * (widestChip + columnSpacing) <= width + columnSpacing

    signal companyRequested(int company)

    columns: isLine || fitsOneRow ? Math.max(1, chips.count) : 2
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
            onClicked: root.companyRequested(company)
        }
    }
}
