#include "app/tour/layout_check.h"

#include <vector>

#include <QFont>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRectF>
#include <QTextLayout>
#include <QTextOption>

#include "app/tour/visible_items.h"

namespace tour {

namespace {

constexpr qreal kRounding = 1;       // of sizes to whole pixels
constexpr qreal kTouching = 2;       // what may lie on each other without being seen
constexpr qreal kLeadingShare = 0.2; // of a line, above and below the letters

/// A text or control as far as it can be seen.
struct Piece {
    const QQuickItem* item = nullptr;
    QRectF seen;
};

/// Where an item may reach, and as far as it is seen at all.
struct Room {
    QRectF bounds;
    QRectF seen;
};

bool isText(const QQuickItem& item) {
    return item.inherits("QQuickText") && !item.property("text").toString().isEmpty();
}

/// One of our own, of which some have names; without one there is nothing to see.
bool isDrawnSign(const QQuickItem& item) {
    const QVariant name = item.property("name");
    return item.inherits("PathPicture") && (!name.isValid() || !name.toString().isEmpty());
}

/// A sign may be laid over a picture or a control, as in one that is crossed out, not over a text.
bool isSign(const QQuickItem& item) {
    if (isDrawnSign(item))
        return true;
    const QString text = item.property("text").toString();
    return text.size() == 1 && !text.front().isLetterOrNumber();
}

/// The part of the item that has letters on it, in its own coordinates.
QRectF lettersOf(const QQuickItem& text) {
    const QSizeF size(text.property("contentWidth").toReal(),
                      text.property("contentHeight").toReal());
    const auto horizontal = text.property("effectiveHorizontalAlignment").toInt();
    const auto vertical = text.property("verticalAlignment").toInt();
    qreal x = text.property("leftPadding").toReal();
    qreal y = text.property("topPadding").toReal();
    if (horizontal & Qt::AlignHCenter)
        x = (text.width() - size.width()) / 2;
    else if (horizontal & Qt::AlignRight)
        x = text.width() - size.width();
    if (vertical & Qt::AlignVCenter)
        y = (text.height() - size.height()) / 2;
    else if (vertical & Qt::AlignBottom)
        y = text.height() - size.height();
    return {QPointF(x, y), size};
}

/// The letters without the space that lines keep from one another.
QRectF inkOf(const QQuickItem& text) {
    const QRectF letters = lettersOf(text);
    const int lines = qMax(1, text.property("lineCount").toInt());
    const qreal leading = letters.height() / lines * kLeadingShare;
    return letters.adjusted(0, leading, 0, -leading);
}

/// Whether a word is too long for a line, so that it goes on in the next one.
bool breaksWord(const QQuickItem& text) {
    if (text.property("lineCount").toInt() < 2)
        return false;
    QTextLayout layout(text.property("text").toString().replace('\n', QChar::LineSeparator),
                       text.property("font").value<QFont>());
    layout.setTextOption(QTextOption(Qt::AlignLeft)); // breaks lines between words only
    const qreal width = text.width() - text.property("leftPadding").toReal() -
                        text.property("rightPadding").toReal();
    bool isBroken = false;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        isBroken = isBroken || line.naturalTextWidth() > width + kRounding;
    }
    layout.endLayout();
    return isBroken;
}

bool reachesOut(const QRectF& rect, const QRectF& bounds) {
    return rect.left() < bounds.left() - kRounding || rect.right() > bounds.right() + kRounding ||
           rect.top() < bounds.top() - kRounding || rect.bottom() > bounds.bottom() + kRounding;
}

bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF common = a & b;
    return common.width() > kTouching && common.height() > kTouching;
}

/// A picture larger than the view on it.
bool isZoomed(const QQuickItem& item) { return item.property("zoom").toReal() > 1; }

/// What is inside a view that scrolls may reach as far as it likes in that direction; in a picture
/// that is zoomed in any direction.
Room roomInside(const QQuickItem& item, const Room& room) {
    constexpr qreal kFar = 1e6;
    const QRectF rect = sceneRect(item);
    if (isZoomed(item))
        return {rect.adjusted(-kFar, -kFar, kFar, kFar), rect & room.seen};
    if (!item.inherits("QQuickFlickable"))
        return item.clip() ? Room{rect & room.bounds, rect & room.seen} : room;
    QRectF bounds = rect;
    if (item.property("contentWidth").toReal() > item.width() + kRounding)
        bounds.adjust(-kFar, 0, kFar, 0);
    if (item.property("contentHeight").toReal() > item.height() + kRounding)
        bounds.adjust(0, -kFar, 0, kFar);
    return {bounds, rect & room.seen};
}

