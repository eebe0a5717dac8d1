#include "ownvenues.h"

#include "rules/builtin.h"
#include "rules/load.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace venues {

using message::Message;

namespace {

constexpr qint64 largest = 1 << 20; // bytes; a rule file has a few thousand

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

tl::unexpected<std::vector<Message>> refused(Message why)
{
    return tl::unexpected(std::vector<Message>{std::move(why)});
}

/// `name` is for the message if the file can't be read.
tl::expected<std::string, Message> textAt(const QString& path, const std::string& name)
{
    QFile file(path);
    QByteArray bytes;
    if (file.open(QIODevice::ReadOnly))
        bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError) // a read error halfway is not a mistake in the rules
        return tl::unexpected(
            Message{"input-not-opened-since", {{"file", name}, {"why", file.errorString().toStdString()}}});
    if (bytes.size() > largest)
        return tl::unexpected(Message{"own-rules-too-large", {{"file", name}}});
    return bytes.toStdString();
}

/// Files of a folder as they would be: a text replaces a file, no text deletes it.
using Instead = std::map<std::string, std::optional<std::string>>;

/// Finds a file named by `from`, relative to the file with the `from`. File names are relative to the folder.
rules::FindFile filesIn(const QDir& folder, Instead instead = {})
{
    return
        [folder, instead = std::move(instead)](
            const std::string& named, const std::string& besides) -> tl::expected<rules::RuleFile, Message> {
            const QDir beside = QFileInfo(folder.filePath(q(besides))).dir();
            const QString path = QDir::cleanPath(beside.filePath(q(named)));
            const std::string name = folder.relativeFilePath(path).toStdString();
            if (const auto at = instead.find(name); at != instead.end()) {
                if (at->second)
                    return rules::RuleFile{name, *at->second};
                return tl::unexpected(Message{"own-rules-gone", {{"file", name}}});
            }
            return textAt(path, name).map([&](std::string text) {
                return rules::RuleFile{name, std::move(text)};
            });
        };
}

Answer<rules::FileRead> readIn(const rules::RuleFile& file, const rules::FindFile& find)
{
    auto read = rules::loadFile(file, find);
    if (read)
        return *std::move(read);
    std::vector<Message> mistakes;
    for (const json::Problem& each : read.error())
        mistakes.push_back(Message{
            "json-in-file", {{"file", file.name}, {"line", each.line}, {"problem", json::placed(each)}}});
    return tl::unexpected(std::move(mistakes));
}

/// Why your own rules can't have that id; nothing if they can.
std::optional<Message> againstId(const std::string& id, const std::vector<OwnVenue>& others)
{
    if (rules::venueCalled(id))
        return Message{"rules-id-of-built-in", {{"id", id}}};
    for (const OwnVenue& each : others)
        if (each.read && each.read->venue.id == id)
            return Message{"own-rules-id-taken", {{"id", id}, {"file", each.file}}};
    return std::nullopt;
}

/// Rules that are sound now but would not be with these files.
std::optional<Message> brokenBy(const QDir& folder, const std::vector<OwnVenue>& all, const Instead& instead)
{
    for (const OwnVenue& each : all)
        if (each.read && !instead.contains(each.file))
            if (const auto then = readIn({each.file, each.text}, filesIn(folder, instead)); !then)
                return Message{
                    "own-rules-needed",
                    {{"venue", each.read->venue.name}, {"file", each.file}, {"why", then.error().front()}}};
    return std::nullopt;
}

/// The name of a new file: from its id, if it has one.
std::string nameFor(const std::string& text)
{
    const auto value = json::parse(text);
    const json::Value* id = value ? value->find("id") : nullptr;
    return (id && id->string() ? *id->string() : "rules") + ".json";
}

/// The text that can be read in any folder, with everything it takes from other files.
std::string wholeText(const std::string& text, const rules::FileRead& read)
{
    return !read.origin || rules::venueCalled(read.origin->name) ? text : rules::toJson(read.venue);
}

Answer<void> write(const QString& path, const std::string& text)
{
    QSaveFile file(path);
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit())
        return refused(Message{"file-not-written",
                               {{"file", path.toStdString()}, {"why", file.errorString().toStdString()}}});
    return {};
}

} // namespace

std::string usualFolder()
{
    const QString given = qEnvironmentVariable("COURTSIDE_RULES_FOLDER");
    if (!given.isEmpty())
        return given.toStdString();
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return data.toStdString() + "/courtside/rules";
}

OwnVenues::OwnVenues(std::string folder) : m_folder(QDir(q(folder)).absolutePath().toStdString()) {}

