#include "app/tour/self_test.h"

#include <QDir>
#include <QQuickWindow>
#include <QStringList>

#include "app/i18n/languages.h"
#include "app/launch/warning_watch.h"
#include "app/tour/layout_check.h"
#include "app/tour/tour_stops.h"

namespace tour {

namespace {

constexpr int kSecondLooks = 3;

constexpr QSize kPhone(390, 844);
constexpr QSize kPhoneOnItsSide(844, 390);
constexpr QSize kSmallPhone(360, 640);
constexpr QSize kTablet(1280, 800);

void put(TourWindow& tour, const Look& look) {
    QQuickWindow& window = tour.window();
    window.setProperty("forceLanguage", look.language);
    window.setProperty("forceDark", look.isDark);
    window.setProperty("forceTextPercent", look.textPercent);
    tour.settings().setLeftHanded(look.isLeftHanded);
    window.resize(look.size);
}

QStringList faultsAt(TourWindow& tour, const TourStop& stop) {
    const int warningsBefore = launch::warningCount();
    if (!stop.open(tour))
        return {QStringLiteral("cannot be opened")};
    QStringList faults = layoutFaults(tour.window());
    // What lists make ahead, out of sight, may be laid out some frames later; a fault stays.
    for (int again = 0; again < kSecondLooks && !faults.isEmpty() && tour.draw(); ++again)
        faults = layoutFaults(tour.window());
    if (const int warnings = launch::warningCount() - warningsBefore; warnings > 0)
        faults.append(QStringLiteral("gives %1 warnings").arg(warnings));
    return faults;
}

/// Where most is cut or broken first: on a phone in its usual look and on the smallest one in large
/// letters.
bool isTight(const Look& look) {
    const bool isLarge = look.textPercent == AppSettings::kLargestText;
    const bool isUsual = look.size == kPhone && look.textPercent == 100 && !look.isDark;
    return isLarge || isUsual;
}

/// All, or the named ones; none, with a sentence on stderr, if there is no stop of a name.
std::vector<TourStop> wantedStops(QStringList only) {
    std::vector<TourStop> stops = tourStops();
    if (only.isEmpty())
        return stops;
    std::erase_if(stops, [&only](const TourStop& stop) { return only.removeAll(stop.name) == 0; });
    if (only.isEmpty())
        return stops;
    qCritical("There is no stop called %s.", qPrintable(only.join(QLatin1String(", "))));
    return {};
}

bool leavePicture(TourWindow& tour, const QString& folder, const QString& name) {
    return writePicture(tour.window(), QDir(folder).filePath(name + QLatin1String(".png")));
}

} // namespace

QString Look::name() const {
    QString name = QStringLiteral("%1-%2-%3x%4")
                       .arg(language, isDark ? QStringLiteral("dark") : QStringLiteral("light"))
                       .arg(size.width())
                       .arg(size.height());
    if (textPercent != 100)
        name += QStringLiteral("-%1").arg(textPercent);
    if (isLeftHanded)
        name += QStringLiteral("-left");
    return name;
}

std::vector<Look> everyLook(const QString& onlyLanguage) {
    const QStringList wanted =
        onlyLanguage.isEmpty() ? languages::codes() : QStringList{onlyLanguage};
    std::vector<Look> looks;
    for (const QString& language : wanted) {
        for (const bool isDark : {false, true})
            for (const QSize size : {kPhone, kSmallPhone, kTablet})
                looks.push_back({language, isDark, size});
        const bool isTranslated = language != languages::ofSources();
        looks.push_back({language, false, kPhoneOnItsSide, 100, isTranslated});
        looks.push_back({language, false, kSmallPhone, AppSettings::kLargestText});
        if (!isTranslated)
            looks.push_back({language, false, kPhone, AppSettings::kSmallestText});
    }
    return looks;
}

bool passesSelfTest(TourWindow& tour, const std::vector<Look>& looks, const QString& folder,
                    const QStringList& only) {
    const std::vector<TourStop> stops = wantedStops(only);
    bool isFine = !stops.empty();
    for (const Look& look : looks) {
        put(tour, look);
        for (const TourStop& stop : stops) {
            if (stop.isOneOfMany && !isTight(look))
                continue;
            const QString name = stop.name + QLatin1Char('-') + look.name();
            for (const QString& fault : faultsAt(tour, stop)) {
                qCritical("%s: %s", qPrintable(name), qPrintable(fault));
                isFine = false;
            }
            if (!folder.isEmpty())
                isFine = leavePicture(tour, folder, name) && isFine;
        }
    }
    return isFine && launch::warningCount() == 0;
}

bool leavesPictures(TourWindow& tour, const QString& folder, const QStringList& only) {
    const std::vector<TourStop> stops = wantedStops(only);
    bool isFine = !stops.empty();
    for (const TourStop& stop : stops) {
        if (!stop.open(tour)) {
            qCritical("%s: cannot be opened", qPrintable(stop.name));
            isFine = false;
        }
        isFine = leavePicture(tour, folder, stop.name) && isFine;
    }
    return isFine;
}

} // namespace tour
