#include <QtTest>

#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/ids.h"

using namespace barrage;

namespace {

/// One tile as it is printed: engineers (in brackets: dashed frame) and what each action does;
/// the criteria of the three columns; the letters, the unprinted one last.
struct Printed {
    const char* code;
    const char* actions;
    const char* criteria;
    const char* letters;
};

const std::array<Printed, 20> kPrinted{{
    {"1-1A-5",
     "1 produce -2 green, (1) water 2 waiting, 2 build base, 2 build elevation, expansion, 1 turn "
     "1, 1 buy 1 wild for 3 VP, 1 bank",
     "B1 B6 B4 / C1 C3 C5 / P4 P1 P5", "ABCD"},
    {"2-1B-6",
     "1 produce -2 green, (1) water 1 flowing, 2 build base hills, 2 build powerhouse, 1 turn 2 "
     "for 2 VP, expansion, 1 buy 1 wild for 3 VP, 1 bank",
     "B1 B6 B3 / C1 C3 C5 / P4 P1 P5", "BCDA"},
    {"3-2A-7",
     "1 produce -1 green, (1) sweep green +2, 2 build base, 1 patent base for 2 VP, expansion, 1 "
     "turn 1, 1 bank",
     "B1 B6 B5 / C1 C5 C3 / P6 P1 P5", "CDAB"},
    {"4-2B-11",
     "1 produce -1 green, 2 build base mountains, 1 buy 1 excavator for 2 VP, expansion, 1 turn 1, "
     "1 bank",
     "B1 B6 B2 / C1 C5 C3 / P6 P1 P5", "DABC"},
    {"6-3A-5",
     "2 produce +0 green, (1) water 2 waiting, 2 build elevation, 2 build conduit, 2 turn 3 for 5 "
     "VP, expansion, 1 buy 1 wild for 3 VP, 1 bank",
     "B1 B6 B4 / C5 C3 C1 / P3-5 P1 P5", "DCBA"},
    {"7-3B-6",
     "2 produce +0 green, (1) water 1 flowing, 2 build elevation, 2 build base, expansion, 1 turn "
     "1, 1 buy 1 wild for 3 VP, 1 bank",
     "B1 B6 B3 / C5 C3 C1 / P3-6 P1 P5", "CBAD"},
    {"8-4A-7",
     "2 produce +0 yellow, (1) sweep yellow +2, 2 build elevation, 2 build powerhouse, 1 patent "
     "elevation for 2 VP, expansion, 1 turn 1, 1 bank",
     "B1 B6 B5 / C5 C3 C1 / P3-7 P1 P5", "BADC"},
    {"9-4B-12",
     "2 produce +0 yellow, (1) sweep yellow +2, 2 build elevation, 2 build powerhouse, 1 buy 1 "
     "mixer for 3 VP, expansion, 1 turn 1, 1 bank",
     "B1 B6 B2 / C5 C3 C1 / P2 P1 P5", "CBAD"},
    {"1-5A-8",
     "2 produce +0 green, (1) water 2 waiting, 2 build conduit 3+, 2 build elevation, 1 turn 2 for "
     "2 VP, expansion, 1 buy 1 wild for 3 VP, 1 bank",
     "B3 B1 B6 / C3 C5 C1 / P1 P5 P4", "ABCD"},
    {"2-5B-9",
     "2 produce +0 green, (1) water 1 flowing, 2 build conduit, 2 build powerhouse, expansion, 2 "
     "turn 3 for 5 VP, 1 buy 1 wild for 3 VP, 1 bank",
     "B3 B1 B6 / C3 C5 C1 / P1 P5 P4", "BCDA"},
    {"3-6A-9",
     "2 produce +1 green, (1) sweep green +2, 2 build conduit, 1 patent conduit for 2 VP, "
     "expansion, 1 turn 1, 1 bank",
     "B5 B6 B1 / C3 C5 C1 / P1 P5 P4", "CDAB"},
    {"4-6B-10",
     "2 produce +0 red, (1) sweep red +2, 2 build conduit 4+, 2 buy 2 excavator for 4 VP, "
     "expansion, 1 turn 1, 1 bank",
     "B5 B6 B1 / C3 C5 C1 / P1 P5 P4", "DABC"},
    {"6-7A-10",
     "2 produce +1 yellow, (1) water 2 waiting, 2 build powerhouse, 2 build base, 1 turn 1, "
     "expansion, 1 buy 1 wild for 3 VP, 1 bank",
     "B3 B6 B1 / C4 C2 C5 / P1 P5 P4", "DCBA"},
    {"7-7B-11",
     "2 produce +1 yellow, (1) water 1 flowing, 2 build powerhouse, 2 build conduit, 1 turn 2 for "
     "2 VP, expansion, 1 buy 1 wild for 3 VP, 1 bank",
     "B3 B6 B1 / C4 C2 C5 / P1 P5 P4", "CBAD"},
    {"8-8A-11",
     "2 produce +1 green, 2 build powerhouse, 1 patent powerhouse for 2 VP, expansion, 1 turn 1, 1 "
     "bank",
     "B2 B1 B6 / C6 C2 C4 / P1 P5 P4", "BADC"},
    {"9-8B-12",
     "2 produce +0 red, (1) sweep red +2, 2 build powerhouse, 1 buy 1 mixer for 3 VP, expansion, 1 "
     "turn 1, 1 bank",
     "B2 B1 B6 / C6 C2 C4 / P5 P1 P4", "CBAD"},
    {"5-9A-8",
     "2 produce +2 green, (1) water 2 waiting, 2 build base, expansion, 1 turn 1, 1 buy 1 wild for "
     "3 VP, 1 bank",
     "B4 B1 B3 / C2 C3 C5 / P5 P1 P4", "ABCD"},
    {"10-9B-11",
     "2 produce +2 yellow, (1) water 2 waiting, 2 build base, expansion, expansion, 2 buy 1 "
     "excavator 1 mixer for 5 VP, 1 turn 1, 1 bank",
     "B4 B1 B5 / C2 C3 C5 / P5 P1 P4", "CBAD"},
    {"5-10A-12",
     "2 produce +2 yellow, 2 build conduit, expansion, expansion, 2 buy 1 excavator 1 mixer for 5 "
     "VP, 1 turn 1, 1 bank",
     "B4 B1 B2 / C2 C5 C3 / P5 P1 P4", "CDAB"},
    {"10-10B-12",
     "2 produce +2 green, 2 build powerhouse, expansion, 2 buy 1 excavator 1 mixer for 5 VP, "
     "expansion, 1 turn 1, 1 bank",
     "B4 B1 B2 / C2 C5 C3 / P5 P1 P4", "DABC"},
}};

QString text(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString machines(const AutomaAction& action) {
    QStringList list;
    if (action.excavators > 0)
        list += QString("%1 excavator").arg(action.excavators);
    if (action.mixers > 0)
        list += QString("%1 mixer").arg(action.mixers);
    if (action.anyMachines > 0)
        list += QString("%1 wild").arg(action.anyMachines);
    return list.join(' ');
}

QString built(const AutomaAction& action) {
    QString what = text(idOf(action.structure));
    if (action.areas != kAllAreas)
        for (const Area area : {Area::Mountains, Area::Hills, Area::Plains})
            if (action.areas & areaBit(area))
                what += ' ' + text(idOf(area));
    if (action.leastValue > 0)
        what += QString(" %1+").arg(action.leastValue);
    return what;
}

QString whatItDoes(const AutomaAction& action) {
    switch (action.kind) {
    case AutomaActionKind::Production:
        return QString("produce %1%2 %3")
            .arg(action.bonus < 0 ? "" : "+")
            .arg(action.bonus)
            .arg(text(idOf(action.colour)));
    case AutomaActionKind::WaterManagement:
        return QString("water %1 %2")
            .arg(action.drops)
            .arg(action.flowsAtOnce ? "flowing" : "waiting");
    case AutomaActionKind::ContractOffice:
        return QString("sweep %1 +%2").arg(text(idOf(action.colour))).arg(action.energy);
    case AutomaActionKind::Construction:
        return "build " + built(action);
    case AutomaActionKind::Workshop:
        return QString("turn %1").arg(action.segments);
    case AutomaActionKind::MachineryShop:
        return "buy " + machines(action);
    case AutomaActionKind::PatentOffice:
        return "patent " + text(idOf(action.structure));
    case AutomaActionKind::ExternalWork:
        return "external work";
    case AutomaActionKind::Bank:
        return "bank";
    }
    return {};
}

QString written(const AutomaAction& action) {
    if (action.needsLeeghwater)
        return "expansion";
    QString line = (action.endsTurn ? QString("%1 ") : QString("(%1) ")).arg(action.engineers);
    line += whatItDoes(action);
    return action.vpCost > 0 ? line + QString(" for %1 VP").arg(action.vpCost) : line;
}

QString written(const Criteria& criteria) {
    static constexpr std::array kNames{"",   "B1",   "B2",   "B3",   "B4", "B5", "B6",
                                       "C1", "C2",   "C3",   "C4",   "C5", "C6", "P1",
                                       "P2", "P3-5", "P3-6", "P3-7", "P4", "P5", "P6"};
    QStringList list;
    for (const Criterion criterion : criteria)
        list += kNames[static_cast<std::size_t>(criterion)];
    return list.join(' ');
}

} // namespace

/// The 20 tiles as the engine has them, against what is printed.
class TestAutomaTiles : public QObject {
    Q_OBJECT

private slots:
    void tiles_data() {
        QTest::addColumn<int>("number");
        for (int number = 1; number <= 20; ++number)
            QTest::addRow("A-3.5 what is printed on tile %s",
                          kPrinted[static_cast<std::size_t>(number - 1)].code)
                << number;
    }
    void tiles() {
        QFETCH(const int, number);
        const AutomaTile& tile = automaTile(number);
        const Printed& printed = kPrinted[static_cast<std::size_t>(number - 1)];
        QCOMPARE(QString("%1-%2-%3")
                     .arg(tile.baseCode.value)
                     .arg(text(idOf(tile.conduitCode)))
                     .arg(tile.powerhouseCode.value),
                 printed.code);
        QStringList actions;
        for (const AutomaAction& action : tile.actions)
            actions += written(action);
        QCOMPARE(actions.join(", "), printed.actions);
        QCOMPARE(QStringList({written(tile.baseCriteria), written(tile.conduitCriteria),
                              written(tile.powerhouseCriteria)})
                     .join(" / "),
                 printed.criteria);
        QString letters;
        for (const Headstream letter : tile.headstreams)
            letters += text(idOf(letter));
        QCOMPARE(letters, printed.letters);
    }
};

QTEST_APPLESS_MAIN(TestAutomaTiles)

#include "tst_automa_tiles.moc"
