#pragma once

#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/table/game_table.h"

/// The log as people read it, the newest entry last. Row 0 is the setup, row n the n-th entry; what
/// was undone follows as long as it can be redone, and what waits while an entry is entered anew.
class GameLogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(GameTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The row of the table that is shown.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentRowChanged)
    /// Whether going to the entry that is looked at takes back something that was revealed.
    Q_PROPERTY(bool takesBackChance READ takesBackChance NOTIFY currentRowChanged)

public:
    enum Role {
        NumberRole = Qt::UserRole, // of entries in force after it
        SentenceRole,
        SeatRole, // who made it, -1: the table
        RoundRole,
        IsFirstOfRoundRole,
        IsFirstOfTurnRole,
        IsChanceRole,
        IsUndoneRole,
        IsWaitingRole, // behind an entry that is entered anew
        IsMisfitRole,  // and does not fit there
        IsViewedRole
    };

    explicit GameLogModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] GameTable* table() const { return m_table; }
    void setTable(GameTable* table);
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] bool takesBackChance() const;

signals:
    void tableChanged();
    void countChanged();
    void currentRowChanged();

private:
    struct Row {
        std::string entry; // of the setup and of what waits: none
        LogLine line;
        bool isWaiting = false;
        bool isMisfit = false;
    };

    void clear();
    void followTable();
    void readEntries();
    [[nodiscard]] std::size_t knownEntries(const std::vector<std::string>& entries) const;

    QPointer<GameTable> m_table;
    QString m_session;
    std::vector<Row> m_rows;
};
