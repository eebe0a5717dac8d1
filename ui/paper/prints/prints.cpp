#include "prints.h"

#include "tournament/model/setting.h"
#include "tournament/queries/nextmatches.h"
#include "tournament/ranking/standings.h"
#include "ui/paper/brackets/bracketpages.h"
#include "ui/paper/page/document.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/words.h"
#include "ui/paper/reports/reportprints.h"
#include "ui/paper/sheets/sheetfaces.h"
#include "ui/paper/sheets/sheetprints.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Paper;
using namespace Qt::StringLiterals;
using message::Message;

namespace paper {

namespace {

// All that a room needs to go on by hand.

constexpr int leastBlanks = 4;

/// The bracket, the check-in list, the sheets of matches in play as far as they are filled, those of every
/// match that may come next, and blank ones for those behind them. The tournament has a draw.
Document packPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, Paper::tr("%1: paper pack").arg(tournamentName(tournament)));
    binder.setLegend(legendOf(tournament::regularSet(*tournament::generalRules(*tournament.setting))));
    addBracketPages(binder);
    addCheckinPages(binder);
    addSheets(binder, record, tournament::begun(tournament), 1);
    addSheets(binder, record, tournament::possibleNext(tournament), 1);
    const int toCome = tournament::sheetsFurtherOn(tournament) + tournament::sheetsNotPairedYet(tournament);
    addBlankSheets(binder, qMax(leastBlanks, toCome), 1);
    return binder.bind();
}

std::optional<desk::CaseOnRecord> caseIn(const tournament::Tournament& tournament,
                                         const std::string& challenge)
{
    for (const desk::CaseOnRecord& each : desk::casesIn(tournament))
        if (each.op == challenge)
            return each;
    return std::nullopt;
}

Message notOneOf(const Print& print, const tournament::Tournament& tournament, const tournament::Match& match)
{
    const std::string number = wording::numberOf(match);
    const std::string state = wording::stateWords(tournament, match);
    if (print.needs == Needs::Played)
        return state.empty() ? Message{"print-match-not-played", {{"match", number}}}
                             : Message{"print-match-not-played-yet", {{"match", number}, {"state", state}}};
    return state.empty() ? Message{"print-match-needs-no-sheet", {{"match", number}}}
                         : Message{"print-match-needs-no-sheet-yet", {{"match", number}, {"state", state}}};
}

/// Why it cannot be printed of matches of which there are none, or none of those that were asked for, or of
/// which one that was named is none. `found`: which there are.
std::optional<Message>
lackingMatches(const Print& print, const tournament::Tournament& tournament, const tournament::Among& asked,
               std::vector<std::string> (*found)(const tournament::Tournament&, const tournament::Among&))
{
    const std::vector<std::string> all = found(tournament, {});
    if (all.empty())
        return print.without;
    for (const std::string& named : asked.matches)
        if (const tournament::Match* match = tournament::match(tournament, named);
            match && std::find(all.begin(), all.end(), named) == all.end())
            return notOneOf(print, tournament, *match);
    if (!found(tournament, asked).empty())
        return std::nullopt;
    return print.needs == Needs::Played ? Message{"print-none-asked-played"}
                                        : Message{"print-none-asked-waits"};
}

/// What the tournament has not; nothing where it has what the print needs.
std::optional<Message> lacking(const Print& print, const tournament::Tournament& tournament,
                               const Asked& asked)
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

/// Why that cannot be printed of this tournament; nothing where it can.
std::optional<Message> objection(const Print& print, const tournament::Tournament& tournament,
                                 const Asked& asked)
{
    if (print.ofCase && !caseIn(tournament, asked.challenge))
        return Message{"print-no-challenge"};
    if (auto why = lacking(print, tournament, asked); why || !print.ofMatch)
        return why;
    const tournament::Match* found = tournament::match(tournament, asked.match);
    if (!found)
        return Message{"print-which-match"};
    return found->number ? std::nullopt : std::optional(Message{"print-match-is-bye"});
}

template <Document (*make)(const Record& record, Format format)>
Document ofTournament(const Record& record, Format format, const Asked&)
{
    return make(record, format);
}

