#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// A figure that can be corrected, as the app believes it to be.
struct SheetFigure {
    QString label;
    QString section; // what figures like it have in common; empty for the first ones
    int now = 0;
    int least = 0;
    int most = 0;
};

/// The figures of one company and what the table shows instead. Nothing is corrected here: what was
/// set is gathered.
class FigureSheetModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a correction")
    /// "VP: 10 → 12", one for each figure that was set.
    Q_PROPERTY(QStringList changes READ changes NOTIFY edited)
    /// All of them in one line.
    Q_PROPERTY(QString summary READ summary NOTIFY edited)

public:
    enum Role {
        LabelRole = Qt::UserRole,
        SectionRole, // of the first figure of a section only
        NameRole,    // what it is where the section is not seen
        ValueRole,
        NowRole,
        LeastRole,
        MostRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QStringList changes() const;
    [[nodiscard]] QString summary() const { return changes().join(QStringLiteral(" · ")); }
    /// The figures as they were set, in the order of the rows.
    [[nodiscard]] const std::vector<int>& values() const { return m_values; }

    /// A number that the figure cannot be changes nothing.
    Q_INVOKABLE void setValue(int row, int value);

    void show(std::vector<SheetFigure> figures);

signals:
    void edited();

private:
    [[nodiscard]] QString nameAt(std::size_t place) const;

    std::vector<SheetFigure> m_figures;
    std::vector<int> m_values;
};
