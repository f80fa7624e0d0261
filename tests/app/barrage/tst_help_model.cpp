#include <QAbstractItemModelTester>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include "app/barrage/help/help_model.h"
#include "app/barrage/lines/instruction_signs.h"
#include "app/barrage/pictures/pictures.h"
#include "app/common/convert.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/data/energy_track.h"
#include "engine/barrage/data/objective_tiles.h"
#include "engine/barrage/decision.h"
#include "tests/support/tests_dir.h"

using namespace barrage;

namespace {

/// "15, 10 and 5": the first three.
template <typename Figures>
QString firstThree(const Figures& figures) {
    return QString("%1, %2 and %3").arg(figures[0]).arg(figures[1]).arg(figures[2]);
}

QString explanationOf(const QString& title) {
    const HelpModel model;
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row).data(HelpModel::TitleRole).toString() == title)
            return model.index(row).data(HelpModel::ExplanationRole).toString();
    return {};
}

} // namespace

class HelpModelTest : public QObject {
    Q_OBJECT

    /// Every sign that is drawn.
    static QSet<QString> drawnSigns() {
        QFile file(inTestsDir("../qml/Barrage/Pictogram.qml"));
        QSet<QString> signs;
        if (!file.open(QIODevice::ReadOnly))
            return signs;
        static const QRegularExpression kCase("case \"(\\w+)\":");
        auto found = kCase.globalMatch(QString::fromUtf8(file.readAll()));
        while (found.hasNext())
            signs.insert(found.next().captured(1));
        return signs;
    }

private slots:
    void explainsEverySign() {
        HelpModel model;
        const QAbstractItemModelTester tester(&model);
        QSet<QString> explained;
        QStringList chapters;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            const QString sign = index.data(HelpModel::SignRole).toString();
            if (!sign.isEmpty())
                explained.insert(sign);
            QVERIFY(!index.data(HelpModel::TitleRole).toString().isEmpty());
            QVERIFY(index.data(HelpModel::ExplanationRole).toString().endsWith('.'));
            const QString heading = index.data(HelpModel::HeadingRole).toString();
            if (!heading.isEmpty())
                chapters.append(heading);
        }
        QVERIFY(!drawnSigns().isEmpty());
        QCOMPARE(drawnSigns() - explained, QSet<QString>());
        QCOMPARE(explained - drawnSigns(), QSet<QString>());
        QCOMPARE(chapters.size(), 10);
        QCOMPARE(QSet<QString>(chapters.begin(), chapters.end()).size(), chapters.size());
    }

    void explainsEveryRuleNumberOfWhy() {
        const HelpModel model;
        QStringList titles;
        for (int row = 0; row < model.rowCount(); ++row)
            titles.append(model.index(row).data(HelpModel::TitleRole).toString());
        for (int i = 0; i <= static_cast<int>(PlaceStep::BestSystem); ++i) {
            const auto step = static_cast<PlaceStep>(i);
            if (step == PlaceStep::None || step == PlaceStep::Eligible)
                continue;
            const QString rule = toQt(ruleOf(step));
            // "C-B1 – C-B6" stands for all six.
            const QString named = rule.startsWith("C-") ? rule.left(3) + "1 – " : rule;
            QVERIFY2(titles.join('|').contains(named), qPrintable(rule));
        }
    }

    /// A red outline is something else than an action of the expansion.
    void signsOfAutomaActionsMeanNothingElse() {
        for (int number = 1; number <= kAutomaTileCount; ++number)
            for (const AutomaAction& action : automaTile(number).actions) {
                const QString sign = automa::pictogramOf(action);
                QVERIFY2(drawnSigns().contains(sign), qPrintable(sign));
                QVERIFY(sign != "outline");
            }
    }

    void drawsEverySignOfThePictures() {
        const Pictures pictures;
        QSet<QString> used;
        const auto collect = [&](PictureFace (Pictures::*faceOf)(int) const, int count) {
            for (int i = 0; i < count; ++i)
                for (const PictureFace face = (pictures.*faceOf)(i);
                     const PictureIcon& icon : face.cost + face.icons)
                    used.insert(icon.icon);
        };
        collect(&Pictures::contract, kContractCount);
        collect(&Pictures::technologyTile, kTileCount);
        collect(&Pictures::bonusTile, kBonusTileCount);
        collect(&Pictures::objective, kObjectiveCount);
        collect(&Pictures::headstreamTile, kHeadstreamTileCount);
        collect(&Pictures::work, kWorkCount);
        collect(&Pictures::privateBuilding, kPrivateBuildingCount);
        QVERIFY(used.contains("vp") && used.contains("drop"));
        QCOMPARE(used - drawnSigns(), QSet<QString>());
    }

    void saysTheRulesFigures_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("figures");
        const auto row = [](const char* name, const char* title, const QString& figures) {
            QTest::newRow(name) << title << figures;
        };
        row("B-19.1 the objective of people", "Objective", firstThree(kObjectiveVp));
        row("A-1.6 the objective of Automas", "Objective", firstThree(kAutomaObjectiveVp));
        row("B-19.2 equal places share", "Objective", "rounded up");
        row("B-17.1 the leader", "Scoring", QString("Most energy: %1 VP").arg(kLeaderVp));
        row("B-17.1 the second", "Scoring", QString("second: %1 VP").arg(kSecondVp));
        row("B-17.2 tied leaders", "Scoring", QString("share %1").arg(kLeaderVp + kSecondVp));
        row("B-17.3 no energy", "Scoring",
            QString("%1 credits and %2 VP")
                .arg(kEnergyRewards.front().credits)
                .arg(-kEnergyRewards.front().vp));
        row("B-17.3 credits", "Scoring",
            QString("%1 to %2 credits")
                .arg(kEnergyRewards[1].credits)
                .arg(kEnergyRewards.back().credits));
        row("B-17.4 the bonus tile", "Scoring",
            QString("from %1 energy on, with %2 VP less")
                .arg(kEnergySectionLength)
                .arg(kBonusMalusPerSection));
        row("B-8.1 constructions of a round", "Construction",
            QString("%1, %2, %3 and %4 engineers, the last one %5 credits")
                .arg(kConstructionSpaces[0].engineers)
                .arg(kConstructionSpaces[1].engineers)
                .arg(kConstructionSpaces[2].engineers)
                .arg(kConstructionSpaces[3].engineers)
                .arg(kRedOutlineFee));
        row("B-7.5 a red outline", "Red outline", QString("%1 credits").arg(kRedOutlineFee));
        row("B-1.1 engineers", "Engineer", QString::number(kEngineersPerCompany));
        row("B-25.8 engineers of an external work", "External work", "Two engineers");
        row("B-25.10 open works", "External work", "Three lie open");
        row("B-25.16 slots that cost", "Building",
            QString("two slots cost %1 credits").arg(kRedOutlineFee));
        row("B-14.3 contracts held", "Contract office", "no more than three");
        row("B-20.1 the powerhouses' bonus", "Powerhouse",
            QString("%1 more, with the fourth %2 more").arg(companyBonus(2)).arg(companyBonus(4)));
    }
    void saysTheRulesFigures() {
        QFETCH(const QString, title);
        QFETCH(const QString, figures);
        const QString explanation = explanationOf(title);
        QVERIFY2(explanation.contains(figures), qPrintable(figures + " not in " + explanation));
    }
};

QTEST_MAIN(HelpModelTest)
#include "tst_help_model.moc"
