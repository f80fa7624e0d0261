#include "app/shell/sound_player.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

SoundPlayer::SoundPlayer(QObject* parent) : QObject(parent) {}
SoundPlayer::~SoundPlayer() = default;

bool SoundPlayer::play(const QString& name) {
    if (!m_isOn || m_volumePercent == 0)
        return false;
    // Asked every time: headphones come and go.
    if (QMediaDevices::defaultAudioOutput().isNull())
        return false;
    std::unique_ptr<QSoundEffect>& effect = m_effects[name];
    if (!effect) {
        effect = std::make_unique<QSoundEffect>();
        effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name)));
    }
    effect->setVolume(static_cast<float>(m_volumePercent) / 100);
    effect->play();
    return true;
}

#include "moc_sound_player.cpp"
