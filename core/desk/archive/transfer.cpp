#include "transfer.h"

#include "facts/digest.h"
#include "files/tournamentjson.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

using wording::filled;

namespace desk {

using message::Message;

namespace {

/// The hash at the end of the chain over these facts, numbered from 1.
std::string headOf(const std::vector<facts::Entry>& entries)
{
    std::string hash(facts::firstPrev);
    for (const facts::Entry& entry : entries)
        hash = facts::hashOf({entry.seq, entry.stamp, std::string(facts::kindOf(entry.fact)),
                              facts::payload(entry.fact), hash});
    return hash;
}

/// `in.json:12: fact 10, by: is missing`
Message inText(const std::string& name, const json::Problem& problem)
{
    return Message{"json-in-file",
                   {{"file", name}, {"line", problem.line}, {"problem", json::placed(problem)}}};
}

/// The facts, each checked against those before it.
Answer<Draft> checkedDraft(const files::TournamentText& tournament, const std::string& name,
                           const Environment& environment)
{
    Draft draft({}, environment, tournament.facts.front().entry.stamp.by);
    for (const files::TournamentFact& each : tournament.facts) {
        const facts::Stamp& stamp = each.entry.stamp;
        const auto added =
            draft.add(facts::Request{stamp.op, stamp.by, stamp.device, stamp.at, each.entry.fact});
        if (added)
            continue;
        std::vector<Mistake> mistakes;
        const auto fact =
            Message{"fact-of-kind", {{"fact", each.entry.seq}, {"kind", facts::kindOf(each.entry.fact)}}};
        for (const Mistake& mistake : added.error().mistakes)
            mistakes.push_back(placed(
                name + ':' + std::to_string(each.line),
                {Message{"problem-at", {{"place", fact}, {"problem", mistake.message}}}, mistake.code}));
        return refused(std::move(mistakes));
    }
    return draft;
}

} // namespace

Answer<Transferred> importTournament(std::string_view text, const std::string& name,
                                     const std::string& target, Environment environment)
{
    const auto tournament = files::readTournament(text);
    if (!tournament) {
        std::vector<Message> mistakes;
        for (const json::Problem& problem : tournament.error())
            mistakes.push_back(inText(name, problem));
        return refused(mistakes);
    }
    const auto draft = checkedDraft(*tournament, name, environment);
    if (!draft)
        return tl::unexpected(draft.error());
    if (const std::string head = headOf(draft->entries()); head != tournament->head)
        return refused(inText(
            name, {tournament->headLine, "journal.head",
                   Message{"tournament-other-head",
                           {{"found", tournament->head.substr(0, 12)}, {"head", head.substr(0, 12)}}}}));
    auto desk = Desk::create(target, *draft, std::move(environment));
    if (!desk)
        return tl::unexpected(desk.error());
    return Transferred{target, desk->head(), 0};
}

std::string transferredText(const Transferred& transferred)
{
    std::string text =
        filled(wording::Desk::tr("%1: %n fact(s), head %2", nullptr, static_cast<int>(transferred.head.seq)),
               transferred.path, transferred.head.shown()) +
        '\n';
    if (transferred.cards > 0)
        text += filled(wording::Desk::tr("left out: the cards of %n player(s)", nullptr, transferred.cards)) +
                '\n';
    return text;
}

std::string transferredJson(const Transferred& transferred)
{
    return json::print(json::Object{
        {"ok", true},
        {"path", transferred.path},
        {"journal", json::Object{{"seq", transferred.head.seq}, {"head", transferred.head.shown()}}},
        {"cardsLeftOut", transferred.cards}});
}

namespace {

tl::unexpected<Failure> notWritten(const QSaveFile& file)
{
    return tl::unexpected(Failure{Failure::Kind::Store,
                                  {message::Message{"file-not-written",
                                                    {{"file", file.fileName().toStdString()},
                                                     {"why", file.errorString().toStdString()}}}}});
}

using Laid = std::unique_ptr<QSaveFile>; // removed unless it is committed

Answer<Laid> laid(const QString& path, const QByteArray& text)
{
    auto file = std::make_unique<QSaveFile>(path);
    if (!file->open(QIODevice::WriteOnly) || file->write(text) != text.size() || !file->flush())
        return notWritten(*file);
    return file;
}

/// A copy of the file at `path`.
Answer<Laid> laidAgain(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(Failure{
            Failure::Kind::Store,
            {message::Message{"file-not-read",
                              {{"file", path.toStdString()}, {"why", file.errorString().toStdString()}}}}});
    return laid(path, file.readAll());
}

} // namespace

Answer<void> mustBeFree(const std::string& path)
{
    const QFileInfo file(QString::fromStdString(path));
    if (!file.exists() && !file.isSymLink())
        return {};
    return tl::unexpected(
        Failure{Failure::Kind::Store, {message::Message{"file-there-already", {{"file", path}}}}});
}

Answer<void> writeWhole(const std::string& path, const std::string& text)
{
    return writeWhole({TextAt{path, text}});
}

Answer<void> writeWhole(const std::vector<TextAt>& texts)
{
    auto laid = LaidOut::of(texts);
    return laid ? laid->takePlaces() : tl::unexpected(laid.error());
}

Answer<LaidOut> LaidOut::of(const std::vector<TextAt>& texts)
{
    LaidOut all;
    all.m_places.reserve(texts.size());
    for (const TextAt& each : texts) {
        Place& place = all.m_places.emplace_back();
        const QString path = QString::fromStdString(each.path);
        auto text = laid(path, QByteArray::fromStdString(each.text));
        if (!text)
            return tl::unexpected(text.error());
        place.text = *std::move(text);
        if (&each == &texts.back() || !QFileInfo::exists(path))
            continue; // there is nothing to restore
        auto older = laidAgain(path);
        if (!older)
            return tl::unexpected(older.error());
        place.older = *std::move(older);
    }
    return all;
}

Answer<void> LaidOut::takePlaces()
{
    for (std::size_t at = 0; at < m_places.size(); ++at)
        if (QSaveFile& file = *m_places[at].text; !file.commit()) {
            undoRenames(at);
            return notWritten(file);
        }
    return {};
}

/// Restores the first `count` files.
void LaidOut::undoRenames(std::size_t count)
{
    while (count-- > 0)
        if (const Place& place = m_places[count]; place.older)
            place.older->commit();
        else
            QFile::remove(place.text->fileName());
}

} // namespace desk
