#pragma once

#include <memory>

#include "app/nucleum/choices/form.h"

namespace nucleum {

/// What a turn may begin with, and what can be done with an action: each leads to a form of its
/// own or is done at once.
enum class Entry {
    Tile,
    Directive,
    Railway,
    Recharge,
    Urbanize,
    Industrialize,
    Develop,
    TakeContract,
    Energize,
    Subsidize,
    Fulfil,
    Exchange
};

class MenuForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString&, int) override {}
    [[nodiscard]] std::optional<Move> move() const override { return std::nullopt; }
    [[nodiscard]] bool isAtOnce() const override { return true; }
};

/// The form behind an entry of the menu; null if it is done at once.
[[nodiscard]] std::unique_ptr<Form> formFor(Entry entry, const Ground& ground);
/// The move of an entry that needs nothing else.
[[nodiscard]] std::optional<MoveKind> moveFor(Entry entry);
/// What the table asks for now.
[[nodiscard]] std::unique_ptr<Form> formFor(const Ground& ground);
/// What declining means now, or empty if it is not possible.
[[nodiscard]] QString declineText(const State& state);

} // namespace nucleum
