#include <algorithm>

#include <QtTest>

#include "app/sessions/exchange.h"
#include "app/sessions/penstock_file.h"
#include "engine/core/rng.h"
#include "tests/app/sessions/kept_games.h"
#include "tests/support/edited_json.h"
#include "tests/support/emulated.h"

using database::Contents;
using database::DatabaseFile;

namespace {

constexpr int kMutations = 1000;
constexpr int kMostMilliseconds = 1000;

std::size_t below(core::Rng& rng, std::size_t bound) {
    return rng.below(static_cast<std::uint32_t>(bound));
}
qsizetype placeIn(core::Rng& rng, const QByteArray& text) {
    return static_cast<qsizetype>(below(rng, static_cast<std::size_t>(text.size())));
}

/// The ways to all values, by their form: entries[1] and entries[2] are of one form, so that the
/// many entries of a log do not push everything else aside.
using Places = QMap<QString, QList<QStringList>>;

void collect(const QJsonValue& value, const QStringList& path, const QString& form,
             Places& places) {
    if (!path.isEmpty())
        places[form].append(path);
    if (value.isArray())
        for (int i = 0; i < value.toArray().size(); ++i)
            collect(value[i], path + QStringList(QString::number(i)), form + "[]", places);
    const QJsonObject object = value.toObject();
    for (const QString& key : object.keys())
        collect(object[key], path + QStringList(key), form + '.' + key, places);
}

QStringList anyPlace(core::Rng& rng, const Places& places) {
    const auto& ofOneForm = places[places.keys()[static_cast<qsizetype>(
        below(rng, static_cast<std::size_t>(places.size())))]];
    return ofOneForm[static_cast<qsizetype>(
        below(rng, static_cast<std::size_t>(ofOneForm.size())))];
}

QJsonValue valueAt(QJsonValue value, const QStringList& path) {
    for (const QString& step : path)
        value = value.isArray() ? value[step.toInt()] : value[step];
    return value;
}

QByteArray textOf(const QJsonValue& root) { return QJsonDocument(root.toObject()).toJson(); }

/// A file that is nearly one of ours.
class Mutation {
public:
    explicit Mutation(const QByteArray& text) : m_text(text), m_root(edited::value(text)) {
        collect(m_root, {}, {}, m_places);
    }

    /// Each seed one file; what can never be right tells so.
    [[nodiscard]] QByteArray make(std::uint64_t seed, bool& isHopeless) const {
        core::Rng rng(seed);
        isHopeless = false;
        switch (seed % 6) {
        case 0:
            return withFlippedBits(rng);
        case 1:
            isHopeless = true;
            return m_text.left(placeIn(rng, m_text.trimmed()));
        case 2:
            return withAnotherType(rng);
        case 3:
            return textOf(edited::with(m_root, anyPlace(rng, m_places), QJsonValue::Undefined));
        case 4:
            isHopeless = true;
            return withARepeatedKey(rng);
        default:
            return withMovedBytes(rng);
        }
    }

private:
    [[nodiscard]] QByteArray withFlippedBits(core::Rng& rng) const {
        QByteArray text = m_text;
        for (std::size_t flips = 1 + below(rng, 3); flips > 0; --flips) {
            const qsizetype place = placeIn(rng, text);
            text[place] = static_cast<char>(text[place] ^ (1 << below(rng, 8)));
        }
        return text;
    }

    /// Another kind of value, or one of the same kind that means something else.
    [[nodiscard]] QByteArray withAnotherType(core::Rng& rng) const {
        static const QJsonArray others{QJsonValue::Null,
                                       true,
                                       0,
                                       -1,
                                       1e300,
                                       0.5,
                                       "",
                                       "usa",
                                       "\n\u0001",
                                       QJsonArray{},
                                       QJsonArray{1, "a"},
                                       QJsonObject{},
                                       QJsonObject{{"a", 1}}};
        const QStringList path = anyPlace(rng, m_places);
        QJsonValue other =
            others[static_cast<qsizetype>(below(rng, static_cast<std::size_t>(others.size())))];
        if (below(rng, 4) == 0)
            other = valueAt(m_root, anyPlace(rng, m_places));
        return textOf(edited::with(m_root, path, other));
    }

