#include "database/internal/page_scan.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <utility>

#include <QByteArrayView>
#include <QStringDecoder>

// Terms and numbers are those of SQLite's file format (sqlite.org/fileformat2.html).
namespace database {

namespace {

constexpr std::size_t kHeaderSize = 100; // of the file, at the beginning of its first page
constexpr std::size_t kPageSizeAt = 16;
constexpr std::size_t kReservedAt = 20;
constexpr std::size_t kFirstTrunkAt = 32;

// Kinds of pages that hold rows.
constexpr std::uint64_t kIndexInterior = 2;
constexpr std::uint64_t kIndexLeaf = 10;
constexpr std::uint64_t kTableLeaf = 13;

/// Takes values from the front. Behind the end everything is 0 and the reader has failed.
class Reader {
public:
    explicit Reader(std::string_view bytes) : m_rest(bytes) {}

    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    [[nodiscard]] bool isAtEnd() const { return m_rest.empty(); }

    std::string_view bytes(std::size_t count) {
        if (count > m_rest.size()) {
            m_hasFailed = true;
            m_rest = {};
            return {};
        }
        const std::string_view taken = m_rest.substr(0, count);
        m_rest.remove_prefix(count);
        return taken;
    }

    std::uint64_t number(std::size_t size) {
        std::uint64_t value = 0;
        for (const char byte : bytes(size))
            value = value << 8 | static_cast<unsigned char>(byte);
        return value;
    }

    std::uint64_t varint() {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) {
            const std::uint64_t byte = number(1);
            value = value << 7 | (byte & 0x7F);
            if (byte < 0x80)
                return value;
        }
        return value << 8 | number(1);
    }

private:
    std::string_view m_rest;
    bool m_hasFailed = false;
};

std::int64_t withSign(std::uint64_t value, std::size_t size) {
    const auto unused = static_cast<int>(64 - 8 * size);
    return static_cast<std::int64_t>(value << unused) >> unused;
}

bool isUtf8(std::string_view text) {
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(QByteArrayView(text.data(), std::ssize(text)));
    return !decoder.hasError();
}

/// False for what our tables do not hold.
bool takeValue(std::uint64_t serialType, Reader& body, Value& value) {
    constexpr std::array<std::size_t, 7> kNumberSizes{0, 1, 2, 3, 4, 6, 8};
    if (serialType == 0)
        return true;
    if (serialType < kNumberSizes.size()) {
        const std::size_t size = kNumberSizes[serialType];
        value = withSign(body.number(size), size);
        return true;
    }
    if (serialType == 8 || serialType == 9) {
        value = static_cast<std::int64_t>(serialType) - 8;
        return true;
    }
    if (serialType < 13 || serialType % 2 == 0) // a fraction, raw bytes or reserved
        return false;
    const std::string_view text = body.bytes((serialType - 13) / 2);
    value = std::string(text);
    return isUtf8(text);
}

std::optional<Row> rowFrom(std::string_view record) {
    const std::uint64_t headerSize = Reader(record).varint();
    if (headerSize > record.size())
        return std::nullopt;
    Reader header(record.substr(0, headerSize));
    Reader body(record.substr(headerSize));
    header.varint();
    Row row;
    while (!header.isAtEnd())
        if (!takeValue(header.varint(), body, row.emplace_back()))
            return std::nullopt;
    if (header.hasFailed() || body.hasFailed() || !body.isAtEnd())
        return std::nullopt;
    return row;
}

class PageScan {
public:
    explicit PageScan(std::string_view file) : m_file(file) {
        Reader size(from(m_file, kPageSizeAt));
        const std::size_t stated = size.number(2);
        m_pageSize = stated == 1 ? 65536 : stated;
        const std::size_t reserved = Reader(from(m_file, kReservedAt)).number(1);
        m_isReadable = std::has_single_bit(m_pageSize) && m_pageSize >= 512 && reserved <= 32;
        if (!m_isReadable)
            return;
        m_usable = m_pageSize - reserved;
        findFreePages();
    }

