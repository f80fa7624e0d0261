#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QFile>
#include <QtTest>

#include "app/sounds/synthesis.h"
#include "tests/support/tests_dir.h"

/// The sounds in the sources are those the program makes, and none of them hurts.
class SoundsTest : public QObject {
    Q_OBJECT

private slots:
    void areWrittenAsMade_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(sounds::allSounds().size()); ++i)
            QTest::newRow(sounds::allSounds()[std::size_t(i)].name.c_str()) << i;
    }
    void areWrittenAsMade() {
        QFETCH(const int, index);
        const sounds::Sound& sound = sounds::allSounds()[std::size_t(index)];
        QFile file(inTestsDir("../app/sounds/%1.wav").arg(QString::fromStdString(sound.name)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        const QByteArray made = QByteArray::fromStdString(sounds::wavOf(sounds::samplesOf(sound)));
        QCOMPARE(written.size(), made.size());
        QCOMPARE(written.left(44), made.left(44));
        // Another library may round a sine differently in its last bit.
        for (qsizetype i = 44; i + 1 < made.size(); i += 2) {
            const auto sample = [i](const QByteArray& bytes) {
                return std::int16_t(quint8(bytes[i]) | (quint8(bytes[i + 1]) << 8));
            };
            QVERIFY(std::abs(sample(written) - sample(made)) <= 1);
        }
    }

    void areShortAndNeverLoud() {
        for (const sounds::Sound& sound : sounds::allSounds()) {
            const auto samples = sounds::samplesOf(sound);
            QVERIFY(samples.size() > std::size_t(sounds::kRate / 20));
            QVERIFY(samples.size() < std::size_t(sounds::kRate));
            const auto loudest =
                std::max_element(samples.begin(), samples.end(), [](auto one, auto other) {
                    return std::abs(one) < std::abs(other);
                });
            QVERIFY(std::abs(*loudest) > 32767 / 10);
            QVERIFY(std::abs(*loudest) < 32767 / 2);
            QVERIFY(std::abs(samples.front()) < 300 && std::abs(samples.back()) < 300);
        }
    }
};

QTEST_GUILESS_MAIN(SoundsTest)
#include "tst_sounds.moc"
