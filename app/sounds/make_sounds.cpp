#include <cstdio>
#include <fstream>
#include <string>

#include "app/sounds/synthesis.h"

/// Writes every sound into a folder: penstock-sounds app/sounds
int main(int argc, char* argv[]) {
    if (argc != 2) {
        std::fputs("Usage: penstock-sounds FOLDER\n", stderr);
        return 2;
    }
    for (const sounds::Sound& sound : sounds::allSounds()) {
        const std::string path = std::string(argv[1]) + '/' + sound.name + ".wav";
        std::ofstream file(path, std::ios::binary);
        const std::string bytes = sounds::wavOf(sounds::samplesOf(sound));
        if (!file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
            std::fprintf(stderr, "The file %s cannot be written.\n", path.c_str());
            return 1;
        }
    }
    return 0;
}
