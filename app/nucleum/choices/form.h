#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_table.h"
#include "engine/nucleum/error.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

/// One thing to choose in a field.
struct NucleumOption {
    Q_GADGET
    QML_VALUE_TYPE(nucleumOption)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(bool isLegal MEMBER isLegal)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    Q_PROPERTY(int mark MEMBER mark)

public:
    QString title;
    QString detail;
    QString sign; // a name NucleumSign knows, or empty
    bool isLegal = true;
    QString reason; // why it is not legal
    bool isChosen = false;
    int mark = -1; // a city colour or a player colour, by its number
    int value = 0; // what the form takes

    friend bool operator==(const NucleumOption&, const NucleumOption&) = default;
};

namespace nucleum {

enum class FieldKind { Menu, Choice, Number, Switch };

/// One line of a form: things to choose from, a number or a switch.
struct Field {
    QString key;
    QString label;
    FieldKind kind = FieldKind::Choice;
    QString sign;
    int value = 0; // of a number or a switch
    int from = 0;
    int to = 0;
    QList<NucleumOption> options;

    friend bool operator==(const Field&, const Field&) = default;
};

/// What a form looks at: the table and who decides.
struct Ground {
    const NucleumTable* table = nullptr;
    Player player = Player::First;

    [[nodiscard]] const State& state() const { return table->state(); }
    [[nodiscard]] const PlayerState& own() const { return state().of(player); }
    [[nodiscard]] const Cast& cast() const { return table->cast(); }
    [[nodiscard]] Move by(const MoveKind& what) const { return {actorOf(player), what}; }
    [[nodiscard]] Check check(const MoveKind& what) const;
};

/// Something that can be entered at the table. It keeps what was chosen so far and reads
/// everything else off the table.
class Form {
public:
    explicit Form(const Ground& ground) : m_ground(ground) {}
    virtual ~Form() = default;
    Form(const Form&) = delete;
    Form& operator=(const Form&) = delete;

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual std::vector<Field> fields() const = 0;
    virtual void set(const QString& key, int value) = 0;
    /// What the move comes to: costs and gains.
    [[nodiscard]] virtual QStringList summary() const { return {}; }
    /// The move, once enough is chosen.
    [[nodiscard]] virtual std::optional<Move> move() const = 0;
    /// What the big button says.
    [[nodiscard]] virtual QString acceptText() const;
    /// Whether a choice is made at once, without the button.
    [[nodiscard]] virtual bool isAtOnce() const { return false; }
    /// The key of the field that a tapped city answers, or empty.
    [[nodiscard]] virtual QString cityKey() const { return {}; }

protected:
    [[nodiscard]] const Ground& ground() const { return m_ground; }
    [[nodiscard]] const State& state() const { return m_ground.state(); }
    [[nodiscard]] const PlayerState& own() const { return m_ground.own(); }
    [[nodiscard]] Player player() const { return m_ground.player; }

private:
    Ground m_ground;
};

// --- what forms are made of ---------------------------------------------------------------------

/// An option that the rules allow or not; a fact that is missing is asked for later.
[[nodiscard]] NucleumOption optionFor(int value, const QString& title, const Check& check,
                                      bool isChosen);
[[nodiscard]] NucleumOption optionFor(int value, const QString& title, bool isChosen);
[[nodiscard]] Field choiceField(const QString& key, const QString& label,
                                QList<NucleumOption> options);
[[nodiscard]] Field menuField(const QString& key, const QString& label,
                              QList<NucleumOption> options);
[[nodiscard]] Field numberField(const QString& key, const QString& label, int value, int from,
                                int to, const QString& sign = {});
[[nodiscard]] Field switchField(const QString& key, const QString& label, bool isOn);

/// The first that is allowed, or the refusal that tells most: that of the move which came farthest.
[[nodiscard]] Check anyAllowed(const std::vector<Check>& checks);

/// All cities of the map in alphabetical order with their colours.
[[nodiscard]] Field cityField(const Ground& ground, const QString& key, const QString& label,
                              City chosen, const std::function<Check(City)>& check);

/// 0, 1 or 2 Thaler off by a symbol of the tile.
[[nodiscard]] Field discountField(int discount);

} // namespace nucleum
