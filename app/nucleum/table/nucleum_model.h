#pragma once

#include <optional>

#include <QtQml/qqmlregistration.h>

#include "app/nucleum/table/nucleum_table.h"
#include "app/table/table_model_of.h"

/// What follows the table of Nucleum.
class NucleumModel : public PENSTOCK_TABLE_MODEL_OF(NucleumTable) {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(NucleumTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)

public:
    using TableModelOf::TableModelOf;

protected:
    /// Who has to answer what the table asks, if it is a player.
    [[nodiscard]] std::optional<nucleum::Player> asked() const;
};
