#include "app/common/file_picture.h"

#include <QColor>
#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>

#include "app/common/path_text.h"

namespace {

/// The last two numbers of "0 0 800 600".
QSizeF sizeOf(const QXmlStreamAttributes& svg) {
    const QStringList box = svg.value("viewBox").toString().split(u' ');
    return {box.value(2).toDouble(), box.value(3).toDouble()};
}

QColor withOpacity(QColor colour, const QXmlStreamAttributes& path) {
    if (path.hasAttribute("opacity"))
        colour.setAlphaF(path.value("opacity").toFloat());
    return colour;
}

} // namespace

void FilePicture::setSource(const QUrl& source) {
    if (m_source == source)
        return;
    m_source = source;
    m_read = {};
    m_day.clear();
    m_night.clear();
    QFile file(source.scheme() == u"qrc" ? u':' + source.path() : source.toLocalFile());
    if (!file.open(QIODevice::ReadOnly))
        qWarning("There is no drawing %s.", qPrintable(source.toString()));
    for (QXmlStreamReader xml(&file); file.isOpen() && !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes given = xml.attributes();
        if (xml.name() == u"svg")
            m_read.size = sizeOf(given);
        if (xml.name() != u"path")
            continue;
        const bool isLine = given.hasAttribute("stroke");
        m_read.parts.push_back({pathOf(given.value("d")), static_cast<int>(m_day.size()),
                                isLine ? given.value("stroke-width").toDouble() : 0});
        const QColor day(given.value(QLatin1String(isLine ? "stroke" : "fill")).toString());
        const QColor night(given.value("data-night").toString());
        m_day.append(withOpacity(day, given));
        m_night.append(withOpacity(night.isValid() ? night : day, given));
    }
    show(m_read, m_isNight ? m_night : m_day);
    emit sourceChanged();
}

void FilePicture::setNight(bool isNight) {
    if (m_isNight == isNight)
        return;
    m_isNight = isNight;
    show(m_read, m_isNight ? m_night : m_day);
    emit nightChanged();
}

#include "moc_file_picture.cpp"
