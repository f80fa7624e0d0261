#pragma once

#include <QPointF>
#include <QtQml/qqmlregistration.h>
#include <QVariantList>

#include "app/common/drawing.h"
#include "app/common/painted_picture.h"

/// Shows a drawing in the inks it is given, as large as fits or so that it covers the item.
class DrawingPicture : public PaintedPicture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Drawing drawing MEMBER m_drawing NOTIFY drawingChanged)
    Q_PROPERTY(QVariantList inks MEMBER m_inks NOTIFY drawingChanged)
    Q_PROPERTY(bool isCovering MEMBER m_isCovering NOTIFY drawingChanged)
    /// Which point of it keeps its place if something is cut off, each way from 0 to 1.
    Q_PROPERTY(QPointF hold MEMBER m_hold NOTIFY drawingChanged)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY drawingChanged) // of its corners

public:
    explicit DrawingPicture(QQuickItem* parent = nullptr);

signals:
    void drawingChanged();

protected:
    void paint(QPainter& painter) const override;
    void show(const Drawing& drawing, const QVariantList& inks);

private:
    void cutCorners(QPainter& painter) const;

    Drawing m_drawing;
    QVariantList m_inks;
    bool m_isCovering = false;
    QPointF m_hold{0.5, 0.5};
    qreal m_radius = 0;
};