template <Document (*make)(const Record& record, Format format, const std::string& match)>
Document ofOneMatch(const Record& record, Format format, const Asked& asked)
{
    return make(record, format, asked.match);
}

Document sheetsAsked(const Record& record, Format format, const Asked& asked)
{
    if (asked.blank > 0)
        return blankSheetsPrint(record, format, asked.blank, asked.perPage);
    return sheetsPrint(record, format, tournament::waitingForASheet(*record.tournament, asked.among),
                       asked.perPage);
}

Document playedAsked(const Record& record, Format format, const Asked& asked)
{
    return playedPrint(record, format, tournament::played(*record.tournament, asked.among), asked.perPage);
}

Document slipsAsked(const Record& record, Format format, const Asked&)
{
    return slipsPrint(record, format, tournament::waitingForASheet(*record.tournament));
}

Document rulingAsked(const Record& record, Format format, const Asked& asked)
{
    return rulingPrint(record, format, *caseIn(*record.tournament, asked.challenge));
}

} // namespace

const QList<Print>& prints()
{
    static const QList<Print> list = {
        {.word = u"bracket"_s,
         .title = Paper::tr("Bracket"),
         .does = Paper::tr("The draw with every result so far, to hang up"),
         .make = ofTournament<bracketPrint>},
        {.word = u"scoresheets"_s,
         .title = Paper::tr("Score sheets"),
         .does = Paper::tr("A blank one for each match that is ready or called; 1, 2 or 4 on a page"),
         .needs = Needs::Waiting,
         .make = sheetsAsked,
         .without = Message{"print-no-sheet-waits"},
         .handsOut = true,
         .ofSheets = true,
         .mostOnAPage = 4,
         .canBeBlank = true},
        {.word = u"scoresheet"_s,
         .title = Paper::tr("One match"),
         .does = Paper::tr("Its sheet: blank before it is played, then as it is on record"),
         .make = ofOneMatch<sheetPrint>,
         .ofMatch = true,
         .handsOut = true},
        {.word = u"played"_s,
         .title = Paper::tr("Played sheets"),
         .does = Paper::tr("Those of the matches that are over, as they are on record; 1 or 2 on a page"),
         .needs = Needs::Played,
         .make = playedAsked,
         .without = Message{"print-no-match-played"},
         .ofSheets = true,
         .mostOnAPage = 2},
        {.word = u"record"_s,
         .title = Paper::tr("Record of a match"),
         .does = Paper::tr("Who did what when, with what stood there before"),
         .make = ofOneMatch<recordPrint>,
         .ofMatch = true},
        {.word = u"slips"_s,
         .title = Paper::tr("Match slips"),
         .does = Paper::tr("A strip for each match that is ready or called, to hand to its table"),
         .needs = Needs::Waiting,
         .make = slipsAsked,
         .without = Message{"print-no-match-called"}},
        {.word = u"calls"_s,
         .title = Paper::tr("Call lists"),
         .does = Paper::tr("Who plays where: by name for the door, by table for the room"),
         .needs = Needs::On,
         .make = ofTournament<callsPrint>,
         .without = Message{"print-no-match-on"},
         .ofNames = true},
        {.word = u"rounds"_s,
         .title = Paper::tr("Rounds"),
         .does = Paper::tr("Who meets whom in every round, with boxes for the result"),
         .make = ofTournament<roundsPrint>},
        {.word = u"standings"_s,
         .title = Paper::tr("Standings"),
         .does = Paper::tr("Who stands where, with points for and against"),
         .make = ofTournament<standingsPrint>},
        {.word = u"checkin"_s,
         .title = Paper::tr("Check-in list"),
         .does = Paper::tr("Every team and player, with a box to tick"),
         .needs = Needs::Teams,
         .make = ofTournament<checkinPrint>},
        {.word = u"attendance"_s,
         .title = Paper::tr("Attendance"),
         .does = Paper::tr("Who came when and with which ID, and who did not"),
         .needs = Needs::Teams,
         .make = ofTournament<attendancePrint>},
        {.word = u"missing"_s,
         .title = Paper::tr("Missing players"),
         .does = Paper::tr("Without whom a match cannot begin whose teams are known"),
         .needs = Needs::Teams,
         .make = ofTournament<missingPrint>},
        {.word = u"overrides"_s,
         .title = Paper::tr("Overrides"),
         .does = Paper::tr("What was let in against a rule or a sanction, why and by whom"),
         .needs = Needs::Teams,
         .make = ofTournament<overridesPrint>},
        {.word = u"fees"_s,
         .title = Paper::tr("Fees due"),
         .does = Paper::tr("What teams owe for matches that ended by their absence"),
         .needs = Needs::Teams,
         .make = ofTournament<feesPrint>},
        {.word = u"ruling"_s,
         .title = Paper::tr("Ruling"),
         .does = Paper::tr("A renege case with both outcomes, to be signed by both captains"),
         .needs = Needs::Nothing,
         .make = rulingAsked,
         .ofCase = true},
        {.word = u"incidents"_s,
         .title = Paper::tr("Incident report"),
         .does = Paper::tr("Warnings, ejections, protests and revised ratings"),
         .needs = Needs::Nothing,
         .make = ofTournament<incidentsPrint>},
        {.word = u"summary"_s,
         .title = Paper::tr("Summary"),
         .does = Paper::tr("What the tournament came to: results, overrides, incidents, standings"),
         .make = ofTournament<summaryPrint>},
        {.word = u"closing"_s,
         .title = Paper::tr("Closing report"),
         .does = Paper::tr("What the shift hands on: missing, let in, due, barred, open"),
         .needs = Needs::Teams,
         .make = ofTournament<closingPrint>},
        {.word = u"pack"_s,
         .title = Paper::tr("Paper pack"),
         .does = Paper::tr("All that a room needs to go on by hand where the machine is gone"),
         .make = ofTournament<packPrint>},
        {.word = u"certificate"_s,
         .title = Paper::tr("Draw certificate"),
         .does = Paper::tr("How the teams were drawn, so that anyone can draw them again"),
         .make = ofTournament<certificatePrint>},
        {.word = u"rulecard"_s,
         .title = Paper::tr("Rule card"),
         .does = Paper::tr("The rules in force, each with its place on the venue's sheet"),
         .needs = Needs::Rules,
         .make = ofTournament<rulecardPrint>},
    };
    return list;
}

