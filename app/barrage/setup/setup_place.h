#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// A place of a setup and the picture of what lies there; the thing is -1 while it is open.
struct SetupPlace {
    Q_GADGET
    QML_VALUE_TYPE(setupPlace)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int thing MEMBER thing)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString title MEMBER title)

public:
    QString kind; // which picture shows the thing
    int thing = -1;
    QString label; // of the place: "A", "Round 2", "Anna"
    QString title; // the thing in few words

    friend bool operator==(const SetupPlace&, const SetupPlace&) = default;
};
