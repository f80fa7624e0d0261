#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/barrage/help/help_entries.h"
#include "app/table/help_list_model.h"

/// What every sign of ours means, and the phases, sections and levels in short.
class HelpModel : public HelpListModel {
    Q_OBJECT
    QML_ELEMENT

public:
    using HelpListModel::HelpListModel;

private:
    [[nodiscard]] std::span<const help::Entry> entries() const override { return help::entries(); }
    [[nodiscard]] QString translated(const char* text) const override { return tr(text); }
};
