#include "app/common/path_text.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace {

class Reader {
public:
    explicit Reader(QStringView text) : m_rest(text) {}

    QPainterPath read() {
        while (skipSpace(), !m_rest.isEmpty()) {
            if (m_rest.front().isLetter()) {
                m_command = m_rest.front().toLatin1();
                m_rest = m_rest.mid(1);
            }
            if (!follow())
                break;
        }
        return m_path;
    }

private:
    bool follow() {
        const char kind = static_cast<char>(std::tolower(m_command));
        if (kind != 't')
            m_bend = {};
        switch (kind) {
        case 'm':
            return move();
        case 'l':
            return lineTo(point());
        case 'h':
            return lineTo(along(&QPointF::rx));
        case 'v':
            return lineTo(along(&QPointF::ry));
        case 'c':
            return cubic();
        case 'q':
            return quad(point());
        case 't':
            return quad(m_bend ? 2 * at() - *m_bend : at());
        case 'a':
            return arc();
        case 'z':
            m_path.closeSubpath();
            m_command = 0; // a figure after it means nothing
            return true;
        default:
            return false;
        }
    }

    bool move() {
        const auto to = point();
        if (!to)
            return false;
        m_path.moveTo(*to);
        m_command = m_command == 'm' ? 'l' : 'L'; // what follows without a letter
        return true;
    }

    bool lineTo(const std::optional<QPointF>& to) {
        if (to)
            m_path.lineTo(*to);
        return to.has_value();
    }

    bool quad(const std::optional<QPointF>& bend) {
        const auto to = point();
        if (!bend || !to)
            return false;
        m_path.quadTo(*bend, *to);
        m_bend = bend;
        return true;
    }

    bool cubic() {
        const auto first = point();
        const auto second = point();
        const auto to = point();
        if (to)
            m_path.cubicTo(*first, *second, *to);
        return to.has_value();
    }

    /// From the ends of an arc to its middle, as the SVG specification has it (F.6.5).
    bool arc() {
        const auto across = number();
        const auto up = number();
        const auto turned = number();
        const auto isLarge = number();
        const auto isClockwise = number();
        const auto to = point();
        if (!to || *turned != 0 || *across <= 0 || *up <= 0)
            return false;
        const QPointF half = (at() - *to) / 2;
        const double far = std::hypot(half.x() / *across, half.y() / *up);
        const double grow = std::max(1.0, far); // an arc too small to reach
        const double rx = *across * grow;
        const double ry = *up * grow;
        const double reach = far / grow;
        double off = reach > 0 ? std::sqrt(std::max(0.0, 1 / (reach * reach) - 1)) : 0;
        if ((*isLarge != 0) == (*isClockwise != 0))
            off = -off;
        const QPointF middle =
            (at() + *to) / 2 + QPointF(off * rx * half.y() / ry, -off * ry * half.x() / rx);
        const auto angle = [&](QPointF end) {
            return std::atan2((middle.y() - end.y()) / ry, (end.x() - middle.x()) / rx) * 180 /
                   std::numbers::pi;
        };
        double sweep = angle(*to) - angle(at()); // as Qt counts: against the clock
        if (*isClockwise != 0 && sweep > 0)
            sweep -= 360;
        else if (*isClockwise == 0 && sweep < 0)
            sweep += 360;
        m_path.arcTo(middle.x() - rx, middle.y() - ry, 2 * rx, 2 * ry, angle(at()), sweep);
        return true;
    }

    [[nodiscard]] bool isRelative() const { return m_command >= 'a'; }
    [[nodiscard]] QPointF at() const { return m_path.currentPosition(); }

    std::optional<QPointF> along(qreal& (QPointF::*axis)()) {
        const auto value = number();
        if (!value)
            return {};
        QPointF to = at();
        (to.*axis)() = *value + (isRelative() ? (to.*axis)() : 0);
        return to;
    }

    std::optional<QPointF> point() {
        const auto x = number();
        const auto y = number();
        if (!x || !y)
            return {};
        return QPointF(*x, *y) + (isRelative() ? at() : QPointF());
    }

    std::optional<double> number() {
        skipSpace();
        qsizetype length = 0;
        while (length < m_rest.size() && isPartOfNumber(length))
            ++length;
        bool isNumber = false;
        const double value = m_rest.left(length).toDouble(&isNumber);
        m_rest = m_rest.mid(length);
        return isNumber ? std::optional(value) : std::nullopt;
    }

    [[nodiscard]] bool isPartOfNumber(qsizetype index) const {
        const QChar sign = m_rest[index];
        return sign.isDigit() || sign == u'.' || (index == 0 && sign == u'-');
    }

    void skipSpace() {
        while (!m_rest.isEmpty() && (m_rest.front().isSpace() || m_rest.front() == u','))
            m_rest = m_rest.mid(1);
    }

    QStringView m_rest;
    QPainterPath m_path;
    char m_command = 0;
    std::optional<QPointF> m_bend; // of the curve before, which a smooth one goes on with
};

} // namespace

QPainterPath pathOf(QStringView text) { return Reader(text).read(); }
