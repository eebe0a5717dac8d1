// Before a draw is replaced it is told who begins otherwise: and that very draw is made.
#include "emptytournament.h"

#include "desk/checkin/checkin.h"
#include "desk/drawing/drawlater.h"
#include "desk/drawing/drawoutlook.h"
#include "desk/play/table.h"
#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

const char* sixTeams =
    "Team,Player 1,Player 2\nAces,a,b\nBags,c,d\nClubs,e,f\nDeuces,g,h\nEights,i,j\nFives,k,l\n";

const char* fiveTeams = "Team,Player 1,Player 2\nAces,a,b\nBags,c,d\nClubs,e,f\nDeuces,g,h\nEights,i,j\n";

desk::HowDrawn drawnByLot(const char* seed = nullptr)
{
    desk::HowDrawn how;
    how.seeding = facts::Seeding::Random;
    if (seed)
        how.randomSeed = seed;
    return how;
}

QString listed(const std::vector<std::string>& all)
{
    QStringList words;
    for (const std::string& each : all)
        words << q(each);
    return words.join(u"; "_s);
}

/// `byes: Aces > Bags | first round: …`
QString redrawText(const desk::Redraw& redraw)
{
    QStringList all;
    for (const desk::Changed& each : redraw.changes)
        all << u"%1: %2 > %3"_s.arg(q(each.what), listed(each.before), listed(each.after));
    return all.join(u" | "_s);
}

struct Drawn : EmptyTournament {
    explicit Drawn(facts::Format format = facts::Format::SingleElimination, const desk::HowDrawn& how = {},
                   const char* roster = sixTeams)
        : EmptyTournament("classic", format)
    {
        for (const QString& wrong : {import(roster), draw(how)})
            if (!wrong.isEmpty())
                qFatal("%s", qPrintable(wrong));
    }
    desk::Redraw preview(const desk::HowDrawn& how) const
    {
        const auto redraw = desk::previewRedraw(desk.tournament(), how, tournaments::environment());
        if (!redraw)
            qFatal("%s", qPrintable(mistakes(redraw)));
        return *redraw;
    }
};

} // namespace

class tst_redraw : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void tellsByesAndPairs();
    void isTheDrawThatIsMade();
    void saysNothingWhereAllBeginAsBefore();
    void comparesPools();
    void tellsWhoSitsOut();
    void knowsTheFirstRoundOfSwiss();
    void aPublishedRoundHasToBePairedAgain();
    void isRefusedWhereNothingIsDrawn();
    void isRefusedOnceMatchesHaveBegun();
    void isReportedInTextAndInJson();
};

// The lot "fall" of six teams, worked out by another program: Eights, Clubs, Deuces, Bags, Fives, Aces.
void tst_redraw::tellsByesAndPairs()
{
    const Drawn tournament;
    const desk::Redraw redraw = tournament.preview(drawnByLot("fall"));
    SAYS(redrawText(redraw));
    QCOMPARE(redraw.same, 0);
}

void tst_redraw::isTheDrawThatIsMade()
{
    Drawn tournament;
    const desk::Redraw redraw = tournament.preview(drawnByLot());
    QVERIFY(redraw.how.randomSeed);
    QCOMPARE(tournament.draw(redraw.how), QString());
    QCOMPARE(tournament.desk.tournament().setting->draw->randomSeed, redraw.how.randomSeed);
    QVERIFY(tournament.preview(redraw.how).changes.empty());
    QVERIFY(tournament.preview(redraw.how).isSameDraw);
}

void tst_redraw::saysNothingWhereAllBeginAsBefore()
{
    const Drawn tournament;
    const desk::Redraw redraw = tournament.preview({});
    QVERIFY(redraw.changes.empty());
    QCOMPARE(redraw.same, 2);
    QVERIFY(redraw.isSameDraw);
    desk::HowDrawn how;
    how.thirdPlace = true; // which no first match tells
    QVERIFY(tournament.preview(how).changes.empty());
    QVERIFY(!tournament.preview(how).isSameDraw);
}

