#include "app/launch/application.h"

#include <algorithm>
#include <string_view>

#include <QGuiApplication>

namespace launch {

namespace {

bool asksForWordsOnly(int argc, char* argv[]) {
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--version" ||
               argument == "-v";
    });
}

} // namespace

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char* argv[]) {
    std::unique_ptr<QCoreApplication> application;
    if (asksForWordsOnly(argc, argv))
        application = std::make_unique<QCoreApplication>(argc, argv);
    else
        application = std::make_unique<QGuiApplication>(argc, argv);
    QGuiApplication::setApplicationName("penstock");
    QGuiApplication::setApplicationDisplayName("Penstock");
    QGuiApplication::setOrganizationDomain("penstock.github.io");
    QGuiApplication::setApplicationVersion(PENSTOCK_VERSION);
    return application;
}

} // namespace launch