/// The control that the item is a part of; what only scrolls or zooms it is none.
const QQuickItem* controlAround(const QQuickItem& item) {
    const QQuickItem* each = item.parentItem();
    const auto isOne = [](const QQuickItem& around) {
        return around.inherits("QQuickControl") || isControl(around);
    };
    while (each && !isOne(*each) && !each->inherits("QQuickFlickable") && !isZoomed(*each))
        each = each->parentItem();
    return each && isOne(*each) ? each : nullptr;
}

class Check {
public:
    explicit Check(QQuickWindow& window) {
        const QRectF whole(0, 0, window.width(), window.height());
        const Room room{whole, whole};
        for (QQuickItem* const child : window.contentItem()->childItems()) {
            if (!child->inherits("QQuickOverlay")) {
                look(*child, room);
                continue;
            }
            // What pops up lies over the rest on purpose.
            for (QQuickItem* const popup : child->childItems()) {
                findOverlaps();
                look(*popup, room);
            }
        }
        findOverlaps();
    }

    [[nodiscard]] QStringList faults() const { return m_faults; }

private:
    void look(const QQuickItem& item, const Room& room) {
        if (!item.isVisible() || item.opacity() <= 0)
            return;
        if (isText(item))
            lookAtText(item, room);
        else if (isControl(item))
            lookAtControl(item, room);
        else if (isDrawnSign(item))
            m_pieces.push_back({&item, sceneRect(item) & room.seen});
        const Room inside = roomInside(item, room);
        for (const QQuickItem* const child : item.childItems())
            look(*child, inside);
    }

    void lookAtText(const QQuickItem& text, const Room& room) {
        const QRectF ink = inkOf(text);
        const QRectF inScene = text.mapRectToScene(ink);
        const QQuickItem* const control = controlAround(text);
        if (text.property("truncated").toBool())
            blame(text, QStringLiteral("is cut"));
        else if (ink.width() > text.width() + kRounding || ink.height() > text.height() + kRounding)
            blame(text, QStringLiteral("needs %1x%2 and has %3x%4")
                            .arg(ink.width())
                            .arg(ink.height())
                            .arg(text.width())
                            .arg(text.height()));
        else if (breaksWord(text))
            blame(text, QStringLiteral("breaks a word"));
        else if (reachesOut(inScene, room.bounds))
            blame(text, QStringLiteral("does not fit where it stands"));
        else if (control && reachesOut(inScene, sceneRect(*control)))
            blame(text, QStringLiteral("reaches out of %1").arg(describe(*control)));
        m_pieces.push_back({&text, inScene & room.seen});
    }

    void lookAtControl(const QQuickItem& control, const Room& room) {
        const QRectF rect = sceneRect(control);
        if (reachesOut(rect, room.bounds))
            blame(control, QStringLiteral("does not fit where it stands"));
        m_pieces.push_back({&control, rect & room.seen});
    }

    /// A sign on something that has nothing to read.
    [[nodiscard]] static bool isSignOn(const QQuickItem& sign, const QQuickItem& other) {
        return isSign(sign) && !isText(other);
    }

    void findOverlaps() {
        for (std::size_t i = 0; i < m_pieces.size(); ++i)
            for (std::size_t j = i + 1; j < m_pieces.size(); ++j)
                if (overlap(m_pieces[i].seen, m_pieces[j].seen) &&
                    coverAround(*m_pieces[i].item) == coverAround(*m_pieces[j].item) &&
                    !m_pieces[i].item->isAncestorOf(m_pieces[j].item) &&
                    !isSignOn(*m_pieces[i].item, *m_pieces[j].item) &&
                    !isSignOn(*m_pieces[j].item, *m_pieces[i].item))
                    blame(*m_pieces[i].item,
                          QStringLiteral("lies on %1").arg(describe(*m_pieces[j].item)));
        m_pieces.clear();
    }

    void blame(const QQuickItem& item, const QString& what) {
        m_faults.append(describe(item) + QLatin1Char(' ') + what);
    }

    std::vector<Piece> m_pieces; // of one layer, parents before children
    QStringList m_faults;
};

} // namespace

QStringList layoutFaults(QQuickWindow& window) { return Check(window).faults(); }

} // namespace tour
