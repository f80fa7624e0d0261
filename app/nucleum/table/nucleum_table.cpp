#include "app/nucleum/table/nucleum_table.h"

#include "app/common/convert.h"
#include "app/nucleum/library/fact_library.h"
#include "app/nucleum/words/move_text.h"
#include "app/nucleum/words/play_words.h"

using namespace nucleum;

NucleumTable::~NucleumTable() { close(); }

QString NucleumTable::title() const {
    if (!isOpen())
        return {};
    const State& now = state();
    if (now.isOver())
        return tr("Game over");
    if (now.task().kind == TaskKind::ScoreGame || now.task().kind == TaskKind::LastMarker)
        return tr("Final scoring");
    const QString who = cast().nameOf(now.active);
    if (now.turnsLeft == 0)
        return tr("Turn of %1").arg(who);
    return tr("Turn of %1 · turns left: %2").arg(who).arg(now.turnsLeft);
}

int NucleumTable::colourOf(int seat) const {
    if (!isOpen() || seat < 0 || seat >= state().playerCount())
        return -1;
    return static_cast<int>(cast().colours[static_cast<std::size_t>(seat)]);
}

bool NucleumTable::begin(const Setup& setup, const QStringList& names) {
    std::vector<database::SessionSeat> seats;
    for (std::size_t i = 0; i < setup.seats.size(); ++i)
        seats.push_back({nucleum::roleOf(setup.seats[i].experiment),
                         toStd(names.value(static_cast<qsizetype>(i)).simplified())});
    return beginWith(setup, seats);
}

void NucleumTable::takeSeats(const std::vector<database::SessionSeat>& seats) {
    words().cast = castOf(game().setup(), seats);
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

QStringList NucleumTable::news() const {
    return newsIn([this](const Event& event) { return eventText(event, cast()); });
}

#include "moc_nucleum_table.cpp"
