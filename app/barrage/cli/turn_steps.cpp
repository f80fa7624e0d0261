#include "app/barrage/cli/turn_steps.h"

#include <algorithm>
#include <vector>

#include <QJsonObject>

#include "app/barrage/cli/placement_json.h"
#include "app/barrage/position/json_value.h"

namespace cli {

namespace {

using namespace barrage;

QJsonArray lettersOf(const DropsPerHeadstream& drops) {
    QJsonArray letters;
    for (std::size_t i = 0; i < drops.size(); ++i)
        for (int n = 0; n < drops[i]; ++n)
            letters.append(position::idValue(static_cast<Headstream>(i)));
    return letters;
}

class Steps {
public:
    Steps(const State& before, const TurnPreview& turn)
        : m_before(before), m_turn(turn), m_events(turn.events()) {}

    [[nodiscard]] QJsonArray write() {
        for (const TurnStep& step : m_turn.steps) {
            const Decision& decision = step.decision;
            for (const ActionReport& report : decision.actions)
                push(report);
            std::visit([&](const auto& move) { add(decision, move); }, decision.move.what);
        }
        QJsonArray list;
        for (const QJsonObject& step : m_steps)
            list.append(step);
        return list;
    }

private:
    [[nodiscard]] QJsonObject& last() { return m_steps.back(); }
    /// The construction or production that what follows belongs to.
    [[nodiscard]] QJsonObject& cause() { return m_steps[m_cause]; }

    void push(const ActionReport& report) {
        m_cause = m_steps.size();
        m_steps.push_back({{"order", report.order},
                           {"type", idOfKind(report.kind)},
                           {"performed", report.isPerformed()}});
        if (!report.isPerformed())
            last()["because"] = toQt(ruleOf(report.because));
    }
    void pushConsequence(const char* type) {
        m_steps.push_back({{"order", cause()["order"]}, {"type", type}, {"performed", true}});
    }

    void addProduction(const Decision& decision, const System& system, int drops) {
        last()["dam"] = position::idValue(system.dam);
        last()["conduit"] = position::idValue(system.conduit);
        last()["powerhouse"] = position::idValue(system.powerhouse);
        last()["drops"] = drops;
        last()["energy"] = decision.production->energy;
        last()["contract"] = QJsonValue::Null;
    }
    /// Gains of one kind; no other action of such a turn moves machines.
    [[nodiscard]] int gained(EventKind kind) const {
        int amount = 0;
        for (const Event& event : m_events)
            amount += event.kind == kind ? event.amount : 0;
        return amount;
    }
    void addMachines() {
        last()["excavators"] = gained(EventKind::ExcavatorsChanged);
        last()["mixers"] = gained(EventKind::MixersChanged);
    }

    void add(const Decision& decision, const AutomaProduce& move) {
        last()["engineers"] = move.engineers;
        addProduction(decision, move.system, move.drops);
    }
    void add(const Decision&, const AutomaManageWater& move) {
        last()["engineers"] = move.engineers;
        last()["headstreams"] = lettersOf(move.drops);
    }
    void add(const Decision&, const AutomaSweepContracts& move) {
        last()["engineers"] = move.engineers;
        last()["colour"] = position::idValue(move.colour);
        last()["energy"] = move.energy;
    }
    void add(const Decision& decision, const AutomaBuild& move) {
        last()["engineers"] = move.engineers;
        last()["tile"] = position::idValue(move.build.tile);
        if (move.build.copied != Tile::None)
            last()["copied"] = position::idValue(move.build.copied);
        addPlacement(last(), *decision.placement);
    }
    void add(const Decision&, const AutomaUseWorkshop& move) {
        last()["engineers"] = move.engineers;
        last()["vp_cost"] = move.vpCost;
        last()["segments"] = move.segments;
        addMachines();
        QJsonArray tiles;
        for (const Event& event : m_events)
            if (event.kind == EventKind::TileReturned)
                tiles.append(position::idValue(static_cast<Tile>(event.index)));
        last()["tiles"] = tiles;
    }
    void add(const Decision&, const AutomaBuyMachines& move) {
        last()["engineers"] = move.engineers;
        last()["vp_cost"] = move.vpCost;
        addMachines();
    }
    void add(const Decision&, const AutomaTakePatent& move) {
        last()["engineers"] = move.engineers;
        last()["vp_cost"] = move.vpCost;
        last()["tile"] = position::idValue(m_before.patents.open[move.slot]);
    }
    void add(const Decision&, const AutomaUseBank& move) {
        last()["engineers"] = move.engineers;
        last()["vp"] = move.engineers;
    }

    void add(const Decision& decision, const AutomaTakeWork& move) {
        last()["engineers"] = move.engineers;
        last()["work"] = position::idValue(move.take.work);
        last()["place"] = decision.work->place;
        last()["preference"] =
            QJsonArray{decision.work->order[0], decision.work->order[1], decision.work->order[2]};
        if (move.take.machinesTo == MachinesTo::OwnWheel)
            last()["tile"] = position::idValue(Tile::Spencer);
    }

    /// Luciani's further ones are steps of their own.
    void add(const Decision& decision, const FulfilContract& move) {
        const bool isFurther = decision.contracts && cause()["contract"].isString();
        if (isFurther)
            pushConsequence("further_contract");
        QJsonObject& step = isFurther ? last() : cause();
        step["contract"] = position::idValue(move.contract);
    }
    void add(const Decision& decision, const PlaceInDam&) {
        pushConsequence("drop_into_dam");
        addPlacement(last(), *decision.placement);
    }
    void add(const Decision&, const ChooseTile& move) {
        pushConsequence("reward_tile");
        last()["tile"] = position::idValue(m_before.patents.open[move.slot]);
    }
    void add(const Decision& decision, const Produce& move) {
        const bool isByTile = cause()["type"] == QLatin1String("construction");
        pushConsequence(isByTile ? "tile_production" : "second_production");
        m_cause = m_steps.size() - 1;
        addProduction(decision, move.system, move.drops);
    }
    void add(const Decision&, const PlaceDrops& move) {
        pushConsequence("reward_drops");
        const QJsonArray letters = lettersOf(move.drops);
        if (letters.isEmpty()) {
            last()["performed"] = false;
            last()["because"] = "A-7.2";
        } else {
            last()["headstreams"] = letters;
        }
    }
    void add(const Decision& decision, const PlacePiece&) {
        pushConsequence("free_structure");
        addPlacement(last(), *decision.placement);
    }
    template <class Other>
    void add(const Decision&, const Other&) {} // nothing an Automa does

    const State& m_before;
    const TurnPreview& m_turn;
    Events m_events;
    std::vector<QJsonObject> m_steps;
    std::size_t m_cause = 0;
};

} // namespace

QJsonArray stepsOf(const State& before, const TurnPreview& turn) {
    return Steps(before, turn).write();
}

} // namespace cli
