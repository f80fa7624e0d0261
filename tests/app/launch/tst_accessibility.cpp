#include <map>
#include <memory>
#include <set>

#include <QQmlComponent>
#include <QtTest>

#include "app/barrage/demo/barrage_demo.h"
#include "app/barrage/map/barrage_map_model.h"
#include "app/i18n/languages.h"
#include "tests/app/launch/accessibility_check.h"
#include "tests/app/launch/toured_app.h"

namespace {

/// A sound column of two buttons, with something else in between.
QByteArray windowWith(const QString& between) {
    return QString(
               "import QtQuick\n"
               "import QtQuick.Controls.Basic\n"
               "ApplicationWindow { width: 300; height: 400; visible: true\n"
               "    Button { objectName: \"first\"; Accessible.name: \"One\"; width: 90; height: "
               "48 }\n"
               "    %1\n"
               "    Button { objectName: \"last\"; Accessible.name: \"Two\"; y: 200; width: 90; "
               "height: 48 }\n"
               "}\n")
        .arg(between)
        .toUtf8();
}

/// Something drawn, as a whole named and focused, with something in it.
const QString kMap = R"(Item { Accessible.role: Accessible.Canvas; Accessible.name: "Map"; )"
                     R"(y: 60; width: 100; height: 100; %1 })";

/// Names that are the same in both languages.
const std::set<QString> kSameInBoth{"Automa", "Bank",   "Barrage",  "Elektro",
                                    "Józef",  "Nikola", "Nucleum",  "OK",
                                    "Olek",   "Patent", "Penstock", "Power Grid: Outpost",
                                    "Robert", "Zofia"};

/// Cities of the map that somebody entered.
const std::set<QString> kEnteredCities{"Arka",    "Boreas", "Ceres", "Delos", "Eos",  "Fobos",
                                       "Galatea", "Hydra",  "Iris",  "Juno",  "Kora", "Larissa"};

/// A setup card of Nucleum is called by its number and its city, a connection by its cities.
bool isSameInBoth(const QString& name) {
    static const QRegularExpression kSetupCard(QStringLiteral("^S\\d+ · \\S+$"));
    static const QRegularExpression kConnection(QStringLiteral("^(\\S+) – (\\w+)(: \\d+)?$"));
    static const QRegularExpression kPoints(QStringLiteral("^((\\w+): [-\\d, ]+(; )?)+$"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kMoney(QStringLiteral("^\\w+ · Elektro(: \\d+)?$"));
    const QRegularExpressionMatch connection = kConnection.match(name);
    return kSameInBoth.contains(name) || languages::names().contains(name) ||
           kEnteredCities.contains(name) || name.contains(kSetupCard) ||
           name.contains(kPoints) || // names and figures of a chart
           name.contains(kMoney) ||
           (kEnteredCities.contains(connection.captured(1)) &&
            kEnteredCities.contains(connection.captured(2)));
}

bool hasWords(const QString& name) {
    static const QRegularExpression kWord("[a-z]{3}");
    return name.contains(kWord);
}

} // namespace

/// Every page: each control says what it is in the reader's language, is large enough for a thumb
/// and is reached by keyboard in the order in which it is read.
class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QAccessible::setActive(true);
        m_toured = std::make_unique<TouredApp>();
        QVERIFY(m_toured->isReady());
    }
    void cleanupTestCase() {
        QCOMPARE(launch::warningCount(), 0);
        m_toured.reset();
    }

