#include "app/table/table_correction.h"

QStringList TableCorrection::reasons() const {
    return {tr("The table differs"), tr("Entered wrongly"), tr("A step was forgotten"),
            tr("Another reason")};
}

void TableCorrection::setReason(int reason) {
    if (reason == m_reason || reason < 0 || reason >= reasons().size())
        return;
    m_reason = reason;
    emit reasonChanged();
}

#include "moc_table_correction.cpp"
