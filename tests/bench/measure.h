#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

/// Timing of small things by the steady clock, and one table to print them in.
namespace bench {

/// Keeps the compiler from throwing away what is measured.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

inline double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Median nanoseconds of one call, over `rounds` rounds of `calls` calls.
template <class Call>
double nanoseconds(int rounds, int calls, Call call) {
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const auto begin = std::chrono::steady_clock::now();
        for (int i = 0; i < calls; ++i)
            call();
        const std::chrono::duration<double, std::nano> took =
            std::chrono::steady_clock::now() - begin;
        times.push_back(took.count() / calls);
    }
    return median(times);
}

/// Milliseconds of one call.
template <class Call>
double milliseconds(Call call) {
    const auto begin = std::chrono::steady_clock::now();
    call();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    return took.count();
}

struct Times {
    double median = 0;
    double percentile99 = 0;
};

/// Microseconds of one call with each item: the best of three, so that what else the machine does
/// is left out.
template <class Item, class Call>
Times microseconds(const std::vector<Item>& items, Call call) {
    std::vector<double> times;
    for (const Item& item : items) {
        double best = 0;
        for (int i = 0; i < 3; ++i) {
            const auto begin = std::chrono::steady_clock::now();
            call(item);
            const std::chrono::duration<double, std::micro> took =
                std::chrono::steady_clock::now() - begin;
            best = i == 0 ? took.count() : std::min(best, took.count());
        }
        times.push_back(best);
    }
    std::sort(times.begin(), times.end());
    return {times[times.size() / 2], times[times.size() * 99 / 100]};
}

/// One line of the table. `target` is what this class of machine should reach; it is printed, never
/// enforced.
inline void row(const std::string& what, double value, const char* unit, const char* target) {
    std::printf("%-58s %12.2f %-8s %s\n", what.c_str(), value, unit, target);
}

} // namespace bench