    void findsFaults_data() {
        QTest::addColumn<QString>("between");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const QString& between, const char* fault) {
            QTest::newRow(name) << between << fault;
        };
        row("nothing", "", "");
        row("a control without a name", "Button { y: 100; width: 90; height: 48 }", "has no name");
        row("a control that says it is a part of a list",
            R"(ItemDelegate { Accessible.name: "A"; y: 100; width: 90; height: 48 })",
            "has no role");
        row("a tap without a name",
            "Item { Accessible.role: Accessible.Button; y: 100; width: 90; height: 48; "
            "TapHandler {} }",
            "has no name");
        row("a tap without a role",
            R"(Item { Accessible.name: "A"; y: 100; width: 90; height: 48; TapHandler {} })",
            "has no role");
        row("a tap area without a role",
            R"(MouseArea { Accessible.name: "A"; y: 100; width: 90; height: 48 })", "has no role");
        row("a tap area that is off", "MouseArea { y: 100; width: 9; height: 9; enabled: false }",
            "");
        row("a small tap",
            R"(Item { Accessible.role: Accessible.Button; Accessible.name: "A"; )"
            R"(y: 100; width: 40; height: 48; TapHandler {} })",
            "is 40x48");
        row("a small tap area",
            R"(MouseArea { Accessible.role: Accessible.Button; Accessible.name: "A"; )"
            R"(y: 100; width: 90; height: 40 })",
            "is 90x40");
        row("drawn smaller than it says",
            R"(MouseArea { Accessible.role: Accessible.Button; Accessible.name: "A"; )"
            R"(y: 100; width: 80; height: 80; scale: 0.5 })",
            "is 40x40");
        row("small and pressed by ear alone",
            R"(Item { Accessible.role: Accessible.Button; Accessible.name: "A"; )"
            R"(y: 100; width: 20; height: 20 })",
            "is 20x20");
        row("taps all over what is named", kMap.arg("Item { anchors.fill: parent; TapHandler {} }"),
            "");
        row("a tap in something that is named",
            kMap.arg("Item { width: 90; height: 48; TapHandler {} }"), "has no name");
        row("a small tap on a map",
            kMap.arg(R"(Item { Accessible.role: Accessible.Button; Accessible.name: "A"; )"
                     R"(width: 20; height: 20; TapHandler {} })"),
            "is 20x20");
        row("a space of a map",
            kMap.arg(R"(Item { Accessible.role: Accessible.Button; Accessible.name: "A"; )"
                     R"(width: 20; height: 20 })"),
            "");
        row("a space of a map without a name",
            kMap.arg("Item { Accessible.role: Accessible.Button; width: 20; height: 20 }"),
            "has no name");
        row("too low", R"(Button { Accessible.name: "A"; y: 100; width: 90; height: 40 })",
            "is 90x40");
        row("too narrow", R"(Button { Accessible.name: "A"; y: 100; width: 40; height: 48 })",
            "is 40x48");
        row("out of reach",
            R"(Button { Accessible.name: "A"; y: 100; width: 90; height: 48; focusPolicy: Qt.NoFocus })",
            "is not reached by Tab");
        row("in the way upwards",
            R"(Button { Accessible.name: "A"; y: 300; width: 90; height: 48 })"
            R"(Button { Accessible.name: "B"; y: 100; width: 90; height: 48 })",
            "by Tab");
        row("in the way from right to left",
            R"(Button { Accessible.name: "A"; y: 100; x: 100; width: 90; height: 48 })"
            R"(Button { Accessible.name: "B"; y: 100; width: 90; height: 48 })",
            "by Tab");
        row("out of sight",
            R"(Flickable { y: 100; width: 90; height: 60; contentHeight: 300; clip: true; )"
            R"(Button { Accessible.name: "A"; y: 200; width: 90; height: 48 } })",
            "is out of sight");
        row("beside one another",
            R"(Button { Accessible.name: "A"; y: 100; width: 90; height: 48 })"
            R"(Button { Accessible.name: "B"; y: 100; x: 100; width: 90; height: 48 })",
            "");
    }
    void findsFaults() {
        QFETCH(const QString, between);
        QFETCH(const QString, fault);
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData(windowWith(between), {});
        const std::unique_ptr<QObject> object(component.create());
        QVERIFY2(object, qPrintable(component.errorString()));
        auto& window = *qobject_cast<QQuickWindow*>(object.get());
        window.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QString faults = accessibility::faultsOf(window).join('\n');
        QVERIFY2(fault.isEmpty() ? faults.isEmpty() : faults.contains(fault), qPrintable(faults));
    }

    void serves_data() {
        QTest::addColumn<int>("stop");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textPercent");
        const auto stops = tour::tourStops();
        for (int i = 0; i < int(stops.size()); ++i) {
            const QString name = stops[std::size_t(i)].name;
            QTest::newRow(qPrintable(name + " in English")) << i << "en" << 100;
            QTest::newRow(qPrintable(name + " in Polish with small letters")) << i << "pl" << 80;
        }
    }
    void serves() {
        QFETCH(const int, stop);
        QFETCH(const QString, language);
        QFETCH(const int, textPercent);
        QVERIFY(open(stop, language, textPercent));
        QQuickWindow& window = m_toured->window();
        const QStringList faults = accessibility::faultsOf(window);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        for (QQuickItem* const item : itemsInUse(window))
            if (const QString name = accessibility::spokenName(*item); hasWords(name))
                m_names[language].insert(name);
    }
    /// Everything that has been said on the pages before.
    void speaksTheLanguage() {
        QVERIFY(m_names["en"].size() > 100);
        QStringList untranslated;
        for (const QString& name : m_names["pl"])
            if (m_names["en"].contains(name) && !isSameInBoth(name))
                untranslated.append(name);
        QVERIFY2(untranslated.isEmpty(), qPrintable(untranslated.join('\n')));
    }

    /// The longest language in the largest letters. The keys lead the same way everywhere.
    void servesOnTheSmallestPhone_data() {
        QTest::addColumn<int>("stop");
        const auto stops = tour::tourStops();
        for (int i = 0; i < int(stops.size()); ++i)
            QTest::newRow(qPrintable(stops[std::size_t(i)].name)) << i;
    }
    void servesOnTheSmallestPhone() {
        QFETCH(const int, stop);
        m_toured->window().resize(360, 640);
        QVERIFY(open(stop, "pl", 150));
        const QStringList faults = accessibility::faultsOfControls(itemsInUse(m_toured->window()));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    /// The map's spaces may be small, for each is a row of its basin's sheet.
    void everySpaceIsLargeInASheet() {
        m_toured->window().setProperty("forceTextPercent", 80);
        QVERIFY(m_toured->tour().openGame(keyOf(barrage::Situation::Choice), "game"));
        QVERIFY(m_toured->tour().draw());
        const auto& map = *m_toured->window().findChild<BarrageMapModel*>();
        auto* const view = m_toured->app().item("mapView");
        std::set<const MapSite*> large;
        for (MapBasin* const basin : map.basins()) {
            QVERIFY(QMetaObject::invokeMethod(view, "showSheet", Q_ARG(MapBasin*, basin)));
            QVERIFY(m_toured->tour().waitFor(
                [&] { return m_toured->tour().shows("closeSheetButton"); }));
            QVERIFY(m_toured->tour().draw());
            for (QQuickItem* const item : itemsInUse(m_toured->window()))
                if (auto* const site = item->property("site").value<MapSite*>();
                    site && tour::isControl(*item) && !accessibility::isSmall(*item))
                    large.insert(site);
        }
        const auto sites = map.findChildren<MapSite*>();
        QVERIFY(!sites.isEmpty());
        for (const MapSite* const site : sites)
            QVERIFY2(large.contains(site), qPrintable(site->name()));
    }

private:
    [[nodiscard]] bool open(int stop, const QString& language, int textPercent) {
        QQuickWindow& window = m_toured->window();
        window.setProperty("forceLanguage", language);
        window.setProperty("forceTextPercent", textPercent);
        window.requestActivate();
        return QTest::qWaitForWindowActive(&window) &&
               tour::tourStops()[std::size_t(stop)].open(m_toured->tour());
    }

    std::unique_ptr<TouredApp> m_toured;
    std::map<QString, std::set<QString>> m_names; // by language
};

QTEST_MAIN(AccessibilityTest)
#include "tst_accessibility.moc"
