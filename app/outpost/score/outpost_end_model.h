#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/table/outpost_model.h"

/// A player's place at the end.
struct EndRow {
    Q_GADGET
    QML_VALUE_TYPE(endRow)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(int supplied MEMBER supplied)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString result MEMBER result)

public:
    int seat = 0;
    int rank = 1;
    int supplied = 0; // cities
    QString name;
    QString result; // "14 cities supplied · 83 Elektro"

    friend bool operator==(const EndRow&, const EndRow&) = default;
};

/// How the game came to its end: what decided it. Empty while it goes on.
class OutpostEndModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    /// One sentence on what decided.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QList<EndRow> rows READ rows NOTIFY changed)
    /// The result in the history, empty if there is none.
    Q_PROPERTY(QString playId READ playId NOTIFY changed)

public:
    using OutpostModel::OutpostModel;

    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QList<EndRow> rows() const;
    [[nodiscard]] QString playId() const;

private:
    [[nodiscard]] bool isOver() const { return isOpen() && state().isOver(); }
};
