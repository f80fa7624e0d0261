#pragma once

#include <deque>
#include <vector>

#include <QList>
#include <QObject>
#include <QPointer>
#include <QPointF>
#include <QQmlListProperty>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/map/map_flow.h"
#include "app/barrage/map/map_free_spaces.h"
#include "app/barrage/map/map_marks.h"
#include "app/barrage/map/map_parts.h"
#include "app/barrage/map/map_water.h"
#include "app/barrage/table/barrage_table.h"
#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

/// The map of the game on the table, as a drawing: what is where, what stands out, and drops on
/// their way. While drops run it shows the table as it was before them.
class BarrageMapModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(BarrageTable* table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(MapMarks marks READ marks WRITE setMarks NOTIFY marksChanged)
    Q_PROPERTY(QSizeF size READ size CONSTANT)
    Q_PROPERTY(QQmlListProperty<MapBasin> basins READ basinList CONSTANT)
    Q_PROPERTY(QQmlListProperty<MapHeadstream> headstreams READ headstreamList CONSTANT)
    Q_PROPERTY(QQmlListProperty<MapSite> dams READ damList CONSTANT)
    Q_PROPERTY(QQmlListProperty<MapSite> conduits READ conduitList CONSTANT)
    /// Those that stand; the spaces of the others are drawn together.
    Q_PROPERTY(QQmlListProperty<MapSite> builtDams READ builtDamList NOTIFY builtChanged)
    Q_PROPERTY(QQmlListProperty<MapSite> builtConduits READ builtConduitList NOTIFY builtChanged)
    Q_PROPERTY(
        QQmlListProperty<MapSite> builtPowerhouses READ builtPowerhouseList NOTIFY builtChanged)
    Q_PROPERTY(MapFreeSpaces freeSpaces READ freeSpaces NOTIFY builtChanged)
    /// All rivers as one path.
    Q_PROPERTY(QString rivers READ rivers CONSTANT)
    /// All basins as one path.
    Q_PROPERTY(QString basinOutlines READ basinOutlines CONSTANT)
    /// What has a mark, in the order of the marks.
    Q_PROPERTY(QQmlListProperty<MapSpot> marked READ markedList NOTIFY marksChanged)
    /// Where the water would run: everything that waits, and new drops of the headstreams chosen or
    /// asked about.
    Q_PROPERTY(MapWater water READ water NOTIFY waterChanged)

    /// Whether drops are seen running; without, the end is shown at once.
    Q_PROPERTY(bool isAnimated MEMBER m_isAnimated WRITE setAnimated NOTIFY animatedChanged)
    Q_PROPERTY(bool isFlowing READ isFlowing NOTIFY flowChanged)
    /// Round and phase of the table that is shown while drops run.
    Q_PROPERTY(QString flowTitle READ flowTitle NOTIFY flowChanged)
    /// The way of the drop that runs now, and how long it takes in milliseconds.
    Q_PROPERTY(QString flowPath READ flowPath NOTIFY flowChanged)
    Q_PROPERTY(int flowDuration READ flowDuration NOTIFY flowChanged)

public:
    explicit BarrageMapModel(QObject* parent = nullptr);

    [[nodiscard]] BarrageTable* table() const { return m_table; }
    void setTable(BarrageTable* table);
    [[nodiscard]] const MapMarks& marks() const { return m_marks; }
    void setMarks(const MapMarks& marks);
    [[nodiscard]] QSizeF size() const;
    [[nodiscard]] QQmlListProperty<MapBasin> basinList() { return {this, &m_basins}; }
    [[nodiscard]] QQmlListProperty<MapHeadstream> headstreamList() {
        return {this, &m_headstreams};
    }
    [[nodiscard]] QQmlListProperty<MapSite> damList() { return {this, &m_dams}; }
    [[nodiscard]] QQmlListProperty<MapSite> conduitList() { return {this, &m_conduits}; }
    [[nodiscard]] QQmlListProperty<MapSite> builtDamList() { return {this, &m_builtDams}; }
    [[nodiscard]] QQmlListProperty<MapSite> builtConduitList() { return {this, &m_builtConduits}; }
    [[nodiscard]] QQmlListProperty<MapSite> builtPowerhouseList() {
        return {this, &m_builtPowerhouses};
    }
    [[nodiscard]] const MapFreeSpaces& freeSpaces() const { return m_freeSpaces; }
    [[nodiscard]] QQmlListProperty<MapSpot> markedList() { return {this, &m_marked}; }
    [[nodiscard]] QString rivers() const;
    [[nodiscard]] QString basinOutlines() const;
    [[nodiscard]] const MapWater& water() const { return m_water; }
    void setAnimated(bool isAnimated);
    [[nodiscard]] bool isFlowing() const { return m_isFlowing; }
    [[nodiscard]] QString flowTitle() const { return BarrageTable::titleOf(m_shown); }
    [[nodiscard]] QString flowPath() const;
    [[nodiscard]] int flowDuration() const;

    [[nodiscard]] const QList<MapBasin*>& basins() const { return m_basins; }
    [[nodiscard]] const QList<MapHeadstream*>& headstreams() const { return m_headstreams; }
    [[nodiscard]] const QList<MapSpot*>& marked() const { return m_marked; }
    [[nodiscard]] MapSite* siteAt(barrage::Site site) const;

    /// A table of one's own to look at; ends what runs.
    void show(const barrage::State& state);
    /// Lets the drops of the events run, after those that still run; then shows the table.
    void play(const barrage::State& before, const barrage::Events& events);

    /// The drop that runs is there: the next one.
    Q_INVOKABLE void arrive();
    /// Shows at once how it ends.
    Q_INVOKABLE void skip();
    /// Shows where one more drop of this headstream would run, until the same is asked again or the
    /// table changes.
    Q_INVOKABLE void askAbout(int headstream);

    /// Where the corner of a view on a part of the map should go to show what is marked or runs, or
    /// as much of it as it can; where it is, if that is seen.
    Q_INVOKABLE QPointF cornerFor(const QRectF& seen) const;

    /// What a tap means at this size of the drawing, or null.
    Q_INVOKABLE MapSpot* spotAt(qreal x, qreal y, qreal pixelsPerUnit) const;
    /// What the keyboard visits: the choices, or all headstreams and basins if there are none.
    [[nodiscard]] QList<MapSpot*> stops() const;
    Q_INVOKABLE MapSpot* firstStop() const;
    Q_INVOKABLE MapSpot* stopTowards(MapSpot* from, int right, int down) const;
    /// The next or previous one, or null beyond the ends.
    Q_INVOKABLE MapSpot* stopAfter(MapSpot* from, int step) const;

signals:
    void tableChanged();
    void builtChanged();
    void marksChanged();
    void waterChanged();
    void animatedChanged();
    void flowChanged();
    void flowFinished();

private:
    void followTable();
    void playLastCommit();
    void draw();
    void startNext();
    void finish();
    void foreseeWater();
    [[nodiscard]] std::vector<map_flow::Foreseen> foreseen() const;
    [[nodiscard]] MapSpot* spotOf(const MapMark& mark) const;
    [[nodiscard]] QList<MapSite*> sites() const;
    [[nodiscard]] QList<MapSpot*> places() const;

    QPointer<BarrageTable> m_table;
    QString m_sessionId;
    int m_cursor = 0;
    barrage::State m_shown;
    MapMarks m_marks;
    QList<MapSite*> m_dams;
    QList<MapSite*> m_conduits;
    QList<MapSite*> m_powerhouses;
    QList<MapSite*> m_builtDams;
    QList<MapSite*> m_builtConduits;
    QList<MapSite*> m_builtPowerhouses;
    MapFreeSpaces m_freeSpaces;
    QList<MapBasin*> m_basins;
    QList<MapHeadstream*> m_headstreams;
    QList<MapSpot*> m_marked;
    int m_askedHeadstream = -1;
    MapWater m_water;

    bool m_isAnimated = false;
    bool m_isFlowing = false;
    std::deque<barrage::Event> m_waiting;
    map_flow::Course m_course;
};
