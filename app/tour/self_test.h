#pragma once

#include <vector>

#include <QSize>
#include <QString>
#include <QStringList>

#include "app/tour/tour_window.h"

namespace tour {

/// How the program may look to somebody.
struct Look {
    QString language;
    bool isDark = false;
    QSize size;
    int textPercent = 100;
    bool isLeftHanded = false;

    /// Such as "pl-dark-360x640-150", with "-left" for the left hand.
    [[nodiscard]] QString name() const;
};

/// Both themes and three sizes in each language, or only in the given one, a phone on its side, and
/// the largest text on the smallest window. That of the sources also with the smallest text, and
/// translations, which have longer words, for the left hand.
[[nodiscard]] std::vector<Look> everyLook(const QString& onlyLanguage = {});

/// Visits every stop, or the named ones only, in every look. Each warning, each fault of a layout
/// and each page that does not open is a line on stderr; false if there was any. With a folder,
/// pictures named after stop and look are left there.
[[nodiscard]] bool passesSelfTest(TourWindow& tour, const std::vector<Look>& looks,
                                  const QString& folder, const QStringList& only = {});

/// Leaves a picture of every stop in the folder, or of the named ones only, as the window looks;
/// false if one is missing.
[[nodiscard]] bool leavesPictures(TourWindow& tour, const QString& folder,
                                  const QStringList& only = {});

} // namespace tour
