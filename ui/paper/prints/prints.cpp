#include "prints.h"

#include "pack.h"

#include "desk/wording/matchwords.h"
#include "tournament/ranking/champion.h"
#include "ui/paper/brackets/bracketprints.h"
#include "ui/paper/page/words.h"
#include "ui/paper/reports/reportprints.h"
#include "ui/paper/sheets/sheetprints.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

std::optional<desk::CaseOnRecord> caseIn(const tournament::Tournament& tournament,
                                         const std::string& challenge)
{
    for (const desk::CaseOnRecord& each : desk::casesIn(tournament))
        if (each.op == challenge)
            return each;
    return std::nullopt;
}

QString notOneOf(const Print& print, const tournament::Tournament& tournament, const tournament::Match& match)
{
    const QString which = matchTitle(match) + (print.needs == Needs::Played ? u" was not played to its end"_s
                                                                            : u" waits for no sheet"_s);
    const QString state = q(desk::stateWords(tournament, match));
    return (state.isEmpty() ? which : which + u": "_s + state) + u'.';
}

/// Why it cannot be printed of matches of which there are none, or none of those that were asked for, or of
/// which one that was named is none. `found`: which there are.
QString
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
    return !found(tournament, asked).empty() ? QString()
           : print.needs == Needs::Played
               ? u"None of the matches that were asked for was played to its end."_s
               : u"None of the matches that were asked for waits for its sheet."_s;
}

/// What the tournament has not, in a sentence that says what to do; empty where it has what the print needs.
QString lacking(const Print& print, const tournament::Tournament& tournament, const Asked& asked)
{
    const bool isBlank = print.canBeBlank && asked.blank > 0;
    const Needs needs = isBlank ? Needs::Rules : print.needs;
    if (needs == Needs::Nothing)
        return {};
    if (needs == Needs::Rules)
        return tournament.setting->rules.empty() ? u"The tournament has no rules yet; choose them first."_s
                                                 : QString();
    if (needs == Needs::Teams)
        return tournament.setting->teams.empty() ? u"The tournament has no teams yet; enter them first."_s
                                                 : QString();
    if (!tournament.setting->draw)
        return u"The tournament is not drawn yet; draw it first."_s;
    if (needs == Needs::Waiting && !tournament::champion(tournament).empty() &&
        tournament::matchesOn(tournament).empty())
        return u"Every match is over."_s;
    if (needs == Needs::Waiting)
        return lackingMatches(print, tournament, asked.among, tournament::waitingForASheet);
    if (needs == Needs::Played)
        return lackingMatches(print, tournament, asked.among, tournament::played);
    return needs == Needs::On && tournament::matchesOn(tournament).empty() ? print.without : QString();
}

