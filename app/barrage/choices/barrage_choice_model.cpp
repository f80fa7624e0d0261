#include "app/barrage/choices/barrage_choice_model.h"

#include <algorithm>

#include "app/barrage/choices/choice_at_once.h"
#include "app/barrage/choices/choice_marks.h"
#include "app/barrage/choices/choice_offers.h"
#include "app/barrage/choices/choice_text.h"
#include "app/table/follow_table.h"
#include "engine/barrage/data/action_spaces.h"

namespace {

using namespace barrage;
using choices::ChoiceStep;
using choices::ChoiceTree;

template <class... Steps>
bool isOneOf(const ChoiceStep& step) {
    return (std::holds_alternative<Steps>(step) || ...);
}

/// What has a picture of its own, and which one it is.
struct Picture {
    const char* kind = "";
    int number = -1;
};

Picture pictureOf(const State& state, const ChoiceStep& step) {
    if (const auto* contract = std::get_if<Contract>(&step))
        return {"contract", contract->value};
    if (const auto* revealed = std::get_if<RevealTile>(&step))
        return {"tile", static_cast<int>(revealed->tile)};
    if (const auto* revealed = std::get_if<RevealAutomaTile>(&step))
        return {"automaTile", revealed->tile};
    if (const auto* use = std::get_if<choices::TileUse>(&step))
        return {"tile", static_cast<int>(use->copied == Tile::None ? use->tile : use->copied)};
    if (const auto* use = std::get_if<choices::DropUse>(&step); use && use->contract.isSet())
        return {"contract", use->contract.value};
    if (const auto* work = std::get_if<Work>(&step))
        return {"work", work->value};
    if (const auto* revealed = std::get_if<RevealWork>(&step))
        return {"work", revealed->work.value};
    if (const auto* building = std::get_if<PrivateBuilding>(&step))
        return {"building", static_cast<int>(*building)};
    if (const auto* chosen = std::get_if<ChooseTile>(&step))
        return {"tile", static_cast<int>(state.patents.open[chosen->slot])};
    if (const auto* back = std::get_if<TakeBackTile>(&step))
        return {"tile",
                static_cast<int>(state.of(companyOf(state.task().who)).wheel[back->segment].tile)};
    const auto* space = std::get_if<ActionSpace>(&step);
    if (space == nullptr || infoOf(*space).section != Section::PatentOffice)
        return {};
    const Tile tile = state.patents.open[infoOf(*space).patentSlot];
    return tile == Tile::None ? Picture{} : Picture{"tile", static_cast<int>(tile)};
}

/// The second contract of an action space that gives two.
bool isSecondContract(const ChoiceTree& tree) {
    return !tree.options().empty() && !tree.steps().empty() &&
           std::holds_alternative<Contract>(tree.options().front().step) &&
           std::holds_alternative<Contract>(tree.steps().back());
}

} // namespace

BarrageChoiceModel::BarrageChoiceModel(QObject* parent) : OptionListModel(parent) {}

int BarrageChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || isNumber() ? 0 : static_cast<int>(m_rows.size());
}

QVariant BarrageChoiceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const choices::ChoiceOption& option = row.option;
    switch (role) {
    case TextRole:
        return textOf(*m_tree, option.step);
    case DetailRole:
        return detailOf(*m_tree, option.step);
    case ReasonRole:
        return choices::refusalOf(option);
    case IsLegalRole:
        return option.isLegal();
    case PictogramRole:
        return choices::pictogramOf(option.step);
    case PictureRole:
        return QString::fromLatin1(pictureOf(m_tree->state(), option.step).kind);
    case NumberRole:
        return pictureOf(m_tree->state(), option.step).number;
    case IsChosenRole:
        return row.isChosen;
    default:
        return {};
    }
}

QHash<int, QByteArray> BarrageChoiceModel::roleNames() const {
    QHash<int, QByteArray> names = OptionListModel::roleNames();
    names.insert(IsChosenRole, "isChosen");
    return names;
}

void BarrageChoiceModel::setTable(BarrageTable* table) {
    if (!follow(m_table, table, this, &BarrageChoiceModel::followTable))
        return;
    emit tableChanged();
    followTable();
}

void BarrageChoiceModel::followTable() {
    if (!m_table || !m_table->lastCommit() || m_table->cursor() != m_madeEntry)
        setMadeAtOnce({});
    if (m_table && m_table->isOpen() && m_table->viewedEntry() < 0)
        show(m_table->state());
    else if (m_tree)
        replaceTree(std::nullopt);
}

