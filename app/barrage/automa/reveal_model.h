#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/table/barrage_table.h"

/// What comes up from a pile: a contract, an advanced technology tile or an external work. The
/// table says which, or the app deals it. Empty unless one has to be revealed.
class RevealModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(bool isAsked READ isAsked NOTIFY questionChanged)
    /// What the rows are: "contract", "tile" or "work".
    Q_PROPERTY(QString kind READ kind NOTIFY questionChanged)
    /// All but one come up, so that the one that stays in the pile is asked for (B-29.6).
    Q_PROPERTY(bool asksWhatStays READ asksWhatStays NOTIFY questionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY questionChanged)
    /// The table may say that there is none left.
    Q_PROPERTY(bool canBeEmpty READ canBeEmpty NOTIFY questionChanged)
    /// Some of the rows cannot have come.
    Q_PROPERTY(bool hasRefused READ hasRefused NOTIFY questionChanged)
    /// Nothing else comes up right after it; else the app deals all of it.
    Q_PROPERTY(bool isLast READ isLast NOTIFY questionChanged)

public:
    enum Role {
        NumberRole = Qt::UserRole, // of the contract, tile or work
        NameRole,
        IsPossibleRole,
        ReasonRole // where it is, if it cannot come
    };

    explicit RevealModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] bool isAsked() const { return !m_cards.empty(); }
    [[nodiscard]] QString kind() const;
    [[nodiscard]] bool asksWhatStays() const { return m_pending > 1; }
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] bool canBeEmpty() const {
        return m_task.kind == barrage::TaskKind::RevealContract;
    }

    [[nodiscard]] bool hasRefused() const;
    [[nodiscard]] bool isLast() const;

    /// What lies on the table, or stays in the pile; false if it cannot.
    Q_INVOKABLE bool choose(int row);
    /// The app deals it, and what comes up right after it.
    Q_INVOKABLE bool deal();
    Q_INVOKABLE bool sayPileIsEmpty();

signals:
    void tableChanged();
    void questionChanged();

private:
    struct Card {
        int number = 0;
        QString name;
        QString reason; // empty if it can come
    };

    void refresh();
    [[nodiscard]] std::vector<Card> contractsOfTheColour() const;
    [[nodiscard]] std::vector<Card> tilesOfTheLevel() const;
    [[nodiscard]] std::vector<Card> cameUp(int row) const;
    [[nodiscard]] int rowInOrder() const;
    bool dealOne();
    void noteDealt(std::size_t count);
    bool commit(const std::vector<Card>& cards);
    [[nodiscard]] std::vector<Card> worksOfThePile() const;
    [[nodiscard]] bool isTile() const { return m_task.kind == barrage::TaskKind::RevealTile; }

    QPointer<BarrageTable> m_table;
    barrage::Task m_task;
    int m_pending = 0; // tiles that come up together, if what stays is asked for
    std::vector<Card> m_cards;
};
