#pragma once

#include "app/nucleum/choices/form.h"

namespace nucleum {

class UrbanizeForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;
    [[nodiscard]] QString cityKey() const override { return QStringLiteral("city"); }

private:
    [[nodiscard]] Check checkOf(const Urbanize& move) const;

    Urbanize m_move;
    bool m_hasType = false;
    bool m_hasLevel = false;
};

class IndustrializeForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;
    [[nodiscard]] QString cityKey() const override { return QStringLiteral("city"); }

private:
    [[nodiscard]] Check checkOf(const Industrialize& move) const;
    void addSymbols(std::vector<Field>& fields) const;

    Industrialize m_move;
    bool m_hasKind = false;
    bool m_hasRow = false;
};

class RailwayForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;
    [[nodiscard]] QString cityKey() const override;

private:
    [[nodiscard]] LayRailway moveFor(City one, City other) const;
    [[nodiscard]] Check checkPair(City one, City other) const;
    /// The one that was chosen, or the only one that can be; else -1.
    [[nodiscard]] int space() const;
    void addSpaces(std::vector<Field>& fields) const;

    City m_one = City::None;
    City m_other = City::None;
    int m_space = -1;
    EndColour m_towardsOne = EndColour::Unknown;
    EndColour m_towardsOther = EndColour::Unknown;
};

} // namespace nucleum