void BarrageChoiceModel::show(const State& state) {
    if (!choices::isPersonToDecide(state))
        return replaceTree(std::nullopt);
    if (!m_tree || m_tree->state() != state)
        return replaceTree(ChoiceTree(state));
    // The same choice in another language.
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
    lookAhead();
    emit stepChanged();
}

/// Both contracts of a space are taken from the same grid.
std::vector<BarrageChoiceModel::Row> BarrageChoiceModel::rowsOf(const ChoiceTree& tree) {
    std::vector<Row> rows;
    if (!isSecondContract(tree)) {
        for (const choices::ChoiceOption& option : tree.options())
            rows.push_back({option});
        return rows;
    }
    ChoiceTree first = tree;
    first.back();
    for (const choices::ChoiceOption& option : first.options())
        rows.push_back({option, option.step == tree.steps().back()});
    return rows;
}

/// Another step of the same move that is chosen from the same things.
bool BarrageChoiceModel::hasSameRows(const ChoiceTree& tree, const std::vector<Row>& rows) const {
    return rowCount() > 0 && m_tree->state() == tree.state() &&
           std::ranges::equal(rows, m_rows, [](const Row& one, const Row& other) {
               return one.option.step == other.option.step;
           });
}

void BarrageChoiceModel::replaceTree(std::optional<ChoiceTree> tree) {
    std::vector<Row> rows = tree ? rowsOf(*tree) : std::vector<Row>();
    const bool isSame = tree && hasSameRows(*tree, rows); // and stays where it is
    if (!isSame)
        beginResetModel();
    m_tree = std::move(tree);
    m_rows = std::move(rows);
    if (isSame)
        emit dataChanged(index(0), index(rowCount() - 1));
    else
        endResetModel();
    lookAhead();
    setRefusedTap({});
    emit stepChanged();
}

void BarrageChoiceModel::lookAhead() {
    m_outcome =
        isComplete() ? choices::outcomeOf(m_tree->state(), m_tree->moves()) : choices::Outcome{};
}

int BarrageChoiceModel::company() const {
    const Owner who = m_tree ? m_tree->state().task().who : Owner::Nobody;
    return isCompany(who) ? static_cast<int>(companyOf(who)) : -1;
}

QString BarrageChoiceModel::prompt() const { return m_tree ? promptOf(*m_tree) : QString(); }

QString BarrageChoiceModel::stepsTaken() const {
    QStringList taken;
    if (m_tree)
        for (const ChoiceStep& step : m_tree->steps())
            taken.append(textOf(*m_tree, step));
    if (m_tree && isSecondContract(*m_tree))
        taken.removeLast(); // the grid shows it, and does not move for it
    return taken.join(QStringLiteral(" › "));
}

bool BarrageChoiceModel::isNumber() const {
    return m_tree && !m_tree->options().empty() &&
           std::holds_alternative<DeclareLeftovers>(m_tree->options().front().step);
}

int BarrageChoiceModel::mostNumber() const {
    return isNumber() ? std::get<DeclareLeftovers>(m_tree->options().back().step).items : 0;
}

bool BarrageChoiceModel::isShort() const {
    if (!m_tree || m_tree->options().empty())
        return false;
    const ChoiceStep& step = m_tree->options().front().step;
    return isOneOf<choices::Family, Structure, Site, ActionSpace, Headstream, UseBank,
                   ChooseMachines, BuildingSpace, DropTiming>(step) &&
           pictureOf(m_tree->state(), step).number < 0;
}

QString BarrageChoiceModel::longestWord() const {
    QString longest;
    for (int row = 0; row < rowCount(); ++row)
        for (const int role : {TextRole, DetailRole})
            for (const QString& word : index(row).data(role).toString().split(u' '))
                if (word.size() > longest.size())
                    longest = word;
    return longest;
}

bool BarrageChoiceModel::isOnMap() const {
    if (!m_tree || m_tree->options().empty())
        return false;
    const choices::ChoiceStep& first = m_tree->options().front().step;
    if (const auto* site = std::get_if<Site>(&first))
        return site->structure != Structure::Building; // which stand beside the map
    return isOneOf<Headstream, System>(first);
}

MapMarks BarrageChoiceModel::marks() const {
    return m_tree ? choices::marksOf(*m_tree) : MapMarks();
}

bool BarrageChoiceModel::choose(int row) {
    if (row < 0 || row >= rowCount())
        return false;
    const Row chosen = m_rows[static_cast<std::size_t>(row)];
    if (chosen.isChosen)
        back();
    else if (chosen.option.isLegal())
        return take(chosen.option.step);
    else
        tellRefusal(&chosen.option);
    return chosen.isChosen;
}

