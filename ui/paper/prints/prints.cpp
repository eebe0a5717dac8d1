#include "prints.h"

#include "tournament/model/setting.h"
#include "tournament/ranking/standings.h"
#include "ui/paper/brackets/bracketpages.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/words.h"
#include "ui/paper/reports/reportprints.h"
#include "ui/paper/sheets/sheetprints.h"
#include "views/match.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Paper;
using namespace Qt::StringLiterals;
using message::Message;

namespace paper {

namespace {

// The paper pack: all that is needed to finish by hand.

constexpr int leastBlanks = 4;

/// The bracket, the check-in list, the sheets of matches in play with the hands so far, those of matches that
/// can come next or have rules of their own, and blank ones for the others. Needs a draw.
void addPack(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    addBracketPages(binder);
    addCheckinPages(binder);
    binder.setLegend(legendOf(*tournament::generalSet(*tournament.setting)));
    addSheets(binder, tournament::begun(tournament), 1);
    std::vector<std::string> named = tournament::possibleNext(tournament);
    int toCome = tournament::sheetsNotPairedYet(tournament);
    for (const std::string& id : tournament::laterMatches(tournament)) {
        const tournament::Match& match = *tournament::match(tournament, id);
        if (wording::hasRulesOfItsOwn(tournament, match)) // a blank sheet has the regular rules
            named.push_back(id);
        else
            toCome += qMax(1, match.series.games);
    }
    addSheets(binder, named, 1);
    addBlankSheets(binder, qMax(leastBlanks, toCome), 1);
}

std::optional<desk::CaseOnRecord> caseIn(const tournament::Tournament& tournament,
                                         const std::string& challenge)
{
    const auto cases = desk::casesIn(tournament);
    const auto at = std::ranges::find(cases, challenge, &desk::CaseOnRecord::op);
    return at == cases.end() ? std::nullopt : std::optional(*at);
}

Message notOneOf(const Print& print, const tournament::Tournament& tournament, const tournament::Match& match)
{
    const std::string number = wording::numberOf(match);
    const std::string state = views::stateView(tournament, match).brief();
    if (print.needs == Needs::Played)
        return state.empty() ? Message{"print-match-not-played", {{"match", number}}}
                             : Message{"print-match-not-played-yet", {{"match", number}, {"state", state}}};
    return state.empty() ? Message{"print-match-needs-no-sheet", {{"match", number}}}
                         : Message{"print-match-needs-no-sheet-yet", {{"match", number}, {"state", state}}};
}

/// Why there is nothing to print: no such matches at all, none among those asked for, or a named match that
/// isn't one. `found` gives the matches.
std::optional<Message>
lackingMatches(const Print& print, const tournament::Tournament& tournament, const tournament::Among& asked,
               std::vector<std::string> (*found)(const tournament::Tournament&, const tournament::Among&))
{
    const std::vector<std::string> all = found(tournament, {});
    if (all.empty())
        return print.without;
    for (const std::string& named : asked.matches)
        if (const tournament::Match* match = tournament::match(tournament, named);
            match && std::ranges::count(all, named) == 0)
            return notOneOf(print, tournament, *match);
    if (!found(tournament, asked).empty())
        return std::nullopt;
    return print.needs == Needs::Played ? Message{"print-none-asked-played"}
                                        : Message{"print-none-asked-waits"};
}

/// What the tournament lacks for the print; nothing if it lacks nothing.
std::optional<Message> lacking(const Print& print, const tournament::Tournament& tournament,
                               const PrintOptions& asked)
{
    const bool isBlank = print.canBeBlank && asked.blank > 0;
    const Needs needs = isBlank ? Needs::Rules : print.needs;
    const tournament::Setting& setting = *tournament.setting;
    if (needs == Needs::Nothing)
        return std::nullopt;
    if (needs == Needs::Rules)
        return setting.rules.empty() ? std::optional(Message{"print-without-rules"}) : std::nullopt;
    if (needs == Needs::Teams)
        return setting.teams.empty() ? std::optional(Message{"print-without-teams"}) : std::nullopt;
    if (!setting.draw)
        return Message{"print-before-draw"};
    if (needs == Needs::Waiting && !tournament::champion(tournament).empty() &&
        tournament::matchesOn(tournament).empty())
        return Message{"print-every-match-over"};
    if (needs == Needs::Waiting)
        return lackingMatches(print, tournament, asked.among, tournament::waitingForASheet);
    if (needs == Needs::Played)
        return lackingMatches(print, tournament, asked.among, tournament::played);
    return needs == Needs::On && tournament::matchesOn(tournament).empty() ? print.without : std::nullopt;
}

/// Why the print can't be made; nothing if it can.
std::optional<Message> objection(const Print& print, const tournament::Tournament& tournament,
                                 const PrintOptions& asked)
{
    if (print.ofCase && !caseIn(tournament, asked.challenge))
        return Message{"print-no-challenge"};
    if (auto why = lacking(print, tournament, asked);
        why || !print.ofMatch || (print.orOfAll && asked.match.empty()))
        return why;
    const tournament::Match* found = tournament::match(tournament, asked.match);
    if (!found)
        return Message{"print-which-match"};
    return found->number ? std::nullopt : std::optional(Message{"print-match-is-bye"});
}

/// A print without choices.
template <void (*add)(Binder& binder)>
Print ofTournament(const QString& word, const QString& title, const QString& does, const QString& heading,
                   Needs needs)
{
    return {.word = word,
            .title = title,
            .does = does,
            .heading = heading,
            .needs = needs,
            .add = [](Binder& binder, const PrintOptions&) { add(binder); }};
}

/// Sheets of these matches, with the legend for the rules of the first.
void addWithLegend(Binder& binder, const std::vector<std::string>& matches, int perPage,
                   void (*add)(Binder& binder, const std::vector<std::string>& matches, int perPage))
{
    const tournament::Match& first = *tournament::match(binder.tournament(), matches.front());
    binder.setLegend(legendOf(*first.rules, first.state >= tournament::State::Ended));
    add(binder, matches, perPage);
}

void addSheetsAsked(Binder& binder, const PrintOptions& asked)
{
    const tournament::Tournament& tournament = binder.tournament();
    if (asked.blank == 0)
        return addWithLegend(binder, tournament::waitingForASheet(tournament, asked.among), asked.perPage,
                             addSheets);
    binder.setLegend(legendOf(*tournament::generalSet(*tournament.setting)));
    addBlankSheets(binder, asked.blank, asked.perPage);
}

/// The match of the print; null if it isn't about one.
const tournament::Match* matchOf(const Print& print, const tournament::Tournament& tournament,
                                 const PrintOptions& asked)
{
    const auto of = print.ofCase ? caseIn(tournament, asked.challenge) : std::nullopt;
    return print.ofMatch || of ? tournament::match(tournament, of ? of->match : asked.match) : nullptr;
}

QString headingOf(const Print& print, const tournament::Tournament& tournament, const PrintOptions& asked)
{
    const QString name = tournamentName(tournament);
    if (print.canBeBlank && asked.blank > 0)
        return Paper::tr("%1: blank score sheets").arg(name);
    const tournament::Match* match = matchOf(print, tournament, asked);
    if (print.orOfAll && !match)
        return Paper::tr("%1: record").arg(name);
    return match ? print.heading.arg(name, q(wording::titleOf(*match))) : print.heading.arg(name);
}

} // namespace

const QList<Print>& prints()
{
    static const QList<Print> list = {
        ofTournament<addBracketPages>(u"bracket"_s, Paper::tr("Bracket"),
                                      Paper::tr("The draw with every result so far, to post on the wall"),
                                      Paper::tr("%1: bracket"), Needs::Draw),
        {.word = u"scoresheets"_s,
         .title = Paper::tr("Score sheets"),
         .does = Paper::tr("A blank sheet for each match that is ready or called; 1, 2 or 4 per page"),
         .heading = Paper::tr("%1: score sheets"),
         .needs = Needs::Waiting,
         .add = addSheetsAsked,
         .without = Message{"print-no-sheet-waits"},
         .handsOut = true,
         .ofSheets = true,
         .mostOnAPage = 4,
         .canBeBlank = true},
        {.word = u"scoresheet"_s,
         .title = Paper::tr("One match"),
         .does = Paper::tr("The score sheet of one match: blank before play, then as recorded"),
         .heading = Paper::tr("%1: %2"),
         .add = [](Binder& binder,
                   const PrintOptions& asked) { addWithLegend(binder, {asked.match}, 1, addSheets); },
         .ofMatch = true,
         .handsOut = true},
        {.word = u"played"_s,
         .title = Paper::tr("Played sheets"),
         .does = Paper::tr("Score sheets of played matches as recorded; 1 or 2 per page"),
         .heading = Paper::tr("%1: played sheets"),
         .needs = Needs::Played,
         .add =
             [](Binder& binder, const PrintOptions& asked) {
                 addWithLegend(binder, tournament::played(binder.tournament(), asked.among), asked.perPage,
                               addPlayed);
             },
         .without = Message{"print-no-match-played"},
         .ofSheets = true,
         .mostOnAPage = 2},
        {.word = u"record"_s,
         .title = Paper::tr("Record of a match"),
         .does = Paper::tr("Who recorded what and when, with the previous values"),
         .heading = Paper::tr("%1: record of %2"),
         .needs = Needs::Nothing,
         .add = [](Binder& binder, const PrintOptions& asked) { addRecord(binder, asked.match); },
         .ofMatch = true,
         .orOfAll = true},
        {.word = u"slips"_s,
         .title = Paper::tr("Match slips"),
         .does = Paper::tr("A slip for each match that is ready or called, to hand to its table"),
         .heading = Paper::tr("%1: match slips"),
         .needs = Needs::Waiting,
         .add =
             [](Binder& binder, const PrintOptions&) {
                 addSlips(binder, tournament::waitingForASheet(binder.tournament()));
             },
         .without = Message{"print-no-match-called"}},
        {.word = u"calls"_s,
         .title = Paper::tr("Call lists"),
         .does = Paper::tr("Table assignments: by player for the door, by table for the room"),
         .heading = Paper::tr("%1: call lists"),
         .needs = Needs::On,
         .add = [](Binder& binder, const PrintOptions&) { addCalls(binder); },
         .without = Message{"print-no-match-on"},
         .ofNames = true},
        ofTournament<addRounds>(u"rounds"_s, Paper::tr("Rounds"),
                                Paper::tr("Who plays whom in every round, with boxes for the results"),
                                Paper::tr("%1: rounds"), Needs::Draw),
        {.word = u"standings"_s,
         .title = Paper::tr("Standings"),
         .does = Paper::tr("The rank of each team, with what decides it"),
         .heading = Paper::tr("%1: standings"),
         .add = [](Binder& binder, const PrintOptions&) { addStandingsPages(binder); },
         .ofNames = true},
        ofTournament<addCheckinPages>(u"checkin"_s, Paper::tr("Check-in list"),
                                      Paper::tr("Every team and player, with a box to check"),
                                      Paper::tr("%1: check-in"), Needs::Teams),
        ofTournament<addAttendance>(u"attendance"_s, Paper::tr("Attendance"),
                                    Paper::tr("Who checked in, when and with which ID, and who didn’t"),
                                    Paper::tr("%1: attendance"), Needs::Teams),
        ofTournament<addMissing>(u"missing"_s, Paper::tr("Not checked in"),
                                 Paper::tr("Players who aren’t checked in yet for upcoming matches"),
                                 Paper::tr("%1: not checked in"), Needs::Teams),
        ofTournament<addOverrides>(u"overrides"_s, Paper::tr("Exceptions"),
                                   Paper::tr("What was allowed by exception, why and by whom"),
                                   Paper::tr("%1: exceptions"), Needs::Teams),
        ofTournament<addFees>(u"fees"_s, Paper::tr("Fees due"),
                              Paper::tr("What teams owe for their absences"), Paper::tr("%1: fees due"),
                              Needs::Teams),
        {.word = u"ruling"_s,
         .title = Paper::tr("Ruling"),
         .does = Paper::tr("A renege case with both outcomes, for both captains to sign"),
         .heading = Paper::tr("%1: ruling, %2"),
         .needs = Needs::Nothing,
         .add =
             [](Binder& binder, const PrintOptions& asked) {
                 addRuling(binder, *caseIn(binder.tournament(), asked.challenge));
             },
         .ofCase = true},
        ofTournament<addIncidentReport>(u"incidents"_s, Paper::tr("Incident report"),
                                        Paper::tr("Warnings, ejections, protests and revised ratings"),
                                        Paper::tr("%1: incident report"), Needs::Nothing),
        ofTournament<addSummary>(u"summary"_s, Paper::tr("Summary"),
                                 Paper::tr("The whole tournament: results, exceptions, incidents, standings"),
                                 Paper::tr("%1: summary"), Needs::Draw),
        ofTournament<addClosing>(
            u"closing"_s, Paper::tr("Shift report"),
            Paper::tr("For the next supervisor: absences, exceptions, fees, suspensions, open results"),
            Paper::tr("%1: shift report"), Needs::Teams),
        ofTournament<addPack>(u"pack"_s, Paper::tr("Paper pack"),
                              Paper::tr("Everything you need to finish by hand if the computer fails"),
                              Paper::tr("%1: paper pack"), Needs::Draw),
        ofTournament<addCertificate>(u"certificate"_s, Paper::tr("Draw certificate"),
                                     Paper::tr("How you drew the teams; anyone can repeat the draw from it"),
                                     Paper::tr("%1: draw certificate"), Needs::Draw),
        ofTournament<addRulecard>(u"rulecard"_s, Paper::tr("Rule card"),
                                  Paper::tr("The rules in force on one page, then our readings"),
                                  Paper::tr("%1: rule card"), Needs::Rules),
    };
    return list;
}

const Print* print(const QString& word)
{
    const auto at = std::ranges::find(prints(), word, &Print::word);
    return at == prints().end() ? nullptr : &*at;
}

tl::expected<Document, Message> make(const Print& print, const Record& record, Format format,
                                     const PrintOptions& asked)
{
    if (auto why = objection(print, *record.tournament, asked))
        return tl::unexpected(*std::move(why));
    Record shown = record;
    shown.shortNames = print.ofNames && asked.shortNames;
    Binder binder(std::move(shown), format, headingOf(print, *record.tournament, asked));
    print.add(binder, asked);
    return binder.bind();
}

// The card of a tournament that has only these rules and the name of the venue.
Document ruleCard(const tournament::RulesFrom& rules, Format format, const QDateTime& printed)
{
    tournament::Setting setting;
    setting.tournament.emplace().name = rules.venue.name;
    setting.rules = {rules};
    auto ofRules = std::make_shared<tournament::Tournament>();
    ofRules->setting = tournament::Shared(std::move(setting));
    Binder binder({.tournament = std::move(ofRules), .file = {}, .head = {}, .printed = printed}, format,
                  Paper::tr("%1: rule card").arg(q(rules.venue.name)));
    addRulecard(binder);
    return binder.bind();
}

std::vector<std::string> handedOut(const Print& print, const Document& pages)
{
    std::vector<std::string> matches;
    if (print.handsOut)
        for (const Page& page : pages.pages)
            for (const std::string& match : page.sheets)
                if (std::ranges::count(matches, match) == 0)
                    matches.push_back(match);
    return matches;
}

QString fileName(const Print& print, const Record& record, const PrintOptions& asked)
{
    const qsizetype dot = record.file.lastIndexOf(u'.');
    const QString tournament = dot > 0 ? record.file.left(dot) : record.file;
    if ((!print.ofMatch && !print.ofCase) || (print.orOfAll && asked.match.empty()))
        return u"%1-%2.pdf"_s.arg(tournament, print.word == u"closing"_s ? u"shift-report"_s : print.word);
    const auto of = print.ofCase ? caseIn(*record.tournament, asked.challenge) : std::nullopt;
    const tournament::Match* found = matchOf(print, *record.tournament, asked);
    const QString which =
        found && found->number ? QString::number(*found->number) : q(of ? of->match : asked.match);
    if (of)
        return u"%1-match-%2-hand-%3-ruling.pdf"_s.arg(tournament, which).arg(of->hand);
    const QString what = print.word == u"scoresheet"_s ? QString() : u'-' + print.word;
    return u"%1-match-%2%3.pdf"_s.arg(tournament, which, what);
}

} // namespace paper
