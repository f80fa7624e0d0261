#pragma once

#include <QCoreApplication>

#include "app/barrage/position/reading.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace position {

template <class T>
inline constexpr const char* kUnknownId = nullptr;
template <>
inline constexpr const char* kUnknownId<barrage::Company> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a company.");
template <>
inline constexpr const char* kUnknownId<barrage::Owner> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is neither a company nor \"neutral\".");
template <>
inline constexpr const char* kUnknownId<barrage::PlayerKind> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is neither \"human\" nor \"automa\".");
template <>
inline constexpr const char* kUnknownId<barrage::Level> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a level of the Automa.");
template <>
inline constexpr const char* kUnknownId<barrage::Tracking> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is neither \"full\" nor \"light\".");
template <>
inline constexpr const char* kUnknownId<barrage::Phase> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a phase.");
template <>
inline constexpr const char* kUnknownId<barrage::BaseSpace> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a base space.");
template <>
inline constexpr const char* kUnknownId<barrage::ConduitSpace> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a conduit space.");
template <>
inline constexpr const char* kUnknownId<barrage::PowerhouseSpace> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a powerhouse space.");
template <>
inline constexpr const char* kUnknownId<barrage::Contract> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a contract.");
template <>
inline constexpr const char* kUnknownId<barrage::ActionSpace> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not an action space.");
template <>
inline constexpr const char* kUnknownId<barrage::Section> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a section of the management board.");
template <>
inline constexpr const char* kUnknownId<barrage::Officer> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not an officer.");
template <>
inline constexpr const char* kUnknownId<barrage::Tile> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a technology tile.");
template <>
inline constexpr const char* kUnknownId<barrage::BonusTile> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a bonus tile.");
template <>
inline constexpr const char* kUnknownId<barrage::Objective> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not an objective tile.");

template <>
inline constexpr const char* kUnknownId<barrage::Work> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not an external work.");
template <>
inline constexpr const char* kUnknownId<barrage::PrivateBuilding> =
    QT_TRANSLATE_NOOP("Position", "\"%1\" is not a private building.");

/// Whether the id names something of an expansion that the engine does not know.
[[nodiscard]] bool belongsToAnExpansion(const QString& id);
[[nodiscard]] QString expansionSentence(const QString& id);

/// Stands for a thing that could not be read: harmless as an index, and never seen.
template <class T>
[[nodiscard]] T anyThing() {
    if constexpr (requires(T thing) { thing.value; })
        return T(0);
    else
        return T{};
}

/// The thing with this id. "none" and "nobody" are words of the logs; a file says null.
template <class T>
[[nodiscard]] T thingWithId(const QString& id, const Node& node) {
    if (belongsToAnExpansion(id)) {
        node.refuse(expansionSentence(id));
        return anyThing<T>();
    }
    if (id != QLatin1String("none") && id != QLatin1String("nobody"))
        if (const auto thing = barrage::parseId<T>(toStd(id)))
            return *thing;
    node.refuse(QCoreApplication::translate("Position", kUnknownId<T>).arg(shown(id)));
    return anyThing<T>();
}

template <class T>
[[nodiscard]] T readId(const Node& node) {
    return thingWithId<T>(node.text(), node);
}

/// For something that exists only once.
template <class T>
[[nodiscard]] T readSingleId(const Node& node, const QString& kind) {
    const T thing = readId<T>(node);
    node.report().claim(kind, node.text(), node.path());
    return thing;
}

} // namespace position
