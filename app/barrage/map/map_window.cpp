#include "app/barrage/map/map_window.h"

#include <algorithm>
#include <vector>

#include <QLineF>

#include "app/barrage/map/map_layout.h"

namespace map_window {

namespace {

constexpr qreal kAround = 6; // units between a box and the edge of the view
constexpr qreal kInaccuracy = 0.01;

qreal onPaper(qreal corner, qreal length, qreal paper) {
    return length >= paper ? corner : std::clamp(corner, 0.0, paper - length);
}

int countInside(const QRectF& window, const QList<QRectF>& boxes) {
    const QRectF room = window.adjusted(-kInaccuracy, -kInaccuracy, kInaccuracy, kInaccuracy);
    return static_cast<int>(
        std::ranges::count_if(boxes, [&](const QRectF& box) { return room.contains(box); }));
}

} // namespace

QPointF cornerFor(const QRectF& seen, const QList<QRectF>& boxes) {
    const QSizeF paper = map_layout::kSize;
    // The best place touches a box on one side at least, or is where it was.
    std::vector<qreal> lefts{seen.left()};
    std::vector<qreal> tops{seen.top()};
    for (const QRectF& box : boxes) {
        for (const qreal left : {box.left() - kAround, box.right() + kAround - seen.width()})
            lefts.push_back(onPaper(left, seen.width(), paper.width()));
        for (const qreal top : {box.top() - kAround, box.bottom() + kAround - seen.height()})
            tops.push_back(onPaper(top, seen.height(), paper.height()));
    }
    QPointF best = seen.topLeft();
    int most = countInside(seen, boxes);
    qreal least = 0;
    for (const qreal left : lefts) {
        for (const qreal top : tops) {
            const QRectF window({left, top}, seen.size());
            const int count = countInside(window, boxes);
            const qreal way = QLineF(seen.topLeft(), window.topLeft()).length();
            if (count > most || (count == most && way < least)) {
                best = window.topLeft();
                most = count;
                least = way;
            }
        }
    }
    return best;
}

} // namespace map_window
