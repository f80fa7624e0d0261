#pragma once

#include <vector>

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/correction/correction_options.h"
#include "app/barrage/table/barrage_table.h"
#include "app/correction/drafted_correction_of.h"
#include "engine/barrage/legal.h"

/// As DraftedCorrectionOf asks for them.
struct BarrageCorrectionWords {
    using Table = BarrageTable;
    using Correct = barrage::Correct;

    [[nodiscard]] static std::vector<barrage::Corrected> figures(const barrage::State& state,
                                                                 barrage::Owner owner);
    [[nodiscard]] static std::vector<barrage::Owner> owners(const barrage::State& state);
    [[nodiscard]] static QString ownerText(const BarrageTable& table, barrage::Owner owner);
    [[nodiscard]] static QString nameOf(barrage::Corrected what);
    [[nodiscard]] static QString placeText(const barrage::State& state,
                                           const barrage::Correct& which);
    [[nodiscard]] static QString refusalText(const barrage::Error& error);
    [[nodiscard]] static std::vector<int> indices(const barrage::State& state,
                                                  barrage::Corrected what) {
        return correction::indicesOf(state, what);
    }
    [[nodiscard]] static QString settingText(const BarrageTable& table,
                                             const barrage::Correct& correction);
};

/// Corrections of Barrage's table.
class CorrectionModel : public PENSTOCK_DRAFTED_CORRECTION_OF(BarrageCorrectionWords) {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using DraftedCorrectionOf::DraftedCorrectionOf;

    void setTable(BarrageTable* table);

signals:
    void tableChanged();

private:
    void followTable() override { show(isOpen() ? chosen() : Chosen()); }
    [[nodiscard]] QString stepPrompt() const override;
    [[nodiscard]] std::vector<int> options() const override {
        return correction::optionsOf(draft(), state());
    }
    [[nodiscard]] QString optionText(const Chosen& before, int option) const override;
    [[nodiscard]] QString optionDetail(int option) const override;
    [[nodiscard]] QString optionRefusal(int option) const override;
    [[nodiscard]] QString optionPictogram(int option) const override;
    [[nodiscard]] QString optionPicture(int option) const override;
};
