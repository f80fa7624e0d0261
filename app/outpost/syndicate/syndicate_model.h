#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/table/outpost_model.h"
#include "app/outpost/turn/city_face.h"
#include "engine/outpost/syndicate.h"

/// One thing to do with the Syndicate's pieces.
struct SyndicateStep {
    Q_GADGET
    QML_VALUE_TYPE(syndicateStep)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString sign;
    QString text;

    friend bool operator==(const SyndicateStep&, const SyndicateStep&) = default;
};

/// The Syndicate's turn in words, and the cities that the players pick for it.
class SyndicateModel : public OutpostModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<SyndicateStep> steps READ steps NOTIFY changed)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed)
    // While a city is asked for.
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)
    Q_PROPERTY(QList<CityFace> cities READ cities NOTIFY changed)
    Q_PROPERTY(int city READ city WRITE setCity NOTIFY changed)
    Q_PROPERTY(bool isNewCity READ isNewCity NOTIFY changed)
    Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY changed)
    /// The rules allow that no field is left for the piece.
    Q_PROPERTY(bool canSkip READ canSkip NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)

public:
    using OutpostModel::OutpostModel;

    [[nodiscard]] QList<SyndicateStep> steps() const;
    [[nodiscard]] QStringList reasons() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString why() const;
    [[nodiscard]] QList<CityFace> cities() const;
    [[nodiscard]] int city() const { return m_city; }
    void setCity(int city);
    [[nodiscard]] bool isNewCity() const;
    [[nodiscard]] QStringList knownNames() const;
    [[nodiscard]] bool canSkip() const;
    [[nodiscard]] QString refusal() const;

    /// The pieces are moved: it is entered.
    Q_INVOKABLE bool done();
    /// In the chosen city, which may get a name.
    Q_INVOKABLE bool place(const QString& name);
    Q_INVOKABLE bool skip();

private:
    void startAnew() override;
    [[nodiscard]] bool isStart() const;
    [[nodiscard]] bool isPlacing() const;
    [[nodiscard]] outpost::Move moveTo(int city) const;

    std::optional<outpost::Decision> m_decision; // while it has to decide
    int m_city = -1;
};
