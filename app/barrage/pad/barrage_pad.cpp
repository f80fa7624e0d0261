#include "app/barrage/pad/barrage_pad.h"

#include <algorithm>
#include <optional>

#include "app/barrage/play/score_sheet.h"
#include "app/barrage/words/names.h"
#include "app/common/convert.h"
#include "app/common/json_line.h"
#include "app/common/sentence_case.h"
#include "engine/barrage/game.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/score_pad.h"

using namespace barrage;

namespace {

const QString kBoard = QStringLiteral("board");
const QString kObjectiveTile = QStringLiteral("objective_tile");
const QString kCompany = QStringLiteral("company");
const QString kOfficer = QStringLiteral("officer");
const QString kLevel = QStringLiteral("level");
const QString kVp = QStringLiteral("vp");
const QString kObjective = QStringLiteral("objective"); // as in the details of tracked games
const QString kExcavators = QStringLiteral("excavators");
const QString kMixers = QStringLiteral("mixers");
const QString kCredits = QStringLiteral("credits");
const QString kDrops = QStringLiteral("drops");
const QString kBuildings = QStringLiteral("private_buildings");
const QString kEnergy = QStringLiteral("energy_round_5");

constexpr int kMostCounted = 30; // pieces, drops

PadPlayer playerOf(const pad::Participant& each, bool hasBuildings) {
    PadPlayer player;
    player.isAutoma = each.isAutoma;
    player.vp = each.value(kVp);
    player.objectiveCount = each.value(kObjective);
    player.excavators = each.value(kExcavators);
    player.mixers = each.value(kMixers);
    player.credits = each.value(kCredits);
    player.drops = each.value(kDrops);
    player.buildings = hasBuildings ? each.value(kBuildings) : 0;
    player.energy = each.value(kEnergy);
    return player;
}

BarragePad::Board boardOf(const pad::Draft& draft) {
    return static_cast<BarragePad::Board>(std::clamp(draft.table.value(kBoard), 0, 2));
}

std::vector<PadScore> engineScores(const pad::Draft& draft) {
    std::vector<PadPlayer> players;
    for (const pad::Participant& each : draft.participants)
        players.push_back(playerOf(each, boardOf(draft) == BarragePad::Leeghwater));
    return padScores(players);
}

/// Choices are kept as numbers from 1 on, so that 0 means nothing is chosen.
template <class T>
std::optional<T> chosen(int value, int count) {
    if (value < 1 || value > count)
        return std::nullopt;
    return static_cast<T>(value - 1);
}

std::optional<Company> companyOf(const pad::Participant& each) {
    return chosen<Company>(each.value(kCompany), kCompanyCount);
}

Level levelOf(const pad::Participant& each) {
    return static_cast<Level>(std::clamp(each.value(kLevel), 0, 3));
}

///
bool mayHaveOfficer(const pad::Participant& each) {
    return !each.isAutoma || levelOf(each) == Level::VeryHigh;
}

template <class T>
QList<PadOption> optionsOf(int first, int count, const QString& none) {
    QList<PadOption> options{{0, none}};
    for (int i = first; i < count; ++i)
        options.append({i + 1, sentenceCase(explain::nameOf(static_cast<T>(i)))});
    return options;
}

QString companyTakenTwice(const pad::Draft& draft) {
    const auto& all = draft.participants;
    for (auto one = all.begin(); one != all.end(); ++one)
        if (const auto company = companyOf(*one))
            for (auto other = one + 1; other != all.end(); ++other)
                if (companyOf(*other) == company)
                    return nameOf(*company);
    return {};
}

} // namespace

std::string_view BarragePad::name() const { return barrage::Game::kName; }
int BarragePad::mostPlayers() const { return kMaxPlayers; }

pad::Sign BarragePad::signOf(const pad::Draft& draft, std::size_t participant) const {
    if (const auto company = companyOf(draft.participants[participant]))
        return {static_cast<int>(*company), {}};
    return Game::signOf(draft, participant);
}

QList<PadField> BarragePad::tableFields(const pad::Draft& draft) const {
    return {pad::choice(draft.table, kBoard, tr("Game"),
                        {{Full, tr("Full")},
                         {Introductory, tr("Introductory")},
                         {Leeghwater, tr("The Leeghwater Project")}}),
            pad::choice(draft.table, kObjectiveTile, tr("Objective tile"),
                        optionsOf<Objective>(0, kObjectiveCount, tr("Not noted")))};
}

