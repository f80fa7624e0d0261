#include "app/barrage/sheet/table_spot.h"

namespace barrage {

int numberOf(Owner owner) { return isCompany(owner) ? static_cast<int>(companyOf(owner)) : -1; }

QList<PictureIcon> priceOf(int engineers, int credits) {
    QList<PictureIcon> icons;
    if (engineers > 0)
        icons.append(PictureIcon{"engineer", QString::number(engineers)});
    if (credits > 0)
        icons.append(PictureIcon{"credit", QStringLiteral("+%1").arg(credits)});
    return icons;
}

} // namespace barrage

#include "moc_table_spot.cpp"
