#pragma once

#include <memory>

#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <QtQml/qqmlregistration.h>

class QMediaDevices;

/// Knows whether the device has a camera, and where a picture from it lies until it is kept. The
/// search begins when it is first wanted: it loads much that most visits do not need.
class CameraFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isWanted READ isWanted WRITE setIsWanted NOTIFY changed)
    Q_PROPERTY(bool hasCamera READ hasCamera NOTIFY changed)

public:
    explicit CameraFinder(QObject* parent = nullptr);
    ~CameraFinder() override;

    [[nodiscard]] bool isWanted() const { return m_devices != nullptr; }
    void setIsWanted(bool isWanted);
    [[nodiscard]] bool hasCamera() const;

    /// For the next picture; gone with this object. Empty if there is no room for it.
    Q_INVOKABLE QString pictureFile();

signals:
    void changed();

private:
    std::unique_ptr<QMediaDevices> m_devices; // tells when cameras come and go
    std::unique_ptr<QTemporaryDir> m_folder;
};