OwnVenues::Stamp OwnVenues::stampOf(const std::string& path)
{
    const QFileInfo file(q(path));
    return {path, file.lastModified().toMSecsSinceEpoch(), file.size()};
}

OwnVenues::Known OwnVenues::readNow(const std::string& file) const
{
    const QDir folder(q(m_folder));
    const QString path = folder.filePath(q(file));
    Known known{{file, {}, {}}, {stampOf(path.toStdString())}, QDateTime::currentMSecsSinceEpoch()};
    auto text = textAt(path, file);
    if (!text) {
        known.own.read = refused(std::move(text.error()));
        return known;
    }
    known.own.text = *std::move(text);
    const rules::FindFile find = filesIn(folder);
    known.own.read =
        readIn({file, known.own.text}, [&](const std::string& named, const std::string& besides) {
            const QDir beside = QFileInfo(folder.filePath(q(besides))).dir();
            known.stamps.push_back(stampOf(QDir::cleanPath(beside.filePath(q(named))).toStdString()));
            return find(named, besides);
        });
    return known;
}

// A file written just before it was read may have changed again within the same time stamp.
bool OwnVenues::isUpToDate(const Known& known)
{
    constexpr std::int64_t settled = 2000; // ms; the coarsest time stamps of any disk
    return known.own.read && std::ranges::all_of(known.stamps, [&](const Stamp& each) {
               return each.time < known.at - settled && each == stampOf(each.path);
           });
}

std::vector<OwnVenue> OwnVenues::all() const
{
    const QDir folder(q(m_folder));
    std::vector<OwnVenue> all;
    std::map<std::string, Known> known;
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const std::string file = name.toStdString();
        const auto at = m_known.find(file);
        known[file] = at != m_known.end() && isUpToDate(at->second) ? at->second : readNow(file);
        OwnVenue own = known[file].own;
        if (own.read)
            if (auto why = againstId(own.read->venue.id, all))
                own.read = refused(*std::move(why));
        all.push_back(std::move(own));
    }
    m_known = std::move(known);
    return all;
}

Answer<std::string> OwnVenues::save(const std::string& text, const std::string& replaces) const
{
    const QDir folder(q(m_folder));
    const auto read = readIn({replaces.empty() ? nameFor(text) : replaces, text}, filesIn(folder));
    if (!read)
        return tl::unexpected(read.error());
    std::vector<OwnVenue> others = all();
    std::erase_if(others, [&](const OwnVenue& each) { return each.file == replaces; });
    if (auto why = againstId(read->venue.id, others))
        return refused(*std::move(why));
    const std::string file = replaces.empty() ? nameFor(text) : replaces;
    if (replaces.empty() && QFileInfo::exists(folder.filePath(q(file))))
        return refused(Message{"file-there-already", {{"file", file}}});
    if (auto why = brokenBy(folder, others, {{file, text}}))
        return refused(*std::move(why));
    folder.mkpath(QStringLiteral("."));
    return write(folder.filePath(q(file)), text).map([&] { return file; });
}

Answer<Incoming> OwnVenues::look(const std::string& path) const
{
    const QFileInfo from(q(path));
    const std::string name = from.fileName().toStdString();
    auto text = textAt(from.absoluteFilePath(), name);
    if (!text)
        return refused(std::move(text.error()));
    auto read = readIn({name, *text}, filesIn(from.absoluteDir()));
    if (!read)
        return tl::unexpected(std::move(read.error()));
    if (auto why = againstId(read->venue.id, {}))
        return refused(*std::move(why));
    Incoming incoming{*std::move(text), *std::move(read), {}};
    incoming.text = wholeText(incoming.text, incoming.read);
    for (const OwnVenue& each : all())
        if (each.read && each.read->venue.id == incoming.read.venue.id)
            incoming.replaces = each.file;
    return incoming;
}

Answer<void> OwnVenues::exportTo(const std::string& path, const OwnVenue& venue) const
{
    if (!venue.read)
        return tl::unexpected(venue.read.error());
    return write(q(path), wholeText(venue.text, *venue.read));
}

Answer<void> OwnVenues::remove(const std::string& file) const
{
    const QDir folder(q(m_folder));
    if (auto why = brokenBy(folder, all(), {{file, std::nullopt}}))
        return refused(*std::move(why));
    QFile gone(folder.filePath(q(file)));
    if (!gone.remove())
        return refused(
            Message{"own-rules-not-deleted", {{"file", file}, {"why", gone.errorString().toStdString()}}});
    return {};
}

} // namespace venues
