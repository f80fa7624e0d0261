#include <QTemporaryDir>
#include <QtTest>

#include "app/sessions/exchange.h"
#include "app/sessions/history_csv.h"
#include "database/history.h"
#include "database/store.h"
#include "tests/app/barrage/filled_pad.h"
#include "tests/app/nucleum/filled_pad.h"
#include "tests/app/pad/pad_desk.h"

/// Pads of several games in one store.
class TestPadGames : public QObject {
    Q_OBJECT

private slots:
    /// Plays of all pads leave the store and come back as they were, and stand in the CSV.
    void travels() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("games.sqlite");
        PadDesk barrage(file, "barrage");
        fillInBarrage(barrage);
        barrage.model.setComments("„tight\", very\ntight");
        QVERIFY(!barrage.model.save().isEmpty());
        PadDesk nucleum(file, "nucleum");
        fillInNucleum(nucleum);
        QVERIFY(!nucleum.model.save().isEmpty());
        PadDesk outpost(file, "outpost");
        outpost.enter(0, "supplied", 14);
        QVERIFY(!outpost.model.save().isEmpty());

        const auto& store = outpost.host.store();
        const auto exported = sessions::exportAll(store);
        QVERIFY(exported);
        QVERIFY(exported.value().leftOut == sessions::LeftOut{});
        const auto other = database::openMemoryStore();
        QVERIFY(other);
        const auto imported = sessions::importText(other.value(), exported.value().text);
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().sentence));
        QCOMPARE(database::listPlays(other.value()).value(), database::listPlays(store).value());

        const auto csv = sessions::historyCsv(store);
        QVERIFY(csv);
        for (const char* text : {"vp_private_buildings", "vp_milestones", "vp_cities", "nucleum",
                                 "outpost", "experiment_a", "„tight\"\", very\ntight"})
            QVERIFY2(csv.value().contains(text), text);
    }
};

QTEST_GUILESS_MAIN(TestPadGames)
#include "tst_pad_games.moc"
