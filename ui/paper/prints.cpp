#include "prints.h"

#include "documents.h"
#include "words.h"

#include "night/nextmatches.h"

#include <QHash>

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

/// Why that cannot be printed of this night; empty where it can.
QString objection(const Print& print, const night::Night& night, const Asked& asked)
{
    if (print.ofCase)
        return caseIn(night, asked.challenge)
                   ? QString()
                   : u"No renege was challenged tonight: there is no ruling to print."_s;
    if (print.word == u"incidents"_s)
        return {};
    if (print.ofSheets && asked.blank > 0)
        return night.setting->rules.empty() ? u"The night has no rules yet; choose them first."_s : QString();
    if (print.word == u"rulecard"_s)
        return night.setting->rules.empty() ? u"The night has no rules yet; choose them first."_s : QString();
    static const QStringList ofTeams{u"checkin"_s,   u"attendance"_s, u"missing"_s,
                                     u"overrides"_s, u"fees"_s,       u"closing"_s};
    if (ofTeams.contains(print.word))
        return night.setting->teams.empty() ? u"The night has no teams yet; enter them first."_s : QString();
    if (!night.setting->draw)
        return u"The night is not drawn yet; draw it first."_s;
    if (print.word == u"scoresheets"_s && night::waitingForASheet(night).empty())
        return u"No match is waiting for its sheet: those in play have theirs, and the others have no teams yet."_s;
    if (print.word == u"slips"_s && night::waitingForASheet(night).empty())
        return u"No match is ready or called: there is no slip to hand out."_s;
    if (print.word == u"calls"_s && night::matchesOn(night).empty())
        return u"No match is ready or in play: nobody is to be called."_s;
    if (!print.ofMatch)
        return {};
    const night::Match* found = night::match(night, asked.match);
    if (!found)
        return u"Which match? Name one that is in the draw."_s;
    return found->number ? QString() : u"That match is a bye: nobody plays it, and it has no sheet."_s;
}

} // namespace

const QList<Print>& prints()
{
    static const QList<Print> all = {
        {u"bracket"_s, u"Bracket"_s, u"The draw with every result so far, to hang up"_s},
        {u"scoresheets"_s, u"Score sheets"_s,
         u"A blank one for each match that is ready or called; 1, 2 or 4 on a page"_s, false, false, false,
         true, true},
        {u"scoresheet"_s, u"One match"_s, u"Its sheet: blank before it is played, then as it is on record"_s,
         true, false, false, false, true},
        {u"record"_s, u"Record of a match"_s, u"Who did what when, with what stood there before"_s, true},
        {u"slips"_s, u"Match slips"_s,
         u"A strip for each match that is ready or called, to hand to its table"_s},
        {u"calls"_s, u"Call lists"_s, u"Who plays where: by name for the door, by table for the room"_s,
         false, false, true},
        {u"rounds"_s, u"Rounds"_s, u"Who meets whom in every round, with boxes for the result"_s},
        {u"standings"_s, u"Standings"_s, u"Who stands where, with points for and against"_s},
        {u"checkin"_s, u"Check-in list"_s, u"Every team and player, with a box to tick"_s},
        {u"attendance"_s, u"Attendance"_s, u"Who came when and with which ID, and who did not"_s},
        {u"missing"_s, u"Missing players"_s, u"Without whom a match cannot begin whose teams are known"_s},
        {u"overrides"_s, u"Overrides"_s, u"What was let in against a rule or a sanction, why and by whom"_s},
        {u"fees"_s, u"Fees due"_s, u"What teams owe for matches that ended by their absence"_s},
        {u"ruling"_s, u"Ruling"_s, u"A renege case with both outcomes, to be signed by both captains"_s,
         false, true},
        {u"incidents"_s, u"Incident report"_s, u"Warnings, ejections, protests and revised ratings"_s},
        {u"night"_s, u"Night report"_s,
         u"What the evening came to: results, overrides, incidents, standings"_s},
        {u"closing"_s, u"Closing report"_s, u"What the shift hands on: missing, let in, due, barred, open"_s},
        {u"pack"_s, u"Paper pack"_s, u"All that a room needs to go on by hand where the machine is gone"_s},
        {u"certificate"_s, u"Draw certificate"_s,
         u"How the teams were drawn, so that anyone can draw them again"_s},
        {u"rulecard"_s, u"Rule card"_s, u"The rules in force, each with its place on the venue's sheet"_s},
    };
    return all;
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
    if (print.ofCase)
        return rulingPrint(record, format, *caseIn(*record.night, asked.challenge));
    using Make = Document (*)(const Record& record, Format format);
    static const QHash<QString, Make> ofNight = {{u"bracket"_s, bracketPrint},
                                                 {u"rounds"_s, roundsPrint},
                                                 {u"standings"_s, standingsPrint},
                                                 {u"checkin"_s, checkinPrint},
                                                 {u"rulecard"_s, rulecardPrint},
                                                 {u"certificate"_s, certificatePrint},
                                                 {u"calls"_s, callsPrint},
                                                 {u"night"_s, nightPrint},
                                                 {u"pack"_s, packPrint},
                                                 {u"incidents"_s, incidentsPrint},
                                                 {u"attendance"_s, attendancePrint},
                                                 {u"missing"_s, missingPrint},
                                                 {u"overrides"_s, overridesPrint},
                                                 {u"fees"_s, feesPrint},
                                                 {u"closing"_s, closingPrint}};
    Record shown = record;
    shown.shortNames = print.ofNames && asked.shortNames;
    if (const Make one = ofNight.value(print.word))
        return one(shown, format);
    if (print.word == u"slips"_s)
        return slipsPrint(record, format, night::waitingForASheet(*record.night));
    if (print.word == u"scoresheets"_s)
        return asked.blank > 0
                   ? blankSheetsPrint(record, format, asked.blank, asked.perPage)
                   : sheetsPrint(record, format, night::waitingForASheet(*record.night), asked.perPage);
    if (print.word == u"record"_s)
        return recordPrint(record, format, asked.match);
    return sheetPrint(record, format, asked.match);
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
