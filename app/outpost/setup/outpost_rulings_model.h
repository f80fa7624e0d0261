#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/table/ruling_list_model.h"
#include "engine/outpost/options.h"

/// The readings of the rules of Power Grid: Outpost (OA-1 to OA-18, as far as they are chosen).
class OutpostRulingsModel : public RulingListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of an OutpostSetupModel")

public:
    explicit OutpostRulingsModel(outpost::Rulings& rulings, QObject* parent = nullptr);

private:
    [[nodiscard]] int count() const override;
    [[nodiscard]] Words wordsOf(int row) const override;
    [[nodiscard]] bool isOther(int row) const override;
    void setOther(int row, bool isOther) override;

    outpost::Rulings& m_rulings;
};
