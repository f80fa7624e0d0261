#include "app/history/history_filter_model.h"

#include <algorithm>
#include <map>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/history/play_choices.h"

namespace {

using history::Outcome;
using NameOf = QString (*)(std::string_view game, const std::string& id);

QString nameOfGame(std::string_view /*game*/, const std::string& id) { return games::gameName(id); }
QString asItIs(std::string_view /*game*/, const std::string& name) { return toQt(name); }

const QString kWon = QStringLiteral("won");
const QString kLost = QStringLiteral("lost");

/// What these games call it, or all if there are none: "Company / Colour".
QString titleIn(const std::set<std::string>& games, QString (*titleOf)(const std::string& game)) {
    QStringList titles;
    for (const QString& game : history::enteredGames())
        if (games.empty() || games.contains(toStd(game)))
            titles << titleOf(toStd(game));
    titles.removeAll(QString());
    titles.removeDuplicates();
    return titles.join(QStringLiteral(" / "));
}

QString labelOf(int kind, const std::set<std::string>& games) {
    switch (kind) {
    case HistoryFilterModel::Game:
        return HistoryFilterModel::tr("Game");
    case HistoryFilterModel::Player:
        return HistoryFilterModel::tr("Player");
    case HistoryFilterModel::Company:
        return titleIn(games, history::roleTitleOf);
    case HistoryFilterModel::Officer:
        return titleIn(games, history::officerTitleOf);
    case HistoryFilterModel::Level:
        return HistoryFilterModel::tr("Level");
    default:
        return HistoryFilterModel::tr("Result");
    }
}

/// The filter's text for a kind of thing, null for one that has none.
std::string* textIn(history::PlayFilter& filter, int kind) {
    switch (kind) {
    case HistoryFilterModel::Game:
        return &filter.game;
    case HistoryFilterModel::Player:
        return &filter.player;
    case HistoryFilterModel::Company:
        return &filter.role;
    case HistoryFilterModel::Officer:
        return &filter.officer;
    case HistoryFilterModel::Level:
        return &filter.level;
    default:
        return nullptr;
    }
}

} // namespace

int HistoryFilterModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(kKindCount);
}

QVariant HistoryFilterModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Choices& choices = m_choices[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole:
        return labelOf(index.row(), choices.games);
    case IdsRole:
        return choices.ids;
    case NamesRole:
        return choices.names;
    case ChosenRole:
        return chosen(index.row());
    default:
        return {};
    }
}

QHash<int, QByteArray> HistoryFilterModel::roleNames() const {
    return {{LabelRole, "label"}, {IdsRole, "ids"}, {NamesRole, "names"}, {ChosenRole, "chosen"}};
}

void HistoryFilterModel::setHistory(HistoryModel* history) {
    m_history = history;
    if (m_history) {
        connect(m_history, &HistoryModel::loaded, this, &HistoryFilterModel::collect);
        connect(m_history, &HistoryModel::changed, this, &HistoryFilterModel::noteChoice);
    }
    emit historyChanged();
    collect();
}

QString HistoryFilterModel::chosen(int kind) const {
    if (!m_history)
        return {};
    history::PlayFilter filter = m_history->filter();
    if (const std::string* text = textIn(filter, kind))
        return toQt(*text);
    if (filter.outcome == Outcome::Any)
        return {};
    return filter.outcome == Outcome::Won ? kWon : kLost;
}

void HistoryFilterModel::choose(int kind, const QString& id) {
    history::PlayFilter filter = m_history->filter();
    if (std::string* text = textIn(filter, kind))
        *text = toStd(id);
    else
        filter.outcome = id == kWon ? Outcome::Won : (id == kLost ? Outcome::Lost : Outcome::Any);
    m_history->setFilter(filter);
}

void HistoryFilterModel::noteChoice() {
    emit dataChanged(index(0), index(static_cast<int>(kKindCount) - 1), {ChosenRole});
}

void HistoryFilterModel::collect() {
    beginResetModel();
    m_choices = {};
    // Ids, each with a game that has it.
    std::array<std::map<std::string, std::string>, kKindCount> found;
    if (m_history) {
        for (const database::PlayHeading& play : m_history->plays()) {
            const std::string& game = play.game;
            found[Game].try_emplace(game, game);
            for (const database::ResultHeading& result : play.results) {
                found[Player].try_emplace(result.playerName, game);
                found[Company].try_emplace(result.role, game);
                found[Officer].try_emplace(result.officer, game);
                if (result.isAutoma)
                    found[Level].try_emplace(result.level, game);
            }
        }
    }
    const std::map<Kind, NameOf> nameOf{{Game, nameOfGame},
                                        {Player, asItIs},
                                        {Company, games::roleName},
                                        {Officer, games::officerName},
                                        {Level, games::levelName}};
    for (const auto& [kind, name] : nameOf) {
        std::vector<std::pair<QString, QString>> named;
        for (const auto& [id, game] : found[kind]) {
            if (id.empty())
                continue;
            named.emplace_back(name(game, id), toQt(id));
            m_choices[kind].games.insert(game);
        }
        std::ranges::sort(named, [](const auto& one, const auto& other) {
            return one.first.localeAwareCompare(other.first) < 0;
        });
        for (const auto& [text, id] : named) {
            m_choices[kind].ids << id;
            m_choices[kind].names << text;
        }
    }
    m_choices[Result] = {{kWon, kLost}, {tr("Won"), tr("Lost")}, {}};
    endResetModel();
}

#include "moc_history_filter_model.cpp"
