#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/table/help_list_model.h"

/// The signs, cards, technologies and phases of Power Grid: Outpost in short.
class OutpostHelpModel : public HelpListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    using HelpListModel::HelpListModel;

private:
    [[nodiscard]] int count() const override;
    [[nodiscard]] help::Words wordsOf(int row) const override;
};
