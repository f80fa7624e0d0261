#pragma once

#include <vector>

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/correction/figure_sheet_model.h"
#include "app/table/option_list_model.h"

/// Puts right what the app believes of the table. First it is chosen whose figures differ, which
/// stand on a sheet together, or what else does, step by step: kind of thing, whose, which, and
/// what it really is. The game tells from the numbers chosen so far what is asked next, what can be
/// chosen and which correction it makes. Always of the table as it is now, whatever entry is looked
/// at.
class SteppedCorrection : public OptionListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")
    Q_PROPERTY(QString prompt READ prompt NOTIFY stepChanged)
    /// What was chosen so far: "Map › Drops in the dam".
    Q_PROPERTY(QString path READ path NOTIFY stepChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY stepChanged)
    /// Somebody's figures are asked for; there are no rows then.
    Q_PROPERTY(bool isSheet READ isSheet NOTIFY stepChanged)
    Q_PROPERTY(FigureSheetModel* sheet READ sheet CONSTANT)
    /// A figure is asked for; there are no rows then.
    Q_PROPERTY(bool isNumber READ isNumber NOTIFY stepChanged)
    Q_PROPERTY(int least READ least NOTIFY stepChanged)
    Q_PROPERTY(int most READ most NOTIFY stepChanged)
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY stepChanged)
    /// Nothing more is asked: what is there now and what will be.
    Q_PROPERTY(bool isComplete READ isComplete NOTIFY stepChanged)
    Q_PROPERTY(QString now READ now NOTIFY stepChanged)
    Q_PROPERTY(QString then READ then NOTIFY stepChanged)
    /// What a rule has against the correction, or against all on the sheet together.
    Q_PROPERTY(QString refusal READ refusal NOTIFY stepChanged)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY stepChanged)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY stepChanged)
    Q_PROPERTY(int reason READ reason WRITE setReason NOTIFY reasonChanged)
    /// The last correction that was made, in words.
    Q_PROPERTY(QString made READ made NOTIFY stepChanged)

public:
    explicit SteppedCorrection(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] bool canGoBack() const { return !m_chosen.empty(); }
    [[nodiscard]] bool isSheet() const;
    [[nodiscard]] FigureSheetModel* sheet() { return &m_sheet; }
    [[nodiscard]] bool isNumber() const { return asksStep() && asksNumber(); }
    [[nodiscard]] int least() const { return isNumber() ? leastNumber() : 0; }
    [[nodiscard]] int most() const { return isNumber() ? mostNumber() : 0; }
    [[nodiscard]] int number() const { return m_number; }
    void setNumber(int number);
    [[nodiscard]] bool isComplete() const { return asksStep() && isChosen(); }
    [[nodiscard]] QString now() const { return isComplete() ? settingNow() : QString(); }
    [[nodiscard]] QString then() const { return isComplete() ? settingThen() : QString(); }
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool canConfirm() const;
    [[nodiscard]] QStringList reasons() const;
    [[nodiscard]] int reason() const { return m_reason; }
    void setReason(int reason);
    [[nodiscard]] QString made() const { return m_made; }

    Q_INVOKABLE bool choose(int row);
    Q_INVOKABLE void back();
    Q_INVOKABLE void restart() { show({}); }
    /// Makes the correction at the table, or all that are on the sheet, and begins again; false if
    /// it cannot be made.
    Q_INVOKABLE bool confirm();
    /// Takes back what was made last.
    Q_INVOKABLE void undoMade();

signals:
    void stepChanged();
    void reasonChanged();

protected:
    using Chosen = std::vector<int>;

    [[nodiscard]] const Chosen& chosen() const { return m_chosen; }
    void show(Chosen chosen);
    /// Whose sheet is shown, and what was set on it in the order of the figures.
    [[nodiscard]] int sheetOwner() const { return m_chosen[0] - kFirstSheet; }
    [[nodiscard]] const std::vector<int>& sheetValues() const { return m_sheet.values(); }

    [[nodiscard]] virtual bool isOpen() const = 0;

    // Sheets: the owners that have one, by the numbers of the engine.
    [[nodiscard]] virtual std::vector<int> sheetOwners() const = 0;
    [[nodiscard]] virtual QString ownerText(int owner) const = 0;
    [[nodiscard]] virtual std::vector<SheetFigure> figuresOf(int owner) const = 0;
    /// Of what was set on the sheet.
    [[nodiscard]] virtual QString sheetRefusal() const = 0;
    [[nodiscard]] virtual bool makeSheet() = 0;

    // Steps; only while a game is open.
    [[nodiscard]] virtual QString stepPrompt() const = 0;
    /// None where a figure is asked for.
    [[nodiscard]] virtual std::vector<int> options() const = 0;
    /// `before` was chosen when the option was offered.
    [[nodiscard]] virtual QString optionText(const Chosen& before, int option) const = 0;
    [[nodiscard]] virtual QString optionDetail(int option) const = 0;
    /// Why it cannot be chosen, or empty.
    [[nodiscard]] virtual QString optionRefusal(int /*option*/) const { return {}; }
    [[nodiscard]] virtual QString optionPictogram(int /*option*/) const { return {}; }
    [[nodiscard]] virtual QString optionPicture(int /*option*/) const { return {}; }
    [[nodiscard]] virtual bool asksNumber() const = 0;
    [[nodiscard]] virtual int leastNumber() const = 0;
    [[nodiscard]] virtual int mostNumber() const = 0;
    /// The figure that is asked for as it stands now.
    [[nodiscard]] virtual int figure() const = 0;
    [[nodiscard]] virtual bool isChosen() const = 0;
    [[nodiscard]] virtual QString settingNow() const = 0;
    [[nodiscard]] virtual QString settingThen() const = 0;
    [[nodiscard]] virtual QString stepRefusal() const = 0;
    /// Makes it at the table.
    [[nodiscard]] virtual bool make() = 0;
    virtual void undo() = 0;

private:
    /// An option of the first step is a sheet or what the game makes of the number.
    static constexpr int kFirstSheet = 1000;

    struct Option {
        int number = 0;
        QString refusal;
    };

    [[nodiscard]] static bool isSheetOption(int option) { return option >= kFirstSheet; }
    [[nodiscard]] bool asksStep() const { return isOpen() && !isSheet(); }
    [[nodiscard]] QString textOf(const Chosen& before, int option) const;
    [[nodiscard]] QString detailOf(int option) const;

    Chosen m_chosen;
    std::vector<Option> m_options;
    FigureSheetModel m_sheet;
    int m_number = 0;
    int m_reason = 0;
    QString m_made;
};
