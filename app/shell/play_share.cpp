#include "app/shell/play_share.h"

#include <QBuffer>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QGuiApplication>
#include <QImage>

#include "app/common/convert.h"
#include "app/games/cartridges.h"
#include "app/sessions/exchange.h"
#include "app/sessions/history_csv.h"
#include "app/sessions/identity.h"
#include "app/share/bg_stats.h"
#include "app/share/play_words.h"
#include "app/share/saved_file.h"
#include "app/share/share_sheet.h"
#include "app/share/summary_text.h"
#include "database/history.h"

int PlayShare::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sheet.columns.size());
}

QVariant PlayShare::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const share::SheetColumn& column = m_sheet.columns[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return column.name;
    case RoleTextRole:
        return column.role;
    case SignRole:
        return column.sign;
    case CompanyRole:
        return column.colour;
    case ScoreRole:
        return column.score ? QString::number(*column.score) : QString();
    case RankRole:
        return column.rank;
    case IsWinnerRole:
        return column.isWinner;
    case PointsRole:
        return QVariant::fromValue(column.points);
    default:
        return {};
    }
}

QHash<int, QByteArray> PlayShare::roleNames() const {
    return {{NameRole, "name"},         {RoleTextRole, "role"}, {SignRole, "sign"},
            {CompanyRole, "company"},   {ScoreRole, "score"},   {RankRole, "rank"},
            {IsWinnerRole, "isWinner"}, {PointsRole, "points"}};
}

void PlayShare::setHost(StoreHost* host) {
    m_host = host;
    load();
}

void PlayShare::setPlayId(const QString& id) {
    if (m_playId == id)
        return;
    m_playId = id;
    load();
}

QString PlayShare::game() const { return games::gameName(m_play.game); }

QString PlayShare::occasion() const { return share::occasionOf(m_play); }

QString PlayShare::board() const { return share::boardText(m_play); }

QString PlayShare::link() const {
    return isThere() ? QString::fromLatin1(share::bgStatsLink(m_play)) : QString();
}

void PlayShare::openBgStats() {
    const QUrl url = QUrl::fromEncoded(share::bgStatsLink(m_play), QUrl::StrictMode);
    say(QDesktopServices::openUrl(url)
            ? tr("The result was handed to BG Stats, or to the browser if it is not installed.")
            : tr("Nothing here opens links. The file for BG Stats carries the same result."));
}

void PlayShare::copyText() {
    QGuiApplication::clipboard()->setText(share::summaryText(m_play));
    say(tr("The result is in the clipboard as text."));
}

QUrl PlayShare::suggestedFile(const QString& suffix) const {
    return share::suggestedFile(m_folder, share::fileNameOf(m_play, suffix));
}

void PlayShare::saveBgsplay(const QUrl& file) {
    save(file, share::bgsplayFile({m_play}, sessions::now()),
         QStringLiteral("application/octet-stream"));
}

void PlayShare::saveCsv(const QUrl& file) {
    save(file, sessions::csvOf({m_play}), QStringLiteral("text/csv"));
}

void PlayShare::savePenstock(const QUrl& file) {
    const auto exported = sessions::exportPlay(m_host->store(), m_play.id);
    if (!exported) {
        say(exported.error().sentence);
        return;
    }
    save(file, exported.value().text, QStringLiteral("application/json"),
         sessions::leftOutText(exported.value().leftOut));
}

void PlayShare::savePicture(const QUrl& file, const QVariant& image) {
    QByteArray png;
    QBuffer buffer(&png);
    if (!image.value<QImage>().save(&buffer, "PNG")) {
        say(tr("The picture could not be drawn."));
        return;
    }
    save(file, png, QStringLiteral("image/png"));
}

void PlayShare::save(const QUrl& file, const json::Result<QByteArray>& content,
                     const QString& mimeType, const QString& remark) {
    if (!content) {
        say(content.error().sentence);
        return;
    }
    const auto saved = share::saveNew(share::pathOf(file), content.value());
    if (!saved) {
        say(saved.error().sentence);
        return;
    }
    const bool isOffered = share::hasShareSheet() && share::offerFile(saved.value(), mimeType);
    const QString message = isOffered
                                ? tr("Choose where the file goes.")
                                : tr("Saved as %1").arg(QDir::toNativeSeparators(saved.value()));
    say(remark.isEmpty() ? message : message + QLatin1Char('\n') + remark);
}

void PlayShare::say(const QString& message) {
    m_message = message;
    emit messageChanged();
}

void PlayShare::load() {
    beginResetModel();
    m_play = {};
    m_sheet = {};
    if (m_host && !m_playId.isEmpty())
        if (auto play = database::loadPlay(m_host->store(), toStd(m_playId)); play) {
            m_play = std::move(play.value());
            m_sheet = share::sheetOf(m_play);
        }
    endResetModel();
    emit changed();
    say({});
}

#include "moc_play_share.cpp"
