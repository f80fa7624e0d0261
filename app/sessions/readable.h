#pragma once

#include <QByteArray>

#include "app/json/problem.h"
#include "app/sessions/left_out.h"
#include "database/transfer.h"

/// What an import would take of what a store has: one record that it refuses would keep the whole
/// file from being read.
namespace sessions {

/// The part of a session up to where its entries no longer replay.
[[nodiscard]] database::SessionRecord readablePart(database::SessionRecord session);

/// The file, or what an import would say against it.
[[nodiscard]] json::Result<QByteArray> readableText(const database::Contents& contents);

/// Takes away what an import would refuse; photos are not looked at.
[[nodiscard]] LeftOut keepReadable(database::Contents& contents,
                                   const database::GoesOn& goesOn = database::alwaysGoesOn);
/// Takes away those photos of the play that an import would refuse, and counts them.
[[nodiscard]] int keepReadable(std::vector<database::Photo>& photos, const database::Play& play);

} // namespace sessions
