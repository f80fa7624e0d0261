#pragma once

#include <QtQml/qqmlregistration.h>
#include <QUrl>
#include <QVariantList>

#include "app/common/drawing_picture.h"

/// Shows one of our own drawings: an SVG file of paths only, each with the colour it has by night.
/// We read it ourselves, because Qt's module for such files takes long to load.
class FilePicture : public DrawingPicture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QUrl source MEMBER m_source WRITE setSource NOTIFY sourceChanged)
    Q_PROPERTY(bool isNight MEMBER m_isNight WRITE setNight NOTIFY nightChanged)

public:
    using DrawingPicture::DrawingPicture;

    void setSource(const QUrl& source);
    void setNight(bool isNight);

signals:
    void sourceChanged();
    void nightChanged();

private:
    QUrl m_source;
    bool m_isNight = false;
    Drawing m_read;
    QVariantList m_day;
    QVariantList m_night;
};
