#pragma once

#include <QColor>
#include <QImage>
#include <QQuickItem>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// A sign drawn from up to three SVG paths in a square, as large as fits. One light item: a page
/// shows dozens of them, every path of a Shape takes kilobytes, and so does the canvas that an item
/// of Qt's that is painted keeps.
class PathPicture : public QQuickItem {
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

    /// As it is shown on a screen with so many dots in a pixel; nothing has no size.
    [[nodiscard]] QImage picture(qreal dots) const;

signals:
    void drawingChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    qreal m_side = 24;
    QString m_solid;
    QString m_hole;
    QString m_line;
    qreal m_lineWidth = 2;
    QColor m_color = Qt::black;
    QColor m_ground = Qt::white;
};
