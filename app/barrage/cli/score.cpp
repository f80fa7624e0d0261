#include <QJsonArray>
#include <QJsonDocument>

#include "app/barrage/cli/barrage_commands.h"
#include "app/barrage/cli/carry_out.h"
#include "app/barrage/cli/position_input.h"
#include "app/barrage/play/score_sheet.h"
#include "app/barrage/position/json_value.h"
#include "engine/barrage/score.h"

namespace cli {

namespace {

using namespace barrage;

void append(QJsonArray& list, const std::vector<ScoreLine>& lines) {
    for (const ScoreLine& line : lines)
        list.append(QJsonObject{{"company", position::idValue(line.company)},
                                {"rule", toQt(line.rule)},
                                {"source", toQt(sourceId(line.source))},
                                {"vp", line.vp},
                                {"credits", line.credits}});
}

void add(State& state, const std::vector<ScoreLine>& lines) {
    for (const ScoreLine& line : lines) {
        CompanyState& company = state.of(line.company);
        company.vp = static_cast<std::int16_t>(company.vp + line.vp);
        company.credits = static_cast<std::int16_t>(company.credits + line.credits);
    }
}

/// What a lightly tracked player has left: what the file says, if it says anything, with the
/// credits of the last round (P-4).
int leftoversOf(const CompanyState& before, const CompanyState& scored) {
    const int given = before.credits + before.excavators + before.mixers;
    return given == 0 ? 0 : given + scored.credits - before.credits;
}

/// Carries the scoring out and lists what it consists of. The end of the game follows without a
/// stop, so its lines are counted on a state of their own, to which the round's lines were added.
Result<QJsonArray> carryOutScoring(State& state) {
    const State before = state;
    State scored = state;
    QJsonArray lines;
    const auto roundLines = scoreRound(before);
    append(lines, roundLines);
    add(scored, roundLines);
    if (const auto done = carryOut(state, {Actor::Table, Proceed{}}); !done)
        return done.error();
    while (!state.isOver() && state.task().kind == TaskKind::DeclareLeftovers) {
        const Company company = companyOf(state.task().who);
        const int items = leftoversOf(before.of(company), scored.of(company));
        scored.of(company).leftovers = static_cast<std::int16_t>(items);
        const DeclareLeftovers declared{static_cast<std::uint16_t>(items)};
        if (const auto done = carryOut(state, {actorOf(company), declared}); !done)
            return done.error();
    }
    if (state.isOver())
        append(lines, scoreEnd(scored));
    return lines;
}

} // namespace

Output score(const QStringList& arguments) {
    auto file = positionFrom(arguments);
    if (!file)
        return file.error();
    State& state = file.value().state;
    if (state.phase == Phase::IncomeAndHeadstreams || state.phase > Phase::Scoring)
        return Failure{kBadContent,
                       QStringLiteral("phase: This phase is not one that a scoring follows.")};
    waitFor(state, Phase::Scoring);
    const auto lines = carryOutScoring(state);
    if (!lines)
        return lines.error();
    const auto after = position::toJson(file.value());
    if (!after)
        return Failure{kBadContent, after.error().sentence};
    const QJsonObject result{
        {"round", state.round},
        {"lines", lines.value()},
        {"after", after.value()},
        {"winners", position::idList(state.isOver() ? winners(state) : std::vector<Company>{})}};
    return QJsonDocument(result).toJson();
}

} // namespace cli
