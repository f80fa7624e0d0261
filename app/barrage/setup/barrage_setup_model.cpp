#include "app/barrage/setup/barrage_setup_model.h"

#include <utility>

#include <QJsonDocument>

#include "app/barrage/setup/barrage_ruling_words.h"
#include "app/barrage/setup/setup_part_text.h"
#include "app/barrage/setup/table_draft_json.h"
#include "app/barrage/words/error_text.h"
#include "app/common/chance.h"
#include "app/history/same_setup.h"
#include "engine/barrage/rulings.h"

using namespace barrage;

BarrageSetupModel::BarrageSetupModel(QObject* parent)
    : NewGame("barrage.setup_draft", 4, parent), m_draft(soloDraft()), m_seats(m_draft),
      m_rulings(m_draft.setup.options.rulings, kRulings, rulingTexts()), m_parts(m_draft),
      m_choices(m_draft) {
    connect(&m_seats, &SetupSeatsModel::edited, this, &BarrageSetupModel::update);
    connect(&m_rulings, &RulingListModel::edited, this, &BarrageSetupModel::update);
    m_parts.update();
}

void BarrageSetupModel::setIntroductory(bool isIntroductory) {
    m_draft.setup.options.introductory = isIntroductory;
    if (isIntroductory) {
        m_draft.setup.options.leeghwater = false;
        m_draft.setup.options.promoOfficers = false;
    }
    tidy(m_draft);
    update();
}

void BarrageSetupModel::setLeeghwater(bool hasLeeghwater) {
    m_draft.setup.options.leeghwater = hasLeeghwater && !isIntroductory();
    tidy(m_draft);
    update();
}

void BarrageSetupModel::setPromoOfficers(bool hasPromoOfficers) {
    m_draft.setup.options.promoOfficers = hasPromoOfficers && !isIntroductory();
    tidy(m_draft);
    update();
}

QStringList BarrageSetupModel::enteredNames() const {
    return {m_draft.names.begin(), m_draft.names.end()};
}

QString BarrageSetupModel::missing() const {
    QStringList titles;
    for (const SetupPart part : openParts(m_draft))
        titles.append(titleOf(part));
    return titles.isEmpty() ? QString() : tr("Still open: %1.").arg(titles.join(", "));
}

bool BarrageSetupModel::isUntouched() const {
    TableDraft empty = m_draft;
    clearTable(empty);
    return empty == m_draft;
}

QString BarrageSetupModel::offeredGame() const {
    return m_offered ? history::repeatedText(*m_offered->repeat) : QString();
}

QString BarrageSetupModel::partTitle() const { return titleOf(m_part); }

QString BarrageSetupModel::prompt() const {
    return isSettled(m_draft, m_part) ? settledPrompt()
                                      : promptFor(m_draft, m_part, currentPlace());
}

QStringList BarrageSetupModel::prompts() const {
    QStringList prompts{settledPrompt()};
    for (int place = 0; place < placeCount(m_draft, m_part); ++place)
        prompts.append(promptFor(m_draft, m_part, place));
    return prompts;
}

QString BarrageSetupModel::settledPrompt() { return tr("All set. Tap a place to change it."); }

QList<SetupPlace> BarrageSetupModel::places() const { return placesOf(m_draft, m_part); }

int BarrageSetupModel::currentPlace() const {
    const int open = firstOpenPlace(m_draft, m_part);
    return open == kOpen ? placeCount(m_draft, m_part) - 1 : open;
}

bool BarrageSetupModel::setUpAgain(const QString& repeat) {
    const auto read = sessions::repeatFrom(QJsonDocument::fromJson(repeat.toUtf8()).object());
    const auto draft = read ? draftOf(*read, m_knownNames) : std::nullopt;
    if (!draft)
        return false;
    if (isUntouched() || isRepeat(m_draft)) {
        take(*draft);
    } else {
        m_offered = draft;
        go(Offered);
    }
    return true;
}

void BarrageSetupModel::takeOffered() {
    if (m_offered)
        take(*std::exchange(m_offered, std::nullopt));
}

void BarrageSetupModel::take(const TableDraft& draft) {
    m_draft = draft;
    m_seats.reload();
    m_rulings.reload();
    go(Players);
}

bool BarrageSetupModel::showTable() {
    if (!playersTrouble().isEmpty())
        return false;
    go(Table);
    return true;
}

