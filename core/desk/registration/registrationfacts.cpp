#include "registrationfacts.h"

#include "desk/checks/named.h"
#include "facts/digest.h"
#include "message/message.h"
#include "roster/card.h"
#include "roster/find.h"
#include "roster/text.h"
#include "rules/load.h"
#include "json/build.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSaveFile>
#include <QStandardPaths>
#include <QString>
#include <QUuid>

#include <algorithm>
#include <array>

namespace desk {

using message::Message;

namespace {

constexpr qsizetype keySize = 32;
constexpr std::size_t endSize = 3;

QString keyPath()
{
    QString given = qEnvironmentVariable("COURTSIDE_KEY_FILE");
    if (!given.isEmpty())
        return given;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/courtside/card.key");
}

tl::unexpected<Failure> keyTrouble(Message what)
{
    return tl::unexpected(Failure{Failure::Kind::Store, {std::move(what)}});
}

tl::unexpected<Failure> keyNotMade(const QString& path, const QString& why)
{
    return keyTrouble(
        Message{"card-key-not-made", {{"path", path.toStdString()}, {"trouble", why.toStdString()}}});
}

std::string randomKey()
{
    std::array<quint32, keySize / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return {reinterpret_cast<const char*>(words.data()), sizeof words};
}

/// Puts a whole key there, or leaves the one that another program has put there meanwhile.
Answer<void> makeKey(const QString& path)
{
    const QString beside = path + QStringLiteral(".new-") + QUuid::createUuid().toString(QUuid::Id128);
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return keyTrouble(Message{"card-key-without-folder", {{"path", path.toStdString()}}});
    // Flush to disk before renaming: without its key a tournament recognizes no cards.
    QSaveFile saving(beside);
    const std::string key = randomKey();
    if (!saving.open(QIODevice::WriteOnly) || !saving.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        saving.write(key.data(), keySize) != keySize || !saving.commit())
        return keyNotMade(path, saving.errorString());
    QFile file(beside);
    if (file.rename(path))
        return {};
    const QString why = file.errorString();
    file.remove();
    if (QFileInfo::exists(path))
        return {};
    return keyNotMade(path, why);
}

/// As cardKey(), but creates the key if there is none.
Answer<std::string> cardKeyOrNew()
{
    const QString path = keyPath();
    if (!QFileInfo::exists(path))
        if (auto made = makeKey(path); !made)
            return tl::unexpected(made.error());
    return cardKey();
}

} // namespace

Answer<std::string> cardKey()
{
    const QString path = keyPath();
    QFile file(path);
    if (!file.exists())
        return keyTrouble(Message{"card-key-missing", {{"path", path.toStdString()}}});
    if (!file.open(QIODevice::ReadOnly))
        return keyTrouble(
            Message{"card-key-unreadable",
                    {{"path", path.toStdString()}, {"trouble", file.errorString().toStdString()}}});
    const QByteArray key = file.read(keySize + 1);
    if (key.size() != keySize)
        return keyTrouble(Message{"card-key-damaged",
                                  {{"path", path.toStdString()}, {"bytes", static_cast<int>(keySize)}}});
    return key.toStdString();
}

bool keepsCards(const Tournament& tournament)
{
    const auto& people = tournament.setting->people;
    return std::ranges::any_of(people, [](const auto& each) {
        return !each.second.cardHash.empty() || !each.second.stripeHash.empty();
    });
}

Answer<std::string> cardKeyBeside(const Tournament& tournament)
{
    return keepsCards(tournament) ? cardKey() : cardKeyOrNew();
}

KeptCard keptOf(std::string_view key, std::string_view number)
{
    return {facts::hmacSha256(key, roster::comparableNumber(number)), cardEnd(number)};
}

std::optional<std::string> cardEnd(std::string_view number)
{
    const auto text =
        QString::fromUtf8(number.data(), static_cast<qsizetype>(number.size())).toStdU32String();
    if (text.size() < 2 * endSize)
        return std::nullopt;
    return QString::fromStdU32String(text.substr(text.size() - endSize)).toStdString();
}

namespace {

/// The number in `T7`; 0 where the id is of another make.
int numberIn(const std::string& id, char letter)
{
    if (id.size() < 2 || id.size() > 7 || id.front() != letter ||
        !std::all_of(id.begin() + 1, id.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return 0;
    return std::stoi(id.substr(1));
}

} // namespace

Taken takenIn(const Tournament& tournament)
{
    Taken taken;
    for (const tournament::Filed& filed : *tournament.record) {
        if (const auto* team = std::get_if<facts::Team>(&filed.entry->fact))
            taken.teams = std::max(taken.teams, numberIn(team->id, 'T'));
        if (const auto* person = std::get_if<facts::Person>(&filed.entry->fact))
            taken.people = std::max(taken.people, numberIn(person->id, 'P'));
    }
    return taken;
}

bool hasIds(const std::vector<roster::Team>& teams)
{
    return std::ranges::any_of(teams, [](const roster::Team& team) {
        return std::ranges::any_of(team.players,
                                   [](const roster::Player& player) { return !player.id.empty(); });
    });
}

Answer<std::string> keyFor(const std::vector<roster::Team>& teams)
{
    return hasIds(teams) ? cardKeyOrNew() : std::string();
}

facts::Person factOf(const tournament::Person& person)
{
    return {person.id,
            unlessEmpty(person.name),
            unlessEmpty(person.cardHash),
            unlessEmpty(person.cardEnd),
            unlessEmpty(person.stripeHash),
            unlessEmpty(person.affiliation)};
}

facts::Team factOf(const tournament::Team& team)
{
    return {team.id,
            team.name,
            team.seed,
            team.players,
            unlessEmpty(team.affiliation),
            unlessEmpty(team.override)};
}

std::string asKnown(const tournament::Setting& setting, const std::string& affiliation,
                    const std::string& except)
{
    if (affiliation.empty())
        return affiliation;
    for (const tournament::Team& team : setting.teams)
        if (team.id != except && roster::same(team.affiliation, affiliation))
            return team.affiliation;
    return affiliation;
}

void addTeams(const std::vector<roster::Team>& teams, const std::string& key, Taken taken,
              std::vector<facts::Fact>& all)
{
    std::vector<facts::Team> rows;
    for (const roster::Team& team : teams) {
        facts::Team row{
            "T" + std::to_string(++taken.teams), team.name, team.seed, {}, unlessEmpty(team.affiliation)};
        for (const roster::Player& player : team.players) {
            row.players.push_back("P" + std::to_string(++taken.people));
            facts::Person person{row.players.back(), player.name, {}, {}};
            if (!player.id.empty()) {
                const KeptCard kept = keptOf(key, player.id);
                person.cardHash = kept.hash;
                person.cardEnd = kept.end;
            }
            person.affiliation = unlessEmpty(player.affiliation);
            all.emplace_back(std::move(person));
        }
        rows.push_back(std::move(row));
    }
    all.insert(all.end(), rows.begin(), rows.end());
}

namespace {

/// A value as in a rule file: a number, true, false, null, a list or an object; anything else is text.
/// Refuses an incomplete list or object.
Answer<json::Value> valueTyped(const std::string& parameter, const std::string& text)
{
    if (auto value = json::parse(text))
        return *std::move(value);
    const auto first = text.find_first_not_of(' ');
    if (first != std::string::npos && (text[first] == '{' || text[first] == '['))
        return refused(Message{"agreed-value-incomplete", {{"parameter", roster::shown(parameter)}}});
    return json::of(text);
}

} // namespace

Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given)
{
    json::Object all;
    for (const std::string& each : given) {
        const auto equals = each.find('=');
        const std::string parameter = each.substr(0, equals);
        if (equals == std::string::npos || parameter.empty())
            return refused(Message{"agreed-sets-nothing", {{"typed", roster::shown(each)}}});
        if (std::ranges::any_of(all, [&](const auto& other) { return other.first == parameter; }))
            return refused(Message{"agreed-parameter-twice", {{"parameter", roster::shown(parameter)}}});
        auto value = valueTyped(parameter, each.substr(equals + 1));
        if (!value)
            return tl::unexpected(value.error());
        all.emplace_back(parameter, *std::move(value));
    }
    if (all.empty())
        return std::optional<std::string>();
    return std::optional(json::canonical(json::of(std::move(all))));
}

facts::Rules rulesFact(const rules::Venue& venue, const std::optional<std::string>& agreed)
{
    return {
        json::canonical(*json::parse(rules::toJson(venue))), agreed, {}, {}}; // JSON that the program wrote
}

std::string versionOf(const rules::Venue& venue)
{
    return tournament::versionOf(rulesFact(venue, std::nullopt));
}

} // namespace desk
