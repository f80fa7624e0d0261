#include "app/barrage/position/json_value.h"
#include "app/barrage/position/write_parts.h"

namespace position {

namespace {

using namespace barrage;

QJsonArray writeWheel(const Wheel& wheel) {
    QJsonArray segments;
    for (const WheelSegment& segment : wheel) {
        QJsonObject object;
        if (segment.tile != Tile::None)
            object["tile"] = idValue(segment.tile);
        if (segment.excavators > 0)
            object["excavators"] = segment.excavators;
        if (segment.mixers > 0)
            object["mixers"] = segment.mixers;
        if (segment.excamixers > 0)
            object["excamixers"] = segment.excamixers;
        segments.append(object);
    }
    return segments;
}

void writeHuman(const CompanyState& state, QJsonObject& object) {
    object["constructions"] = state.constructions;
    object["credits"] = state.credits;
    if (state.tracking != Tracking::Full)
        object["tracking"] = idValue(state.tracking);
    if (state.officerCopies > 0)
        object["officer_uses"] = state.officerCopies;
}

/// Of the Leeghwater Project and the promos, as far as there is something to tell.
void writeOfficersThings(const CompanyState& state, QJsonObject& object) {
    if (state.excamixers > 0)
        object["excamixers"] = state.excamixers;
    if (state.officer == Officer::Battista)
        object["architect"] = state.hasArchitect;
    if (state.officerEngineers > 0)
        object["officer_engineers"] = state.officerEngineers;
    if (!state.works.empty())
        object["works"] = idList(state.works);
}

QJsonObject writeCompany(Company company, const CompanyState& state, const QString& name) {
    QJsonObject object{{"id", idValue(company)},
                       {"player", idValue(state.kind)},
                       {"passed", state.passed},
                       {"vp", state.vp},
                       {"energy", state.energy},
                       {"excavators", state.excavators},
                       {"mixers", state.mixers},
                       {"engineers", state.engineers},
                       {"tiles", idList(state.tiles)},
                       {"wheel", writeWheel(state.wheel)},
                       {"contracts", idList(state.contracts)},
                       {"fulfilled", idList(state.fulfilled)}};
    object["officer"] =
        state.officer == Officer::None ? QJsonValue(QJsonValue::Null) : idValue(state.officer);
    if (!name.isEmpty())
        object["name"] = name;
    if (state.isAutoma())
        object["level"] = idValue(state.level);
    else
        writeHuman(state, object);
    writeOfficersThings(state, object);
    return object;
}

} // namespace

QJsonArray writeCompanies(const PositionFile& file) {
    QJsonArray companies;
    for (const Company company : file.companies)
        companies.append(
            writeCompany(company, file.state.of(company), file.names[indexOf(company)]));
    return companies;
}

} // namespace position
