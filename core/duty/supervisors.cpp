#include "supervisors.h"

#include "roster/text.h"
#include "json/build.h"
#include "json/reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <climits>

#include <sodium/core.h>
#include <sodium/crypto_pwhash.h>

namespace duty {

using message::Message;

namespace {

constexpr std::size_t shortest = 4;
constexpr std::size_t longest = 12;
constexpr int longestWait = 900; // seconds

constexpr const char* format = "courtside-supervisors/1";
constexpr qint64 largest = 1 << 20;
constexpr int patience = 5000; // milliseconds

struct Misses {
    int consecutive = 0;
    long long last = 0;
};

struct Entry {
    std::string name;
    std::string hash; ///< crypto_pwhash_str
    Misses misses;
};

struct Book {
    Misses misses; ///< by names not in the book
    std::vector<Entry> entries;
};

std::vector<Entry>::iterator find(std::vector<Entry>& entries, const std::string& name)
{
    return std::ranges::find(entries, name, &Entry::name);
}

tl::unexpected<Message> unreadable(const std::string& path, const QString& why)
{
    return tl::unexpected(
        Message{"supervisors-unreadable", {{"path", path}, {"trouble", why.toStdString()}}});
}

tl::unexpected<Message> unwritable(const std::string& path, const QString& why)
{
    return tl::unexpected(
        Message{"supervisors-unwritable", {{"path", path}, {"trouble", why.toStdString()}}});
}

Misses missesOf(json::Reader& reader)
{
    Misses misses;
    misses.consecutive = reader.integer("misses", 0, INT_MAX);
    if (const json::Value* at = reader.need("missedAt")) {
        if (const long long* seconds = at->integer(); seconds && *seconds >= 0)
            misses.last = *seconds;
        else
            reader.refuse(*at, "missedAt", Message{"supervisors-not-a-time", {{"found", json::shown(*at)}}});
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
        reader.refuse(value, "hash", Message{"supervisors-not-a-hash"});
    reader.done();
    return entry;
}

Book bookOf(const json::Value& whole, json::Problems& problems)
{
    json::Reader reader(whole, {}, problems);
    const std::string is = reader.string("format");
    if (problems.empty() && is != format)
        reader.refuse(
            whole, "format",
            Message{"supervisors-other-format", {{"found", json::shown(json::of(is))}, {"format", format}}});
    Book book{missesOf(reader), {}};
    std::vector<Entry>& entries = book.entries;
    const json::Value* list = reader.need("supervisors");
    if (list && !list->array())
        reader.refuse(*list, "supervisors", json::notAList(*list));
    for (const json::Value& each : list && list->array() ? *list->array() : json::Array{}) {
        Entry entry = entryOf(each, json::item("supervisors", entries.size()), problems);
        if (find(entries, entry.name) != entries.end())
            problems.push_back(
                {each.line, "supervisors", Message{"supervisors-twice", {{"name", entry.name}}}});
        entries.push_back(std::move(entry));
    }
    reader.done();
    return book;
}

/// Gives an empty book if the file doesn't exist.
Answer<Book> read(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.exists())
        return Book{};
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(path, file.errorString());
    const std::string text = file.read(largest).toStdString();
    const auto whole = json::parse(text);
    if (!whole)
        return tl::unexpected(
            Message{"supervisors-no-json",
                    {{"path", path}, {"line", whole.error().line}, {"problem", whole.error().what}}});
    json::Problems problems;
    Book book = bookOf(*whole, problems);
    if (problems.empty())
        return book;
    const json::Problem& first = problems.front();
    return tl::unexpected(
        Message{"supervisors-damaged",
                {{"path", path}, {"line", first.line}, {"place", first.place}, {"problem", first.what}}});
}

Answer<void> write(const std::string& path, const Book& book)
{
    const json::Array list = json::list(book.entries, [](const Entry& entry) {
        return json::Object{{"name", entry.name},
                            {"hash", entry.hash},
                            {"misses", entry.misses.consecutive},
                            {"missedAt", entry.misses.last}};
    });
    const std::string text = json::print(json::of(json::Object{{"format", json::of(format)},
                                                               {"misses", json::of(book.misses.consecutive)},
                                                               {"missedAt", json::Value{book.misses.last}},
                                                               {"supervisors", json::of(list)}})) +
                             '\n';
    QSaveFile file(QString::fromStdString(path));
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(text.data(), size) != size || !file.commit())
        return unwritable(path, file.errorString());
    return {};
}

/// Applies `change` to the book and locks out other writers meanwhile. Creates the file's folder. Refuses if
/// another program holds the file for some seconds.
template <class Change>
Answer<void> changed(const std::string& path, const Change& change)
{
    const QString file = QString::fromStdString(path);
    QDir().mkpath(QFileInfo(file).absolutePath());
    QLockFile lock(file + QStringLiteral(".lock"));
    if (!lock.tryLock(patience))
        return tl::unexpected(Message{"supervisors-in-use", {{"path", path}}});
    auto book = read(path);
    if (!book)
        return tl::unexpected(book.error());
    if (Answer<void> good = change(*book); !good)
        return good;
    return write(path, *book);
}

tl::unexpected<Message> unknown(const std::string& name)
{
    return tl::unexpected(Message{"supervisor-without-pin", {{"name", name}}});
}

bool isPin(const std::string& pin)
{
    return pin.size() >= shortest && pin.size() <= longest &&
           std::ranges::all_of(pin, [](char c) { return c >= '0' && c <= '9'; });
}

Answer<std::string> hashOf(const std::string& pin, const Cost& cost)
{
    std::array<char, crypto_pwhash_STRBYTES> made{};
    if (sodium_init() < 0 ||
        crypto_pwhash_str(made.data(), pin.data(), pin.size(), cost.rounds, cost.memory) != 0)
        return tl::unexpected(Message{"pin-out-of-memory"});
    return std::string(made.data());
}

bool fits(const Entry& entry, const std::string& pin)
{
    return sodium_init() >= 0 && crypto_pwhash_str_verify(entry.hash.c_str(), pin.data(), pin.size()) == 0;
}

/// Seconds until the next try; if the clock was set back, the wait starts over.
int waitOf(Misses& misses, long long now)
{
    misses.last = std::min(misses.last, now);
    const long long until = misses.last + waitAfter(misses.consecutive);
    return static_cast<int>(std::max(0LL, until - now));
}

} // namespace

