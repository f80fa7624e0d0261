#pragma once

#include <optional>

#include <QtQml/qqmlregistration.h>

#include "app/outpost/table/outpost_table.h"
#include "app/table/table_model_of.h"

/// What follows the table of Power Grid: Outpost.
class OutpostModel : public PENSTOCK_TABLE_MODEL_OF(OutpostTable) {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(OutpostTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using TableModelOf::TableModelOf;

protected:
    /// Who has to answer what the table asks, if it is a player.
    [[nodiscard]] std::optional<outpost::Seat> asked() const;
};
