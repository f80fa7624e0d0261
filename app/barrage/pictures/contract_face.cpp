#include <QCoreApplication>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/pictures/reward_icons.h"
#include "engine/barrage/data/contracts.h"

namespace barrage {

namespace {

enum Group { StartingGroup, NationalGroup, FirstColourGroup };

int groupOf(Contract contract) {
    if (isStarting(contract))
        return StartingGroup;
    return isNational(contract) ? NationalGroup
                                : FirstColourGroup + static_cast<int>(colourOf(contract));
}

QString titleOf(int group) {
    switch (group) {
    case StartingGroup:
        return QCoreApplication::translate("Pictures", "Starting contract");
    case NationalGroup:
        return QCoreApplication::translate("Pictures", "National contract");
    case FirstColourGroup + static_cast<int>(Colour::Green):
        return QCoreApplication::translate("Pictures", "Green contract");
    case FirstColourGroup + static_cast<int>(Colour::Yellow):
        return QCoreApplication::translate("Pictures", "Yellow contract");
    default:
        return QCoreApplication::translate("Pictures", "Red contract");
    }
}

} // namespace

PictureFace faceOf(Contract contract) {
    const ContractInfo& info = infoOf(contract);
    PictureFace face;
    face.group = groupOf(contract);
    face.head = QString::number(info.energy);
    face.icons = iconsOf(info.reward);
    face.title = titleOf(face.group);
    face.text = QCoreApplication::translate("Pictures", "For energy %1: %2")
                    .arg(info.energy)
                    .arg(textOf(info.reward));
    return face;
}

} // namespace barrage
