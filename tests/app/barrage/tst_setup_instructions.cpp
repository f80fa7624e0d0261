#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/words/company_text.h"
#include "engine/barrage/setup.h"
#include "tests/app/barrage/setup_desk.h"

using namespace barrage;

namespace {

QStringList sentencesOf(const SetupInstructionsModel& list) {
    QStringList sentences;
    for (int row = 0; row < list.rowCount(); ++row)
        sentences.append(list.index(row).data(SetupInstructionsModel::SentenceRole).toString());
    return sentences;
}

QList<int> tilesToTake(BarrageSetupModel& model, const QString& sentence) {
    QList<int> tiles;
    const SetupInstructionsModel& list = *model.instructions();
    for (int row = 0; row < list.rowCount(); ++row) {
        const QModelIndex index = list.index(row);
        if (index.data(SetupInstructionsModel::SentenceRole).toString() != sentence)
            continue;
        for (const SetupPlace& place :
             index.data(SetupInstructionsModel::PlacesRole).value<QList<SetupPlace>>())
            tiles.append(place.thing);
    }
    return tiles;
}

} // namespace

/// What has to be put where before the first turn.
class TestSetupInstructions : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("games.penstock");
    }

    void saysWhatToPutWhere() {
        SetupDesk desk(m_file);
        desk.model.showTable();
        desk.model.dealAll();
        const SetupInstructionsModel& list = *desk.model.instructions();
        const QStringList sentences = sentencesOf(list);
        QVERIFY(sentences.contains("Put these tiles on headstreams A to D."));
        QVERIFY(sentences.contains("Cover the action spaces marked 3+ and 4."));
        QVERIFY(sentences.last().contains("16 VP"));
        desk.model.instructions()->tick(1);
        QVERIFY(list.index(1).data(SetupInstructionsModel::IsDoneRole).toBool());
        desk.model.instructions()->tick(1);
        QVERIFY(!list.index(1).data(SetupInstructionsModel::IsDoneRole).toBool());
    }

    void saysWhichTilesToTake_data() {
        QTest::addColumn<bool>("isIntroductory");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QList<int>>("tiles");

        const QList<int> basic{0, 1, 2, 3};
        QTest::newRow("B-4.8 four basic tiles, the wild one is removed")
            << false
            << "Each company takes these basic technology tiles; the wild ones stay in the box."
            << basic;
        QTest::newRow("B-4.4 five basic tiles in the introductory game")
            << true << "Each company takes these basic technology tiles." << basic + QList<int>{4};
    }

    void saysWhichTilesToTake() {
        QFETCH(const bool, isIntroductory);
        QFETCH(const QString, sentence);
        SetupDesk desk(m_file);
        desk.model.seats()->remove(1);
        desk.model.seats()->addHuman("Ola");
        desk.model.setIntroductory(isIntroductory);
        QVERIFY(desk.model.showTable());
        desk.model.dealAll();
        QTEST(tilesToTake(desk.model, sentence), "tiles");
    }

    void givesKrylovHisTile() { // B-4.9
        TableDraft draft = soloDraft();
        setThing(draft, SetupPart::Officers, 0, static_cast<int>(Officer::Krylov));
        core::Rng rng(1);
        dealAll(draft, rng);
        SetupInstructionsModel list;
        list.show(draft);
        const QStringList own =
            sentencesOf(list).filter("also takes the officer's technology tile.");
        QCOMPARE(own.size(), 1);
        QVERIFY(own.first().startsWith(
            nameOf(static_cast<Company>(thingAt(draft, SetupPart::Companies, 0)))));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestSetupInstructions)
#include "tst_setup_instructions.moc"
