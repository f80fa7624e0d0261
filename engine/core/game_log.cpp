#include "engine/core/game_log.h"

#include <charconv>

namespace core {

namespace {

std::string_view takeLine(std::string_view& rest) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    return line;
}

} // namespace

std::string toText(const GameLog& log) {
    std::string text = log.game + ' ' + std::to_string(log.rulesVersion) + '\n' + log.setup + '\n';
    for (const std::string& entry : log.entries)
        text += entry + '\n';
    return text;
}

bool fromText(std::string_view text, GameLog& log) {
    const std::string_view header = takeLine(text);
    const std::size_t space = header.find(' ');
    if (space == 0 || space == std::string_view::npos)
        return false;
    GameLog read;
    read.game = header.substr(0, space);
    const char* const end = header.data() + header.size();
    const auto [stop, error] = std::from_chars(header.data() + space + 1, end, read.rulesVersion);
    if (error != std::errc{} || stop != end)
        return false;
    read.setup = takeLine(text);
    while (text.find('\n') != std::string_view::npos)
        read.entries.emplace_back(takeLine(text));
    read.unfinished = text;
    log = std::move(read);
    return true;
}

std::uint64_t hashOf(const GameLog& log) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : toText(log)) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001B3ULL;
    }
    return hash;
}

} // namespace core
