#include "app/cli/input.h"

#include <QFile>

namespace cli {

Result<QStringList> onlyNames(const QStringList& arguments) {
    for (const QString& argument : arguments)
        if (argument.startsWith(QLatin1Char('-')) && argument.size() > 1)
            return Failure{kBadUsage, QStringLiteral("There is no option %1.").arg(argument)};
    if (arguments.isEmpty())
        return Failure{kBadUsage, QStringLiteral("The name of a file is missing.")};
    return arguments;
}

Result<QString> onlyFile(const QStringList& arguments) {
    if (const auto names = onlyNames(arguments); !names)
        return names.error();
    if (arguments.size() > 1)
        return Failure{kBadUsage, QStringLiteral("Only one file can be read at a time.")};
    return arguments.first();
}

Result<QByteArray> readFile(const QString& path, qint64 largest) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure{
            kBadContent,
            QStringLiteral("The file %1 cannot be read: %2.").arg(path, file.errorString())};
    return file.read(largest + 1);
}

} // namespace cli
