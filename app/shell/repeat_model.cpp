#include "app/shell/repeat_model.h"

#include <utility>

#include <QDir>
#include <QJsonDocument>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/history/same_setup.h"
#include "app/sessions/penstock_file.h"
#include "app/share/saved_file.h"
#include "app/share/share_sheet.h"

void RepeatModel::setHost(StoreHost* host) {
    if (m_host == host)
        return;
    m_host = host;
    load();
}

void RepeatModel::setSessionId(const QString& sessionId) {
    if (m_sessionId == sessionId)
        return;
    m_sessionId = sessionId;
    load();
}

void RepeatModel::load() {
    m_earlier.reset();
    if (m_host && !m_sessionId.isEmpty())
        if (auto earlier = sessions::earlierGame(m_host->store(), toStd(m_sessionId)))
            m_earlier = std::move(earlier.value());
    emit changed();
    say({});
}

QString RepeatModel::game() const { return m_earlier ? toQt(m_earlier->game) : QString(); }

QString RepeatModel::gameName() const {
    return m_earlier ? games::gameName(m_earlier->game) : QString();
}

QString RepeatModel::earlier() const {
    return m_earlier ? history::repeatedText(*m_earlier) : QString();
}

QStringList RepeatModel::results() const {
    return m_earlier ? history::playsOfSetup(m_host->store(), m_earlier->session) : QStringList();
}

std::optional<sessions::Repeat> RepeatModel::handedOn() {
    if (!m_earlier)
        return std::nullopt;
    auto repeat = sessions::repeatOf(m_host->store(), m_earlier->session);
    if (!repeat) {
        say(repeat.error().sentence);
        return std::nullopt;
    }
    if (const auto kept = sessions::keepOrder(m_host->store(), repeat.value()); !kept) {
        say(kept.error().sentence);
        return std::nullopt;
    }
    return std::move(repeat.value());
}

QString RepeatModel::setUp() {
    const auto repeat = handedOn();
    return repeat ? QString::fromUtf8(
                        QJsonDocument(sessions::toJson(*repeat)).toJson(QJsonDocument::Compact))
                  : QString();
}

QUrl RepeatModel::suggestedFile() const {
    if (!m_earlier)
        return {};
    database::Play earlier;
    earlier.game = m_earlier->game;
    earlier.ended = m_earlier->played;
    return share::suggestedFile(m_folder,
                                share::fileNameOf(earlier, QStringLiteral("setup.penstock")));
}

void RepeatModel::save(const QUrl& file) {
    const auto repeat = handedOn();
    if (!repeat)
        return;
    const auto saved = share::saveNew(share::pathOf(file), sessions::writeSetup(*repeat));
    if (!saved) {
        say(saved.error().sentence);
        return;
    }
    const bool isOffered = share::hasShareSheet() &&
                           share::offerFile(saved.value(), QStringLiteral("application/json"));
    say(isOffered ? tr("Choose where the file goes.")
                  : tr("Saved as %1").arg(QDir::toNativeSeparators(saved.value())));
}

void RepeatModel::say(const QString& message) {
    m_message = message;
    emit messageChanged();
}

#include "moc_repeat_model.cpp"
