#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/words/cast.h"
#include "engine/outpost/state.h"

/// A city as a list offers it.
struct CityFace {
    Q_GADGET
    QML_VALUE_TYPE(cityFace)
    Q_PROPERTY(int city MEMBER city)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString reason MEMBER reason)

public:
    int city = 0;
    QString name;
    QString detail; // who is there, what it costs
    QString reason; // why it cannot be chosen, or empty

    friend bool operator==(const CityFace&, const CityFace&) = default;
};

/// "Ania, Syndicate; power plant field free".
[[nodiscard]] QString contentOf(const outpost::CityState& city, const outpost::Cast& cast);
