#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/map/map_marks.h"

/// What became of an action of the tile.
namespace LineOutcome {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Done, Skipped, Unneeded };
Q_ENUM_NS(Value)
} // namespace LineOutcome

/// One line of what an Automa does or thinks.
struct AutomaLine {
    QString text;
    QString spoken; // where a picture says a part of it; else empty or the same
    QString detail;
    QString pictogram;
    QString picture; // the kind of picture it has, or none
    int thing = -1;  // of which there is a picture
    QString group;   // what the hands reach for
    int number = 0;  // in front of it; a tile's number
    int column = 0;  // of a tile, from the left
    LineOutcome::Value outcome = LineOutcome::None;
    bool isDetail = false; // belongs to the line before
    bool isDone = false;   // ticked off
    MapMarks marks;

    friend bool operator==(const AutomaLine&, const AutomaLine&) = default;
};

/// Lines as QML shows them; only view-models put them there.
class AutomaLineModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a view-model")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        TextRole = Qt::UserRole,
        DetailRole,
        PictogramRole,
        NumberRole,
        OutcomeRole,
        IsDetailRole,
        ColumnRole,
        StartsColumnRole, // after another column
        HasMarksRole,
        SpokenRole,
        PictureRole,
        ThingRole,
        GroupRole, // only at the first line of a group
        IsDoneRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] const std::vector<AutomaLine>& lines() const { return m_lines; }
    /// The title and then all lines, as they are said aloud.
    [[nodiscard]] QString spoken(const QString& title) const;
    /// The same lines again change nothing.
    void show(std::vector<AutomaLine> lines);

signals:
    void countChanged();

protected:
    void setDone(int row, bool isDone);

private:
    [[nodiscard]] bool startsGroup(int row) const;

    std::vector<AutomaLine> m_lines;
};
