#include "app/nucleum/table/nucleum_table.h"

#include "app/common/convert.h"
#include "app/nucleum/facts/fact_library.h"
#include "app/nucleum/words/error_text.h"
#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/play_words.h"
#include "app/sessions/identity.h"

using namespace nucleum;

namespace {

QString soundFor(const Events& events) {
    QString sound;
    for (const Event& event : events) {
        if (event.kind == EventKind::GameEnded || event.kind == EventKind::RoyalScoringBegan)
            return QStringLiteral("round_end");
        if (event.kind == EventKind::VpChanged)
            sound = QStringLiteral("points");
        else if (event.kind == EventKind::TilePlayed || event.kind == EventKind::ContractTaken)
            sound = QStringLiteral("tile");
    }
    return sound;
}

} // namespace

NucleumTable::~NucleumTable() { close(); }

QString NucleumTable::title() const {
    if (!isOpen())
        return {};
    const State& now = state();
    if (now.isOver())
        return tr("Game over");
    if (now.task().kind == TaskKind::ScoreGame || now.task().kind == TaskKind::LastMarker)
        return tr("Final scoring");
    const QString who = m_cast.nameOf(now.active);
    if (now.turnsLeft == 0)
        return tr("Turn of %1").arg(who);
    return tr("Turn of %1 · turns left: %2").arg(who).arg(now.turnsLeft);
}

bool NucleumTable::isOver() const { return isOpen() && state().isOver(); }

int NucleumTable::colourOf(int seat) const {
    if (!isOpen() || seat < 0 || seat >= state().playerCount())
        return -1;
    return static_cast<int>(m_cast.colours[static_cast<std::size_t>(seat)]);
}

bool NucleumTable::begin(const Setup& setup, const QStringList& names) {
    const auto begun = nucleum::Playthrough::begin(setup);
    if (!begun)
        return refuse(sentenceFor(begun.error()));
    std::vector<database::SessionSeat> seats;
    for (std::size_t i = 0; i < setup.seats.size(); ++i)
        seats.push_back({nucleum::roleOf(setup.seats[i].experiment),
                         toStd(names.value(static_cast<qsizetype>(i)).simplified())});
    return start([&](const database::DatabaseFile& store) {
        return Own::create(store, begun.value(), seats, sessions::now());
    });
}

core::Result<std::unique_ptr<OpenGame>, OpenGame::ResumeError>
NucleumTable::resume(const database::DatabaseFile& store, const std::string& id) const {
    return Own::resume(store, id);
}

void NucleumTable::takeSeats(const std::vector<database::SessionSeat>& seats) {
    m_cast = {};
    m_newsAt = -1;
    const Setup& setup = game().setup();
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        m_cast.colours[i] = setup.seats[i].colour;
        if (i < seats.size())
            m_cast.names[i] = toQt(seats[i].playerName);
    }
    own().words().cast = m_cast;
}

bool NucleumTable::commit(const Move& move) {
    if (!isOpen())
        return false;
    endView();
    const auto events = own().session().commit(move, sessions::now());
    if (!events)
        return refuse(sentenceFor(events.error()));
    tell(events.value());
    keep();
    if (const QString sound = soundFor(events.value()); !sound.isEmpty())
        emit heard(sound);
    return true;
}

// By value: what the table tells of the move may take away the form that asked for it.
bool NucleumTable::learn(Fact fact) { // NOLINT(performance-unnecessary-value-param)
    if (!commit({Actor::Table, Learn{fact}}))
        return false;
    // A store that does not take it only means that it is asked for again in a later game.
    if (host())
        (void)remember(host()->store(), fact, game().setup().seats.size()).ok();
    return true;
}

void NucleumTable::tell(const Events& events) {
    m_news.clear();
    for (const Event& event : events)
        if (const QString sentence = eventText(event, m_cast); !sentence.isEmpty())
            m_news.append(sentence);
    m_newsAt = cursor();
}

#include "moc_nucleum_table.cpp"
