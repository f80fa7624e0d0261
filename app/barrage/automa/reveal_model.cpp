#include "app/barrage/automa/reveal_model.h"

#include <algorithm>
#include <array>

#include "app/barrage/automa/seen_text.h"
#include "app/barrage/words/names.h"
#include "app/common/chance.h"
#include "app/common/sentence_case.h"
#include "app/table/follow_table.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/legal.h"

namespace {

using namespace barrage;

bool isReveal(const Task& task) {
    return task.kind == TaskKind::RevealContract || task.kind == TaskKind::RevealTile ||
           task.kind == TaskKind::RevealWork;
}

/// How many tasks of this kind wait one after the other.
template <class IsOne>
int waiting(const State& state, IsOne isOne) {
    int count = 0;
    for (std::size_t i = state.agenda.size(); i-- > 0 && isOne(state.agenda[i]);)
        ++count;
    return count;
}

int waitingTiles(const State& state) {
    return waiting(state, [](const Task& task) { return task.kind == TaskKind::RevealTile; });
}

Move revealOf(const Task& task, int number) {
    if (task.kind == TaskKind::RevealTile)
        return {Actor::Table, RevealTile{static_cast<Tile>(number)}};
    if (task.kind == TaskKind::RevealWork)
        return {Actor::Table, RevealWork{Work(number)}};
    return {Actor::Table, RevealContract{Contract(static_cast<std::uint8_t>(number))}};
}

} // namespace

RevealModel::RevealModel(QObject* parent) : QAbstractListModel(parent) {}

int RevealModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant RevealModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Card& card = m_cards[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole:
        return card.number;
    case NameRole:
        return card.name;
    case IsPossibleRole:
        return card.reason.isEmpty();
    case ReasonRole:
        return card.reason;
    default:
        return {};
    }
}

QHash<int, QByteArray> RevealModel::roleNames() const {
    return {{NumberRole, "number"},
            {NameRole, "name"},
            {IsPossibleRole, "isPossible"},
            {ReasonRole, "reason"}};
}

void RevealModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &RevealModel::refresh))
        return;
    emit tableChanged();
    refresh();
}

void RevealModel::refresh() {
    beginResetModel();
    m_cards.clear();
    m_task = {};
    m_pending = 0;
    if (m_table && m_table->isOpen() && m_table->viewedEntry() < 0 && !m_table->isOver()) {
        const Task& task = m_table->state().task();
        if (isReveal(task))
            m_task = task;
    }
    if (canBeEmpty())
        m_cards = contractsOfTheColour();
    if (m_task.kind == TaskKind::RevealWork)
        m_cards = worksOfThePile();
    if (isTile()) {
        m_cards = tilesOfTheLevel();
        const int tiles = waitingTiles(m_table->state());
        const int possible = static_cast<int>(nextOf(m_table->state().patents).size());
        m_pending = tiles > 1 && tiles == possible - 1 ? tiles : 0;
    }
    endResetModel();
    emit questionChanged();
}

std::vector<RevealModel::Card> RevealModel::contractsOfTheColour() const {
    std::vector<Card> cards;
    const ContractSet next = nextOf(m_table->state().contracts.piles[m_task.a]);
    const int first = kFirstPrivate.value + m_task.a * kPrivatePerColour;
    for (int number = first; number < first + kPrivatePerColour; ++number) {
        const Contract contract(static_cast<std::uint8_t>(number));
        cards.push_back(
            {number, explain::nameOf(contract),
             next.contains(contract) ? QString() : automa::placeOf(*m_table, contract)});
    }
    return cards;
}

std::vector<RevealModel::Card> RevealModel::tilesOfTheLevel() const {
    std::vector<Card> cards;
    const TileSet next = nextOf(m_table->state().patents);
    if (next.empty())
        return cards;
    const int level = infoOf(*next.begin()).level;
    const auto isInGame = [this](Tile tile) {
        return m_table->state().options.leeghwater || !needsLeeghwater(tile);
    };
    for (int number = 0; number < kTileCount; ++number) {
        const auto tile = static_cast<Tile>(number);
        if (infoOf(tile).level == level && isInGame(tile))
            cards.push_back({number, explain::nameOf(tile),
                             next.contains(tile) ? QString() : automa::placeOf(*m_table, tile)});
    }
    return cards;
}

