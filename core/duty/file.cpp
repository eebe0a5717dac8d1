#include "file.h"

#include "json/build.h"
#include "json/reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>
#include <climits>

namespace duty {

namespace {

constexpr const char* format = "courtside-supervisors/1";
constexpr qint64 largest = 1 << 20;
constexpr int patience = 5000; // milliseconds

std::string damaged(const std::string& path, const std::string& why)
{
    return "the file of the supervisors' PINs, " + path + ", is damaged (" + why +
           "); it was left as it is, and no PIN can be checked. Put a copy of it back, or move it away, "
           "start "
           "Courtside again and set the PINs anew";
}

tl::unexpected<std::string> trouble(const std::string& path, const char* cannot, const QString& why)
{
    return tl::unexpected("the file of the supervisors' PINs, " + path + ", cannot be " + cannot + ": " +
                          why.toStdString());
}

Misses missesOf(json::Reader& reader)
{
    Misses misses;
    misses.inARow = reader.integer("misses", 0, INT_MAX);
    if (const json::Value* at = reader.need("missedAt")) {
        if (const long long* seconds = at->integer(); seconds && *seconds >= 0)
            misses.last = *seconds;
        else
            reader.refuse(*at, "missedAt", json::shown(*at) + " is no time");
    }
    return misses;
}

Entry entryOf(const json::Value& value, const std::string& place, json::Problems& problems)
{
    json::Reader reader(value, place, problems);
    Entry entry;
    entry.name = reader.string("name");
    entry.hash = reader.string("hash");
    entry.misses = missesOf(reader);
    if (!entry.hash.empty() && entry.hash.rfind("$argon2id$", 0) != 0)
        reader.refuse(value, "hash", "is no hash of a PIN");
    reader.done();
    return entry;
}

Book bookOf(const json::Value& whole, json::Problems& problems)
{
    json::Reader reader(whole, {}, problems);
    const std::string is = reader.string("format");
    if (problems.empty() && is != format)
        reader.refuse(whole, "format", json::shown(json::of(is)) + " is not " + format);
    Book book{missesOf(reader), {}};
    std::vector<Entry>& entries = book.entries;
    const json::Value* list = reader.need("supervisors");
    if (list && !list->array())
        reader.refuse(*list, "supervisors", json::shown(*list) + " is no list");
    for (const json::Value& each : list && list->array() ? *list->array() : json::Array{}) {
        Entry entry = entryOf(each, json::item("supervisors", entries.size()), problems);
        if (std::any_of(entries.begin(), entries.end(), [&](const Entry& e) { return e.name == entry.name; }))
            problems.push_back({each.line, "supervisors", entry.name + " is there twice"});
        entries.push_back(std::move(entry));
    }
    reader.done();
    return book;
}

} // namespace

struct Turn::Held {
    explicit Held(const QString& path) : lock(path) {}
    QLockFile lock;
    bool taken = false;
};

Turn::Turn(const std::string& path) : m_path(path)
{
    const QString file = QString::fromStdString(path);
    QDir().mkpath(QFileInfo(file).absolutePath());
    m_held = std::make_unique<Held>(file + QStringLiteral(".lock"));
    m_held->taken = m_held->lock.tryLock(patience);
}

Turn::~Turn() = default;

Answer<void> Turn::taken() const
{
    if (m_held->taken)
        return {};
    return trouble(m_path, "written",
                   QStringLiteral("another program holds it, or its folder does not let anybody write"));
}

Answer<Book> read(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.exists())
        return Book{};
    if (!file.open(QIODevice::ReadOnly))
        return trouble(path, "read", file.errorString());
    const std::string text = file.read(largest).toStdString();
    const auto whole = json::parse(text);
    if (!whole)
        return tl::unexpected(
            damaged(path, "line " + std::to_string(whole.error().line) + ": " + whole.error().text));
    json::Problems problems;
    Book book = bookOf(*whole, problems);
    if (problems.empty())
        return book;
    const json::Problem& first = problems.front();
    return tl::unexpected(
        damaged(path, "line " + std::to_string(first.line) + ": " + first.place + " " + first.text));
}

Answer<void> write(const std::string& path, const Book& book)
{
    json::Array list;
    for (const Entry& entry : book.entries)
        list.push_back(json::of(json::Object{{"name", json::of(entry.name)},
                                             {"hash", json::of(entry.hash)},
                                             {"misses", json::of(entry.misses.inARow)},
                                             {"missedAt", json::Value{entry.misses.last}}}));
    const std::string text = json::print(json::of(json::Object{{"format", json::of(format)},
                                                               {"misses", json::of(book.misses.inARow)},
                                                               {"missedAt", json::Value{book.misses.last}},
                                                               {"supervisors", json::of(list)}})) +
                             '\n';
    QSaveFile file(QString::fromStdString(path));
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(text.data(), size) != size || !file.commit())
        return trouble(path, "written", file.errorString());
    return {};
}

} // namespace duty
