#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QSoundEffect;

/// Plays our short sounds. Silent if they are off or the device has no way to make them.
class SoundPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOn MEMBER m_isOn NOTIFY changed)
    Q_PROPERTY(int volumePercent MEMBER m_volumePercent NOTIFY changed)

public:
    explicit SoundPlayer(QObject* parent = nullptr);
    ~SoundPlayer() override;

    /// By the name of its file. False if it stays silent.
    Q_INVOKABLE bool play(const QString& name);

signals:
    void changed();

private:
    bool m_isOn = true;
    int m_volumePercent = 60;
    std::map<QString, std::unique_ptr<QSoundEffect>> m_effects; // each made when first wanted
};
