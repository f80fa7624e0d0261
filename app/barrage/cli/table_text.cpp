#include "app/barrage/cli/table_text.h"

#include "app/cli/counted.h"
#include "app/common/convert.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/ids.h"

namespace cli {

namespace {

using namespace barrage;

QString line(const char* label, const QStringList& parts) {
    return QLatin1String(label) + QStringLiteral(": ") +
           (parts.isEmpty() ? QStringLiteral("none") : parts.join(QStringLiteral(", ")));
}

template <class T>
QString nameOf(T thing) {
    return toQt(idOf(thing));
}

QString wheelText(const Wheel& wheel) {
    QStringList segments;
    for (const WheelSegment& segment : wheel) {
        QStringList things;
        if (segment.tile != Tile::None)
            things.append(nameOf(segment.tile));
        if (segment.excavators > 0)
            things.append(counted(segment.excavators, "excavator"));
        if (segment.mixers > 0)
            things.append(counted(segment.mixers, "mixer"));
        segments.append(things.isEmpty() ? QStringLiteral("-")
                                         : things.join(QStringLiteral(" + ")));
    }
    return segments.join(QStringLiteral(" | "));
}

QStringList companyText(Company company, const CompanyState& own) {
    QStringList tiles;
    for (const Tile tile : own.tiles)
        tiles.append(nameOf(tile));
    return {QStringLiteral("%1: %2 VP, energy %3, %4, %5, %6")
                .arg(nameOf(company))
                .arg(own.vp)
                .arg(own.energy)
                .arg(counted(own.engineers, "engineer"), counted(own.excavators, "excavator"),
                     counted(own.mixers, "mixer")),
            line("  tiles", tiles), QStringLiteral("  wheel: ") + wheelText(own.wheel)};
}

QString damsText(const MapState& map) {
    QStringList dams;
    for (int i = 0; i < kBaseSpaceCount; ++i)
        if (const Dam& dam = map.at(BaseSpace(i)); dam.isBuilt())
            dams.append(QStringLiteral("%1 %2 %3/%4")
                            .arg(nameOf(BaseSpace(i)), nameOf(dam.owner))
                            .arg(dam.drops)
                            .arg(dam.level()));
    return line("dams (drops/level)", dams);
}

template <class Space>
QString piecesText(const char* label, const MapState& map, int count) {
    QStringList pieces;
    for (int i = 0; i < count; ++i)
        if (const Owner owner = map.at(Space(i)); owner != Owner::Nobody)
            pieces.append(nameOf(Space(i)) + QLatin1Char(' ') + nameOf(owner));
    return line(label, pieces);
}

QString contractText(Contract contract) {
    return QStringLiteral("%1 (%2)").arg(nameOf(contract)).arg(infoOf(contract).energy);
}

QString contractsText(const ContractOffice& office) {
    QStringList contracts;
    for (const Contract contract : office.national)
        contracts.append(contractText(contract));
    for (const auto& open : office.open)
        for (const Contract contract : open)
            if (contract.isSet())
                contracts.append(contractText(contract));
    return line("contracts (energy)", contracts);
}

QString headstreamsText(const MapState& map) {
    QStringList drops;
    for (std::size_t i = 0; i < map.headstreamDrops.size(); ++i)
        drops.append(QStringLiteral("%1 %2")
                         .arg(nameOf(static_cast<Headstream>(i)))
                         .arg(map.headstreamDrops[i]));
    return line("drops on headstreams", drops);
}

QString worksText(const ExternalWorks& works) {
    QStringList open;
    for (const Work work : works.open)
        open.append(work.isSet() ? nameOf(work) : QStringLiteral("-"));
    return line("external works", open);
}

QString buildingsText(const PrivateBuildings& buildings) {
    QStringList list;
    for (const PrivateBuilding building : buildings.inPlay) {
        QStringList owners;
        for (const Owner owner : buildings.at(building).owners)
            if (owner != Owner::Nobody)
                owners.append(nameOf(owner));
        list.append(nameOf(building) + (owners.isEmpty() ? QString()
                                                         : QStringLiteral(" (%1)").arg(
                                                               owners.join(QLatin1Char(' ')))));
    }
    return line("private buildings", list);
}

} // namespace

QStringList tableText(const State& state) {
    QStringList lines;
    for (const Company company : state.turnOrder)
        lines += companyText(company, state.of(company));
    QStringList patents;
    for (const Tile tile : state.patents.open)
        if (tile != Tile::None)
            patents.append(nameOf(tile));
    lines << headstreamsText(state.map) << damsText(state.map)
          << piecesText<ConduitSpace>("conduits", state.map, kConduitSpaceCount)
          << piecesText<PowerhouseSpace>("powerhouses", state.map, kPowerhouseSpaceCount)
          << contractsText(state.contracts) << line("patent office", patents);
    if (state.options.leeghwater)
        lines << worksText(state.works) << buildingsText(state.buildings);
    return lines;
}

} // namespace cli
