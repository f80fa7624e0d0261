#include "app/table/table_model_of.h"

void TableModel::followTable() {
    startAnew();
    emit changed();
}

#include "moc_table_model_of.cpp"
