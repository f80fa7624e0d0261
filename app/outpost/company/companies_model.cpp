#include "app/outpost/company/companies_model.h"

#include <algorithm>

#include "app/outpost/words/names.h"
#include "engine/outpost/supply.h"
#include "engine/outpost/turns.h"
#include "engine/outpost/workers.h"

using namespace outpost;

namespace {

int seatNumber(Owner owner) {
    return owner == Owner::Syndicate ? CompaniesModel::kSyndicate
                                     : static_cast<int>(indexOf(seatOf(owner)));
}

template <class List>
QList<CardFace> facesOf(const List& cards) {
    QList<CardFace> faces;
    for (const Card& card : cards)
        faces.append(::faceOf(card));
    return faces;
}

} // namespace

int CompaniesModel::colourOf(int seat) const {
    if (!isOpen() || seat < 0 || seat >= kSyndicate)
        return -1;
    return cast().colourOf(static_cast<Seat>(seat));
}

CompanyFace CompaniesModel::faceOf(Owner owner) const {
    const Company& company = state().of(owner);
    CompanyFace face;
    face.seat = seatNumber(owner);
    face.isSyndicate = owner == Owner::Syndicate;
    face.colour = colourOf(face.seat);
    face.name = cast().nameOf(owner);
    face.figures = outpost::cities(company.network());
    face.shortFigures = face.isSyndicate ? face.figures : tr("%1 El.").arg(company.money);
    if (!face.isSyndicate)
        face.figures = tr("%1 El. · %2").arg(company.money).arg(face.figures);
    face.isAsked =
        !state().isOver() && static_cast<int>(decider(state())) == static_cast<int>(owner);
    return face;
}

QList<CompanyFace> CompaniesModel::companies() const {
    QList<CompanyFace> faces;
    if (isOpen())
        for (const Owner owner : fullOrder(state()))
            faces.append(faceOf(owner));
    return faces;
}

void CompaniesModel::setSeat(int seat) {
    m_seat = seat;
    emit changed();
}

bool CompaniesModel::isThere() const {
    if (!isOpen() || m_seat < 0)
        return false;
    return m_seat == kSyndicate ? state().hasSyndicate() : m_seat < state().players;
}

Owner CompaniesModel::owner() const {
    return m_seat == kSyndicate ? Owner::Syndicate : ownerOf(static_cast<Seat>(m_seat));
}

CompanyFace CompaniesModel::face() const { return isThere() ? faceOf(owner()) : CompanyFace(); }

QStringList CompaniesModel::facts() const {
    QStringList facts;
    if (!isThere())
        return facts;
    const Company& company = state().of(owner());
    if (owner() != Owner::Syndicate)
        facts.append(elektro(company.money));
    facts.append(tr("Network: %1").arg(outpost::cities(company.network())));
    facts.append(tr("Built power plants: %1, habitats: %2")
                     .arg(company.builtOf(Piece::Plant))
                     .arg(company.builtOf(Piece::Habitat)));
    facts.append(tr("Permanent workers: %1 of %2").arg(company.housed).arg(placesOf(company)));
    if (company.seasonal > 0)
        facts.append(tr("Seasonal workers: %1").arg(company.seasonal));
    if (company.robots > 0)
        facts.append(tr("Robots: %1").arg(company.robots));
    if (owner() != Owner::Syndicate) {
        const Supply best = bestSupply(state(), seatOf(owner()));
        facts.append(tr("Could supply now: %1").arg(outpost::cities(best.supplied)));
    } else {
        facts.append(tr("Stations left on its board: %1")
                         .arg(kSyndicateStations - company.builtOf(Piece::Station)));
    }
    return facts;
}

QList<CardFace> CompaniesModel::plants() const {
    return isThere() ? facesOf(state().of(owner()).plants) : QList<CardFace>();
}

QList<CardFace> CompaniesModel::habitats() const {
    return isThere() ? facesOf(state().of(owner()).habitats) : QList<CardFace>();
}

QList<CardFace> CompaniesModel::pool() const {
    return isThere() ? facesOf(state().of(owner()).pool) : QList<CardFace>();
}

int CompaniesModel::plantSlots() const {
    return isThere() ? state().of(owner()).unlocked(Slot::Plant) : 0;
}

int CompaniesModel::habitatSlots() const {
    return isThere() ? state().of(owner()).unlocked(Slot::Habitat) : 0;
}

QStringList CompaniesModel::cities() const {
    QStringList names;
    if (!isThere())
        return names;
    for (std::size_t i = 0; i < state().cities.size(); ++i) {
        const CityState& city = state().cities[i];
        if (!city.belongsTo(owner()))
            continue;
        QStringList pieces;
        if (city.hasStation(owner()))
            pieces.append(nameOf(Piece::Station));
        if (city.building == owner())
            pieces.append(nameOf(city.field == FieldKind::Plant ? Piece::Plant : Piece::Habitat));
        names.append(QStringLiteral("%1: %2").arg(cast().nameOf(City(static_cast<std::uint8_t>(i))),
                                                  pieces.join(QStringLiteral(", "))));
    }
    return names;
}

#include "moc_companies_model.cpp"
