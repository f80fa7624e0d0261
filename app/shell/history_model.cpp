#include "app/shell/history_model.h"

#include <algorithm>

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "app/common/convert.h"
#include "app/explain/company_text.h"
#include "database/history.h"
#include "engine/barrage/ids.h"

namespace {

QString nameIn(const database::PlayResult& result) {
    const auto company = barrage::parseId<barrage::Company>(result.role);
    const QString role = company ? barrage::nameOf(*company) : toQt(result.role);
    const QString name = result.isAutoma ? HistoryModel::tr("Automa") : toQt(result.playerName);
    return name.isEmpty() ? role
                          : HistoryModel::tr("%1 (%2)", "player and company").arg(name, role);
}

/// One line per participant, the best first: "1. Ala (USA): 112 VP".
QString resultOf(const database::Play& play) {
    std::vector<database::PlayResult> results = play.results;
    std::stable_sort(results.begin(), results.end(),
                     [](const auto& one, const auto& other) { return one.rank < other.rank; });
    QStringList lines;
    for (const database::PlayResult& result : results)
        lines.append(HistoryModel::tr("%1. %2: %3 VP")
                         .arg(result.rank)
                         .arg(nameIn(result))
                         .arg(result.score));
    return lines.join('\n');
}

} // namespace

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const database::Play& play = m_plays[static_cast<std::size_t>(index.row())];
    switch (role) {
    case DateRole:
        return QLocale().toString(QDateTime::fromMSecsSinceEpoch(play.ended).toLocalTime(),
                                  QLocale::ShortFormat);
    case ResultRole:
        return resultOf(play);
    default:
        return {};
    }
}

QHash<int, QByteArray> HistoryModel::roleNames() const {
    return {{DateRole, "date"}, {ResultRole, "result"}};
}

void HistoryModel::setHost(StoreHost* host) {
    m_host = host;
    refresh();
}

void HistoryModel::refresh() {
    beginResetModel();
    m_plays.clear();
    if (m_host)
        if (auto plays = database::listPlays(m_host->store()); plays)
            m_plays = std::move(plays.value());
    endResetModel();
    emit changed();
}
