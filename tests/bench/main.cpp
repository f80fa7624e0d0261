#include <cstdio>

#include <QCoreApplication>

#include "tests/bench/bench_automa.h"
#include "tests/bench/bench_barrage.h"
#include "tests/bench/bench_nucleum.h"
#include "tests/bench/bench_outpost.h"
#include "tests/bench/bench_store.h"

int main(int argc, char* argv[]) {
    const QCoreApplication app(argc, argv); // knows where the drivers of Qt SQL are
    std::printf("%-58s %12s %-8s %s\n", "what", "measured", "unit", "target");
    bench::measureBarrage();
    bench::measureAutoma();
    bench::measureNucleum();
    bench::measureOutpost();
    bench::measureStore();
    return 0;
}
