#include <QtTest>

#include "app/common/path_text.h"

/// The outlines of our signs.
class TestPathText : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void drawsCircles();
    void goesOnWithCurves();
};

void TestPathText::reads_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QRectF>("bounds");
    QTest::addColumn<QPointF>("end");
    QTest::newRow("nothing") << "" << QRectF() << QPointF();
    QTest::newRow("lines, absolute") << "M1 2L3 4H9V7" << QRectF(1, 2, 8, 5) << QPointF(9, 7);
    QTest::newRow("lines, relative") << "m1 2l3 4h5v-1" << QRectF(1, 2, 8, 4) << QPointF(9, 5);
    QTest::newRow("a letter for many")
        << "M0 0 l1 1 2 2-3 4" << QRectF(0, 0, 3, 7) << QPointF(0, 7);
    QTest::newRow("points after a move are lines")
        << "m1 1 2 0 0 2" << QRectF(1, 1, 2, 2) << QPointF(3, 3);
    QTest::newRow("closed, and on from the beginning")
        << "M2 2 h4 v4 z l-1 0" << QRectF(1, 2, 5, 4) << QPointF(1, 2);
    QTest::newRow("curves end where they say")
        << "M0 0 c1 0 2 0 3 0 q1 0 2 0" << QRectF(0, 0, 5, 0) << QPointF(5, 0);
    QTest::newRow("unknown letters end it")
        << "M0 0 h4 x9 h9" << QRectF(0, 0, 4, 0) << QPointF(4, 0);
    QTest::newRow("missing figures end it") << "M0 0 h4 l3" << QRectF(0, 0, 4, 0) << QPointF(4, 0);
}

void TestPathText::reads() {
    QFETCH(QString, text);
    const QPainterPath path = pathOf(text);
    QTEST(path.boundingRect(), "bounds");
    QTEST(path.currentPosition(), "end");
}

void TestPathText::drawsCircles() {
    const auto isNear = [](const QRectF& is, const QRectF& wanted) {
        const QMarginsF hair(0.05, 0.05, 0.05, 0.05);
        return (wanted + hair).contains(is) && is.contains(wanted - hair);
    };
    QVERIFY(isNear(pathOf(u"M12 2 a10 10 0 1 1 -0.01 0 z").boundingRect(), {2, 2, 20, 20}));
    // The same two points joined on either side, the short and the long way.
    QVERIFY(isNear(pathOf(u"M0 0 a5 5 0 0 1 10 0").boundingRect(), {0, -5, 10, 5}));
    QVERIFY(isNear(pathOf(u"M0 0 a5 5 0 0 0 10 0").boundingRect(), {0, 0, 10, 5}));
    QVERIFY(isNear(pathOf(u"M0 0 a5 5 0 0 1 5 5").boundingRect(), {0, 0, 5, 5}));
    QVERIFY(isNear(pathOf(u"M0 0 a5 5 0 1 1 5 5").boundingRect(), {0, -5, 10, 10}));
    QVERIFY(isNear(pathOf(u"M0 0 a1 1 0 0 1 10 0").boundingRect(), {0, -5, 10, 5}));
}

void TestPathText::goesOnWithCurves() {
    const QPainterPath wave = pathOf(u"M0 0 q5 -8 10 0 t10 0");
    QCOMPARE(wave.boundingRect(), QRectF(0, -4, 20, 8)); // up, then as far down
    QCOMPARE(pathOf(u"M0 0 q5 -8 10 0 l0 0 t10 0").boundingRect(), QRectF(0, -4, 20, 4));
}

QTEST_APPLESS_MAIN(TestPathText)
#include "tst_path_text.moc"
