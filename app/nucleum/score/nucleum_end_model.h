#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QList>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_table.h"

/// The end of the game: a column of points for each player, the winner first, and who won. Empty
/// while the game goes on.
class NucleumEndModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(NucleumTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString winners READ winners NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// What the lines of the columns are; the last one is the total.
    Q_PROPERTY(QStringList labels READ labels NOTIFY changed)
    /// The result in the history, empty if there is none.
    Q_PROPERTY(QString playId READ playId NOTIFY changed)

public:
    enum Role { NameRole = Qt::UserRole, ColourRole, IsWinnerRole, PointsRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] NucleumTable* table() const { return m_table; }
    void setTable(NucleumTable* table);
    [[nodiscard]] int count() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] QString winners() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QStringList labels() const;
    [[nodiscard]] QString playId() const { return m_table ? m_table->playId() : QString(); }

signals:
    void tableChanged();
    void changed();

private:
    struct Column {
        QString name;
        int colour = 0;
        bool isWinner = false;
        QList<int> points; // a line each, the total last
    };

    void followTable();

    QPointer<NucleumTable> m_table;
    std::vector<Column> m_columns;
};
