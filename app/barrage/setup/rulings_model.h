#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/table/ruling_list_model.h"
#include "engine/barrage/options.h"

/// The readings of Barrage's rules.
class RulingsModel : public RulingListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageSetupModel")

public:
    explicit RulingsModel(barrage::Rulings& rulings, QObject* parent = nullptr);

private:
    [[nodiscard]] int count() const override;
    [[nodiscard]] Words wordsOf(int row) const override;
    [[nodiscard]] bool isOther(int row) const override;
    void setOther(int row, bool isOther) override;

    barrage::Rulings& m_rulings;
};