void BarrageSetupModel::showRulings() { go(Rulings); }

bool BarrageSetupModel::back() {
    switch (m_stage) {
    case Players:
        return false;
    case Rulings:
    case Table:
        go(Players);
        return true;
    case Choosing:
    case Instructions:
    case Offered:
        break;
    }
    m_offered.reset();
    go(Table);
    return true;
}

void BarrageSetupModel::choosePart(int part) {
    m_part = static_cast<SetupPart>(part);
    m_isCopying = false;
    go(Choosing);
}

void BarrageSetupModel::copyTable() {
    const std::vector<SetupPart> open = openParts(m_draft);
    if (open.empty())
        return;
    m_part = open.front();
    m_isCopying = true;
    go(Choosing);
}

void BarrageSetupModel::pick(int thing) {
    const int lies = placeOf(m_draft, m_part, thing);
    if (lies != kOpen) {
        clearPlace(lies);
        return;
    }
    // Where all places are taken the last one is exchanged.
    setThing(m_draft, m_part, currentPlace(), thing);
    tidy(m_draft);
    if (isSettled(m_draft, m_part))
        afterPart();
    update();
}

void BarrageSetupModel::clearPlace(int place) {
    setThing(m_draft, m_part, place, kOpen);
    tidy(m_draft);
    update();
}

void BarrageSetupModel::dealChosenPart() {
    deal(m_draft, m_part, chance());
    afterPart();
    update();
}

void BarrageSetupModel::dealPart(int part) {
    deal(m_draft, static_cast<SetupPart>(part), chance());
    update();
}

void BarrageSetupModel::dealAll() {
    ::dealAll(m_draft, chance());
    showInstructions();
}

void BarrageSetupModel::showInstructions() {
    m_instructions.show(m_draft);
    go(Instructions);
}

void BarrageSetupModel::clearAll() {
    clearTable(m_draft);
    update();
}

bool BarrageSetupModel::start() {
    core::Rng rng(0); // only orders the seats: a game begins when nothing is open
    const SetupDraft whole = completed(engineDraft(m_draft), rng);
    const Setup setup = setupOf(whole);
    m_trouble = missing();
    if (m_trouble.isEmpty())
        if (const auto begun = begin(setup); !begun)
            m_trouble = barrage::sentenceFor(begun.error());
    if (m_trouble.isEmpty() && !m_table->begin(setup, names(whole), repeated()))
        m_trouble = m_table->trouble();
    if (!m_trouble.isEmpty()) {
        emit changed();
        return false;
    }
    clearTable(m_draft);
    go(Players);
    emit started();
    return true;
}

std::optional<sessions::Repeat> BarrageSetupModel::repeated() const {
    return isRepeat(m_draft) ? m_draft.repeat : std::nullopt;
}

void BarrageSetupModel::load() {
    const auto kept = keptDraft();
    const std::optional<TableDraft> draft = kept ? draftFromJson(*kept) : std::nullopt;
    m_draft = draft.value_or(soloDraft());
    if (!draft && !m_knownNames.isEmpty())
        m_draft.names[0] = m_knownNames.front();
    m_stage = isUntouched() ? Players : Table;
    m_seats.reload();
    m_rulings.reload();
    m_parts.update();
    emit changed();
}

void BarrageSetupModel::update() {
    m_trouble.clear();
    keepDraft(toJson(m_draft));
    m_parts.update();
    if (m_stage == Choosing)
        m_choices.show(m_part, currentPlace());
    emit changed();
}

void BarrageSetupModel::go(Stage stage) {
    m_stage = stage;
    update();
}

/// On to the next open part if the whole table is being copied, else back to the overview.
void BarrageSetupModel::afterPart() {
    const std::vector<SetupPart> open = openParts(m_draft);
    if (m_isCopying && !open.empty())
        m_part = open.front();
    else
        m_stage = Table;
}

BarrageTable::Names BarrageSetupModel::names(const SetupDraft& whole) const {
    BarrageTable::Names names;
    for (const SeatDraft& seat : whole.seats)
        if (seat.kind == PlayerKind::Human)
            names[indexOf(*seat.company)] = m_draft.names[static_cast<std::size_t>(seat.player)];
    return names;
}

#include "moc_barrage_setup_model.cpp"
