#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include <QColor>
#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include "tests/app/launch/items_in_use.h"

/// Measures by WCAG 2: 4.5:1 for texts, 3:1 for those that are large.
namespace contrast {

inline double luminance(const QColor& color) {
    const auto channel = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
           0.0722 * channel(color.blueF());
}

inline double between(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

/// The colour as it is seen through on that ground.
inline QColor laidOn(const QColor& ground, const QColor& color, double opacity) {
    const double share = color.alphaF() * opacity;
    const auto mixed = [share](double above, double below) {
        return static_cast<float>(above * share + below * (1 - share));
    };
    return QColor::fromRgbF(mixed(color.redF(), ground.redF()),
                            mixed(color.greenF(), ground.greenF()),
                            mixed(color.blueF(), ground.blueF()));
}

/// The colours that take a good part of the area; the rest are edges of what is drawn there.
inline std::vector<QColor> groundsIn(const QImage& picture, const QRect& area) {
    constexpr int kLeastPercent = 20;
    constexpr int kSmall = 10; // so that a frame beside it, by rounding, would be a good part of it
    const QRect inside = area.height() <= kSmall ? area.adjusted(0, 1, 0, -1) : area;
    std::map<QRgb, int> counts;
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            ++counts[picture.pixel(x, y)];
    std::vector<QColor> grounds;
    for (const auto& [rgb, count] : counts)
        if (count * 100 >= kLeastPercent * inside.width() * inside.height())
            grounds.emplace_back(rgb);
    return grounds;
}

struct SeenText {
    QQuickItem* item;
    QColor color;
    QRect area;
    double opacity = 1;
    double pixelSize = 0; // as large as it is seen
};

inline double opacityOf(const QQuickItem& item) {
    double opacity = 1;
    for (const QQuickItem* each = &item; each; each = each->parentItem())
        opacity *= each->opacity();
    return opacity;
}

/// As far as it is seen.
inline QRect areaOf(const QQuickItem& item, const QQuickWindow& window) {
    const QRectF whole(QPointF(), window.size());
    return (seenPartOf(item) & whole).toRect() & whole.toRect();
}

inline std::vector<SeenText> textsIn(QQuickWindow& window) {
    std::vector<SeenText> texts;
    std::vector<const QQuickItem*> covers;
    for (QQuickItem* const item : itemsInUse(window))
        if (tour::coverAround(*item) == item)
            covers.push_back(item);
    const auto isCovered = [&covers](const QQuickItem& item) {
        return !tour::coverAround(item) &&
               std::ranges::any_of(covers, [&item](const QQuickItem* cover) {
                   return tour::sceneRect(*cover).intersects(tour::sceneRect(item));
               });
    };
    for (QQuickItem* const item : itemsInUse(window)) {
        const QRectF rect = tour::sceneRect(*item);
        const QRect area = areaOf(*item, window);
        const bool isSeen = area.height() > rect.height() / 2 && area.width() > rect.width() / 2;
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty() ||
            !isSeen || isCovered(*item))
            continue;
        const double scale = item->height() > 0 ? rect.height() / item->height() : 1;
        texts.push_back({item, item->property("color").value<QColor>(), area, opacityOf(*item),
                         item->property("font").value<QFont>().pixelSize() * scale});
    }
    return texts;
}

inline double leastFor(const SeenText& text) {
    constexpr double kLarge = 24;
    constexpr double kLargeBold = 18.66;
    const QFont font = text.item->property("font").value<QFont>();
    return text.pixelSize >= (font.weight() >= QFont::Bold ? kLargeBold : kLarge) ? 3 : 4.5;
}

/// What the window really draws behind the texts; nothing if one of them moved or was made anew
/// meanwhile, as while drops run.
inline std::optional<QImage> groundBehind(QQuickWindow& window,
                                          const std::vector<SeenText>& texts) {
    constexpr Qt::GlobalColor kHidden = Qt::transparent;
    std::vector<QPointer<QQuickItem>> hidden;
    for (const SeenText& text : texts) {
        text.item->setProperty("color", QColor(kHidden));
        hidden.emplace_back(text.item);
    }
    QImage behind;
    for (int frame = 0; frame < 2; ++frame) // what is drawn through a layer follows a frame later
        behind = window.grabWindow();
    bool isStill = true;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        isStill = isStill && hidden[i] && areaOf(*hidden[i], window) == texts[i].area &&
                  hidden[i]->property("color").value<QColor>() == QColor(kHidden);
        if (hidden[i])
            hidden[i]->setProperty("color", texts[i].color);
    }
    return isStill ? std::optional(behind) : std::nullopt;
}

/// Every text that is too close to the colour behind it at this moment; nothing while texts move.
inline std::optional<QStringList> faultsAtOnce(QQuickWindow& window) {
    const std::vector<SeenText> texts = textsIn(window);
    const std::optional<QImage> behind = groundBehind(window, texts);
    if (!behind)
        return std::nullopt;
    QStringList faults;
    for (const SeenText& text : texts)
        for (const QColor& ground : groundsIn(*behind, text.area & behind->rect())) {
            const double measured = between(laidOn(ground, text.color, text.opacity), ground);
            if (measured < leastFor(text))
                faults.append(QString("%1 has %2:1 on %3")
                                  .arg(tour::describe(*text.item))
                                  .arg(measured, 0, 'f', 2)
                                  .arg(ground.name()));
        }
    return faults;
}

/// Every text that stays too close to the colour behind it. On a busy machine a layer may still
/// show the text that was hidden from it, which then looks like its own ground: that passes with
/// the next look, while a fault of the page is there in every one.
inline QStringList faultsOf(QQuickWindow& window) {
    constexpr int kLongestMove = 30'000;
    constexpr int kLooks = 20;
    std::optional<QStringList> faults;
    for (int look = 0; look < kLooks; ++look) {
        if (!QTest::qWaitFor([&] { return (faults = faultsAtOnce(window)).has_value(); },
                             kLongestMove))
            return {QStringLiteral("The page never stands still")};
        if (faults->isEmpty())
            break;
    }
    return *faults;
}

} // namespace contrast
