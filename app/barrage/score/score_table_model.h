#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "engine/barrage/types.h"

/// One company's column of a table of points.
struct ScoreTableColumn {
    barrage::Company company = barrage::Company::Usa;
    QString name;
    bool isWinner = false;
    QList<int> points; // a line each, without the total
    int total = 0;
};

/// A table of points with a column for each company; what its lines are is for others to say.
class ScoreTableModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its kinds have something to show")
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role {
        CompanyRole = Qt::UserRole, // the company's number, which is also that of its colours
        NameRole,
        ShortNameRole,
        IsWinnerRole,
        PointsRole,
        TotalRole,
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] const std::vector<ScoreTableColumn>& columns() const { return m_columns; }

signals:
    void changed();

protected:
    /// Does not emit changed, as a kind may have more to change.
    void show(std::vector<ScoreTableColumn> columns);

private:
    std::vector<ScoreTableColumn> m_columns;
};
