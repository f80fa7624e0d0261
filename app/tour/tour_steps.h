#pragma once

#include <functional>

#include <QString>
#include <QStringList>

#include "app/store/store_host.h"
#include "app/tour/tour_stops.h"
#include "app/tour/tour_window.h"

class QQuickItem;

/// What the stops of all games do on their way.
namespace tour {

/// A page that needs nothing else; the stop has its name if no other is given.
[[nodiscard]] TourStop pageStop(const QString& page, const QString& name = {});
/// The score pad of a game, which is filled in, and then the buttons.
[[nodiscard]] TourStop padStop(const QString& name, const QString& game,
                               const QStringList& buttons);
/// Where the games of the demo are.
[[nodiscard]] StoreHost& storeOf(TourWindow& tour);
/// Home, which has to be open, tells of the games of this store.
[[nodiscard]] bool showAtHome(TourWindow& tour, StoreHost& host);
/// Home with the demo's game of that key to go on with.
[[nodiscard]] TourStop homeStop(const QString& name, const QString& key);
/// The buttons one after the other.
[[nodiscard]] bool pressAll(TourWindow& tour, const QStringList& buttons);
/// The object name of the first control that is wanted, or empty.
[[nodiscard]] QString controlThat(TourWindow& tour,
                                  const std::function<bool(const QQuickItem&)>& isWanted);
/// Scrolls what is shown under that object name to the top of its view.
[[nodiscard]] bool scrollTo(TourWindow& tour, const QString& name);
/// The menu of the game that is shown.
[[nodiscard]] bool openMenu(TourWindow& tour);

} // namespace tour
