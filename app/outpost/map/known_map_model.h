#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/map/known_map.h"
#include "app/store/store_host.h"

/// A city of the map that is remembered.
struct MapCityFace {
    Q_GADGET
    QML_VALUE_TYPE(mapCityFace)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int field MEMBER field)
    Q_PROPERTY(int area MEMBER area)
    Q_PROPERTY(bool isNeighbour MEMBER isNeighbour)

public:
    QString name;
    QString detail; // field, area and neighbours in words
    int field = 0;  // 0: for a power plant, 1: for a habitat
    int area = 0;
    bool isNeighbour = false; // of the city that is being put right

    friend bool operator==(const MapCityFace&, const MapCityFace&) = default;
};

/// The map that is remembered for all games: cities are added, joined, put right and thrown away.
/// Everything is kept at once.
class KnownMapModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(StoreHost* host MEMBER m_host WRITE setHost NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<MapCityFace> cities READ cities NOTIFY changed)
    Q_PROPERTY(QStringList areaNames READ areaNames NOTIFY changed)
    /// The city that is being put right, -1: none.
    Q_PROPERTY(int edited READ edited WRITE setEdited NOTIFY changed)
    /// How much of the map there is, and whether games can use it.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Names that were typed in games and are not on the map yet.
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    using QObject::QObject;

    void setHost(StoreHost* host);
    [[nodiscard]] QList<MapCityFace> cities() const;
    [[nodiscard]] QStringList areaNames() const;
    [[nodiscard]] int edited() const { return m_edited; }
    void setEdited(int city);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QStringList knownNames() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// A new city in the area of the one before, to be put right at once. A name that is there
    /// opens that city instead.
    Q_INVOKABLE bool add(const QString& name);
    // Of the city that is being put right. A name that another one has is not taken.
    Q_INVOKABLE void rename(const QString& name);
    Q_INVOKABLE void setField(int field);
    Q_INVOKABLE void setArea(int area);
    /// Joins it with another one, or parts them.
    Q_INVOKABLE void toggle(int city);
    Q_INVOKABLE void remove();

    /// A name from a game that was mistyped.
    Q_INVOKABLE void forgetName(const QString& name);

signals:
    void changed();

private:
    void keep();
    void noteTrouble(const database::Outcome& outcome);
    [[nodiscard]] outpost::KnownCity& editedCity() { return m_map.cities[m_edited]; }
    [[nodiscard]] QString detailOf(int city) const;

    StoreHost* m_host = nullptr;
    outpost::KnownMap m_map;
    int m_edited = -1;
    QString m_trouble;
};