void tst_redraw::comparesPools()
{
    desk::HowDrawn how{.pools = 2, .advance = 2};
    const Drawn tournament(facts::Format::PoolsPlayoff, how);
    how.pools = 1;
    SAYS(redrawText(tournament.preview(how)));
    how.pools = 2;
    how.meetings = 2;
    QVERIFY(tournament.preview(how).changes.empty());
    QCOMPARE(tournament.preview(how).same, 2);
}

// The circle method has the first seed sit out first of five. Of six nobody does.
void tst_redraw::tellsWhoSitsOut()
{
    const Drawn six(facts::Format::RoundRobin);
    QVERIFY2(redrawText(six.preview(drawnByLot("fall"))).startsWith(u"first round: "_s),
             qPrintable(redrawText(six.preview(drawnByLot("fall")))));
    const Drawn five(facts::Format::RoundRobin, {}, fiveTeams);
    MENTIONS(redrawText(five.preview(drawnByLot("fall"))));
}

// The top half against the bottom half. "spring" draws Aces, Fives, Bags, Deuces, Eights, Clubs; "fall" the
// same pairs.
void tst_redraw::knowsTheFirstRoundOfSwiss()
{
    const Drawn tournament(facts::Format::Swiss);
    QVERIFY(tournament.preview(drawnByLot("fall")).changes.empty());
    QVERIFY(!tournament.preview(drawnByLot("fall")).isSameDraw);
    QCOMPARE(tournament.preview(drawnByLot("fall")).same, 3);
    SAYS(redrawText(tournament.preview(drawnByLot("spring"))));
}

void tst_redraw::aPublishedRoundHasToBePairedAgain()
{
    Drawn tournament(facts::Format::Swiss);
    QVERIFY(desk::pairRound(tournament.desk, "J. Park"));
    const desk::Redraw redraw = tournament.preview(drawnByLot("fall")); // with the same pairs
    SAYS(redrawText(redraw));
    QVERIFY(!tournament.preview({}).isSameDraw); // the published round is lost
    const auto look = desk::outlook(tournament.desk.tournament(), drawnByLot("fall"));
    QVERIFY(look);
    const QString nothing = u"all first matches stay the same"_s;
    QVERIFY(!q(desk::redrawText(*look, redraw)).contains(nothing));
    desk::Redraw same = redraw;
    same.changes.clear();
    QVERIFY(q(desk::redrawText(*look, same)).contains(nothing));
    const auto drawn = desk::drawTournament(tournament.desk, "J. Park", redraw.how);
    QVERIFY(drawn);
    MENTIONS(q(drawn->warning));
    QVERIFY(tournament.desk.tournament().setting->pairings.empty());
    const auto again =
        desk::drawTournament(tournament.desk, "J. Park", drawnByLot("spring")); // nothing was lost
    QVERIFY(again);
    QCOMPARE(q(again->warning), QString());
}

void tst_redraw::isRefusedWhereNothingIsDrawn()
{
    EmptyTournament tournament;
    SAYS(mistakes(desk::previewRedraw(tournament.desk.tournament(), {}, tournaments::environment())));
}

void tst_redraw::isRefusedOnceMatchesHaveBegun()
{
    Drawn tournament;
    for (int person = 1; person <= 12; ++person)
        QVERIFY(desk::checkIn(tournament.desk, "J. Park", tournaments::id("P", person), {}));
    QVERIFY(desk::call(tournament.desk, "J. Park", "W1-2", {}));
    SAYS(mistakes(desk::previewRedraw(tournament.desk.tournament(), {}, tournaments::environment())));
}

void tst_redraw::isReportedInTextAndInJson()
{
    const Drawn tournament;
    const auto look = desk::outlook(tournament.desk.tournament(), drawnByLot("fall"));
    QVERIFY(look);
    const QString text = q(desk::redrawText(*look, tournament.preview(drawnByLot("fall"))));
    MENTIONS_ALL(text, 2);
    const QString json = q(desk::redrawJson(*look, tournament.preview(drawnByLot("fall"))));
    QVERIFY2(json.contains(
                 u"\"randomSeed\":\"fall\",\"changes\":[{\"what\":\"byes\",\"before\":[\"Aces\",\"Bags\"]"_s),
             qPrintable(json));
}

TEST_CLASS(tst_redraw)
#include "tst_redraw.moc"