    [[nodiscard]] std::vector<ScannedRow> rows() const {
        std::vector<ScannedRow> found;
        if (m_isReadable)
            for (std::uint64_t number = 1; (number - 1) * m_pageSize < m_file.size(); ++number)
                scan(number, found);
        return found;
    }

private:
    static std::string_view from(std::string_view bytes, std::size_t begin) {
        return bytes.substr(std::min(begin, bytes.size()));
    }

    /// Empty if there is no such page, shorter than a page if the file ends there.
    [[nodiscard]] std::string_view page(std::uint64_t number) const {
        if (number == 0 || number - 1 >= m_file.size() / m_pageSize + 1)
            return {};
        return from(m_file, (number - 1) * m_pageSize).substr(0, m_usable);
    }

    /// What is on them has been deleted.
    void findFreePages() {
        std::uint64_t trunk = Reader(from(m_file, kFirstTrunkAt)).number(4);
        while (!page(trunk).empty() && m_freePages.insert(trunk).second) {
            Reader reader(page(trunk));
            trunk = reader.number(4);
            for (std::uint64_t left = reader.number(4); left > 0 && !reader.isAtEnd(); --left)
                m_freePages.insert(reader.number(4));
        }
    }

    void scan(std::uint64_t number, std::vector<ScannedRow>& found) const {
        if (m_freePages.contains(number))
            return;
        const std::string_view bytes = page(number);
        Reader reader(from(bytes, number == 1 ? kHeaderSize : 0));
        const std::uint64_t kind = reader.number(1);
        if (kind != kIndexInterior && kind != kIndexLeaf && kind != kTableLeaf)
            return;
        reader.bytes(2);
        const std::uint64_t cells = reader.number(2);
        reader.bytes(kind == kIndexInterior ? 7 : 3);
        for (std::uint64_t i = 0; i < cells && !reader.isAtEnd(); ++i)
            if (auto row = rowOf(from(bytes, reader.number(2)), kind))
                found.push_back(*std::move(row));
    }

    [[nodiscard]] std::optional<ScannedRow> rowOf(std::string_view cell, std::uint64_t kind) const {
        Reader reader(cell);
        if (kind == kIndexInterior)
            reader.bytes(4); // the page below
        const std::uint64_t size = reader.varint();
        const bool hasRowKey = kind == kTableLeaf;
        const std::uint64_t rowKey = hasRowKey ? reader.varint() : 0;
        const auto record = recordOf(reader, size, hasRowKey);
        if (!record)
            return std::nullopt;
        auto row = rowFrom(*record);
        if (!row || row->empty())
            return std::nullopt;
        if (hasRowKey && std::holds_alternative<std::monostate>(row->front()))
            row->front() = static_cast<std::int64_t>(rowKey);
        return ScannedRow{hasRowKey, *std::move(row)};
    }

    /// The part of a record on its page together with the parts on overflow pages.
    [[nodiscard]] std::optional<std::string> recordOf(Reader& cell, std::uint64_t size,
                                                      bool isInTable) const {
        if (size > m_file.size())
            return std::nullopt;
        const std::size_t most = isInTable ? m_usable - 35 : (m_usable - 12) * 64 / 255 - 23;
        const std::size_t least = (m_usable - 12) * 32 / 255 - 23;
        std::size_t onPage = size;
        if (size > most) {
            onPage = least + (size - least) % (m_usable - 4);
            if (onPage > most)
                onPage = least;
        }
        std::string record(cell.bytes(onPage));
        std::uint64_t next = size > most ? cell.number(4) : 0;
        bool hasFailed = cell.hasFailed();
        while (!hasFailed && record.size() < size) {
            Reader overflow(m_freePages.contains(next) ? std::string_view() : page(next));
            next = overflow.number(4);
            record += overflow.bytes(std::min<std::size_t>(size - record.size(), m_usable - 4));
            hasFailed = overflow.hasFailed();
        }
        if (hasFailed)
            return std::nullopt;
        return record;
    }

    std::string_view m_file;
    std::size_t m_pageSize = 0;
    std::size_t m_usable = 0; // of a page
    bool m_isReadable = false;
    std::set<std::uint64_t> m_freePages;
};

} // namespace

std::vector<ScannedRow> scanPages(std::string_view file) { return PageScan(file).rows(); }

} // namespace database
