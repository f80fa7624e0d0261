#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/table/ruling_list_model.h"
#include "engine/nucleum/options.h"

/// The readings of the rules of Nucleum (NA-1 to NA-16, as far as they are chosen).
class NucleumRulingsModel : public RulingListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a NucleumSetupModel")

public:
    explicit NucleumRulingsModel(nucleum::Rulings& rulings, QObject* parent = nullptr);

private:
    [[nodiscard]] int count() const override;
    [[nodiscard]] Words wordsOf(int row) const override;
    [[nodiscard]] bool isOther(int row) const override;
    void setOther(int row, bool isOther) override;

    nucleum::Rulings& m_rulings;
};
