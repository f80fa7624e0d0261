#pragma once

#include <vector>

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/correction/drafted_correction_of.h"
#include "app/nucleum/table/nucleum_table.h"
#include "engine/nucleum/correction.h"
#include "engine/nucleum/legal.h"

/// As DraftedCorrectionOf asks for them.
struct NucleumCorrectionWords {
    using Table = NucleumTable;
    using Correct = nucleum::Correct;

    [[nodiscard]] static std::vector<nucleum::Corrected> figures(const nucleum::State& state,
                                                                 nucleum::Owner owner);
    [[nodiscard]] static std::vector<nucleum::Owner> owners(const nucleum::State& state);
    [[nodiscard]] static QString ownerText(const NucleumTable& table, nucleum::Owner owner);
    [[nodiscard]] static QString nameOf(nucleum::Corrected what);
    [[nodiscard]] static QString placeText(const nucleum::State& state,
                                           const nucleum::Correct& which);
    [[nodiscard]] static QString refusalText(const nucleum::Error& error);
    [[nodiscard]] static std::vector<int> indices(const nucleum::State& state,
                                                  nucleum::Corrected what);
    [[nodiscard]] static QString settingText(const NucleumTable& table,
                                             const nucleum::Correct& correction);
};

/// Corrections of Nucleum's table.
class NucleumCorrectionModel : public PENSTOCK_DRAFTED_CORRECTION_OF(NucleumCorrectionWords) {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(NucleumTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using DraftedCorrectionOf::DraftedCorrectionOf;

    void setTable(NucleumTable* table);

signals:
    void tableChanged();

private:
    [[nodiscard]] QString stepPrompt() const override;
    [[nodiscard]] std::vector<int> options() const override;
    [[nodiscard]] QString optionText(const Chosen& before, int option) const override;
    [[nodiscard]] QString optionDetail(int option) const override;

    /// Kinds that are chosen in steps, by their chapters.
    [[nodiscard]] std::vector<nucleum::Corrected> steppedKinds() const;
    [[nodiscard]] QStringList chapters() const;
    [[nodiscard]] std::vector<int> values() const;
};