Cost usualCost()
{
    return {crypto_pwhash_OPSLIMIT_MODERATE, crypto_pwhash_MEMLIMIT_INTERACTIVE};
}

Cost leastCost()
{
    return {crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN};
}

int waitAfter(int misses)
{
    return misses < 1 ? 0 : misses > 10 ? longestWait : std::min(longestWait, 1 << (misses - 1));
}

Supervisors::Supervisors(std::string path, Cost cost) : m_path(std::move(path)), m_cost(cost) {}

Answer<std::vector<std::string>> Supervisors::names() const
{
    return read(m_path).map([](const Book& book) {
        std::vector<std::string> names;
        std::ranges::transform(book.entries, std::back_inserter(names), &Entry::name);
        return names;
    });
}

Answer<Tried> Supervisors::unlock(const Claim& claim, long long now) const
{
    int wait = 0;
    int waitThen = 0;
    Entry tried;
    const auto count = [&](Book& book) -> Answer<void> {
        const auto at = find(book.entries, claim.name);
        if (at == book.entries.end())
            return unknown(claim.name);
        for (Misses* misses : {&at->misses, &book.misses})
            wait = std::max(wait, waitOf(*misses, now));
        for (Misses* misses : {&at->misses, &book.misses})
            if (wait == 0) {
                *misses = {misses->consecutive + 1, now};
                waitThen = std::max(waitThen, waitAfter(misses->consecutive));
            }
        tried = *at;
        return {};
    };
    if (auto counted = changed(m_path, count); !counted)
        return tl::unexpected(counted.error());
    if (wait > 0)
        return Tried{false, wait};
    if (!fits(tried, claim.pin))
        return Tried{false, waitThen};
    const auto forget = [&](Book& book) -> Answer<void> {
        book.misses.consecutive = 0;
        if (const auto at = find(book.entries, claim.name); at != book.entries.end())
            at->misses.consecutive = 0;
        return {};
    };
    return changed(m_path, forget).map([] { return Tried{true, 0}; });
}

Answer<void> Supervisors::allow(const Claim& by, long long now) const
{
    const auto tried = unlock(by, now);
    if (!tried)
        return tl::unexpected(tried.error());
    if (tried->good)
        return {};
    return tl::unexpected(Message{"pin-wrong", {{"name", by.name}, {"seconds", tried->wait}}});
}

Answer<void> Supervisors::setPin(const Claim& claim, const std::optional<Claim>& by, long long now) const
{
    const auto name = roster::storable(claim.name, Message{"name-of-supervisor"});
    if (!name)
        return tl::unexpected(name.error());
    if (!isPin(claim.pin))
        return tl::unexpected(Message{"pin-no-digits", {{"least", shortest}, {"most", longest}}});
    if (by)
        if (auto allowed = allow(*by, now); !allowed)
            return allowed;
    const auto hash = hashOf(claim.pin, m_cost);
    if (!hash)
        return tl::unexpected(hash.error());
    return changed(m_path, [&](Book& book) -> Answer<void> {
        std::vector<Entry>& entries = book.entries;
        if (!by && !entries.empty())
            return tl::unexpected(Message{"pin-of-another-needed"});
        const Entry made{*name, *hash, {}};
        if (const auto at = find(entries, *name); at != entries.end())
            *at = made;
        else
            entries.push_back(made);
        return {};
    });
}

Answer<void> Supervisors::rename(const std::string& from, const std::string& to, const Claim& by,
                                 long long now) const
{
    const auto name = roster::storable(to, Message{"name-of-supervisor"});
    if (!name)
        return tl::unexpected(name.error());
    if (auto allowed = allow(by, now); !allowed)
        return allowed;
    return changed(m_path, [&](Book& book) -> Answer<void> {
        std::vector<Entry>& entries = book.entries;
        const auto at = find(entries, from);
        if (at == entries.end())
            return unknown(from);
        if (*name != from && find(entries, *name) != entries.end())
            return tl::unexpected(Message{"supervisor-twice", {{"name", *name}}});
        at->name = *name;
        return {};
    });
}

Answer<void> Supervisors::remove(const std::string& name, const Claim& by, long long now) const
{
    if (auto allowed = allow(by, now); !allowed)
        return allowed;
    return changed(m_path, [&](Book& book) -> Answer<void> {
        if (std::erase_if(book.entries, [&](const Entry& e) { return e.name == name; }) == 0)
            return unknown(name);
        return {};
    });
}

} // namespace duty