/// Why that cannot be printed of this tournament; empty where it can.
QString objection(const Print& print, const tournament::Tournament& tournament, const Asked& asked)
{
    if (print.ofCase && !caseIn(tournament, asked.challenge))
        return u"No renege was challenged tonight: there is no ruling to print."_s;
    QString why = lacking(print, tournament, asked);
    if (!why.isEmpty() || !print.ofMatch)
        return why;
    const tournament::Match* found = tournament::match(tournament, asked.match);
    if (!found)
        return u"Which match? Name one that is in the draw."_s;
    return found->number ? QString() : u"That match is a bye: nobody plays it, and it has no sheet."_s;
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
         .title = u"Bracket"_s,
         .does = u"The draw with every result so far, to hang up"_s,
         .make = ofTournament<bracketPrint>},
        {.word = u"scoresheets"_s,
         .title = u"Score sheets"_s,
         .does = u"A blank one for each match that is ready or called; 1, 2 or 4 on a page"_s,
         .needs = Needs::Waiting,
         .make = sheetsAsked,
         .without =
             u"No match is waiting for its sheet: those in play have theirs, and the others have no teams yet."_s,
         .handsOut = true,
         .ofSheets = true,
         .mostOnAPage = 4,
         .canBeBlank = true},
        {.word = u"scoresheet"_s,
         .title = u"One match"_s,
         .does = u"Its sheet: blank before it is played, then as it is on record"_s,
         .make = ofOneMatch<sheetPrint>,
         .ofMatch = true,
         .handsOut = true},
        {.word = u"played"_s,
         .title = u"Played sheets"_s,
         .does = u"Those of the matches that are over, as they are on record; 1 or 2 on a page"_s,
         .needs = Needs::Played,
         .make = playedAsked,
         .without = u"No match was played to its end yet: there is no sheet of one."_s,
         .ofSheets = true,
         .mostOnAPage = 2},
        {.word = u"record"_s,
         .title = u"Record of a match"_s,
         .does = u"Who did what when, with what stood there before"_s,
         .make = ofOneMatch<recordPrint>,
         .ofMatch = true},
        {.word = u"slips"_s,
         .title = u"Match slips"_s,
         .does = u"A strip for each match that is ready or called, to hand to its table"_s,
         .needs = Needs::Waiting,
         .make = slipsAsked,
         .without = u"No match is ready or called: there is no slip to hand out."_s},
        {.word = u"calls"_s,
         .title = u"Call lists"_s,
         .does = u"Who plays where: by name for the door, by table for the room"_s,
         .needs = Needs::On,
         .make = ofTournament<callsPrint>,
         .without = u"No match is ready or in play: nobody is to be called."_s,
         .ofNames = true},
        {.word = u"rounds"_s,
         .title = u"Rounds"_s,
         .does = u"Who meets whom in every round, with boxes for the result"_s,
         .make = ofTournament<roundsPrint>},
        {.word = u"standings"_s,
         .title = u"Standings"_s,
         .does = u"Who stands where, with points for and against"_s,
         .make = ofTournament<standingsPrint>},
        {.word = u"checkin"_s,
         .title = u"Check-in list"_s,
         .does = u"Every team and player, with a box to tick"_s,
         .needs = Needs::Teams,
         .make = ofTournament<checkinPrint>},
        {.word = u"attendance"_s,
         .title = u"Attendance"_s,
         .does = u"Who came when and with which ID, and who did not"_s,
         .needs = Needs::Teams,
         .make = ofTournament<attendancePrint>},
        {.word = u"missing"_s,
         .title = u"Missing players"_s,
         .does = u"Without whom a match cannot begin whose teams are known"_s,
         .needs = Needs::Teams,
         .make = ofTournament<missingPrint>},
        {.word = u"overrides"_s,
         .title = u"Overrides"_s,
         .does = u"What was let in against a rule or a sanction, why and by whom"_s,
         .needs = Needs::Teams,
         .make = ofTournament<overridesPrint>},
        {.word = u"fees"_s,
         .title = u"Fees due"_s,
         .does = u"What teams owe for matches that ended by their absence"_s,
         .needs = Needs::Teams,
         .make = ofTournament<feesPrint>},
        {.word = u"ruling"_s,
         .title = u"Ruling"_s,
         .does = u"A renege case with both outcomes, to be signed by both captains"_s,
         .needs = Needs::Nothing,
         .make = rulingAsked,
         .ofCase = true},
        {.word = u"incidents"_s,
         .title = u"Incident report"_s,
         .does = u"Warnings, ejections, protests and revised ratings"_s,
         .needs = Needs::Nothing,
         .make = ofTournament<incidentsPrint>},
        {.word = u"summary"_s,
         .title = u"Summary"_s,
         .does = u"What the tournament came to: results, overrides, incidents, standings"_s,
         .make = ofTournament<summaryPrint>},
        {.word = u"closing"_s,
         .title = u"Closing report"_s,
         .does = u"What the shift hands on: missing, let in, due, barred, open"_s,
         .needs = Needs::Teams,
         .make = ofTournament<closingPrint>},
        {.word = u"pack"_s,
         .title = u"Paper pack"_s,
         .does = u"All that a room needs to go on by hand where the machine is gone"_s,
         .make = ofTournament<packPrint>},
        {.word = u"certificate"_s,
         .title = u"Draw certificate"_s,
         .does = u"How the teams were drawn, so that anyone can draw them again"_s,
         .make = ofTournament<certificatePrint>},
        {.word = u"rulecard"_s,
         .title = u"Rule card"_s,
         .does = u"The rules in force, each with its place on the venue's sheet"_s,
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

tl::expected<Document, QString> make(const Print& print, const Record& record, Format format,
                                     const Asked& asked)
{
    if (const QString why = objection(print, *record.tournament, asked); !why.isEmpty())
        return tl::unexpected(why);
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
