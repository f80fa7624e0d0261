#pragma once

#include <QImage>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

class QPainter;

/// A picture that is painted once for its size and the screen's dots and then only shown, so it is
/// sharp everywhere. Lighter than Qt's painted items, each of which keeps its canvas.
class PaintedPicture : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    /// As it is shown on a screen with so many dots in a pixel; nothing has no size.
    [[nodiscard]] QImage picture(qreal dots) const;

protected:
    explicit PaintedPicture(QQuickItem* parent);

    /// In units of the item.
    virtual void paint(QPainter& painter) const = 0;

    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
};
