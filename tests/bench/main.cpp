#include <cstdio>

#include "tests/bench/bench_automa.h"
#include "tests/bench/bench_barrage.h"

int main() {
    std::printf("%-58s %12s %-8s %s\n", "what", "measured", "unit", "target");
    bench::measureBarrage();
    bench::measureAutoma();
    return 0;
}
