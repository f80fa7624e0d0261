#include <cstdio>

#include <QGuiApplication>

#include "app/launch/application.h"
#include "app/launch/launch_options.h"
#include "app/launch/main_window.h"

int main(int argc, char* argv[]) {
    const auto application = launch::makeApplication(argc, argv);
    QGuiApplication::setDesktopFileName(PENSTOCK_ID);
    const auto options = launch::parse(QGuiApplication::arguments());
    if (!options) {
        std::fprintf(stderr, "%s\n", options.error().c_str());
        return launch::kUsageError;
    }
    const launch::MainWindow opened(options.value().storeFile,
                                    launch::windowProperties(options.value()));
    return opened.window() ? QGuiApplication::exec() : 1;
}
