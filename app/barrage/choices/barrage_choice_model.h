#pragma once

#include <optional>
#include <vector>

#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/choices/choice_outcome.h"
#include "app/barrage/choices/choice_tree.h"
#include "app/barrage/map/map_marks.h"
#include "app/barrage/table/barrage_table.h"
#include "app/table/option_list_model.h"

/// What a person at the table can choose now, step by step until it is a move. Empty while an
/// Automa decides, an earlier entry is looked at or the game is over.
class BarrageChoiceModel : public OptionListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(bool isAsked READ isAsked NOTIFY stepChanged)
    /// The number of the company that decides, -1 for the table.
    Q_PROPERTY(int company READ company NOTIFY stepChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY stepChanged)
    /// What was chosen so far: "Build › Base".
    Q_PROPERTY(QString stepsTaken READ stepsTaken NOTIFY stepChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY stepChanged)
    Q_PROPERTY(bool isComplete READ isComplete NOTIFY stepChanged)
    /// The completed move, and what it costs and brings.
    Q_PROPERTY(QString summary READ summary NOTIFY stepChanged)
    Q_PROPERTY(QString outcome READ outcome NOTIFY stepChanged)
    /// A number up to `mostNumber` is asked for, with chooseNumber; there are no rows then.
    Q_PROPERTY(bool isNumber READ isNumber NOTIFY stepChanged)
    Q_PROPERTY(int mostNumber READ mostNumber NOTIFY stepChanged)
    /// The rows are a few short words each.
    Q_PROPERTY(bool isShort READ isShort NOTIFY stepChanged)
    /// The longest word of the rows, which should not be broken.
    Q_PROPERTY(QString longestWord READ longestWord NOTIFY stepChanged)
    /// What is asked for can be tapped on the map.
    Q_PROPERTY(bool isOnMap READ isOnMap NOTIFY stepChanged)
    Q_PROPERTY(MapMarks marks READ marks NOTIFY stepChanged)
    /// Drops are being placed, so where water runs matters.
    Q_PROPERTY(bool placesDrops READ placesDrops NOTIFY stepChanged)
    /// The row or space of the map that was tapped and why it is refused; empty again with a second
    /// tap.
    Q_PROPERTY(QString refusedTap READ refusedTap NOTIFY refusedTapChanged)
    /// The longest that can become, so that there is room for it; empty if nothing is refused.
    Q_PROPERTY(QString longestRefusal READ longestRefusal NOTIFY stepChanged)
    /// What the last tap did without being confirmed, until something else happens; else empty.
    Q_PROPERTY(QString madeAtOnce READ madeAtOnce NOTIFY madeAtOnceChanged)

public:
    enum ChoiceRole { IsChosenRole = NumberRole + 1 }; // taken already; a tap puts it back

    explicit BarrageChoiceModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] bool isAsked() const { return m_tree.has_value(); }
    [[nodiscard]] int company() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString stepsTaken() const;
    [[nodiscard]] bool canGoBack() const { return m_tree && m_tree->canGoBack(); }
    [[nodiscard]] bool isComplete() const { return m_tree && m_tree->isComplete(); }
    [[nodiscard]] QString summary() const { return m_outcome.moves.join(u'\n'); }
    [[nodiscard]] QString outcome() const { return m_outcome.balance.join(QStringLiteral(", ")); }
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] int mostNumber() const;
    [[nodiscard]] bool isShort() const;
    [[nodiscard]] QString longestWord() const;
    [[nodiscard]] bool isOnMap() const;
    [[nodiscard]] MapMarks marks() const;
    [[nodiscard]] bool placesDrops() const { return marks().foresight != Foresight::None; }
    [[nodiscard]] QString refusedTap() const { return m_refusedTap; }
    [[nodiscard]] QString longestRefusal() const;
    [[nodiscard]] QString madeAtOnce() const { return m_madeAtOnce; }

    /// What can be chosen in this state; the same state again changes nothing.
    void show(const barrage::State& state);

    /// False if the row is refused, which `refusedTap` then tells.
    Q_INVOKABLE bool choose(int row);
    Q_INVOKABLE bool chooseNumber(int number);
    /// A tap on the map: a number of barrage::Structure and of the space. False if it means nothing
    /// here or more than one thing.
    Q_INVOKABLE bool chooseSite(int structure, int index);
    Q_INVOKABLE bool chooseHeadstream(int headstream);
    /// What can be built on that space in this turn, before anything else is chosen: "Build a base
    /// here", and what it costs. Empty if nothing can.
    Q_INVOKABLE QString offerAt(int structure, int index) const;
    Q_INVOKABLE QString offerCost(int structure, int index) const;
    /// Chooses that with one tap.
    Q_INVOKABLE bool buildAt(int structure, int index);
    Q_INVOKABLE void back();
    Q_INVOKABLE void restart();
    /// Makes the completed move at the table, and the answer that goes with it; false if there is
    /// none or it cannot be kept.
    Q_INVOKABLE bool confirm();
    /// Takes back what was made at once; it is asked again as before the last tap.
    Q_INVOKABLE void takeBack();

signals:
    void tableChanged();
    void stepChanged();
    void refusedTapChanged();
    void madeAtOnceChanged();

private:
    struct Row {
        choices::ChoiceOption option;
        bool isChosen = false;
    };

    void followTable();
    [[nodiscard]] static std::vector<Row> rowsOf(const choices::ChoiceTree& tree);
    [[nodiscard]] bool hasSameRows(const choices::ChoiceTree& tree,
                                   const std::vector<Row>& rows) const;
    void replaceTree(std::optional<choices::ChoiceTree> tree);
    void lookAhead();
    bool take(const choices::ChoiceStep& step);
    bool goOnWith(choices::ChoiceTree next);
    void setMadeAtOnce(const QString& text);
    [[nodiscard]] std::optional<barrage::Site> buildableAt(int structure, int index) const;
    [[nodiscard]] QString refusalText(const choices::ChoiceOption& option) const;
    void tellRefusal(const choices::ChoiceOption* option);
    void setRefusedTap(const QString& text);

    QPointer<BarrageTable> m_table;
    std::optional<choices::ChoiceTree> m_tree;
    std::vector<Row> m_rows;
    choices::Outcome m_outcome; // of the completed move
    QString m_refusedTap;
    QString m_madeAtOnce;
    int m_madeEntry = 0;                                // its number in the log
    std::optional<choices::ChoiceTree> m_beforeLastTap; // of what was made at once
};
