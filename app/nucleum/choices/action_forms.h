#pragma once

#include "app/nucleum/choices/form.h"
#include "engine/nucleum/energize.h"

namespace nucleum {

class DevelopForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    [[nodiscard]] QList<NucleumOption> offered(bool isSecond) const;

    Develop m_move;
    bool m_hasFirst = false;
};

class ContractForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    [[nodiscard]] Check checkOf(const TakeContract& move) const;

    TakeContract m_move;
    bool m_hasSpace = false;
};

/// Fulfils one that can be reached; a tap does it.
class FulfilForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString&, int value) override { m_contract = Contract(value); }
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] bool isAtOnce() const override { return true; }

private:
    Contract m_contract;
};

class SubsidizeForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString&, int value) override { m_subsidy = static_cast<Subsidy>(value); }
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] bool isAtOnce() const override { return true; }

private:
    std::optional<Subsidy> m_subsidy;
};

class ExchangeForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    [[nodiscard]] static Exchange kindOf(int source);
    [[nodiscard]] int most() const;

    int m_source = -1; // 0: workers, then the rows of the mines
    int m_amount = 1;
};

/// The assistant: which buildings can be powered, from where, and what each way costs.
class EnergizeForm : public Form {
public:
    using Form::Form;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<Field> fields() const override;
    void set(const QString& key, int value) override;
    [[nodiscard]] QStringList summary() const override;
    [[nodiscard]] std::optional<Move> move() const override;
    [[nodiscard]] QString acceptText() const override;

private:
    [[nodiscard]] std::vector<Target> targets() const;
    [[nodiscard]] std::vector<EnergizeOption> optionsFor(const Target& target) const;
    [[nodiscard]] std::vector<EnergizeOption> optionsByExchange() const;
    [[nodiscard]] NucleumOption targetOption(std::size_t index, const Target& target,
                                             const std::vector<EnergizeOption>& possible,
                                             const std::vector<EnergizeOption>& byExchange) const;
    [[nodiscard]] QString whyNot(const Target& target,
                                 const std::vector<EnergizeOption>& ways) const;
    [[nodiscard]] std::vector<Plant> linkedPlants(const Target& target) const;
    [[nodiscard]] std::optional<Energize> question(const Target& target) const;
    [[nodiscard]] std::optional<EnergizeOption> chosen() const;
    [[nodiscard]] std::vector<Fees> splits(const EnergizeOption& way) const;
    void addFees(std::vector<Field>& fields) const;

    int m_tileEnergy = 0;
    int m_target = -1; // by targets()
    int m_plant = -1;
    int m_uranium = -1;
    int m_split = 0; // by splits()
};

} // namespace nucleum
