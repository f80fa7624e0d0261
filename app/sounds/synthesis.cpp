#include "app/sounds/synthesis.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sounds {

namespace {

constexpr double kAttack = 0.004; // seconds; without it a tone begins with a click

void add(std::vector<double>& wave, const Tone& tone) {
    const auto first = static_cast<std::size_t>(tone.start * kRate);
    const auto count = static_cast<std::size_t>(tone.length * kRate);
    double phase = 0;
    for (std::size_t i = 0; i < count && first + i < wave.size(); ++i) {
        const double time = static_cast<double>(i) / kRate;
        const double share = time / tone.length;
        const double rise = std::min(1.0, time / kAttack);
        const double fall = (1 - share) * (1 - share);
        wave[first + i] += tone.loudness * rise * fall * std::sin(phase);
        phase += 2 * std::numbers::pi * (tone.from + (tone.to - tone.from) * share) / kRate;
    }
}

void appendNumber(std::string& bytes, std::uint32_t number, int size) {
    for (int i = 0; i < size; ++i)
        bytes += static_cast<char>((number >> (8 * i)) & 0xFF);
}

} // namespace

const std::vector<Sound>& allSounds() {
    static const std::vector<Sound> kSounds{
        {"tile", {{0, 0.05, 900, 500, 0.22}, {0.05, 0.09, 420, 300, 0.25}}},
        {"drop", {{0, 0.16, 520, 1250, 0.22}}},
        {"wheel",
         {{0, 0.04, 300, 260, 0.3}, {0.09, 0.04, 320, 280, 0.28}, {0.18, 0.06, 360, 300, 0.3}}},
        {"points", {{0, 0.16, 659, 659, 0.2}, {0.08, 0.28, 988, 988, 0.2}}},
        {"round_end",
         {{0, 0.35, 392, 392, 0.16}, {0.12, 0.4, 494, 494, 0.16}, {0.24, 0.6, 587, 587, 0.16}}},
    };
    return kSounds;
}

std::vector<std::int16_t> samplesOf(const Sound& sound) {
    double end = 0;
    for (const Tone& tone : sound.tones)
        end = std::max(end, tone.start + tone.length);
    std::vector<double> wave(static_cast<std::size_t>(end * kRate));
    for (const Tone& tone : sound.tones)
        add(wave, tone);
    std::vector<std::int16_t> samples;
    samples.reserve(wave.size());
    for (const double value : wave)
        samples.push_back(
            static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0, 1.0) * 32767)));
    return samples;
}

std::string wavOf(const std::vector<std::int16_t>& samples) {
    const auto size = static_cast<std::uint32_t>(samples.size() * 2);
    std::string bytes = "RIFF";
    appendNumber(bytes, 36 + size, 4);
    bytes += "WAVEfmt ";
    appendNumber(bytes, 16, 4);        // length of the format
    appendNumber(bytes, 1, 2);         // PCM
    appendNumber(bytes, 1, 2);         // channels
    appendNumber(bytes, kRate, 4);     // samples per second
    appendNumber(bytes, kRate * 2, 4); // bytes per second
    appendNumber(bytes, 2, 2);         // bytes per sample
    appendNumber(bytes, 16, 2);        // bits per sample
    bytes += "data";
    appendNumber(bytes, size, 4);
    for (const std::int16_t sample : samples)
        appendNumber(bytes, static_cast<std::uint16_t>(sample), 2);
    return bytes;
}

} // namespace sounds
