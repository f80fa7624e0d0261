#pragma once

#include <cstdint>
#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/sessions/score_sheet.h"

/// Plays whole games of Barrage with random legal moves and lists how each company scored, the
/// winner first. The first game is always the same one.
class BarrageDemoModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int gameNumber READ gameNumber NOTIFY played)
    Q_PROPERTY(int moveCount READ moveCount NOTIFY played)
    Q_PROPERTY(QString winners READ winners NOTIFY played)

public:
    enum Role {
        CompanyRole = Qt::UserRole, // the company's number, which is also that of its colours
        NameRole,
        ShortNameRole,
        IsWinnerRole,
        PointsRole, // start, play, energy, bonus tiles, objective, supply, water
        TotalRole,
    };

    explicit BarrageDemoModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int gameNumber() const { return m_gameNumber; }
    [[nodiscard]] int moveCount() const { return m_moveCount; }
    /// The names of the company or companies that won.
    [[nodiscard]] QString winners() const;

public slots:
    void playNext();

signals:
    void played();

private:
    std::vector<barrage::ScoreColumn> m_columns;
    int m_gameNumber = 0;
    int m_moveCount = 0;
};
