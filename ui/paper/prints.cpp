#include "prints.h"

#include "documents.h"
#include "words.h"

#include "desk/matchwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

std::optional<desk::CaseOnRecord> caseIn(const night::Night& night, const std::string& challenge)
{
    for (const desk::CaseOnRecord& each : desk::casesIn(night))
        if (each.op == challenge)
            return each;
    return std::nullopt;
}

QString notOneOf(const Print& print, const night::Night& night, const night::Match& match)
{
    const QString which = matchTitle(match) + (print.needs == Needs::Played ? u" was not played to its end"_s
                                                                            : u" waits for no sheet"_s);
    const QString state = q(desk::stateWords(night, match));
    return (state.isEmpty() ? which : which + u": "_s + state) + u'.';
}

/// Why it cannot be printed of matches of which there are none, or none of those that were asked for, or of
/// which one that was named is none. `found`: which there are.
QString lackingMatches(const Print& print, const night::Night& night, const night::Among& asked,
                       std::vector<std::string> (*found)(const night::Night&, const night::Among&))
{
    const std::vector<std::string> all = found(night, {});
    if (all.empty())
        return print.without;
    for (const std::string& named : asked.matches)
        if (const night::Match* match = night::match(night, named);
            match && std::find(all.begin(), all.end(), named) == all.end())
            return notOneOf(print, night, *match);
    return !found(night, asked).empty() ? QString()
           : print.needs == Needs::Played
               ? u"None of the matches that were asked for was played to its end."_s
               : u"None of the matches that were asked for waits for its sheet."_s;
}

/// What the night has not, in a sentence that says what to do; empty where it has what the print needs.
QString lacking(const Print& print, const night::Night& night, const Asked& asked)
{
    const bool isBlank = print.canBeBlank && asked.blank > 0;
    const Needs needs = isBlank ? Needs::Rules : print.needs;
    if (needs == Needs::Nothing)
        return {};
    if (needs == Needs::Rules)
        return night.setting->rules.empty() ? u"The night has no rules yet; choose them first."_s : QString();
    if (needs == Needs::Teams)
        return night.setting->teams.empty() ? u"The night has no teams yet; enter them first."_s : QString();
    if (!night.setting->draw)
        return u"The night is not drawn yet; draw it first."_s;
    if (needs == Needs::Waiting && !night::champion(night).empty() && night::matchesOn(night).empty())
        return u"Every match is over."_s;
    if (needs == Needs::Waiting)
        return lackingMatches(print, night, asked.among, night::waitingForASheet);
    if (needs == Needs::Played)
        return lackingMatches(print, night, asked.among, night::played);
    return needs == Needs::On && night::matchesOn(night).empty() ? print.without : QString();
}

/// Why that cannot be printed of this night; empty where it can.
QString objection(const Print& print, const night::Night& night, const Asked& asked)
{
    if (print.ofCase && !caseIn(night, asked.challenge))
        return u"No renege was challenged tonight: there is no ruling to print."_s;
    QString why = lacking(print, night, asked);
    if (!why.isEmpty() || !print.ofMatch)
        return why;
    const night::Match* found = night::match(night, asked.match);
    if (!found)
        return u"Which match? Name one that is in the draw."_s;
    return found->number ? QString() : u"That match is a bye: nobody plays it, and it has no sheet."_s;
}

template <Document (*make)(const Record& record, Format format)>
Document ofNight(const Record& record, Format format, const Asked&)
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
    return sheetsPrint(record, format, night::waitingForASheet(*record.night, asked.among), asked.perPage);
}

Document playedAsked(const Record& record, Format format, const Asked& asked)
{
    return playedPrint(record, format, night::played(*record.night, asked.among), asked.perPage);
}

Document slipsAsked(const Record& record, Format format, const Asked&)
{
    return slipsPrint(record, format, night::waitingForASheet(*record.night));
}

