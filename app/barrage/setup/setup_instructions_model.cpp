#include "app/barrage/setup/setup_instructions_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/setup/setup_again.h"
#include "app/barrage/setup/setup_part_text.h"
#include "app/barrage/setup/stacking.h"
#include "app/barrage/words/company_text.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/data/start.h"

using namespace barrage;

namespace {

/// What lies in the middle of the table, in the order in which it is laid out.
constexpr std::array kCommonParts{
    SetupPart::Headstreams,  SetupPart::BonusTiles,   SetupPart::Objective,
    SetupPart::NeutralDams,  SetupPart::National,     SetupPart::OpenContracts,
    SetupPart::RemovedTiles, SetupPart::Patents,      SetupPart::Buildings,
    SetupPart::Works,        SetupPart::ExtraOfficers};

QString sentenceFor(SetupPart part) {
    switch (part) {
    case SetupPart::Headstreams:
        return SetupInstructionsModel::tr("Put these tiles on headstreams A to D.");
    case SetupPart::BonusTiles:
        return SetupInstructionsModel::tr(
            "Put these bonus tiles on the energy track, round 1 on the left.");
    case SetupPart::Objective:
        return SetupInstructionsModel::tr("Lay this objective tile open.");
    case SetupPart::NeutralDams:
        return SetupInstructionsModel::tr(
            "Put the neutral dams on the lower spaces, each with 1 drop: level 1 in the "
            "mountains, 2 in the hills, 3 in the plains.");
    case SetupPart::National:
        return SetupInstructionsModel::tr("Lay out the national contracts, left to right.");
    case SetupPart::OpenContracts:
        return SetupInstructionsModel::tr(
            "Lay two contracts of each colour open; shuffle the others into three piles.");
    case SetupPart::Patents:
        return SetupInstructionsModel::tr(
            "Put these advanced tiles on the patent spaces, left to right.");
    case SetupPart::ExtraOfficers:
        return SetupInstructionsModel::tr("Lay these officers open for Sekibo.");
    case SetupPart::Buildings:
        return SetupInstructionsModel::tr("Lay these private buildings out, the first one on top.");
    case SetupPart::Works:
        return SetupInstructionsModel::tr(
            "Shuffle the external works of A, B and C; lay these three of A open, the first one "
            "on top.");
    case SetupPart::RemovedTiles:
        return SetupInstructionsModel::tr(
            "Shuffle the building tiles in with the advanced tiles; put these back into the box.");
    default:
        return {};
    }
}

QString seatSentence(const TableDraft& draft, const SeatDraft& seat) {
    const QString label = labelOf(draft, static_cast<std::size_t>(seat.player));
    const QString company = nameOf(*seat.company);
    if (!seat.officer)
        return SetupInstructionsModel::tr("%1 plays %2.").arg(label, company);
    return SetupInstructionsModel::tr("%1 plays %2 with %3.")
        .arg(label, company, faceOf(*seat.officer).title);
}

QList<SetupPlace> seatPlaces(const SeatDraft& seat) {
    QList<SetupPlace> places{
        {QStringLiteral("company"), static_cast<int>(*seat.company), {}, nameOf(*seat.company)}};
    if (seat.officer)
        places.append(SetupPlace{QStringLiteral("officer"),
                                 static_cast<int>(*seat.officer),
                                 {},
                                 faceOf(*seat.officer).title});
    if (seat.startingContract)
        places.append(SetupPlace{QStringLiteral("contract"),
                                 seat.startingContract->value,
                                 {},
                                 faceOf(*seat.startingContract).title});
    return places;
}

/// The first in turn order first.
QList<SetupPlace> turnOrder(const SetupDraft& whole) {
    QList<SetupPlace> places;
    for (const SeatDraft& seat : whole.seats)
        places.append(SetupPlace{QStringLiteral("company"), static_cast<int>(*seat.company),
                                 QString::number(places.size() + 1), nameOf(*seat.company)});
    return places;
}

QString blockedSpaces(std::size_t players) {
    if (players == kMaxPlayers)
        return {};
    return players == 2 ? SetupInstructionsModel::tr("Cover the action spaces marked 3+ and 4.")
                        : SetupInstructionsModel::tr("Cover the action spaces marked 4.");
}

bool hasAutoma(const SetupDraft& draft) {
    return std::any_of(draft.seats.begin(), draft.seats.end(),
                       [](const SeatDraft& seat) { return seat.kind == PlayerKind::Automa; });
}

QList<SetupPlace> tilePlaces(const TileSet& tiles) {
    QList<SetupPlace> places;
    for (const Tile tile : tiles)
        places.append(
            SetupPlace{QStringLiteral("tile"), static_cast<int>(tile), {}, faceOf(tile).title});
    return places;
}

/// The tiles every company begins with (B-4.4, B-4.8).
TileSet basicTiles(const State& state, const SetupDraft& draft) {
    TileSet common;
    for (const Tile tile : state.of(*draft.seats[0].company).tiles)
        if (std::all_of(draft.seats.begin(), draft.seats.end(), [&](const SeatDraft& seat) {
                return state.of(*seat.company).tiles.contains(tile);
            }))
            common.insert(tile);
    return common;
}

QString basicTilesSentence(bool isIntroductory) {
    return isIntroductory
               ? SetupInstructionsModel::tr("Each company takes these basic technology tiles.")
               : SetupInstructionsModel::tr("Each company takes these basic technology tiles; the "
                                            "wild ones stay in the box.");
}

/// Sekibo's player starts with as many credits as the table ruled (R-B25).
bool needsMoreCredits(const SetupDraft& draft) {
    return draft.options.rulings.sekiboCredits != kStartCredits &&
           std::any_of(draft.seats.begin(), draft.seats.end(), [](const SeatDraft& seat) {
               return seat.kind == PlayerKind::Human && seat.officer == Officer::Sekibo;
           });
}

/// What an officer changes about the supply.
QString officerSentence(const SeatDraft& seat) {
    switch (seat.officer.value_or(Officer::None)) {
    case Officer::Battista:
        return SetupInstructionsModel::tr("%1 exchanges one engineer for the architect.")
            .arg(nameOf(*seat.company));
    case Officer::Audia:
        return SetupInstructionsModel::tr("%1 takes 8 excamixers instead of other machines.")
            .arg(nameOf(*seat.company));
    default:
        return {};
    }
}

QString supplies() {
    return SetupInstructionsModel::tr("Each company takes %1 excavators, %2 mixers and %3 "
                                      "engineers; humans also take %4 credits and start at %5 VP.")
        .arg(kStartExcavators)
        .arg(kStartMixers)
        .arg(kEngineersPerCompany)
        .arg(kStartCredits)
        .arg(kStartVp);
}

} // namespace

int SetupInstructionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_instructions.size());
}

QVariant SetupInstructionsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Instruction& instruction = m_instructions[index.row()];
    switch (role) {
    case SentenceRole:
        return instruction.sentence;
    case PlacesRole:
        return QVariant::fromValue(instruction.places);
    case IsDoneRole:
        return m_done.contains(index.row());
    default:
        return {};
    }
}

QHash<int, QByteArray> SetupInstructionsModel::roleNames() const {
    return {{SentenceRole, "sentence"}, {PlacesRole, "places"}, {IsDoneRole, "isDone"}};
}

void SetupInstructionsModel::tick(int row) {
    if (row < 0 || row >= rowCount())
        return;
    if (!m_done.remove(row))
        m_done.insert(row);
    emit dataChanged(index(row), index(row), {IsDoneRole});
}

/// The basic tiles for all, then what an officer brings along (B-4.9).
void SetupInstructionsModel::showTiles(const SetupDraft& whole, const State& state) {
    const TileSet basic = basicTiles(state, whole);
    m_instructions.append({basicTilesSentence(whole.options.introductory), tilePlaces(basic)});
    for (const SeatDraft& seat : whole.seats) {
        TileSet own = state.of(*seat.company).tiles;
        for (const Tile tile : basic)
            own.erase(tile);
        if (!own.empty())
            m_instructions.append(
                {tr("%1 also takes the officer's technology tile.").arg(nameOf(*seat.company)),
                 tilePlaces(own)});
    }
}

void SetupInstructionsModel::show(const TableDraft& draft) {
    core::Rng unused(0); // nothing is open, so nothing is drawn
    const SetupDraft whole = completed(engineDraft(draft), unused);
    beginResetModel();
    m_done.clear();
    m_instructions.clear();
    for (const SetupPart part : kCommonParts)
        if (placeCount(draft, part) > 0)
            m_instructions.append({sentenceFor(part), placesOf(draft, part)});
    if (const QString blocked = blockedSpaces(whole.seats.size()); !blocked.isEmpty())
        m_instructions.append({blocked, {}});
    for (const SeatDraft& seat : whole.seats)
        m_instructions.append({seatSentence(draft, seat), seatPlaces(seat)});
    m_instructions.append({tr("This is the turn order of round 1."), turnOrder(whole)});
    m_instructions.append({supplies(), {}});
    if (whole.options.leeghwater)
        m_instructions.append(
            {tr("Each company also takes %1 buildings.")
                 .arg(kPiecesPerCompany[static_cast<std::size_t>(Structure::Building)]),
             {}});
    for (const SeatDraft& seat : whole.seats)
        if (const QString sentence = officerSentence(seat); !sentence.isEmpty())
            m_instructions.append({sentence, {}});
    if (const auto begun = begin(setupOf(whole)); begun)
        showTiles(whole, begun.value());
    if (needsMoreCredits(whole))
        m_instructions.append({tr("The player of Mahiri Sekibo takes %1 credits.")
                                   .arg(whole.options.rulings.sekiboCredits),
                               {}});
    if (hasAutoma(whole))
        m_instructions.append(
            {tr("Automas start at %1 VP and take no credits. Shuffle the 20 Automa tiles.")
                 .arg(kAutomaStartVp),
             {}});
    m_order.clear();
    for (const Stacking& pile : stackingOf(drawsOf(draft)))
        m_order.append({pile.sentence, pile.places});
    if (hidesOrder())
        m_instructions.append(
            {tr("Have Penstock draw, and everything comes up as in the earlier game."), {}});
    endResetModel();
    emit hidesOrderChanged();
}

void SetupInstructionsModel::showOrder() {
    if (!hidesOrder())
        return;
    const int rows = rowCount();
    beginInsertRows({}, rows, rows + static_cast<int>(m_order.size()) - 1);
    m_instructions.append(std::exchange(m_order, {}));
    endInsertRows();
    emit hidesOrderChanged();
}

#include "moc_setup_instructions_model.cpp"
