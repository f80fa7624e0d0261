#pragma once

#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <QUrl>

#include "app/history/play_bin.h"
#include "app/store/store_host.h"
#include "database/records.h"

/// One play of the history with all that is kept of it: a row for each participant, the best first.
class PlayModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(QString playId READ playId WRITE setPlayId NOTIFY changed REQUIRED)
    Q_PROPERTY(bool isThere READ isThere NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    /// "17.11.2026 · 1 h 35 min · Kraków"
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString comments READ comments NOTIFY changed)
    /// Who won, in a sentence.
    Q_PROPERTY(QString winners READ winners NOTIFY changed)
    /// The tracked game, empty if there is none.
    Q_PROPERTY(QString sessionId READ sessionId NOTIFY changed)
    /// Names of the sources, in the order of each row's points; without any if nobody noted them.
    Q_PROPERTY(QList<QString> sources READ sources NOTIFY changed)
    /// How many rounds have a figure for the energy.
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    /// What these figures are: "Energy by round".
    Q_PROPERTY(QString roundsTitle READ roundsTitle NOTIFY changed)
    /// What else is known: objective, bonus tiles.
    Q_PROPERTY(QList<QString> facts READ facts NOTIFY changed)
    /// How it compares with other games of the same set-up, a line each; empty if there are none.
    Q_PROPERTY(QList<QString> comparison READ comparison NOTIFY changed)
    /// Addresses of the photos.
    Q_PROPERTY(QList<QString> photos READ photos NOTIFY changed)
    Q_PROPERTY(bool canAddPhoto READ canAddPhoto NOTIFY changed)
    /// One sentence if something could not be read or kept.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    enum Role {
        NameRole = Qt::UserRole,
        ShortNameRole, // for the head of a narrow column
        StandingRole,  // "1. Ala (USA / Viktor Fiesler): 112"
        CompanyRole,   // its colours, as PieceColors.seat counts them, -1: none
        PointsRole,
        EnergyRole,
        TotalRole,
        IsWinnerRole,
    };

    explicit PlayModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString playId() const { return m_playId; }
    void setPlayId(const QString& playId);
    [[nodiscard]] bool isThere() const { return m_play.has_value(); }
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString comments() const;
    [[nodiscard]] QString winners() const;
    [[nodiscard]] QString sessionId() const;
    [[nodiscard]] QStringList sources() const;
    [[nodiscard]] int rounds() const;
    [[nodiscard]] QString roundsTitle() const;
    [[nodiscard]] QStringList facts() const;
    [[nodiscard]] QStringList comparison() const { return m_comparison; }
    [[nodiscard]] QStringList photos() const;
    [[nodiscard]] bool canAddPhoto() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// What is shown, for those who write it elsewhere.
    [[nodiscard]] const std::optional<database::Play>& play() const { return m_play; }

    Q_INVOKABLE void refresh();
    /// False if it is not kept; the trouble says why.
    Q_INVOKABLE bool addPhotoFile(const QUrl& file);
    Q_INVOKABLE void removePhoto(int place);
    /// False if it stays; the store's bin can bring it back.
    Q_INVOKABLE bool remove();

signals:
    void changed();

private:
    bool keepPhotos(const std::vector<database::Photo>& photos);
    [[nodiscard]] const database::PlayResult& resultAt(int row) const;

    QPointer<StoreHost> m_host;
    QString m_playId;
    std::optional<database::Play> m_play;
    std::vector<std::size_t> m_order;     // of the results, the best first
    std::vector<std::string> m_sourceIds; // that somebody has, in the order of their appearance
    QStringList m_comparison;
    std::vector<database::Photo> m_photos;
    QString m_trouble;
};
