#include "app/barrage/cli/position_input.h"

#include "app/cli/input.h"

namespace cli {

Result<position::PositionFile> positionAt(const QString& path) {
    const auto text = readFile(path, position::kLargestFile);
    if (!text)
        return text.error();
    auto file = position::readPosition(text.value());
    if (!file)
        return Failure{kBadContent, file.error().sentence};
    return file.value();
}

Result<position::PositionFile> positionFrom(const QStringList& arguments) {
    const auto path = onlyFile(arguments);
    if (!path)
        return path.error();
    return positionAt(path.value());
}

} // namespace cli
