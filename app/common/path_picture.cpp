#include "app/common/path_picture.h"

#include <QPainter>
#include <QPen>

#include "app/common/path_text.h"

PathPicture::PathPicture(QQuickItem* parent) : PaintedPicture(parent) {
    connect(this, &PathPicture::drawingChanged, this, &QQuickItem::update);
}

void PathPicture::paint(QPainter& painter) const {
    const qreal scale = qMin(width(), height()) / m_side;
    painter.translate((width() - m_side * scale) / 2, (height() - m_side * scale) / 2);
    painter.scale(scale, scale);
    painter.fillPath(pathOf(m_solid), m_color);
    painter.fillPath(pathOf(m_hole), m_ground);
    painter.strokePath(pathOf(m_line),
                       QPen(m_color, m_lineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

#include "moc_path_picture.cpp"
