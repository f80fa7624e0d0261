#include "app/history/table_photo.h"

#include <QBuffer>
#include <QImageReader>

#include "app/common/convert.h"

namespace history {

namespace {

constexpr int kQuality = 80; // of JPEG, from 0 to 100

} // namespace

std::optional<database::Photo> photoFromFile(const QString& file) {
    QImageReader reader(file);
    reader.setAutoTransform(true); // a phone held upright notes it beside the picture
    reader.setDecideFormatFromContent(true);
    // Read small at once: a camera's picture takes fifty megabytes of memory whole.
    const QSize size = reader.size();
    if (size.isValid() && std::max(size.width(), size.height()) > kLongestPhotoSide)
        reader.setScaledSize(
            size.scaled(kLongestPhotoSide, kLongestPhotoSide, Qt::KeepAspectRatio));
    return photoFromImage(reader.read());
}

std::optional<database::Photo> photoFromImage(const QImage& image) {
    if (image.isNull())
        return std::nullopt;
    QImage small = image;
    if (std::max(image.width(), image.height()) > kLongestPhotoSide)
        small = image.scaled(kLongestPhotoSide, kLongestPhotoSide, Qt::KeepAspectRatio,
                             Qt::SmoothTransformation);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!small.convertToFormat(QImage::Format_RGB32).save(&buffer, "JPG", kQuality))
        return std::nullopt;
    return database::Photo{small.width(), small.height(), bytes.toBase64().toStdString()};
}

QString addressOf(const database::Photo& photo) {
    return QStringLiteral("data:image/jpeg;base64,") + toQt(photo.jpeg);
}

} // namespace history
