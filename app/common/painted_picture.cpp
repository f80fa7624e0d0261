#include "app/common/painted_picture.h"

#include <memory>

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

PaintedPicture::PaintedPicture(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
}

QImage PaintedPicture::picture(qreal dots) const {
    QImage image((size() * dots).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(dots);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    return image.copy(); // without the engine that painted it
}

QSGNode* PaintedPicture::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/) {
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

void PaintedPicture::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        update();
}

void PaintedPicture::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged)
        update();
}

#include "moc_painted_picture.cpp"
