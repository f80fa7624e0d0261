#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <QtQml/qqmlregistration.h>

class QMediaDevices;

/// Knows whether the device has a camera and lets us use it, and where a picture from it lies until
/// it is kept. The search begins when it is first wanted: it loads much that most visits do not
/// need.
class CameraFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isWanted READ isWanted WRITE setIsWanted NOTIFY changed)
    Q_PROPERTY(bool hasCamera READ hasCamera NOTIFY changed)
    /// Neither until the question for permission is answered.
    Q_PROPERTY(bool isAllowed READ isAllowed NOTIFY changed)
    Q_PROPERTY(bool isForbidden READ isForbidden NOTIFY changed)

public:
    explicit CameraFinder(QObject* parent = nullptr);
    ~CameraFinder() override;

    [[nodiscard]] bool isWanted() const { return m_devices != nullptr; }
    void setIsWanted(bool isWanted);
    [[nodiscard]] bool hasCamera() const;
    [[nodiscard]] bool isAllowed() const { return m_permission == true; }
    [[nodiscard]] bool isForbidden() const { return m_permission == false; }

    /// Phones want to be asked before the camera works; elsewhere it is allowed at once.
    Q_INVOKABLE void askForPermission();

    /// For the next picture; gone with this object. Empty if there is no room for it.
    Q_INVOKABLE QString pictureFile();

signals:
    void changed();

private:
    void setPermission(bool isGiven);

    std::optional<bool> m_permission;         // the answer
    std::unique_ptr<QMediaDevices> m_devices; // tells when cameras come and go
    std::unique_ptr<QTemporaryDir> m_folder;
};