const Print* print(const QString& word)
{
    for (const Print& each : prints())
        if (each.word == word)
            return &each;
    return nullptr;
}

tl::expected<Document, Message> make(const Print& print, const Record& record, Format format,
                                     const Asked& asked)
{
    if (auto why = objection(print, *record.tournament, asked))
        return tl::unexpected(*std::move(why));
    Record shown = record;
    shown.shortNames = print.ofNames && asked.shortNames;
    return print.make(shown, format, asked);
}

std::vector<std::string> handedOut(const Print& print, const Document& pages)
{
    std::vector<std::string> matches;
    if (print.handsOut)
        for (const Page& page : pages.pages)
            for (const std::string& match : page.sheets)
                if (std::find(matches.begin(), matches.end(), match) == matches.end())
                    matches.push_back(match);
    return matches;
}

QString fileName(const Print& print, const Record& record, const Asked& asked)
{
    const qsizetype dot = record.file.lastIndexOf(u'.');
    const QString tournament = dot > 0 ? record.file.left(dot) : record.file;
    if (!print.ofMatch && !print.ofCase)
        return u"%1-%2.pdf"_s.arg(tournament, print.word);
    const auto of = print.ofCase ? caseIn(*record.tournament, asked.challenge) : std::nullopt;
    const std::string& id = of ? of->match : asked.match;
    const tournament::Match* found = tournament::match(*record.tournament, id);
    const QString which = found && found->number ? QString::number(*found->number) : q(id);
    if (of)
        return u"%1-match-%2-hand-%3-ruling.pdf"_s.arg(tournament, which).arg(of->hand);
    const QString what = print.word == u"scoresheet"_s ? QString() : u'-' + print.word;
    return u"%1-match-%2%3.pdf"_s.arg(tournament, which, what);
}

} // namespace paper
