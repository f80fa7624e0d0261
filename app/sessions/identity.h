#pragma once

#include <string>

#include <QDateTime>
#include <QUuid>

#include "database/records.h"

/// The ids and times that records get from this device.
namespace sessions {

[[nodiscard]] inline std::string newId() {
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

[[nodiscard]] inline database::Time now() { return QDateTime::currentMSecsSinceEpoch(); }

} // namespace sessions
