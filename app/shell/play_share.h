#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <QUrl>
#include <QVariant>

#include "app/json/problem.h"
#include "app/share/play_sheet.h"
#include "app/store/store_host.h"
#include "database/records.h"

/// A play on its way to other programs and people. The rows are its participants, the best first;
/// each way out leaves a sentence in `message`.
class PlayShare : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(QString playId READ playId WRITE setPlayId NOTIFY changed)
    Q_PROPERTY(bool isThere READ isThere NOTIFY changed)
    /// Where files are suggested; empty: share::defaultFolder().
    Q_PROPERTY(QString folder MEMBER m_folder NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    /// Day, duration, place.
    Q_PROPERTY(QString occasion READ occasion NOTIFY changed)
    Q_PROPERTY(QString board READ board NOTIFY changed)
    /// The sources of points, in the order of every participant's points.
    Q_PROPERTY(QStringList labels READ labels NOTIFY changed)
    /// The link for BG Stats.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    /// What happened last.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    enum Role {
        NameRole = Qt::UserRole,
        RoleTextRole,
        SignRole,
        CompanyRole,
        ScoreRole,
        RankRole,
        IsWinnerRole,
        PointsRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString playId() const { return m_playId; }
    void setPlayId(const QString& id);
    [[nodiscard]] bool isThere() const { return !m_play.id.empty(); }
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString occasion() const;
    [[nodiscard]] QString board() const;
    [[nodiscard]] QStringList labels() const { return m_sheet.labels; }
    [[nodiscard]] QString link() const;
    [[nodiscard]] QString message() const { return m_message; }

    Q_INVOKABLE void openBgStats();
    Q_INVOKABLE void copyText();
    /// A new file with this suffix, named after the play.
    [[nodiscard]] Q_INVOKABLE QUrl suggestedFile(const QString& suffix) const;
    Q_INVOKABLE void saveBgsplay(const QUrl& file);
    Q_INVOKABLE void saveCsv(const QUrl& file);
    /// With the whole log, if the game was tracked.
    Q_INVOKABLE void savePenstock(const QUrl& file);
    Q_INVOKABLE void savePicture(const QUrl& file, const QVariant& image);

signals:
    void changed();
    void messageChanged();

private:
    void load();
    void say(const QString& message);
    /// The remark is one on the content.
    void save(const QUrl& file, const json::Result<QByteArray>& content, const QString& mimeType,
              const QString& remark = {});

    StoreHost* m_host = nullptr;
    QString m_playId;
    QString m_folder;
    QString m_message;
    database::Play m_play;
    share::PlaySheet m_sheet;
};
