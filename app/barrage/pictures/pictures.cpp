#include "app/barrage/pictures/pictures.h"

using namespace barrage;

PictureFace Pictures::contract(int number) const {
    return number >= 0 && number < kContractCount ? faceOf(Contract(number)) : PictureFace();
}

PictureFace Pictures::technologyTile(int number) const {
    return number >= 0 && number < kTileCount ? faceOf(static_cast<Tile>(number)) : PictureFace();
}

PictureFace Pictures::bonusTile(int number) const {
    return number >= 0 && number < kBonusTileCount ? faceOf(static_cast<BonusTile>(number))
                                                   : PictureFace();
}

PictureFace Pictures::objective(int number) const {
    return number >= 0 && number < kObjectiveCount ? faceOf(static_cast<Objective>(number))
                                                   : PictureFace();
}

PictureFace Pictures::headstreamTile(int number) const {
    return number >= 1 && number <= kHeadstreamTileCount ? faceOf(HeadstreamTile(number))
                                                         : PictureFace();
}

PictureFace Pictures::officer(int number) const {
    return number >= 1 && number < kOfficerCount ? faceOf(static_cast<Officer>(number))
                                                 : PictureFace();
}

PictureFace Pictures::work(int number) const {
    return number >= 0 && number < kWorkCount ? faceOf(Work(number)) : PictureFace();
}

PictureFace Pictures::privateBuilding(int number) const {
    return number >= 0 && number < kPrivateBuildingCount
               ? faceOf(static_cast<PrivateBuilding>(number))
               : PictureFace();
}

#include "moc_pictures.cpp"
