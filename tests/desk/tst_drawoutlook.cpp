// What a draw would come to, format by format: how much there is to play, and for how long.
#include "emptytournament.h"

#include "bracket/questions.h"
#include "desk/drawing/drawoutlook.h"
#include "golden/says.h"
#include "program/testclass.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

/// So many teams; the tournament has 2 tables.
std::string rosterOf(int teams)
{
    std::string text = "Team,Player 1,Player 2\n";
    for (int team = 1; team <= teams; ++team)
        text += "Team " + std::to_string(team) + ",Ana " + std::to_string(team) + ",Bo " +
                std::to_string(team) + '\n';
    return text;
}

struct Drawing {
    desk::Outlook look;
    QString duration;
};

Drawing outlookOf(EmptyTournament&& tournament, int teams, const desk::DrawSettings& how = {})
{
    if (const QString wrong = tournament.import(rosterOf(teams)); !wrong.isEmpty())
        qFatal("%s", qPrintable(wrong));
    const auto look = desk::outlook(tournament.now(), how);
    if (!look)
        qFatal("%s", qPrintable(mistakes(look)));
    return {*look, q(desk::durationInWords(*look))};
}

Drawing outlookOf(facts::Format format, int teams, const desk::DrawSettings& how = {},
                  const char* venue = "unc")
{
    return outlookOf(EmptyTournament(venue, format), teams, how);
}

} // namespace

class tst_drawoutlook : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void lastsAsLongAsTheSheetAllows();
    void lastsAsUsualWithoutALimit();
    void measuresMatchesByTheirOwnRules();
    void countsRestClosedTablesAndTheTimeOfDay();
    void isMeasuredInEveryFormat();
    void hoursAreRounded();
    void noNumberEndsALine();
    void isReportedInWordsAndInJson();
    void knowsWhatAFormatHas();
    void remembersHowItWasDrawn();
    void tellsOfTheTeamsInTheDraw();
};

// 300 points come to 7 hands of 4 minutes, 28 a match; 500 of the final to 12, 48. 8 teams at 2 tables: 0, 33
// the first round, 66 the semifinals, 99 the final. Limits of 30 and 45 minutes cut none of them short.
void tst_drawoutlook::lastsAsLongAsTheSheetAllows()
{
    const Drawing unc = outlookOf(facts::Format::SingleElimination, 8);
    QCOMPARE(unc.look.minutes.value_or(0), 99 + 48);
    QCOMPARE(unc.look.tables, 2);
    QVERIFY(!unc.look.limited);
    SAYS(unc.duration);
    // Of 500 points in every match it does: 30 minutes, and the hand in play is played out.
    desk::TournamentPlan longer = plan();
    longer.agreed = {"end.target=500"};
    const Drawing cut = outlookOf(EmptyTournament(longer), 8);
    QVERIFY(cut.look.limited);
    QCOMPARE(cut.look.minutes.value_or(0), 3 * 39 + 48);
    SAYS(cut.duration);
}

void tst_drawoutlook::lastsAsUsualWithoutALimit()
{
    const Drawing classic = outlookOf(facts::Format::SingleElimination, 8, {}, "classic");
    QCOMPARE(classic.look.minutes.value_or(0), 4 * 48 + 3 * 5);
    QVERIFY(!classic.look.limited);
    SAYS(classic.duration);
}

// 250 points come to 6 hands, 24 minutes; no match of 4 teams is played to them where both rounds are to 500.
void tst_drawoutlook::measuresMatchesByTheirOwnRules()
{
    desk::TournamentPlan longRounds = plan("classic");
    rules::Venue& venue = longRounds.venue;
    const rules::Phase regular = venue.phases.front();
    for (const rules::DrawPart part : {rules::DrawPart::Final, rules::DrawPart::Semifinals}) {
        venue.phases.push_back(regular);
        venue.phases.back().name = rules::word(part);
        venue.phases.back().from = regular.name;
        venue.phases.back().playedIn = {part};
    }
    venue.phases.front().rules.end.target = 250;
    const Drawing four = outlookOf(EmptyTournament(longRounds), 4);
    QCOMPARE(four.look.minutes.value_or(0), 48 + 5 + 48);
    QCOMPARE(four.look.matchMinutes, 48);
    QCOMPARE(four.look.longestMinutes, 0);
    QCOMPARE(four.look.finalMinutes, 0);
    // With a first round to 250, matches but the final last from 24 to 48 minutes.
    const Drawing eight = outlookOf(EmptyTournament(longRounds), 8);
    QCOMPARE(eight.look.matchMinutes, 24);
    QCOMPARE(eight.look.longestMinutes, 48);
    QCOMPARE(eight.look.finalMinutes, 48);
    SAYS(eight.duration);
}

void tst_drawoutlook::countsRestClosedTablesAndTheTimeOfDay()
{
    Registered tournament(rosterOf(4), "classic");
    const auto minutes = [&] { return desk::outlook(tournament.now(), {})->minutes.value_or(-1); };
    QCOMPARE(minutes(), 48 + 5 + 48);
    facts::Tournament setup = *tournament.now().setting->tournament;
    setup.rest = 15;
    const auto record = [&](const facts::Fact& fact) {
        QVERIFY(tournament.desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(fact); }));
    };
    record(setup);
    QCOMPARE(minutes(), 48 + 15 + 48);
    record(facts::Closure{2, facts::TableAction::Close, {}});
    QCOMPARE(minutes(), 48 + 5 + 48 + 15 + 48);
    record(facts::Closure{1, facts::TableAction::Close, {}});
    QCOMPARE(minutes(), -1);
    SAYS(q(desk::durationInWords(*desk::outlook(tournament.now(), {}))));
}