bool BarrageChoiceModel::chooseNumber(int number) {
    return isNumber() && number >= 0 && number <= mostNumber() &&
           take(DeclareLeftovers{static_cast<std::uint16_t>(number)});
}

bool BarrageChoiceModel::chooseSite(int structure, int index) {
    if (!m_tree)
        return false;
    const Site site{static_cast<Structure>(structure), static_cast<std::uint8_t>(index)};
    if (const auto step = stepAt(*m_tree, site))
        return take(*step);
    tellRefusal(refusedAt(*m_tree, site));
    return false;
}

QString BarrageChoiceModel::refusalText(const choices::ChoiceOption& option) const {
    return QStringLiteral("%1: %2").arg(textOf(*m_tree, option.step), refusalOf(option));
}

QString BarrageChoiceModel::longestRefusal() const {
    QString longest;
    if (m_tree)
        for (const choices::ChoiceOption& option : m_tree->options())
            if (!option.isLegal())
                if (const QString text = refusalText(option); text.size() > longest.size())
                    longest = text;
    return longest;
}

void BarrageChoiceModel::tellRefusal(const choices::ChoiceOption* option) {
    const QString text = option ? refusalText(*option) : QString();
    setRefusedTap(text == m_refusedTap ? QString() : text);
}

void BarrageChoiceModel::setRefusedTap(const QString& text) {
    if (text == m_refusedTap)
        return;
    m_refusedTap = text;
    emit refusedTapChanged();
}

bool BarrageChoiceModel::chooseHeadstream(int headstream) {
    return take(static_cast<Headstream>(headstream));
}

bool BarrageChoiceModel::take(const ChoiceStep& step) {
    if (!m_tree)
        return false;
    ChoiceTree next = *m_tree;
    return next.choose(step) && goOnWith(std::move(next));
}

/// An entry that is entered anew has no undo of its own, so it is always confirmed.
bool BarrageChoiceModel::goOnWith(ChoiceTree next) {
    ChoiceTree before = *m_tree;
    replaceTree(std::move(next));
    if (!m_table || m_table->amendedEntry() > 0 || !isComplete() || !isMadeAtOnce(*m_tree))
        return true;
    const QString text = summary();
    if (!confirm())
        return false;
    m_beforeLastTap = std::move(before);
    m_madeEntry = m_table->cursor();
    setMadeAtOnce(text);
    return true;
}

void BarrageChoiceModel::setMadeAtOnce(const QString& text) {
    if (text == m_madeAtOnce)
        return;
    m_madeAtOnce = text;
    emit madeAtOnceChanged();
}

void BarrageChoiceModel::takeBack() {
    if (m_madeAtOnce.isEmpty())
        return;
    m_table->undo();
    if (m_tree && m_tree->state() == m_beforeLastTap->state())
        replaceTree(m_beforeLastTap);
}

std::optional<Site> BarrageChoiceModel::buildableAt(int structure, int index) const {
    const Site site{static_cast<Structure>(structure), static_cast<std::uint8_t>(index)};
    return m_tree ? choices::buildableAt(*m_tree, site) : std::nullopt;
}

QString BarrageChoiceModel::offerAt(int structure, int index) const {
    const auto site = buildableAt(structure, index);
    return site ? choices::offerText(site->structure) : QString();
}

QString BarrageChoiceModel::offerCost(int structure, int index) const {
    const auto site = buildableAt(structure, index);
    return site ? choices::priceOf(m_tree->state(), *site) : QString();
}

bool BarrageChoiceModel::buildAt(int structure, int index) {
    const auto site = buildableAt(structure, index);
    if (!site)
        return false;
    ChoiceTree next = *m_tree;
    return next.chooseAll(choices::wayToBuild(*site)) && goOnWith(std::move(next));
}

void BarrageChoiceModel::back() {
    if (!canGoBack())
        return;
    ChoiceTree before = *m_tree;
    before.back();
    replaceTree(std::move(before));
}

void BarrageChoiceModel::restart() {
    if (!canGoBack())
        return;
    ChoiceTree begin = *m_tree;
    begin.restart();
    replaceTree(std::move(begin));
}

bool BarrageChoiceModel::confirm() {
    if (!m_table || !isComplete())
        return false;
    const std::vector<Move> moves = m_tree->moves(); // the tree goes with them
    return m_table->commit(moves);
}

#include "moc_barrage_choice_model.cpp"