    [[nodiscard]] QByteArray withARepeatedKey(core::Rng& rng) const {
        QList<qsizetype> keys;
        for (qsizetype i = m_text.indexOf("\": "); i >= 0; i = m_text.indexOf("\": ", i + 1))
            keys.append(i);
        const qsizetype end =
            keys[static_cast<qsizetype>(below(rng, static_cast<std::size_t>(keys.size())))];
        const qsizetype begin = m_text.lastIndexOf('"', end - 1);
        QByteArray text = m_text;
        return text.insert(begin, m_text.mid(begin, end - begin) + "\": 1, ");
    }

    /// A piece that is taken out, put in a second time or replaced.
    [[nodiscard]] QByteArray withMovedBytes(core::Rng& rng) const {
        QByteArray text = m_text;
        const qsizetype place = placeIn(rng, text);
        const auto length = static_cast<qsizetype>(1 + below(rng, 200));
        switch (below(rng, 3)) {
        case 0:
            return text.remove(place, length);
        case 1:
            return text.insert(placeIn(rng, text), m_text.mid(place, length));
        default:
            return text.replace(place, length, m_text.mid(placeIn(rng, m_text), length));
        }
    }

    QByteArray m_text;
    QJsonValue m_root;
    Places m_places;
};

template <class Records>
bool hasAll(const Records& after, const Records& before) {
    return std::ranges::all_of(
        before, [&after](const auto& record) { return std::ranges::count(after, record) == 1; });
}

} // namespace

class MutatedImportsTest : public QObject {
    Q_OBJECT

private slots:
    void changeNothingOrAdd() {
        const QByteArray good = sessions::writePenstock(kept_games::few()).value();
        const Mutation mutation(good);
        QTemporaryDir folder;
        int accepted = 0;
        auto store = freshStore(folder, accepted, good);
        const Contents before = database::allContents(store).value();
        for (std::uint64_t seed = 0; seed < kMutations; ++seed) {
            bool isHopeless = false;
            const QByteArray text = mutation.make(seed, isHopeless);
            QElapsedTimer timer;
            timer.start();
            const auto summary = sessions::importText(store, text);
            const auto where = QByteArray("seed ") + QByteArray::number(seed);
            QVERIFY2(timer.elapsed() < kMostMilliseconds || isEmulated(), where.constData());
            const Contents after = database::allContents(store).value();
            if (!summary) {
                const QString sentence = summary.error().sentence;
                QVERIFY2(after == before, where.constData());
                QVERIFY2(sentence.endsWith('.') && !sentence.contains('\n'), qPrintable(sentence));
                continue;
            }
            QVERIFY2(!isHopeless, where.constData());
            QVERIFY2(hasAll(after.sessions, before.sessions) && hasAll(after.plays, before.plays) &&
                         hasAll(after.cards, before.cards),
                     where.constData());
            if (after != before)
                store = freshStore(folder, ++accepted, good);
        }
        QVERIFY2(accepted > 10 && accepted < kMutations / 2, qPrintable(QString::number(accepted)));
    }

private:
    static DatabaseFile freshStore(const QTemporaryDir& folder, int number,
                                   const QByteArray& content) {
        const QByteArray name = "games" + QByteArray::number(number);
        auto store = database::openStore(stored_games::pathIn(folder, name.constData()));
        const auto filled = sessions::importText(store.value(), content);
        if (!filled)
            qFatal("%s", qPrintable(filled.error().sentence));
        return std::move(store.value());
    }
};

QTEST_GUILESS_MAIN(MutatedImportsTest)
#include "tst_mutated_imports.moc"
