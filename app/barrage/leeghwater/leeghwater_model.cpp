#include "app/barrage/leeghwater/leeghwater_model.h"

#include <array>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/words/names.h"
#include "app/common/sentence_case.h"
#include "app/table/follow_table.h"
#include "engine/barrage/building.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/private_buildings.h"

using namespace barrage;

void LeeghwaterModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &LeeghwaterModel::changed))
        return;
    emit changed();
}

bool LeeghwaterModel::isPlayed() const {
    return m_table && m_table->isOpen() && m_table->state().options.leeghwater;
}

QList<WorkPlace> LeeghwaterModel::works() const {
    QList<WorkPlace> places;
    if (isPlayed())
        for (std::size_t i = 0; i < kWorkSpaceCount; ++i)
            places.append(placeOfWork(i));
    return places;
}

WorkPlace LeeghwaterModel::placeOfWork(std::size_t slot) const {
    const ExternalWorks& works = m_table->state().works;
    WorkPlace place;
    place.company = numberOf(works.spaces[slot].owner);
    const Work work = works.open[slot];
    if (!work.isSet()) {
        place.title = tr("Place %1: taken").arg(slot + 1);
        if (place.company >= 0)
            place.text = explain::nameOf(works.spaces[slot].owner);
        return place;
    }
    const PictureFace face = faceOf(work);
    place.work = work.value;
    place.title = face.title;
    place.text = face.text;
    return place;
}

QList<BuildingPlace> LeeghwaterModel::buildings() const {
    QList<BuildingPlace> places;
    if (isPlayed())
        for (const PrivateBuilding building : m_table->state().buildings.inPlay)
            places.append(placeOf(building));
    return places;
}

BuildingPlace LeeghwaterModel::placeOf(PrivateBuilding building) const {
    const PictureFace face = faceOf(building);
    BuildingPlace place;
    place.building = static_cast<int>(building);
    place.title = face.title;
    place.text = face.text;
    for (int i = 0; i < kSlotsPerBuilding; ++i)
        place.buildingSlots.append(slotOf(barrage::slotOf(building, i)));
    for (int i = 0; i < kSpacesPerBuilding; ++i)
        place.spaces.append(spaceOf(building, i));
    return place;
}

TableSpot LeeghwaterModel::slotOf(BuildingSlot slot) const {
    const State& state = m_table->state();
    const Owner owner = state.buildings.at(slot);
    TableSpot spot;
    spot.company = numberOf(owner);
    spot.isMissing = owner == Owner::Nobody && isBlocked(state, slot);
    const int credits = surchargeOf(Site{Structure::Building, slot.value}, TileEffect::None);
    spot.price = priceOf(0, credits);
    const QString name = tr("Slot %1").arg(barrage::placeOf(slot) + 1);
    const QString what = owner != Owner::Nobody ? explain::nameOf(owner)
                         : spot.isMissing       ? tr("not in this game")
                         : credits > 0 ? tr("free for %1").arg(explain::costText(0, credits))
                                       : tr("free");
    spot.text = QStringLiteral("%1: %2").arg(name, what);
    return spot;
}

TableSpot LeeghwaterModel::spaceOf(PrivateBuilding building, int space) const {
    const State& state = m_table->state();
    const Occupancy& there = state.buildings.at(building).spaces[static_cast<std::size_t>(space)];
    const BuildingSpaceInfo info = spaceInfo(building, space);
    TableSpot spot;
    spot.company = numberOf(there.owner);
    spot.isClosed = space == 0 && isLeftClosed(state, building);
    spot.price = priceOf(info.engineers, info.fee);
    const QString name = sentenceCase(explain::nameOf(static_cast<BuildingSpace>(space)));
    const QString what = there.owner != Owner::Nobody ? explain::nameOf(there.owner)
                         : spot.isClosed              ? tr("closed by an Automa's building")
                                                      : explain::costText(info.engineers, info.fee);
    spot.text = QStringLiteral("%1: %2").arg(name, what);
    return spot;
}

QString LeeghwaterModel::pileText() const {
    if (!isPlayed())
        return {};
    std::array<int, 3> left{};
    for (const Work work : m_table->state().works.pile)
        ++left[static_cast<std::size_t>(pileOf(work))];
    return tr("In the piles: A %1, B %2, C %3").arg(left[0]).arg(left[1]).arg(left[2]);
}

#include "moc_leeghwater_model.cpp"
