#include <QCoreApplication>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/pictures/reward_icons.h"
#include "app/barrage/words/names.h"
#include "app/common/sentence_case.h"
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

} // namespace

PictureFace faceOf(Contract contract) {
    const ContractInfo& info = infoOf(contract);
    PictureFace face;
    face.group = groupOf(contract);
    face.head = QString::number(info.energy);
    face.icons = iconsOf(info.reward);
    face.title = sentenceCase(explain::kindOf(contract));
    face.text = QCoreApplication::translate("Pictures", "For energy %1: %2")
                    .arg(info.energy)
                    .arg(explain::rewardsText(info.reward));
    return face;
}

} // namespace barrage
