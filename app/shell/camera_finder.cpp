#include "app/shell/camera_finder.h"

#include <QCameraDevice>
#include <QMediaDevices>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QCoreApplication>
#include <QPermissions>
#endif

CameraFinder::CameraFinder(QObject* parent) : QObject(parent) {}
CameraFinder::~CameraFinder() = default;

void CameraFinder::setIsWanted(bool isWanted) {
    if (isWanted == this->isWanted())
        return;
    m_devices.reset();
    if (isWanted) {
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::videoInputsChanged, this, &CameraFinder::changed);
    }
    emit changed();
}

bool CameraFinder::hasCamera() const {
    return isWanted() && !QMediaDevices::videoInputs().isEmpty();
}

void CameraFinder::askForPermission() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    qApp->requestPermission(QCameraPermission{}, this, [this](const QPermission& permission) {
        setPermission(permission.status() == Qt::PermissionStatus::Granted);
    });
#else
    setPermission(true); // this Qt cannot ask; a camera that is forbidden fails
#endif
}

void CameraFinder::setPermission(bool isGiven) {
    m_permission = isGiven;
    emit changed();
}

QString CameraFinder::pictureFile() {
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    return m_folder->isValid() ? m_folder->filePath(QStringLiteral("table.jpg")) : QString();
}

#include "moc_camera_finder.cpp"
