#include "verb.h"

#include "desk/drawing/drawlater.h"

#include <algorithm>
#include <cassert>

using namespace Qt::StringLiterals;

tl::expected<desk::Desk, Exit> openTournament(const std::string& file, desk::Desk::Access access)
{
    auto opened = desk::Desk::open(file, access, desk::thisMachine());
    if (!opened)
        return tl::unexpected(fail(opened.error()));
    return *std::move(opened);
}

Exit At::answer(const std::string& json, const std::string& text) const
{
    return ::answer(asJson ? json + '\n' : text, as());
}

Exit At::recorded(const desk::Answer<desk::Recorded>& done, const std::function<std::string()>& text) const
{
    if (!done)
        return fail(done.error());
    if (!done->warning.empty())
        remark(done->warning);
    if (asJson)
        return ::answer(desk::recordedJson(*done) + '\n', as());
    const std::string said = text();
    return ::answer(said.ends_with('\n') ? said : said + '\n'); // several lines end with one already
}

Exit At::recorded(const desk::Answer<desk::Recorded>& done) const
{
    return recorded(done, [&] { return desk::recordedText(tournament(), *done); });
}

Exit At::propose(const desk::Proposal& proposal, const QString& end)
{
    const auto change = records ? desk::record(desk, by, proposal)
                                : desk::preview(tournament(), desk.environment(), by, proposal);
    if (!change)
        return fail(change.error());
    if (change->recorded && !change->recorded->warning.empty())
        remark(change->recorded->warning);
    return answer(desk::correctionJson(*change),
                  desk::correctionText(*change) + (end.isEmpty() ? "" : end.toStdString() + '\n'));
}

namespace {

// The words in a value that name something in the tournament.

std::vector<std::string*> wordsIn(std::string& one)
{
    return {&one};
}

std::vector<std::string*> wordsIn(std::optional<std::string>& one)
{
    return one ? std::vector{&*one} : std::vector<std::string*>();
}

std::vector<std::string*> wordsIn(std::vector<std::string>& many)
{
    std::vector<std::string*> words;
    for (std::string& each : many)
        words.push_back(&each);
    return words;
}

} // namespace

Given<std::optional<std::string>> Verb::by(const char* spelling, const QString& does)
{
    m_by = text(spelling, does);
    return *m_by;
}

void Verb::json(const QString& does, const char* spelling)
{
    m_json = flag(spelling, does);
}

Given<std::string> Verb::file()
{
    m_file = word("FILE");
    return *m_file;
}

Exit Verb::run(const QStringList& typed)
{
    const auto exit = read(typed);
    return exit ? *exit : m_body();
}

std::optional<std::string> Verb::supervisor() const
{
    const std::string given = (**m_by).value_or(qEnvironmentVariable("COURTSIDE_BY").toStdString());
    if (given.empty()) {
        complain(Message{"option-supervisor-missing"});
        return std::nullopt;
    }
    auto name = desk::supervisorName(given);
    if (name)
        return *name;
    fail(name.error(), "--by");
    return std::nullopt;
}

template <class T>
Given<T> Verb::found(const Given<T>& given,
                     desk::Answer<std::string> (*find)(const tournament::Tournament&, std::string_view),
                     const std::string& where)
{
    m_lookUps.emplace_back([=, into = given.m_value](const desk::Desk& desk) -> std::optional<Exit> {
        for (std::string* word : wordsIn(*into)) {
            const auto id = find(desk.tournament(), *word);
            if (!id)
                return fail(id.error(), where);
            *word = *id;
        }
        return std::nullopt;
    });
    return given;
}

Given<std::string> Verb::match(const char* spelling, const QString& does, const Message& missing)
{
    const auto given = needed(spelling, does, missing);
    return found(given, desk::findMatch, given.option());
}

Given<std::string> Verb::fileAndMatch()
{
    file();
    return match();
}

Given<std::optional<std::string>> Verb::matchIf(const char* spelling, const QString& does)
{
    return found(text(spelling, does), desk::findMatch, "--match");
}

