#pragma once

#include <vector>

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/table/table_correction.h"

/// The steps of a correction: the numbers chosen so far, from which the game tells what is asked
/// next, what can be chosen and which correction it makes.
class SteppedCorrection : public TableCorrection {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using TableCorrection::TableCorrection;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] QString path() const override;
    [[nodiscard]] bool canGoBack() const override { return !m_chosen.empty(); }
    [[nodiscard]] int number() const override { return m_number; }
    void setNumber(int number) override;
    [[nodiscard]] bool canConfirm() const override;

    Q_INVOKABLE bool choose(int row) override;
    Q_INVOKABLE void back() override;
    Q_INVOKABLE void restart() override { show({}); }
    Q_INVOKABLE bool confirm() override;

protected:
    using Chosen = std::vector<int>;

    [[nodiscard]] const Chosen& chosen() const { return m_chosen; }
    void show(Chosen chosen);

    [[nodiscard]] virtual bool isOpen() const = 0;
    /// None where a figure is asked for.
    [[nodiscard]] virtual std::vector<int> options() const = 0;
    /// `before` was chosen when the option was offered.
    [[nodiscard]] virtual QString optionText(const Chosen& before, int option) const = 0;
    [[nodiscard]] virtual QString optionDetail(int option) const = 0;
    /// Why it cannot be chosen, or empty.
    [[nodiscard]] virtual QString optionRefusal(int /*option*/) const { return {}; }
    [[nodiscard]] virtual QString optionPictogram(int /*option*/) const { return {}; }
    [[nodiscard]] virtual QString optionPicture(int /*option*/) const { return {}; }
    /// The figure that is asked for as it stands now.
    [[nodiscard]] virtual int figure() const = 0;
    /// The correction in words, before it is made.
    [[nodiscard]] virtual QString correctionWords() const = 0;
    /// Makes it at the table.
    [[nodiscard]] virtual bool make() = 0;

private:
    struct Option {
        int number = 0;
        QString refusal;
    };

    Chosen m_chosen;
    std::vector<Option> m_options;
    int m_number = 0;
};
