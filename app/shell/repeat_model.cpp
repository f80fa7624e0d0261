#include "app/shell/repeat_model.h"

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
    m_repeat.reset();
    m_results.clear();
    if (m_host && !m_sessionId.isEmpty())
        if (const auto repeat = sessions::repeatOf(m_host->store(), toStd(m_sessionId))) {
            m_repeat = repeat.value();
            m_results = history::playsOfSetup(m_host->store(), m_repeat->session);
        }
    emit changed();
    say({});
}

QString RepeatModel::game() const { return m_repeat ? toQt(m_repeat->game) : QString(); }

QString RepeatModel::gameName() const {
    return m_repeat ? games::gameName(m_repeat->game) : QString();
}

QString RepeatModel::earlier() const {
    return m_repeat ? history::repeatedText(*m_repeat) : QString();
}

bool RepeatModel::keepOrder() {
    if (!m_repeat)
        return false;
    const auto kept = sessions::keepOrder(m_host->store(), *m_repeat);
    if (!kept)
        say(kept.error().sentence);
    return kept.ok();
}

QString RepeatModel::setUp() {
    return keepOrder()
               ? QString::fromUtf8(
                     QJsonDocument(sessions::toJson(*m_repeat)).toJson(QJsonDocument::Compact))
               : QString();
}

QUrl RepeatModel::suggestedFile() const {
    if (!m_repeat)
        return {};
    database::Play earlier;
    earlier.game = m_repeat->game;
    earlier.ended = m_repeat->played;
    return share::suggestedFile(m_folder,
                                share::fileNameOf(earlier, QStringLiteral("setup.penstock")));
}

void RepeatModel::save(const QUrl& file) {
    if (!keepOrder())
        return;
    const auto saved = share::saveNew(share::pathOf(file), sessions::writeSetup(*m_repeat));
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
