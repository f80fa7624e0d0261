#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <vector>

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/tests_dir.h"

namespace {

// Fonts and edges may be drawn a little differently; another page, or one with other things on it,
// is further away.
constexpr double kMostDifference = 0.05;
constexpr QSize kCompared(40, 40);

QImage small(const QString& file) {
    return QImage(file)
        .convertToFormat(QImage::Format_RGB32) // a palette cannot be made smaller smoothly
        .scaled(kCompared, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// From 0, the same, to 1, where one is black and the other white. Parts that moved count fully,
/// wherever they are: the tenth of the picture that differs most decides.
double difference(const QImage& one, const QImage& other) {
    std::vector<int> differences;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            differences.push_back(std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))));
    std::ranges::sort(differences, std::greater());
    differences.resize(differences.size() / 10);
    const double sum = std::accumulate(differences.begin(), differences.end(), 0.0);
    return sum / static_cast<double>(differences.size()) / 255;
}

} // namespace

/// The pictures of pages in the entries of the store look as the pages do.
class ScreenshotsTest : public QObject {
    Q_OBJECT

private slots:
    void areNotStale_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("size");
        QFile list(inTestsDir("../app/i18n/languages.txt"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        for (const QString& line : QString::fromUtf8(list.readAll()).split('\n')) {
            const QStringList words = line.split(' ', Qt::SkipEmptyParts);
            if (words.isEmpty() || line.startsWith('#'))
                continue;
            QTest::newRow(qPrintable(words[1] + " on a phone"))
                << words[0] << words[1] << "phoneScreenshots" << "400x800";
            QTest::newRow(qPrintable(words[1] + " on a tablet"))
                << words[0] << words[1] << "tenInchScreenshots" << "1280x800";
        }
    }

    void areNotStale() {
        QFETCH(QString, language);
        QFETCH(QString, folder);
        QFETCH(QString, kind);
        QFETCH(QString, size);
        const QDir kept(
            inTestsDir("../android/fastlane/metadata/android/%1/images/%2").arg(folder, kind));
        const QStringList names = kept.entryList({"*.png"});
        QVERIFY(!names.isEmpty());
        QStringList stops;
        for (const QString& name : names)
            stops << name.section('_', 1).chopped(4);

        const QTemporaryDir fresh;
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(qEnvironmentVariable("PENSTOCK_TOUR"),
                      {"--lang", language, "--size", size, "--demo", fresh.path(), "--only",
                       stops.join(',')});
        QVERIFY(program.waitForFinished(120'000));
        QCOMPARE(program.exitCode(), 0);
        for (int i = 0; i < names.size(); ++i) {
            const QImage now = small(fresh.filePath(stops[i] + ".png"));
            const QImage then = small(kept.filePath(names[i]));
            QVERIFY(!now.isNull() && !then.isNull());
            const double distance = difference(now, then);
            QVERIFY2(distance <= kMostDifference,
                     qPrintable(QString("%1 differs by %2: look at the page, then run "
                                        "app/art/screenshots.")
                                    .arg(kept.filePath(names[i]))
                                    .arg(distance)));
        }
    }
};

QTEST_GUILESS_MAIN(ScreenshotsTest)
#include "tst_screenshots.moc"