QList<PadField> BarragePad::sideFields(const pad::Draft& draft, std::size_t participant) const {
    const pad::Participant& each = draft.participants[participant];
    QList<PadOption> companies{{0, tr("Not noted")}};
    for (int i = 0; i < kCompanyCount; ++i)
        companies.append({i + 1, nameOf(static_cast<Company>(i))});
    QList<PadField> fields;
    if (each.isAutoma) {
        QList<PadOption> levels;
        for (int i = 0; i <= static_cast<int>(Level::VeryHigh); ++i)
            levels.append({i, levelName(static_cast<Level>(i))});
        fields.append(pad::choice(each.values, kLevel, tr("Level"), levels));
    }
    fields.append(pad::choice(each.values, kCompany, tr("Company"), companies));
    if (mayHaveOfficer(each) && boardOf(draft) != Introductory)
        fields.append(pad::choice(each.values, kOfficer, tr("Executive officer"),
                                  optionsOf<Officer>(1, kOfficerCount, tr("Not noted"))));
    return fields;
}

QList<PadField> BarragePad::pointFields(const pad::Draft& draft, std::size_t participant) const {
    const pad::Participant& each = draft.participants[participant];
    const PadScore score = engineScores(draft)[participant];
    const pad::Values& values = each.values;
    QList<PadField> fields{
        pad::number(values, kVp, tr("VP so far"), -99, pad::kMostValue),
        pad::number(values, kObjective, tr("Objective: counted"), 0, kMostCounted),
        pad::number(values, kExcavators, tr("Excavators left"), 0, 99),
        pad::number(values, kMixers, tr("Mixers left"), 0, 99)};
    const ObjectiveShare& share = score.objective;
    fields[1].note = share.tied > 1 ? tr("%1: place %2, shared by %3")
                                          .arg(pointsText(share.vp))
                                          .arg(share.place)
                                          .arg(share.tied)
                                    : tr("%1: place %2").arg(pointsText(share.vp)).arg(share.place);
    if (!each.isAutoma)
        fields.append(pad::number(values, kCredits, tr("Credits left"), 0, 199));
    fields.back().note = tr("%1 for what is left").arg(pointsText(score.leftovers));
    fields.append(pad::number(values, kDrops, tr("Drops in own dams"), 0, kMostCounted));
    if (boardOf(draft) == Leeghwater)
        fields.append(pad::number(values, kBuildings, tr("VP of private buildings"), 0, 99));
    if (score.isTied) {
        fields.append(pad::number(values, kEnergy, tr("Energy in round 5"), 0, 99));
        fields.back().note = tr("decides the tie");
    }
    return fields;
}

std::vector<pad::Score> BarragePad::scores(const pad::Draft& draft) const {
    const std::vector<PadScore> results = engineScores(draft);
    std::vector<pad::Score> scores;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const PadScore& result = results[i];
        pad::Score& score = scores.emplace_back(pad::Score{{}, result.total, result.rank});
        score.add("during_game", draft.participants[i].value(kVp));
        score.add(sourceId(Source::Objective), result.objective.vp);
        score.add(sourceId(Source::Leftovers), result.leftovers);
        score.add(sourceId(Source::WaterInDams), result.water);
        score.add("private_buildings", result.buildings);
    }
    return scores;
}

QString BarragePad::verdict(const pad::Draft& draft) const {
    const std::vector<PadScore> results = engineScores(draft);
    const QStringList winners = pad::winnersOf(draft, scores(draft));
    const auto first = std::ranges::find(results, 1, &PadScore::rank);
    const QString points = pointsText(first->total);
    if (winners.size() > 1)
        return tr("%1 share the victory: %2 each and the same energy in round 5.")
            .arg(pad::listOf(winners), points);
    if (first->isTied)
        return tr("%1 wins: tied with %2, but with more energy in round 5.")
            .arg(winners.first(), points);
    return tr("%1 wins with %2.").arg(winners.first(), points);
}

QString BarragePad::trouble(const pad::Draft& draft) const {
    const QString twice = companyTakenTwice(draft);
    return twice.isEmpty() ? QString() : tr("Two players have the company %1.").arg(twice);
}

void BarragePad::describe(const pad::Draft& draft, database::Play& play) const {
    const Board board = boardOf(draft);
    play.board = board == Full ? "full" : board == Introductory ? "introductory" : "leeghwater";
    if (const auto tile = chosen<Objective>(draft.table.value(kObjectiveTile), kObjectiveCount))
        play.details = jsonLine({{"objective", toQt(idOf(*tile))}});
    for (std::size_t i = 0; i < play.results.size(); ++i) {
        const pad::Participant& each = draft.participants[i];
        database::PlayResult& result = play.results[i];
        if (const auto company = companyOf(each))
            result.role = idOf(*company);
        const auto officer = chosen<Officer>(each.value(kOfficer), kOfficerCount);
        if (officer && mayHaveOfficer(each) && board != Introductory)
            result.officer = idOf(*officer);
        if (each.isAutoma)
            result.level = idOf(levelOf(each));
    }
}
