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
    [[nodiscard]] int count() const override { return static_cast<int>(help::entries().size()); }
    [[nodiscard]] help::Words wordsOf(int row) const override {
        return help::translated(help::entries()[static_cast<std::size_t>(row)], "HelpModel");
    }
};
