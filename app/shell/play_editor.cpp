#include "app/shell/play_editor.h"

#include <algorithm>

#include "app/common/convert.h"
#include "app/common/longest_name.h"
#include "app/sessions/penstock_file.h"
#include "app/sessions/store_text.h"
#include "app/share/play_words.h"
#include "database/history.h"

namespace {

using database::PlayResult;

constexpr qsizetype kLongestLocation = 200;

/// What a file can carry to another device.
std::string lineOf(const QString& text, qsizetype longest) {
    return toStd(text.simplified().left(longest));
}

} // namespace

int PlayEditor::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_play.results.size());
}

QVariant PlayEditor::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const database::PlayResult& result = m_play.results[row];
    switch (role) {
    case NameRole:
        return result.isAutoma ? share::participantName(m_play, row) : toQt(result.playerName);
    case RoleTextRole:
        return share::roleText(m_play.game, result);
    case IsAutomaRole:
        return result.isAutoma;
    default:
        return {};
    }
}

QHash<int, QByteArray> PlayEditor::roleNames() const {
    return {{NameRole, "name"}, {RoleTextRole, "role"}, {IsAutomaRole, "isAutoma"}};
}

void PlayEditor::setHost(StoreHost* host) {
    m_host = host;
    load();
}

void PlayEditor::setPlayId(const QString& id) {
    if (m_playId == id)
        return;
    m_playId = id;
    load();
}

QString PlayEditor::location() const { return toQt(m_play.location); }
QString PlayEditor::comments() const { return toQt(m_play.comments); }

void PlayEditor::setLocation(const QString& location) {
    database::Play play = m_play;
    play.location = lineOf(location, kLongestLocation);
    keep(play);
}

void PlayEditor::setComments(const QString& comments) {
    database::Play play = m_play;
    play.comments = toStd(QString(comments).remove(QChar::Null).left(sessions::kLongestNotes));
    keep(play);
}

void PlayEditor::rename(int row, const QString& name) {
    if (row < 0 || row >= rowCount() || m_play.results[static_cast<std::size_t>(row)].isAutoma)
        return;
    database::Play play = m_play;
    std::string& own = play.results[static_cast<std::size_t>(row)].playerName;
    own.clear();
    // Whoever stood twice in a play would be counted twice. Until the name goes on there is none:
    // what was typed before it is only a part.
    const std::string line = lineOf(name, kLongestName);
    const bool isTaken =
        !line.empty() && std::ranges::count(play.results, line, &PlayResult::playerName) > 0;
    if (!isTaken)
        own = line;
    keep(play);
    if (isTaken && m_trouble.isEmpty()) {
        m_trouble = tr("Two players are called %1.").arg(toQt(line));
        emit changed();
    }
}

void PlayEditor::load() {
    beginResetModel();
    m_play = {};
    m_trouble.clear();
    if (m_host && !m_playId.isEmpty())
        if (auto play = database::loadPlay(m_host->store(), toStd(m_playId)); play)
            m_play = std::move(play.value());
    endResetModel();
    emit changed();
}

void PlayEditor::keep(const database::Play& play) {
    if (!isThere())
        return;
    m_trouble.clear();
    if (play == m_play) {
        emit changed();
        return;
    }
    const auto kept = database::changePlay(m_host->store(), play);
    m_trouble = kept ? QString() : sessions::storeErrorSentence(kept.error(), m_host->file());
    if (kept) {
        m_play = play;
        emit dataChanged(index(0), index(rowCount() - 1));
    }
    emit changed();
}

#include "moc_play_editor.cpp"