std::vector<RevealModel::Card> RevealModel::worksOfThePile() const {
    std::vector<Card> cards;
    const WorkSet next = nextOf(m_table->state().works);
    if (next.empty())
        return cards;
    const int first = pileOf(*next.begin()) * kWorksPerPile;
    for (int number = first; number < first + kWorksPerPile; ++number) {
        const Work work(number);
        cards.push_back({number, sentenceCase(explain::nameOf(work)),
                         next.contains(work) ? QString() : automa::placeOf(*m_table, work)});
    }
    return cards;
}

QString RevealModel::kind() const {
    switch (m_task.kind) {
    case TaskKind::RevealTile:
        return QStringLiteral("tile");
    case TaskKind::RevealWork:
        return QStringLiteral("work");
    default:
        return QStringLiteral("contract");
    }
}

QString RevealModel::prompt() const {
    static constexpr std::array kPrompts{QT_TR_NOOP("Which green contract comes up?"),
                                         QT_TR_NOOP("Which yellow contract comes up?"),
                                         QT_TR_NOOP("Which red contract comes up?")};
    if (canBeEmpty())
        return tr(kPrompts[m_task.a]);
    if (m_task.kind == TaskKind::RevealWork)
        return tr("Which external work comes up at place %1?").arg(m_task.a + 1);
    if (asksWhatStays())
        return tr("All but one come up. Which one stays in the pile?");
    return isTile() ? tr("Which advanced tile comes up in the patent office?") : QString();
}

bool RevealModel::hasRefused() const {
    return std::ranges::any_of(m_cards, [](const Card& card) { return !card.reason.isEmpty(); });
}

/// What lies on the table if that row is chosen. Which tile lies in which place does not matter
/// (B-29.6).
std::vector<RevealModel::Card> RevealModel::cameUp(int row) const {
    const Card& chosen = m_cards[static_cast<std::size_t>(row)];
    if (!asksWhatStays())
        return {chosen};
    std::vector<Card> cards;
    for (const Card& card : m_cards)
        if (card.reason.isEmpty() && card.number != chosen.number)
            cards.push_back(card);
    return cards;
}

bool RevealModel::commit(const std::vector<Card>& cards) {
    std::vector<Move> moves;
    for (const Card& card : cards)
        moves.push_back(revealOf(m_task, card.number));
    return m_table->commit(moves);
}

bool RevealModel::choose(int row) {
    if (row < 0 || row >= rowCount() || !m_cards[static_cast<std::size_t>(row)].reason.isEmpty())
        return false;
    return commit(cameUp(row));
}

/// What the order of the game brings, or leaves in the pile if that is asked; -1: by chance.
int RevealModel::rowInOrder() const {
    const std::vector<Move> order = m_table->comingUp();
    if (order.empty())
        return -1;
    const Move& wanted = asksWhatStays() ? order.back() : order.front();
    const auto card = std::ranges::find_if(
        m_cards, [&](const Card& each) { return revealOf(m_task, each.number) == wanted; });
    return card == m_cards.end() ? -1 : static_cast<int>(card - m_cards.begin());
}

/// What stays in the pile is asked once for all that come up.
bool RevealModel::isLast() const {
    return !isAsked() || waiting(m_table->state(), isReveal) <= std::max(1, m_pending);
}

bool RevealModel::deal() {
    for (int left = isAsked() ? waiting(m_table->state(), isReveal) : 0; left > 0; --left) {
        if (!dealOne())
            return false;
        if (!isAsked())
            return true;
    }
    return isAsked();
}

bool RevealModel::dealOne() {
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row)
        if (m_cards[static_cast<std::size_t>(row)].reason.isEmpty())
            rows.push_back(row);
    if (rows.empty())
        return false;
    int row = rowInOrder();
    if (row < 0)
        row = rows[chance().below(static_cast<std::uint32_t>(rows.size()))];
    const std::vector<Card> cards = cameUp(row);
    noteDealt(cards.size());
    return commit(cards);
}

/// They are to be put on the table, which the list for the hands says.
void RevealModel::noteDealt(std::size_t count) {
    steps::KeptSteps kept = m_table->keptSteps();
    for (std::size_t i = 0; i < count; ++i)
        kept.dealt.push_back(m_table->cursor() + static_cast<int>(i));
    m_table->keepSteps(kept);
}

bool RevealModel::sayPileIsEmpty() {
    return canBeEmpty() && m_table->commit({Actor::Table, RevealContract{}});
}

#include "moc_reveal_model.cpp"
