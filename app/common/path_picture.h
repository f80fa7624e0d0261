#pragma once

#include <QColor>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/common/painted_picture.h"

/// A sign drawn from up to three SVG paths in a square, as large as fits. One light item: a page
/// shows dozens of them, and every path of a Shape takes kilobytes.
class PathPicture : public PaintedPicture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal side MEMBER m_side NOTIFY drawingChanged) // of the square the paths lie in
    Q_PROPERTY(QString solid MEMBER m_solid NOTIFY drawingChanged)
    Q_PROPERTY(QString hole MEMBER m_hole NOTIFY drawingChanged) // in the solid parts
    Q_PROPERTY(QString line MEMBER m_line NOTIFY drawingChanged) // over all else
    Q_PROPERTY(qreal lineWidth MEMBER m_lineWidth NOTIFY drawingChanged)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY drawingChanged)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY drawingChanged) // what the holes show

public:
    explicit PathPicture(QQuickItem* parent = nullptr);

signals:
    void drawingChanged();

protected:
    void paint(QPainter& painter) const override;

private:
    qreal m_side = 24;
    QString m_solid;
    QString m_hole;
    QString m_line;
    qreal m_lineWidth = 2;
    QColor m_color = Qt::black;
    QColor m_ground = Qt::white;
};
