#include <numeric>
#include <optional>
#include <set>

#include <QTranslator>
#include <QtTest>

#include "app/common/convert.h"
#include "app/nucleum/correction/nucleum_correction_model.h"
#include "app/nucleum/facts/nucleum_facts_model.h"
#include "app/nucleum/help/nucleum_help_model.h"
#include "app/nucleum/map/nucleum_map_model.h"
#include "app/nucleum/overview/nucleum_sheet_model.h"
#include "app/nucleum/score/nucleum_end_model.h"
#include "app/table/game_log_model.h"
#include "database/history.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/ids.h"
#include "tests/app/nucleum/nucleum_desk.h"

using namespace nucleum;

class NucleumTableTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_desk.emplace(); }
    void cleanup() { m_desk.reset(); }

    void theFinalScoringGoesToTheHistory() {
        QVERIFY(m_desk->begin(true));
        QVERIFY(m_desk->playToTheEnd());
        NucleumEndModel end;
        end.setTable(&m_desk->table);
        QVERIFY(end.verdict().contains("VP"));
        QVERIFY(!end.playId().isEmpty());
        const auto play = database::loadPlay(m_desk->host.store(), end.playId().toStdString());
        QVERIFY(play);
        QCOMPARE(play.value().game, std::string("nucleum"));
        QCOMPARE(play.value().results[0].playerName, std::string("Ala"));
        QVERIFY(play.value().results[0].role.starts_with("experiment_"));
        for (const auto& result : play.value().results)
            QCOMPARE(std::accumulate(result.sources.begin(), result.sources.end(), 0,
                                     [](int sum, const auto& each) { return sum + each.vp; }),
                     result.score);
    }

    void everyEntryHasASentence() {
        QVERIFY(m_desk->begin(true));
        QVERIFY(m_desk->playToTheEnd());
        GameLogModel log;
        log.setTable(&m_desk->table);
        QCOMPARE(log.count(), m_desk->table.entryCount() + 1);
        for (int row = 0; row < log.count(); ++row) {
            const QString sentence =
                log.data(log.index(row), GameLogModel::SentenceRole).toString();
            QVERIFY(!sentence.isEmpty());
            QVERIFY2(!sentence.contains('%'), qPrintable(sentence));
        }
    }

    void aGameGoesOnWhereItWasLeft() {
        QVERIFY(m_desk->begin(true));
        QVERIFY(m_desk->playUntil(TaskKind::PlaceMarker));
        const State before = m_desk->table.state();
        const QString id = m_desk->table.sessionId();
        m_desk->table.close();
        QVERIFY(m_desk->table.open(id));
        QVERIFY(m_desk->table.state() == before);
        QCOMPARE(m_desk->table.cast().names[0], QString("Ala"));
        m_desk->table.undoTurn();
        QCOMPARE(m_desk->table.state().task().kind, TaskKind::TakeTurn);
    }

    void sheetsTellTheBoard() {
        QVERIFY(m_desk->begin(true));
        QVERIFY(m_desk->playUntil(TaskKind::PlaceMarker));
        QVERIFY(m_desk->correct(Corrected::Thaler, Player::Second, 33));
        NucleumSheetModel sheet;
        sheet.setTable(&m_desk->table);
        QVERIFY(sheet.rowCount() > kEndConditionCount);
        sheet.setSeat(1);
        bool hasThaler = false;
        for (int row = 0; row < sheet.rowCount(); ++row)
            hasThaler = hasThaler ||
                        sheet.data(sheet.index(row), NucleumSheetModel::ValueRole).toString() ==
                            QLatin1String("33");
        QVERIFY(hasThaler);
        QVERIFY(sheet.title().startsWith("Ola"));
    }

    void theMapShowsWhoIsWhere() {
        QVERIFY(m_desk->begin(true));
        QVERIFY(
            m_desk->correct(Corrected::MineCity, Player::First, static_cast<int>(City::Zittau)));
        NucleumMapModel map;
        map.setTable(&m_desk->table);
        QCOMPARE(map.cities().size(), kCityCount);
        for (const NucleumMapCity& city : map.cities())
            if (city.city == static_cast<int>(City::Zittau)) {
                QVERIFY(city.isPlant);
                QVERIFY(city.description.contains("Ala"));
                QCOMPARE(city.badges.first().pieces, 1);
            }
    }

    void everythingCanBeCorrected() {
        QVERIFY(m_desk->begin(true));
        NucleumCorrectionModel correction;
        correction.setTable(&m_desk->table);
        std::set<int> kinds;
        const int rows = correction.rowCount();
        for (int row = 0; row < rows; ++row) {
            QVERIFY(correction.choose(row));
            for (int kind = 0; kind < correction.rowCount(); ++kind) {
                kinds.insert(correction.index(kind).data(SteppedCorrection::NumberRole).toInt());
                QVERIFY(correction.choose(kind));
                while (!correction.isComplete()) {
                    QVERIFY2(correction.rowCount() > 0, qPrintable(correction.path()));
                    QVERIFY(correction.choose(0));
                }
                QVERIFY(!correction.then().isEmpty());
                correction.restart();
                QVERIFY(correction.choose(row));
            }
            if (correction.isSheet())
                for (const Corrected what : ownFigures(correctionForms()))
                    kinds.insert(static_cast<int>(what));
            correction.restart();
        }
        QCOMPARE(static_cast<int>(kinds.size()), kCorrectedCount);
        QVERIFY(correction.choose(0));
        correction.sheet()->setValue(1, 17);
        QVERIFY(correction.confirm());
        QCOMPARE(m_desk->table.state().of(Player::First).thaler, 17);
        QVERIFY(correction.made().contains("17"));
    }

    void printedValuesCanBeChanged() {
        QVERIFY(m_desk->begin(true));
        NucleumFactsModel facts;
        facts.setTable(&m_desk->table);
        QVERIFY(facts.fields()->count() >= 5);
        const auto chapters = facts.fields()->fields();
        for (const Field& chapter : chapters)
            for (int i = 0; i < chapter.options.size(); ++i) {
                facts.choose(chapter.key, i);
                QVERIFY2(facts.canAccept(), qPrintable(facts.title()));
                facts.back();
            }
        facts.choose("chapter2", 0); // the first building
        facts.setNumber("demand", 9);
        QVERIFY(facts.accept());
        QCOMPARE(static_cast<int>(m_desk->table.state().facts.buildings[0][0].demand), 9);
        QVERIFY(!facts.canGoBack());
    }

    /// In the language of the moment, though the page is open when it changes.
    void helpKnowsEveryContractTechnologyAndMilestone() {
        NucleumHelpModel help;
        const auto english = textsOf(help);
        QTranslator polish;
        QVERIFY(polish.load(qEnvironmentVariable("PENSTOCK_TRANSLATIONS") + "/penstock_pl.qm"));
        QVERIFY(QCoreApplication::installTranslator(&polish));
        const auto translated = textsOf(help);
        QCoreApplication::removeTranslator(&polish);
        QStringList ids;
        for (int i = 0; i < kContractCount; ++i) {
            const Contract contract(i);
            ids << toQt(idOf(contract));
            const auto& [kind, requirement, reward] = infoOf(contract);
            for (const int figure : {int(requirement.count), int(reward.vp), int(reward.thaler),
                                     int(reward.technology)})
                QVERIFY2(figure < 2 || english[ids.last()].contains(QString::number(figure)),
                         qPrintable(english[ids.last()]));
        }
        for (int e = 0; e < kExperimentCount; ++e)
            for (int i = 0; i < kTechnologyCount; ++i)
                ids << toQt(technologyId(static_cast<Experiment>(e), i));
        for (int i = 1; i <= kMilestoneTileCount; ++i)
            ids << QStringLiteral("MT%1").arg(i);
        QCOMPARE(ids.size(), 50 + 32 + 8);
        for (const QString& id : ids) {
            QVERIFY2(english.value(id).size() > id.size() + 1, qPrintable(id));
            QVERIFY2(translated.value(id) != english.value(id), qPrintable(id));
        }
        QCOMPARE(translated.size(), english.size());
    }

private:
    /// All of the help, by the number or the title an entry begins with.
    static QMap<QString, QString> textsOf(const NucleumHelpModel& help) {
        QMap<QString, QString> texts;
        for (int row = 0; row < help.rowCount(); ++row) {
            const QModelIndex index = help.index(row);
            const QString title = index.data(HelpListModel::TitleRole).toString();
            texts.insert(title.section(QStringLiteral(" · "), 0, 0),
                         title + '\n' + index.data(HelpListModel::ExplanationRole).toString());
        }
        return texts;
    }

    std::optional<NucleumDesk> m_desk;
};

QTEST_MAIN(NucleumTableTest)
#include "tst_nucleum_table.moc"
