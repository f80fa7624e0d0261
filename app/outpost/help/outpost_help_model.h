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
    [[nodiscard]] std::span<const help::Entry> entries() const override;
    [[nodiscard]] QString translated(const char* text) const override { return tr(text); }
};
