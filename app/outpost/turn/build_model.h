#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/table/outpost_model.h"
#include "app/outpost/turn/city_face.h"

/// Phase 3a: a piece, a city, and the sum of the connections to it.
class BuildModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    /// -1: none chosen; 0 station, 1 power plant, 2 habitat.
    Q_PROPERTY(int piece READ piece WRITE setPiece NOTIFY changed)
    Q_PROPERTY(QString pieceName READ pieceName NOTIFY changed)
    /// Where it may go: without a map a new city comes first, with one the cheapest.
    Q_PROPERTY(QList<CityFace> cities READ cities NOTIFY changed)
    Q_PROPERTY(int city READ city WRITE setCity NOTIFY changed)
    Q_PROPERTY(QString cityName READ cityName NOTIFY changed)
    /// A city that nobody has built in, which can be given a name.
    Q_PROPERTY(bool isNewCity READ isNewCity NOTIFY changed)
    /// Names of cities from earlier games that are not used yet.
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY changed)
    /// Whether the sum has to be entered; if not, it is known.
    Q_PROPERTY(bool asksConnection READ asksConnection NOTIFY changed)
    Q_PROPERTY(int connection READ connection WRITE setConnection NOTIFY changed)
    Q_PROPERTY(QString sum READ sum NOTIFY changed)
    Q_PROPERTY(QString afterwards READ afterwards NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool canBuild READ canBuild NOTIFY changed)

public:
    using OutpostModel::OutpostModel;

    [[nodiscard]] int piece() const { return m_piece; }
    void setPiece(int piece);
    [[nodiscard]] QString pieceName() const;
    [[nodiscard]] QList<CityFace> cities() const;
    [[nodiscard]] int city() const { return m_city; }
    void setCity(int city);
    [[nodiscard]] QString cityName() const;
    [[nodiscard]] bool isNewCity() const;
    [[nodiscard]] QStringList knownNames() const;
    [[nodiscard]] bool asksConnection() const;
    [[nodiscard]] int connection() const { return m_connection; }
    void setConnection(int connection);
    [[nodiscard]] QString sum() const;
    [[nodiscard]] QString afterwards() const;
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool canBuild() const;

    /// One step back: city, then piece; false if nothing is chosen.
    Q_INVOKABLE bool back();
    Q_INVOKABLE bool build(const QString& name);

private:
    void startAnew() override;
    [[nodiscard]] outpost::City cityInHand() const;
    [[nodiscard]] outpost::Build buildOf(int city, int connection) const;
    [[nodiscard]] outpost::Check checkOf(const outpost::Build& build) const;
    [[nodiscard]] int knownConnection(int city) const;

    int m_piece = -1;
    int m_city = -1;
    int m_connection = 0;
};
