#include "app/shell/camera_finder.h"

#include <QCameraDevice>
#include <QMediaDevices>

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

QString CameraFinder::pictureFile() {
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    return m_folder->isValid() ? m_folder->filePath(QStringLiteral("table.jpg")) : QString();
}