void tst_drawoutlook::isMeasuredInEveryFormat()
{
    const auto is = [](const desk::Outlook& look, int rounds, int matches, int minutes) {
        QCOMPARE(look.rounds, rounds);
        QCOMPARE(look.matches, matches);
        QCOMPARE(look.minutes.value_or(0), minutes);
    };
    const auto turns = [](int number) { return number * 53 - 5; }; // of 48 minutes
    is(outlookOf(facts::Format::DoubleElimination, 4, {}, "classic").look, 5, 6, turns(4));
    is(outlookOf(facts::Format::RoundRobin, 5, {}, "classic").look, 5, 10, turns(5));
    desk::DrawSettings how{.pools = 2, .advance = 2};
    is(outlookOf(facts::Format::PoolsPlayoff, 8, how, "classic").look, 5, 15, turns(6 + 1 + 1));
    how = {};
    how.rounds = 3;
    is(outlookOf(facts::Format::Swiss, 9, how, "classic").look, 3, 12, turns(6));
    QCOMPARE(outlookOf(facts::Format::Swiss, 9).look.rounds, 4);
    QCOMPARE(outlookOf(facts::Format::Swiss, 9).look.bracket.entries, 9);
}

void tst_drawoutlook::hoursAreRounded()
{
    QCOMPARE(q(desk::hoursInWords(45)), u"45 min"_s);
    QCOMPARE(q(desk::hoursInWords(57)), u"55 min"_s);
    QCOMPARE(q(desk::hoursInWords(58)), u"1 h"_s);
    QCOMPARE(q(desk::hoursInWords(135)), u"2 h 15 min"_s);
    QCOMPARE(q(desk::hoursInWords(600)), u"10 h"_s);
}

void tst_drawoutlook::noNumberEndsALine()
{
    const QString duration = outlookOf(facts::Format::SingleElimination, 8).duration;
    QVERIFY2(duration.contains(QRegularExpression(u"\\d\\xa0"_s)), qPrintable(duration));
    QVERIFY2(!duration.contains(QRegularExpression(u"\\d "_s)), qPrintable(duration));
}

void tst_drawoutlook::isReportedInWordsAndInJson()
{
    const desk::Outlook look = outlookOf(facts::Format::SingleElimination, 6).look;
    SAYS(q(desk::outlookText(look)));
    QVERIFY(q(desk::outlookJson(look))
                .contains(u"\"tables\":2,\"minutes\":114,\"matchMinutes\":28,\"limited\":false"_s));
}

void tst_drawoutlook::knowsWhatAFormatHas()
{
    for (const auto& each : facts::EnumText<facts::Format>::all) {
        const desk::Choosable has = desk::choosable(each.meaning);
        facts::Draw draw;
        draw.format = each.meaning;
        const auto goes = [&](auto&& set) {
            facts::Draw with = draw;
            set(with);
            return !with.contradiction();
        };
        QCOMPARE(goes([](facts::Draw& with) { with.finals = 1; }), has.finals);
        QCOMPARE(goes([](facts::Draw& with) { with.meetings = 2; }), has.meetings);
        QCOMPARE(goes([](facts::Draw& with) { with.pools = 2; }), has.pools);
        QCOMPARE(goes([](facts::Draw& with) { with.wildcards = 2; }), has.pools);
        QCOMPARE(goes([](facts::Draw& with) { with.rounds = 2; }), has.rounds);
    }
    QVERIFY(desk::choosable(facts::Format::SingleElimination).thirdPlace);
    QVERIFY(desk::choosable(facts::Format::PoolsPlayoff).thirdPlace);
    QVERIFY(!desk::choosable(facts::Format::Swiss).thirdPlace);
}

void tst_drawoutlook::remembersHowItWasDrawn()
{
    Registered tournament(rosterOf(9), "unc", facts::Format::PoolsPlayoff);
    desk::DrawSettings how{.seeding = facts::Seeding::Random,
                           .thirdPlace = true,
                           .meetings = 2,
                           .pools = 3,
                           .advance = 2,
                           .wildcards = 2};
    QCOMPARE(tournament.draw(how), QString());
    QVERIFY(tournament.now().setting->draw->randomSeed);
    QVERIFY(desk::drawSettings(*tournament.now().setting->draw) == how);
}

void tst_drawoutlook::tellsOfTheTeamsInTheDraw()
{
    Registered tournament(rosterOf(9));
    QCOMPARE(tournament.draw(), QString());
    QVERIFY(tournament.desk.record("J. Park", [&](desk::Draft& draft) {
        return draft.add(facts::Withdraw{"T9", "went home"});
    }));
    const desk::Outlook drawn = desk::outlookOnRecord(tournament.now());
    QCOMPARE(drawn.teams, 9);
    QCOMPARE(drawn.matches, 8);
    QCOMPARE(desk::outlook(tournament.now(), {})->teams, 8); // if it were drawn again
}

TEST_CLASS(tst_drawoutlook)
#include "tst_drawoutlook.moc"
