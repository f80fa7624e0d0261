#pragma once

#include <array>

#include "app/nucleum/choices/form.h"

/// What is asked after an action, at a recharge and at the end.
namespace nucleum {

/// A list of moves of which one is tapped.
class ListForm : public Form {
public:
    using Form::Form;

    void set(const QString&, int value) override { m_chosen = value; }
    [[nodiscard]] bool isAtOnce() const override { return true; }

protected:
    [[nodiscard]] int chosen() const { return m_chosen; }

private:
    int m_chosen = -1;
};

class TechnologyForm : public ListForm {
public:
    using ListForm::ListForm;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    [[nodiscard]] std::optional<Move> move() const override;
};

class SpaceRewardForm : public ListForm {
public:
    using ListForm::ListForm;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    [[nodiscard]] std::optional<Move> move() const override;
};

/// A worker or a tile of the offer; of technologies C5 and D5 a tile only.
class FreeTileForm : public ListForm {
public:
    using ListForm::ListForm;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    [[nodiscard]] std::optional<Move> move() const override;
};

class NucleumPlaceForm : public ListForm {
public:
    using ListForm::ListForm;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    [[nodiscard]] std::optional<Move> move() const override;
};

/// Where the milestone marker goes, with what each space brings.
class MarkerForm : public Form {
public:
    explicit MarkerForm(const Ground& ground);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString&, int value) override { m_space = value; }
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    int m_space = -1;
};

class UraniumForm : public Form {
public:
    explicit UraniumForm(const Ground& ground);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    [[nodiscard]] int placed() const;

    std::array<std::uint8_t, kRowCount> m_cubes{};
};

/// A single step of any income: a tap does it.
class IncomeStepForm : public ListForm {
public:
    using ListForm::ListForm;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    [[nodiscard]] std::optional<Move> move() const override;
};

/// Several steps, which may be split.
class IncomeForm : public Form {
public:
    using Form::Form;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    [[nodiscard]] int steps() const;

    std::array<std::uint8_t, kIncomeTrackCount> m_steps{};
};

class RechargeForm : public Form {
public:
    using Form::Form;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    [[nodiscard]] bool isByHand() const;

    bool m_entersTracks = false;
    Recharge m_income;
};

/// The contract that comes into the market.
class RevealForm : public ListForm {
public:
    using ListForm::ListForm;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    [[nodiscard]] std::optional<Move> move() const override;
};

class ScoreForm : public Form {
public:
    using Form::Form;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override { return {}; }
    void set(const QString&, int) override {}
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;
};

} // namespace nucleum
