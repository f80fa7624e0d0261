#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game_log.h"
#include "tests/support/tests_dir.h"

/// Whole games that were played once and are replayed for ever: tests/golden/<game>/<name>.log.
///
/// If a rule, the notation or the way of playing changes on purpose, the games are played anew by
/// running the test with PENSTOCK_UPDATE_GOLDEN=1 in the environment. It then writes the logs and
/// prints the results to be entered in the test.
namespace golden {

[[nodiscard]] inline bool isUpdating() {
    return qEnvironmentVariableIsSet("PENSTOCK_UPDATE_GOLDEN");
}

[[nodiscard]] inline QString pathOf(const char* game, const char* name) {
    return inTestsDir("golden/%1/%2.log").arg(QLatin1String(game), QLatin1String(name));
}

[[nodiscard]] inline bool write(const QString& path, const core::GameLog& log) {
    QFile file(path);
    const QByteArray text = QByteArray::fromStdString(core::toText(log));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// Nothing if the file is not there or is not exactly what is written for its log.
[[nodiscard]] inline std::optional<core::GameLog> read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const std::string text = file.readAll().toStdString();
    core::GameLog log;
    if (!core::fromText(text, log) || core::toText(log) != text)
        return std::nullopt;
    return log;
}

/// Adds to a result who came to which figures: "p1 4/29, p2 10/16".
inline void add(QByteArray& result, std::string_view who, const QByteArray& figures) {
    if (!result.isEmpty())
        result += ", ";
    result += QByteArray::fromStdString(std::string(who)) + " " + figures;
}

/// "usa 10, italy 68 wins".
inline void addScore(QByteArray& result, std::string_view who, int vp, bool hasWon) {
    add(result, who, QByteArray::number(vp) + (hasWon ? " wins" : ""));
}

/// A fingerprint over many things: 64-bit FNV-1a, as core::hashOf.
class Signature {
public:
    /// Numbers and enumerators.
    template <class... Values>
    void fold(Values... values) {
        (foldOne(static_cast<std::uint64_t>(values)), ...);
    }
    [[nodiscard]] QByteArray text() const {
        return QByteArray::number(static_cast<qulonglong>(m_hash), 16).rightJustified(16, '0');
    }

private:
    void foldOne(std::uint64_t value) {
        for (int byte = 0; byte < 8; ++byte) {
            m_hash ^= (value >> (8 * byte)) & 0xFFU;
            m_hash *= 0x100000001B3U;
        }
    }

    std::uint64_t m_hash = 0xCBF29CE484222325U;
};

} // namespace golden
