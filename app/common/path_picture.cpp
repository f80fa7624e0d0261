#include "app/common/path_picture.h"

#include <memory>

#include <QPainter>
#include <QPen>
#include <QQuickWindow>
#include <QSGImageNode>

#include "app/common/path_text.h"

PathPicture::PathPicture(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &PathPicture::drawingChanged, this, &QQuickItem::update);
}

QImage PathPicture::picture(qreal dots) const {
    const qreal scale = qMin(width(), height()) / m_side;
    QImage image((size() * dots).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(dots);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((width() - m_side * scale) / 2, (height() - m_side * scale) / 2);
    painter.scale(scale, scale);
    painter.fillPath(pathOf(m_solid), m_color);
    painter.fillPath(pathOf(m_hole), m_ground);
    painter.strokePath(pathOf(m_line),
                       QPen(m_color, m_lineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.end();
    return image.copy(); // without the engine that painted it
}

QSGNode* PathPicture::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/) {
    const std::unique_ptr<QSGNode> replaced(old);
    const QImage image = picture(window()->effectiveDevicePixelRatio());
    if (image.isNull())
        return nullptr;
    QSGImageNode* const node = window()->createImageNode();
    node->setTexture(window()->createTextureFromImage(image));
    node->setOwnsTexture(true);
    node->setFiltering(QSGTexture::Linear);
    node->setRect(boundingRect());
    return node;
}

void PathPicture::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        update();
}

void PathPicture::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged)
        update();
}

#include "moc_path_picture.cpp"
