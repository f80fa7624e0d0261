#include "app/barrage/cli/barrage_commands.h"
#include "app/barrage/cli/position_input.h"

namespace cli {

Output check(const QStringList& arguments) {
    const auto file = positionFrom(arguments);
    if (!file)
        return file.error();
    return QByteArray();
}

} // namespace cli
