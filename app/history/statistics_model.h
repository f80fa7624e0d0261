#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/history/chart.h"
#include "app/store/store_host.h"

/// What the history says about one game, or about one player at it: a row for each chart.
class StatisticsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host READ host WRITE setHost NOTIFY changed REQUIRED)
    /// Points of different games have nothing to do with one another, so it is always one of them.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QList<QString> games READ games NOTIFY changed)
    Q_PROPERTY(QList<QString> gameNames READ gameNames NOTIFY changed)
    /// Empty for everybody.
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QList<QString> players READ players NOTIFY changed)
    /// "Plays: 12. Won: 7 of 12 results (58%), average 98.4"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(int playCount READ playCount NOTIFY changed)

public:
    enum Role {
        IdRole = Qt::UserRole,
        TitleRole,
        IsLineRole,
        IsStackRole,
        SentenceRole,
        LabelsRole,
        ValuesRole,
        TextsRole,
        SeriesRole,
        SeriesOfRole,
        TopRole,
        HeadersRole,
        CellsRole,
    };

    explicit StatisticsModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] StoreHost* host() const { return m_host; }
    void setHost(StoreHost* host);
    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] QStringList games() const { return m_games; }
    [[nodiscard]] QStringList gameNames() const;
    [[nodiscard]] QString player() const { return m_player; }
    void setPlayer(const QString& player);
    [[nodiscard]] QStringList players() const { return m_players; }
    [[nodiscard]] QString summary() const { return m_summary; }
    [[nodiscard]] int playCount() const { return m_playCount; }

    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    void count();
    void summarize();

    QPointer<StoreHost> m_host;
    QString m_game;
    QStringList m_games; // that were played, the most played first
    QString m_player;
    QStringList m_players;
    QString m_summary;
    int m_playCount = 0;
    std::vector<history::Chart> m_charts;
};
