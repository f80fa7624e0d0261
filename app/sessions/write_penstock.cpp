#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/common/convert.h"
#include "app/sessions/file_values.h"
#include "app/sessions/penstock_file.h"

namespace sessions {

namespace {

using json::Problem;

/// The records as JSON, and the first thing that cannot be written.
class Writer {
public:
    explicit Writer(const database::Contents& contents) : m_contents(contents) {}

    [[nodiscard]] QJsonObject session(const database::SessionRecord& session) {
        QJsonObject object{{"id", toQt(session.id)},
                           {"game", toQt(session.log.game)},
                           {"rules_version", session.log.rulesVersion},
                           {"setup", toQt(session.log.setup)},
                           {"entries", lines(session.log.entries)},
                           {"cursor", static_cast<qint64>(session.cursor)},
                           {"status", session.status == database::SessionStatus::Finished
                                          ? "finished"
                                          : "playing"},
                           {"created", timeText(session.created)},
                           {"touched", timeText(session.touched)},
                           {"play_time_ms", static_cast<qint64>(session.playTime)},
                           {"seats", list(session.seats, &Writer::seat)}};
        insert(object, "notes", session.notes);
        insertFree(object, "options", session.options);
        return object;
    }

    [[nodiscard]] QJsonObject play(const database::Play& play) {
        QJsonObject object{{"id", toQt(play.id)},
                           {"game", toQt(play.game)},
                           {"ended", timeText(play.ended)},
                           {"play_time_ms", static_cast<qint64>(play.playTime)},
                           {"results", list(play.results, &Writer::result)}};
        insert(object, "session", play.session);
        insert(object, "location", play.location);
        insert(object, "comments", play.comments);
        insert(object, "board", play.board);
        insertFree(object, "details", play.details);
        if (const auto photos = m_contents.photos.find(play.id); photos != m_contents.photos.end())
            object.insert("photos", list(photos->second, &Writer::photo));
        return object;
    }

    [[nodiscard]] QJsonObject card(const database::Card& card) {
        QJsonObject object{
            {"game", toQt(card.game)}, {"id", toQt(card.id)}, {"changed", timeText(card.changed)}};
        insertFree(object, "content", card.content);
        return object;
    }

    template <class Record>
    [[nodiscard]] QJsonArray list(const std::vector<Record>& records,
                                  QJsonObject (Writer::*write)(const Record&)) {
        QJsonArray array;
        for (const Record& record : records)
            array.append((this->*write)(record));
        return array;
    }

    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }

private:
    [[nodiscard]] QJsonObject seat(const database::SessionSeat& seat) {
        QJsonObject object{{"role", toQt(seat.role)}};
        insert(object, "player", seat.playerName);
        return object;
    }

    [[nodiscard]] QJsonObject result(const database::PlayResult& result) {
        QJsonArray energy;
        for (const int value : result.energy)
            energy.append(value);
        QJsonObject object{{"automa", result.isAutoma},
                           {"score", result.score},
                           {"rank", result.rank},
                           {"winner", result.isWinner},
                           {"starter", result.isStarter},
                           {"energy", energy},
                           {"sources", list(result.sources, &Writer::source)}};
        insert(object, "player", result.playerName);
        insert(object, "role", result.role);
        insert(object, "officer", result.officer);
        insert(object, "level", result.level);
        insertFree(object, "details", result.details);
        return object;
    }

    [[nodiscard]] QJsonObject photo(const database::Photo& photo) {
        return {{"width", photo.width}, {"height", photo.height}, {"jpeg", toQt(photo.jpeg)}};
    }

    [[nodiscard]] QJsonObject source(const database::SourceScore& score) {
        return {{"source", toQt(score.source)}, {"vp", score.vp}};
    }

    [[nodiscard]] static QJsonArray lines(const std::vector<std::string>& texts) {
        QJsonArray array;
        for (const std::string& text : texts)
            array.append(toQt(text));
        return array;
    }

    /// What is empty is left out.
    static void insert(QJsonObject& object, const char* key, const std::string& text) {
        if (!text.empty())
            object.insert(QLatin1String(key), toQt(text));
    }

    void insertFree(QJsonObject& object, const char* key, const std::string& text) {
        const auto free = freeObject(text);
        if (free)
            object.insert(QLatin1String(key), free.value());
        else if (!m_problem)
            m_problem = Problem{QLatin1String(key) + QStringLiteral(": ") + free.error().sentence};
    }

    const database::Contents& m_contents;
    std::optional<Problem> m_problem;
};

} // namespace

json::Result<QByteArray> writePenstock(const database::Contents& contents) {
    Writer writer(contents);
    const QJsonObject root{{"penstock", kVersionWithoutSetup},
                           {"sessions", writer.list(contents.sessions, &Writer::session)},
                           {"plays", writer.list(contents.plays, &Writer::play)},
                           {"cards", writer.list(contents.cards, &Writer::card)}};
    if (writer.problem())
        return *writer.problem();
    const QByteArray text = QJsonDocument(root).toJson();
    if (text.size() > kLargestFile)
        return Problem{QCoreApplication::translate(
                           "Sessions", "This is too much for one file, which holds %1 MiB. A "
                                       "backup holds everything.")
                           .arg(kLargestFile / json::kMebibyte)};
    return text;
}

QByteArray writeSetup(const Repeat& repeat) {
    return QJsonDocument(QJsonObject{{"penstock", kFormatVersion},
                                     {"sessions", QJsonArray{}},
                                     {"plays", QJsonArray{}},
                                     {"cards", QJsonArray{}},
                                     {"setup", toJson(repeat)}})
        .toJson();
}

} // namespace sessions
