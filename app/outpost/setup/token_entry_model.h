#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/outpost/map/known_map.h"
#include "app/outpost/setup/setup_draft.h"

/// A connection in play and its token.
struct TokenFace {
    Q_GADGET
    QML_VALUE_TYPE(tokenFace)
    Q_PROPERTY(QString connection MEMBER connection)
    Q_PROPERTY(int cost MEMBER cost)

public:
    QString connection; // "Kraków – Łódź"
    int cost = -1;      // -1: not entered yet

    friend bool operator==(const TokenFace&, const TokenFace&) = default;
};

/// The tokens that lie on the connections in this game, entered one after the other.
class TokenEntryModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of an OutpostSetupModel")
    Q_PROPERTY(QList<TokenFace> tokens READ tokens NOTIFY changed)
    /// The row that is asked for.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(int cost READ cost WRITE setCost NOTIFY changed)
    Q_PROPERTY(int entered READ entered NOTIFY changed)
    Q_PROPERTY(bool isComplete READ isComplete NOTIFY changed)
    /// Values seen in an earlier game, each one tap.
    Q_PROPERTY(QList<int> knownCosts READ knownCosts NOTIFY changed)
    /// Whether every connection in play is known from an earlier game.
    Q_PROPERTY(bool canRepeat READ canRepeat NOTIFY changed)

public:
    TokenEntryModel(outpost::SetupDraft& draft, const outpost::KnownMap& map,
                    QObject* parent = nullptr);

    /// Begins with the first one that is missing.
    void begin();

    [[nodiscard]] QList<TokenFace> tokens() const;
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int row);
    [[nodiscard]] int cost() const;
    void setCost(int cost);
    [[nodiscard]] int entered() const;
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] QList<int> knownCosts() const;
    [[nodiscard]] bool canRepeat() const;

    /// Takes the figure as it stands, and on to the next one that is missing.
    Q_INVOKABLE void next();
    /// This value, and on.
    Q_INVOKABLE void take(int cost);
    /// The tokens were left as they lay.
    Q_INVOKABLE void repeat();

signals:
    void changed();
    void edited();

private:
    [[nodiscard]] QList<int> inPlay() const;
    void goToMissing();

    outpost::SetupDraft& m_draft;
    const outpost::KnownMap& m_map;
    int m_current = 0;
};
