#include "app/barrage/table/barrage_table.h"

#include "app/barrage/play/barrage_play.h"
#include "app/barrage/words/names.h"
#include "app/common/convert.h"
#include "app/common/sentence_case.h"
#include "engine/barrage/draw_order.h"
#include "engine/barrage/ids.h"

using namespace barrage;

// Before any view-model hears of it.
BarrageTable::BarrageTable(QObject* parent) : GameTableOf(parent) {
    connect(this, &GameTable::changed, this, &BarrageTable::forgetUndone);
}

BarrageTable::~BarrageTable() { close(); }

QString BarrageTable::title() const { return isOpen() ? titleOf(state()) : QString(); }

QString BarrageTable::titleOf(const State& state) {
    if (state.isOver())
        return tr("Game over");
    return tr("Round %1 · %2").arg(state.round).arg(sentenceCase(explain::nameOf(state.phase)));
}

bool BarrageTable::hasLeeghwater() const { return isOpen() && state().options.leeghwater; }

QString BarrageTable::nameOf(Company company) const {
    return playerName(game().state().of(company), company, m_names[indexOf(company)]);
}

bool BarrageTable::begin(const Setup& setup, const Names& names,
                         const std::optional<sessions::Repeat>& repeated) {
    std::vector<std::string> humans;
    for (const Seat& seat : setup.seats)
        if (seat.kind == PlayerKind::Human)
            humans.push_back(toStd(names[indexOf(seat.company)]));
    const bool isStarted = beginWith(setup, seatsOf(setup, humans));
    if (isStarted)
        keepSteps(
            m_steps); // or a game that is opened in its first turn would be one from elsewhere
    if (isStarted && repeated) {
        setOptions(sessions::optionsWith(options(), *repeated));
        takeOrder();
    }
    return isStarted;
}

std::vector<Move> BarrageTable::comingUp() const {
    return isOpen() ? barrage::comingUp(m_order, game()) : std::vector<Move>{};
}

void BarrageTable::takeSeats(const std::vector<database::SessionSeat>& seats) {
    m_names = {};
    for (const database::SessionSeat& seat : seats)
        if (const auto company = parseId<Company>(seat.role))
            m_names[indexOf(*company)] = toQt(seat.playerName);
    takeOrder();
    m_steps = steps::readFrom(options()).value_or(steps::KeptSteps::allDone(cursor()));
}

/// What was done while the entry was entered anew is of no account: pieces lay there already.
std::string BarrageTable::optionsBehind(const sessions::ReplacedEntries& replaced,
                                        const std::string& /*meanwhile*/) {
    const auto kept = steps::readFrom(options());
    return kept ? steps::writtenTo(options(), kept->behind(replaced)) : options();
}

void BarrageTable::takeOrder() {
    m_order.clear();
    if (const auto repeated = sessions::repeatInOptions(options()))
        for (const std::string& line : repeated->draws)
            m_order.push_back(*parseMove(line));
}

void BarrageTable::keepSteps(const steps::KeptSteps& steps) {
    if (!isOpen())
        return;
    m_steps = steps;
    setOptions(steps::writtenTo(options(), steps));
}

/// What was taken back is to be done again when it is played again. An entry that is entered anew
/// takes nothing back: the table has it right already.
void BarrageTable::forgetUndone() {
    if (!isOpen() || amendedEntry() > 0)
        return;
    if (const steps::KeptSteps inForce = m_steps.upTo(cursor()); inForce != m_steps)
        keepSteps(inForce);
}

#include "moc_barrage_table.cpp"