Given<std::string> Verb::team(const char* spelling)
{
    return found(word(spelling), desk::findTeam);
}

Given<std::optional<std::string>> Verb::teamIf(const char* spelling, const QString& does)
{
    return found(text(spelling, does), desk::findTeam);
}

Given<std::vector<std::string>> Verb::teams(const char* spelling, const QString& does)
{
    return found(texts(spelling, does), desk::findTeam);
}

Given<std::vector<desk::LaterChoice>> Verb::then(const char* spelling)
{
    return laterIn(
        texts(spelling,
              Command::tr("decision for a later match: %1").arg(oneOf({u"seat"_s, u"replay"_s, u"stand"_s})),
              "MATCH=WORD"));
}

Given<std::vector<desk::LaterChoice>> Verb::laterIn(const Given<std::vector<std::string>>& typed,
                                                    const std::vector<std::string>& own)
{
    doesAlso(
        u'\n' +
        Command::tr(
            "--then decides what happens to a later match whose sides change: %1 (the right teams take it "
            "over as it is), %2 (the right teams play it again), %3 (the teams that were called keep it).")
            .arg(u"seat"_s, u"replay"_s, u"stand"_s));
    const Given<std::vector<desk::LaterChoice>> given;
    m_lookUps.emplace_back([typed, own, into = given.m_value](const desk::Desk& desk) -> std::optional<Exit> {
        for (const std::string& text : *typed) {
            if (std::ranges::count(own, text) > 0)
                continue;
            const std::size_t at = text.find('=');
            const auto words = wordsOf<facts::Resolution>();
            const auto word = std::find_if(words.begin(), words.end(), [&](const auto& each) {
                return at != std::string::npos && each.first == text.substr(at + 1);
            });
            if (word == words.end())
                return complain(Message{"option-then-misread", {{"value", text}}});
            const auto match = desk::findMatch(desk.tournament(), text.substr(0, at));
            if (!match)
                return fail(match.error(), "--then");
            into->push_back({*match, word->second});
        }
        return std::nullopt;
    });
    return given;
}

void Verb::opens(std::function<Opens()> how, Body body)
{
    assert(m_file && "the words of the command name its file");
    m_body = [this, how = std::move(how), body = std::move(body)] {
        const Opens opens = how();
        const auto by = opens.who == Who::Supervisor ? supervisor() : std::optional(std::string());
        if (!by)
            return Exit::BadInput;
        auto desk = openTournament(**m_file, opens.access);
        if (!desk)
            return desk.error();
        At at{*std::move(desk), *by, asJson(), opens.records};
        for (const auto& find : m_lookUps)
            if (const auto exit = find(at.desk))
                return *exit;
        return body(at);
    };
}

void Verb::addWriter()
{
    if (m_by)
        return;
    by();
    json(Command::tr("print JSON"), "(--json)");
}

void Verb::writesIf(std::function<bool()> so, Body body)
{
    addWriter();
    opens(
        [so = std::move(so)] {
            return so() ? Opens() : Opens{Who::Nobody, Access::Read};
        },
        std::move(body));
}

void Verb::proposes(std::function<Opens()> how, Proposing propose, QString unrecorded, QString recorded)
{
    addWriter();
    opens(std::move(how), [=, propose = std::move(propose)](At& at) {
        const auto proposal = propose(at);
        return proposal ? at.propose(*proposal, at.records ? recorded : unrecorded) : fail(proposal.error());
    });
}

void Verb::corrects(Proposing propose)
{
    const auto apply = flag("[--apply]", Command::tr("record the change"));
    proposes(
        [apply] {
            return Opens{Who::Supervisor, *apply ? Access::ReadWrite : Access::Read, *apply};
        },
        std::move(propose), Command::tr("nothing is recorded yet; use --apply to record it"),
        Command::tr("recorded"));
}

void Verb::rules(Proposing propose)
{
    const auto preview = flag("[--preview]", Command::tr("show what would change without recording it"));
    proposes([preview] { return Opens{.records = !*preview}; }, std::move(propose),
             Command::tr("nothing is recorded yet"), {});
}
