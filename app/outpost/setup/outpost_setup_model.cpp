#include "app/outpost/setup/outpost_setup_model.h"

#include <algorithm>

#include "app/common/chance.h"
#include "app/common/convert.h"
#include "app/outpost/cards/remembered_facts.h"
#include "app/outpost/setup/outpost_ruling_words.h"
#include "app/outpost/setup/setup_instructions.h"
#include "engine/outpost/data/box.h"
#include "engine/outpost/rulings.h"

using namespace outpost;

namespace {

void shuffle(QList<int>& order) {
    core::Rng rng(chance().next());
    const auto drawn = randomOrder(static_cast<int>(order.size()), rng);
    for (qsizetype i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(indexOf(drawn[static_cast<std::size_t>(i)]));
}

} // namespace

OutpostSetupModel::OutpostSetupModel(QObject* parent)
    : NewGame("outpost.setup_draft", 6, parent),
      m_rulings(m_draft.options.rulings, kRulings, rulingTexts()), m_tokens(m_draft, m_map) {
    connect(&m_rulings, &RulingListModel::edited, this, &OutpostSetupModel::update);
    connect(&m_tokens, &TokenEntryModel::edited, this, &OutpostSetupModel::save);
}

void OutpostSetupModel::load() {
    if (const auto kept = keptDraft())
        (void)readInto(m_draft, QByteArray::fromStdString(*kept));
    m_rulings.reload();
    readFacts();
    emit playersChanged();
    emit changed();
}

void OutpostSetupModel::readFacts() {
    if (!m_host)
        return;
    if (const auto kept = rememberedFact(m_host->store(), kFiguresFact))
        m_areFiguresConfirmed = readFigures(m_draft.options, *kept);
    m_map = knownMap(m_host->store());
    fitTokens(m_draft, m_map);
    emit changed();
}

void OutpostSetupModel::save() { keepDraft(textOf(m_draft).toStdString()); }

void OutpostSetupModel::update() {
    save();
    emit changed();
}

void OutpostSetupModel::setPlayers(int players) {
    const int wanted = std::clamp(players, kMinPlayers, kMaxPlayers);
    if (wanted == this->players())
        return;
    while (m_draft.seats.size() > wanted)
        m_draft.seats.removeLast();
    while (m_draft.seats.size() < wanted) {
        SeatDraft seat;
        while (std::ranges::any_of(
            m_draft.seats, [&seat](const SeatDraft& each) { return each.colour == seat.colour; }))
            ++seat.colour;
        m_draft.seats.append(seat);
    }
    m_draft.order.clear();
    for (int i = 0; i < wanted; ++i)
        m_draft.order.append(i);
    emit playersChanged();
    update();
}

QList<SetupSeatFace> OutpostSetupModel::seats() const {
    QList<SetupSeatFace> faces;
    const Cast cast = castOf(m_draft);
    for (qsizetype i = 0; i < m_draft.seats.size(); ++i)
        faces.append(
            {m_draft.seats[i].name, cast.nameOf(static_cast<Seat>(i)), m_draft.seats[i].colour});
    return faces;
}

QStringList OutpostSetupModel::colourNames() const {
    QStringList names;
    for (const char* const colour : kColours)
        names.append(colourName(QLatin1String(colour)));
    return names;
}

QStringList OutpostSetupModel::enteredNames() const {
    QStringList names;
    for (const SeatDraft& seat : m_draft.seats)
        names.append(seat.name);
    return names;
}

void OutpostSetupModel::setName(int seat, const QString& name) {
    if (seat < 0 || seat >= players() || m_draft.seats[seat].name == name)
        return;
    m_draft.seats[seat].name = name;
    update();
}

void OutpostSetupModel::setColour(int seat, int colour) {
    if (seat < 0 || seat >= players() || colour < 0 || colour >= static_cast<int>(kColours.size()))
        return;
    for (SeatDraft& each : m_draft.seats)
        if (each.colour == colour)
            each.colour = m_draft.seats[seat].colour;
    m_draft.seats[seat].colour = colour;
    update();
}

void OutpostSetupModel::setOrderEntered(bool isEntered) {
    m_draft.isOrderEntered = isEntered;
    update();
}

void OutpostSetupModel::moveUp(int place) {
    if (place <= 0 || place >= m_draft.order.size())
        return;
    m_draft.order.swapItemsAt(place, place - 1);
    update();
}

void OutpostSetupModel::setUsesMap(bool usesMap) {
    m_draft.usesMap = usesMap;
    update();
}

bool OutpostSetupModel::asksSmallArea() const {
    return usesMap() && setupRow(players()).smallAreas == 1;
}

void OutpostSetupModel::setSmallArea(int area) {
    m_draft.smallArea = std::clamp(area, 1, kAreaCount - 1);
    update();
}

QStringList OutpostSetupModel::instructions() const {
    return setupInstructions(m_draft, usesMap());
}

QList<int> OutpostSetupModel::payout() const {
    return {m_draft.options.payout.begin(), m_draft.options.payout.end()};
}

QList<int> OutpostSetupModel::prices() const {
    return {m_draft.options.prices.begin(), m_draft.options.prices.end()};
}

void OutpostSetupModel::setPayout(int cities, int elektro) {
    if (cities < 0 || cities > kStations)
        return;
    m_draft.options.payout[static_cast<std::size_t>(cities)] = static_cast<std::uint8_t>(elektro);
    emit changed();
}

void OutpostSetupModel::setPrice(int sector, int elektro) {
    if (sector < 0 || sector >= kSectorCount)
        return;
    m_draft.options.prices[static_cast<std::size_t>(sector)] = static_cast<std::uint8_t>(elektro);
    emit changed();
}

bool OutpostSetupModel::isPayoutInRulebook(int cities) const {
    return std::ranges::find(kPayoutsInRulebook, cities) != kPayoutsInRulebook.end();
}

bool OutpostSetupModel::isPriceInRulebook(int sector) const { return sector == kPriceInRulebook; }

void OutpostSetupModel::resetFigures() {
    m_draft.options.payout = kSuggestedPayout;
    m_draft.options.prices = kSuggestedPrices;
    emit changed();
}

void OutpostSetupModel::confirmFigures() {
    m_areFiguresConfirmed = true;
    if (m_host) {
        const auto kept = rememberFact(m_host->store(), kFiguresFact, figuresOf(m_draft.options));
        if (!kept)
            qWarning("The figures are not kept: %s", kept.error().detail.c_str());
    }
    go(Players);
    goOn();
}

void OutpostSetupModel::go(Stage stage) {
    m_stage = stage;
    m_trouble.clear();
    emit changed();
}

void OutpostSetupModel::showRulings() { go(Rulings); }
void OutpostSetupModel::showFigures() { go(Figures); }

void OutpostSetupModel::goOn() {
    if (!m_areFiguresConfirmed) {
        go(Figures);
        return;
    }
    if (!m_draft.isOrderEntered)
        shuffle(m_draft.order);
    save();
    go(Instructions);
}

void OutpostSetupModel::showTokens() {
    m_tokens.begin();
    go(Tokens);
}

bool OutpostSetupModel::back() {
    if (m_stage == Players)
        return false;
    go(m_stage == Tokens ? Instructions : Players);
    return true;
}

Setup OutpostSetupModel::wholeSetup() const {
    Setup setup = setupOf(m_draft);
    if (usesMap()) {
        setup.map = mapOf(m_map, m_draft.tokens);
        setup.smallAreas = smallAreasOf(m_draft);
    }
    return setup;
}

/// The tokens of the game that starts are offered again in the next one.
void OutpostSetupModel::rememberTokens() {
    for (qsizetype i = 0; i < m_map.connections.size(); ++i)
        if (m_draft.tokens[i])
            m_map.connections[i].lastCost = m_draft.tokens[i];
    m_draft.tokens.fill(std::nullopt);
    if (const auto kept = remember(m_host->store(), m_map); !kept)
        qWarning("The tokens are not kept: %s", kept.error().detail.c_str());
}

bool OutpostSetupModel::start() {
    Cast cast = castOf(m_draft);
    if (usesMap())
        cast.cities = m_map.names();
    if (!m_table || !m_table->begin(wholeSetup(), cast)) {
        m_trouble = m_table ? m_table->trouble() : QString();
        emit changed();
        return false;
    }
    m_draft.isOrderEntered = false;
    if (usesMap())
        rememberTokens();
    go(Players);
    save();
    emit started();
    return true;
}

#include "moc_outpost_setup_model.cpp"
