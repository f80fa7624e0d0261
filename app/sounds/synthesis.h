#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Our own short sounds, made by arithmetic: sine tones that fade away.
namespace sounds {

inline constexpr int kRate = 22050;

/// A tone that may slide from one pitch to another and dies away.
struct Tone {
    double start = 0;    // seconds
    double length = 0.1; // seconds
    double from = 440;   // Hz
    double to = 440;     // Hz
    double loudness = 0.3;
};

struct Sound {
    std::string name;
    std::vector<Tone> tones;
};

/// All sounds of the app.
[[nodiscard]] const std::vector<Sound>& allSounds();

/// 16-bit mono samples.
[[nodiscard]] std::vector<std::int16_t> samplesOf(const Sound& sound);

/// The samples as a WAV file.
[[nodiscard]] std::string wavOf(const std::vector<std::int16_t>& samples);

} // namespace sounds
