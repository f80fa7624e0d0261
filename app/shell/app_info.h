#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// What the program says about itself and about what it is made with.
class AppInfo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] static QString version() { return QStringLiteral(PENSTOCK_VERSION); }
    /// Of the Qt that is loaded, which need not be the one it was built with.
    [[nodiscard]] static QString qtVersion() { return QString::fromLatin1(qVersion()); }
    /// Whose the names of the games are: "Barrage to Cranio Creations, Power Grid to ...".
    [[nodiscard]] Q_INVOKABLE static QString owners();
    /// The paragraphs of a licence that comes with the program: "MIT", "LGPL-3.0", "GPL-3.0" or
    /// "LGPL-2.1". Empty if there is no such licence.
    [[nodiscard]] Q_INVOKABLE static QStringList licence(const QString& name);
};
