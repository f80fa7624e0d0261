#include "app/nucleum/setup/nucleum_setup_model.h"

#include "app/common/chance.h"
#include "app/common/convert.h"
#include "app/nucleum/library/fact_library.h"
#include "app/nucleum/setup/nucleum_ruling_words.h"
#include "app/nucleum/words/error_text.h"
#include "app/nucleum/words/names.h"
#include "engine/nucleum/rulings.h"

using namespace nucleum;

NucleumSetupModel::NucleumSetupModel(QObject* parent)
    : NewGame("nucleum.new_game", 6, parent), m_rng(chance().next()), m_draft(newDraft(m_rng)),
      m_rulings(m_draft.setup.options.rulings, kRulings, rulingTexts()) {
    connect(&m_rulings, &RulingListModel::edited, this, &NucleumSetupModel::update);
}

void NucleumSetupModel::load() {
    if (const auto kept = keptDraft())
        if (const auto draft = readDraft(toQt(*kept)))
            m_draft = *draft;
    m_rulings.reload();
    emit changed();
}

void NucleumSetupModel::update() {
    m_trouble.clear();
    keepDraft(toStd(writtenDraft(m_draft)));
    emit changed();
}

void NucleumSetupModel::go(Stage stage) {
    m_stage = stage;
    update();
}

QString NucleumSetupModel::labelOf(std::size_t seat) const {
    const QString& name = m_draft.names[static_cast<qsizetype>(seat)];
    return name.isEmpty() ? nameOf(m_draft.setup.seats[seat].colour) : name;
}

QList<NucleumSeat> NucleumSetupModel::seats() const {
    QList<NucleumSeat> seats;
    for (std::size_t i = 0; i < m_draft.setup.seats.size(); ++i) {
        const Seat& seat = m_draft.setup.seats[i];
        seats.append({m_draft.names[static_cast<qsizetype>(i)], labelOf(i),
                      static_cast<int>(seat.colour), static_cast<int>(seat.experiment)});
    }
    return seats;
}

void NucleumSetupModel::setFirstGame(bool isFirstGame) {
    m_draft.setup.options.firstGames = isFirstGame;
    update();
}

QStringList NucleumSetupModel::enteredNames() const { return m_draft.names; }

QString NucleumSetupModel::trouble() const {
    if (!m_trouble.isEmpty())
        return m_trouble;
    QStringList names = m_draft.names;
    names.removeAll(QString());
    return names.removeDuplicates() > 0 ? tr("Two players have the same name.") : QString();
}

QList<NucleumSetupPlace> NucleumSetupModel::places() const {
    QList<NucleumSetupPlace> places;
    for (const PartPlace& place : placesOf(m_draft))
        places.append({titleOf(m_draft, place), valueOf(m_draft, place)});
    return places;
}

QString NucleumSetupModel::placeTitle() const {
    return titleOf(m_draft, placesOf(m_draft)[static_cast<std::size_t>(m_place)]);
}

QList<NucleumOption> NucleumSetupModel::choices() const {
    return choicesFor(m_draft, placesOf(m_draft)[static_cast<std::size_t>(m_place)]);
}

void NucleumSetupModel::setPlayers(int count) {
    if (count < kMinPlayers || count > kMaxPlayers)
        return;
    m_place = 0;
    setPlayerCount(m_draft, count, m_rng);
    update();
}

void NucleumSetupModel::setName(int seat, const QString& name) {
    if (seat < 0 || seat >= m_draft.names.size())
        return;
    m_draft.names[seat] = name.simplified();
    update();
}

void NucleumSetupModel::setColour(int seat, int colour) {
    nucleum::setColour(m_draft, static_cast<std::size_t>(seat), static_cast<PlayerColour>(colour));
    update();
}

void NucleumSetupModel::setExperiment(int seat, int experiment) {
    nucleum::setExperiment(m_draft, static_cast<std::size_t>(seat),
                           static_cast<Experiment>(experiment));
    update();
}

void NucleumSetupModel::drawFirstPlayer() {
    const auto count = static_cast<std::uint32_t>(m_draft.setup.seats.size());
    const auto first = m_rng.below(count);
    SetupDraft turned = m_draft;
    for (std::uint32_t i = 0; i < count; ++i) {
        turned.setup.seats[i] = m_draft.setup.seats[(first + i) % count];
        turned.names[i] = m_draft.names[static_cast<qsizetype>((first + i) % count)];
    }
    m_draft = turned;
    update();
}

void NucleumSetupModel::showTable() {
    if (trouble().isEmpty())
        go(Table);
}

void NucleumSetupModel::showRulings() { go(Rulings); }

bool NucleumSetupModel::back() {
    if (m_stage == Players)
        return false;
    go(m_stage == Choosing ? Table : Players);
    return true;
}

void NucleumSetupModel::deal() {
    dealTable(m_draft, m_rng);
    update();
}

void NucleumSetupModel::choosePlace(int place) {
    if (place < 0 || place >= static_cast<int>(placesOf(m_draft).size()))
        return;
    m_place = place;
    go(Choosing);
}

void NucleumSetupModel::pick(int choice) {
    const QList<NucleumOption> offered = choices();
    if (choice < 0 || choice >= offered.size())
        return;
    put(m_draft, placesOf(m_draft)[static_cast<std::size_t>(m_place)], offered[choice].value);
    go(Table);
}

bool NucleumSetupModel::start() {
    if (!trouble().isEmpty() || !m_table || !m_host)
        return false;
    m_draft.setup.facts = knownFacts(m_host->store(), m_draft.setup.seats.size());
    if (const Check check = checkSetup(m_draft.setup); !check) {
        m_trouble = sentenceFor(check.error());
        emit changed();
        return false;
    }
    if (!m_table->begin(m_draft.setup, m_draft.names)) {
        m_trouble = m_table->trouble();
        emit changed();
        return false;
    }
    // The same people at another table next time.
    m_draft.setup.facts = {};
    dealTable(m_draft, m_rng);
    m_stage = Players;
    update();
    emit started();
    return true;
}

#include "moc_nucleum_setup_model.cpp"
