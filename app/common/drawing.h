#pragma once

#include <vector>

#include <QObject>
#include <QPainterPath>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

/// An outline that is filled, or drawn with a line.
struct DrawnPart {
    QPainterPath outline;
    int ink = 0;         // which of the picture's
    qreal lineWidth = 0; // 0: filled

    friend bool operator==(const DrawnPart&, const DrawnPart&) = default;
};

/// A picture as outlines, each over those before it. Its colours are for whoever shows it.
struct Drawing {
    Q_GADGET
    QML_VALUE_TYPE(drawing)

public:
    QSizeF size;
    std::vector<DrawnPart> parts;

    void fill(const QPainterPath& outline, int ink) { parts.push_back({outline, ink}); }
    void draw(const QPainterPath& line, int ink, qreal width) {
        parts.push_back({line, ink, width});
    }
    void fillCircle(QPointF middle, qreal radius, int ink) {
        QPainterPath circle;
        circle.addEllipse(middle, radius, radius);
        fill(circle, ink);
    }
    void fillBox(const QRectF& box, qreal radius, int ink) {
        QPainterPath outline;
        outline.addRoundedRect(box, radius, radius);
        fill(outline, ink);
    }

    friend bool operator==(const Drawing&, const Drawing&) = default;
};
