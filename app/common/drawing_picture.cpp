#include "app/common/drawing_picture.h"

#include <algorithm>

#include <QColor>
#include <QPainter>
#include <QPen>

DrawingPicture::DrawingPicture(QQuickItem* parent) : PaintedPicture(parent) {
    connect(this, &DrawingPicture::drawingChanged, this, &QQuickItem::update);
}

void DrawingPicture::show(const Drawing& drawing, const QVariantList& inks) {
    m_drawing = drawing;
    m_inks = inks;
    emit drawingChanged();
}

void DrawingPicture::paint(QPainter& painter) const {
    if (m_drawing.size.isEmpty())
        return;
    const qreal across = width() / m_drawing.size.width();
    const qreal down = height() / m_drawing.size.height();
    const qreal scale = m_isCovering ? std::max(across, down) : std::min(across, down);
    const QSizeF spare = size() - m_drawing.size * scale; // less than nothing: cut off
    painter.save();
    painter.translate(spare.width() * m_hold.x(), spare.height() * m_hold.y());
    painter.scale(scale, scale);
    for (const DrawnPart& part : m_drawing.parts) {
        const auto ink = m_inks.value(part.ink).value<QColor>();
        if (part.lineWidth > 0)
            painter.strokePath(part.outline, QPen(ink, part.lineWidth, Qt::SolidLine, Qt::RoundCap,
                                                  Qt::RoundJoin));
        else
            painter.fillPath(part.outline, ink);
    }
    painter.restore();
    if (m_radius > 0)
        cutCorners(painter);
}

/// Not by a clip, whose edge would be ragged.
void DrawingPicture::cutCorners(QPainter& painter) const {
    QPainterPath corners;
    corners.addRect(boundingRect());
    corners.addRoundedRect(boundingRect(), m_radius, m_radius);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(corners, Qt::black);
}

#include "moc_drawing_picture.cpp"
