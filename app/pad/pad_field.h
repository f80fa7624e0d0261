#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/pad/pad_draft.h"

/// One of the things a field can be set to.
struct PadOption {
    Q_GADGET
    QML_VALUE_TYPE(padOption)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)

public:
    int value = 0;
    QString text;

    friend bool operator==(const PadOption&, const PadOption&) = default;
};

/// Something to enter on the pad, with its value and what that gives.
struct PadField {
    Q_GADGET
    QML_VALUE_TYPE(padField)
    Q_PROPERTY(QString fieldId MEMBER id)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(QList<PadOption> options MEMBER options)
    Q_PROPERTY(QString chosen READ chosen)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString section MEMBER section)

public:
    enum Kind { Number, Choice, Switch };

    QString id;
    QString label;
    int kind = Number;
    int value = 0;
    int from = 0; // least and most of a number
    int to = 0;
    QList<PadOption> options; // of a choice; the first one stands until something is chosen
    QString note;             // what it gives, or how to count it
    QString section;          // a heading above the first field of a group

    /// The text of the option that stands.
    [[nodiscard]] QString chosen() const;
    [[nodiscard]] bool offers(int wanted) const;

    friend bool operator==(const PadField&, const PadField&) = default;
};

namespace pad {

[[nodiscard]] PadField number(const Values& values, const QString& id, const QString& label,
                              int from, int to);
[[nodiscard]] PadField choice(const Values& values, const QString& id, const QString& label,
                              const QList<PadOption>& options);
[[nodiscard]] PadField toggle(const Values& values, const QString& id, const QString& label);

} // namespace pad