Document rulingAsked(const Record& record, Format format, const Asked& asked)
{
    return rulingPrint(record, format, *caseIn(*record.night, asked.challenge));
}

} // namespace

const QList<Print>& prints()
{
    static const QList<Print> list = {
        {.word = u"bracket"_s,
         .title = u"Bracket"_s,
         .does = u"The draw with every result so far, to hang up"_s,
         .make = ofNight<bracketPrint>},
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
         .make = ofNight<callsPrint>,
         .without = u"No match is ready or in play: nobody is to be called."_s,
         .ofNames = true},
        {.word = u"rounds"_s,
         .title = u"Rounds"_s,
         .does = u"Who meets whom in every round, with boxes for the result"_s,
         .make = ofNight<roundsPrint>},
        {.word = u"standings"_s,
         .title = u"Standings"_s,
         .does = u"Who stands where, with points for and against"_s,
         .make = ofNight<standingsPrint>},
        {.word = u"checkin"_s,
         .title = u"Check-in list"_s,
         .does = u"Every team and player, with a box to tick"_s,
         .needs = Needs::Teams,
         .make = ofNight<checkinPrint>},
        {.word = u"attendance"_s,
         .title = u"Attendance"_s,
         .does = u"Who came when and with which ID, and who did not"_s,
         .needs = Needs::Teams,
         .make = ofNight<attendancePrint>},
        {.word = u"missing"_s,
         .title = u"Missing players"_s,
         .does = u"Without whom a match cannot begin whose teams are known"_s,
         .needs = Needs::Teams,
         .make = ofNight<missingPrint>},
        {.word = u"overrides"_s,
         .title = u"Overrides"_s,
         .does = u"What was let in against a rule or a sanction, why and by whom"_s,
         .needs = Needs::Teams,
         .make = ofNight<overridesPrint>},
        {.word = u"fees"_s,
         .title = u"Fees due"_s,
         .does = u"What teams owe for matches that ended by their absence"_s,
         .needs = Needs::Teams,
         .make = ofNight<feesPrint>},
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
         .make = ofNight<incidentsPrint>},
        {.word = u"summary"_s,
         .title = u"Summary"_s,
         .does = u"What the tournament came to: results, overrides, incidents, standings"_s,
         .make = ofNight<summaryPrint>},
        {.word = u"closing"_s,
         .title = u"Closing report"_s,
         .does = u"What the shift hands on: missing, let in, due, barred, open"_s,
         .needs = Needs::Teams,
         .make = ofNight<closingPrint>},
        {.word = u"pack"_s,
         .title = u"Paper pack"_s,
         .does = u"All that a room needs to go on by hand where the machine is gone"_s,
         .make = ofNight<packPrint>},
        {.word = u"certificate"_s,
         .title = u"Draw certificate"_s,
         .does = u"How the teams were drawn, so that anyone can draw them again"_s,
         .make = ofNight<certificatePrint>},
        {.word = u"rulecard"_s,
         .title = u"Rule card"_s,
         .does = u"The rules in force, each with its place on the venue's sheet"_s,
         .needs = Needs::Rules,
         .make = ofNight<rulecardPrint>},
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
    if (const QString why = objection(print, *record.night, asked); !why.isEmpty())
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
    const QString night = dot > 0 ? record.file.left(dot) : record.file;
    if (!print.ofMatch && !print.ofCase)
        return u"%1-%2.pdf"_s.arg(night, print.word);
    const auto of = print.ofCase ? caseIn(*record.night, asked.challenge) : std::nullopt;
    const std::string& id = of ? of->match : asked.match;
    const night::Match* found = night::match(*record.night, id);
    const QString which = found && found->number ? QString::number(*found->number) : q(id);
    if (of)
        return u"%1-match-%2-hand-%3-ruling.pdf"_s.arg(night, which).arg(of->hand);
    const QString what = print.word == u"scoresheet"_s ? QString() : u'-' + print.word;
    return u"%1-match-%2%3.pdf"_s.arg(night, which, what);
}

} // namespace paper
