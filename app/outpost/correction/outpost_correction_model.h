#pragma once

#include <vector>

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/correction/correction_of.h"
#include "app/outpost/correction/correction_path.h"
#include "app/outpost/table/outpost_table.h"
#include "engine/outpost/legal.h"

/// As CorrectionOf asks for them.
struct OutpostCorrectionWords {
    using Table = OutpostTable;
    using Correct = outpost::Correct;

    [[nodiscard]] static std::vector<outpost::Corrected> figures(const outpost::State& state,
                                                                 outpost::Owner owner);
    [[nodiscard]] static std::vector<outpost::Owner> owners(const outpost::State& state);
    [[nodiscard]] static QString ownerText(const OutpostTable& table, outpost::Owner owner);
    [[nodiscard]] static QString nameOf(outpost::Corrected what);
    [[nodiscard]] static QString placeText(const outpost::State& state,
                                           const outpost::Correct& which);
    [[nodiscard]] static QString refusalText(const outpost::Error& error);
};

/// Corrections of the table of Power Grid: Outpost, cards that lie elsewhere included (O-6.12).
class OutpostCorrectionModel : public PENSTOCK_CORRECTION_OF(OutpostCorrectionWords) {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(OutpostTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using CorrectionOf::CorrectionOf;

    void setTable(OutpostTable* table);

signals:
    void tableChanged();

private:
    [[nodiscard]] QString stepPrompt() const override;
    [[nodiscard]] std::vector<int> options() const override { return steps().options(state()); }
    [[nodiscard]] QString optionText(const Chosen& before, int option) const override;
    [[nodiscard]] QString optionDetail(int option) const override;
    [[nodiscard]] bool asksNumber() const override { return steps().isNumber(); }
    [[nodiscard]] int leastNumber() const override { return steps().least(); }
    [[nodiscard]] int mostNumber() const override { return steps().most(); }
    [[nodiscard]] int figure() const override { return steps().figure(state()); }
    [[nodiscard]] bool isChosen() const override { return steps().isComplete(); }
    [[nodiscard]] QString settingNow() const override;
    [[nodiscard]] QString settingThen() const override { return settingText(move()); }
    [[nodiscard]] QString stepRefusal() const override { return refusalOf(move()); }
    [[nodiscard]] bool make() override { return table()->commit(move()); }

    [[nodiscard]] outpost::CorrectionPath steps() const {
        return outpost::CorrectionPath(chosen());
    }
    [[nodiscard]] outpost::Move move() const;
    [[nodiscard]] QString settingText(const outpost::Move& move) const;
};
