// What stands on the certificate is how the draw on record came about, whatever has happened since.
#include "emptytournament.h"

#include "desk/drawing/certificate.h"
#include "desk/drawing/drawlater.h"
#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

const char* fiveTeams =
    "Team,Player 1,Player 2,Seed\nAces,a,b,\nBags,c,d,2\nClubs,e,f,\nDeuces,g,h,1\nEights,i,j,\n";

desk::HowDrawn byLot()
{
    return {.seeding = facts::Seeding::Random, .randomSeed = "fall"};
}

/// `Aces 4, Bags 2 seeded 2, …`
QString listedOn(const desk::Certificate& of)
{
    QStringList all;
    for (const desk::Certificate::Listed& each : of.listed)
        all << q(each.name) + u' ' + QString::number(each.drawn) +
                   (each.seed ? u" seeded %1"_s.arg(*each.seed) : QString());
    return all.join(u", "_s);
}

QString order(const desk::Certificate& of)
{
    QStringList all;
    for (const std::string& each : of.order)
        all << q(each);
    return all.join(u", "_s);
}

} // namespace

class tst_certificate : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void isOfTheDrawOnRecord();
    void staysAsItWasDrawn();
    void saysWhenItCannotBeRepeated();
    void isNoneBeforeTheDraw();
};

void tst_certificate::isOfTheDrawOnRecord()
{
    EmptyTournament tournament;
    QCOMPARE(tournament.import(fiveTeams), QString());
    QCOMPARE(tournament.draw(), QString());
    const auto first = desk::certificateOf(tournament.desk.tournament());
    QVERIFY(first && first->repeats);
    SAYS(q(desk::methodInWords(first->draw)));
    SAYS(order(*first));
    QCOMPARE(first->way.size(), std::size_t{2});
    QCOMPARE(tournament.draw(byLot()), QString());
    const auto second = desk::certificateOf(tournament.desk.tournament());
    QVERIFY(second && second->repeats);
    QCOMPARE(q(second->tournament), u"Fall Spades"_s);
    QCOMPARE(q(second->by), u"J. Park"_s);
    SAYS(q(desk::methodInWords(second->draw)));
    QCOMPARE(q(*second->draw.randomSeed), u"fall"_s);
    // Of three, "fall" draws Eights, Clubs, Aces, as another program has it.
    SAYS(order(*second));
    SAYS(listedOn(*second));
    QVERIFY(second->at > first->at);
}

void tst_certificate::staysAsItWasDrawn()
{
    EmptyTournament tournament;
    QCOMPARE(tournament.import(fiveTeams), QString());
    QCOMPARE(tournament.draw(byLot()), QString());
    const auto before = desk::certificateOf(tournament.desk.tournament());
    desk::TeamEntry entry;
    entry.name = "Aces High";
    entry.seed = 7;
    entry.players = {{"P1", "Ana", {}}, {"P2", "Bo", {}}};
    QCOMPARE(tournament.change("T1", entry), QString());
    QVERIFY(desk::withdraw(tournament.desk, "J. Park", "T5", "had to go"));
    const auto after = desk::certificateOf(tournament.desk.tournament());
    QVERIFY(after && after->repeats);
    QCOMPARE(listedOn(*after), listedOn(*before).replace(u"Aces"_s, u"Aces High"_s));
}

// An order that somebody wrote down: the way to it is not known here.
void tst_certificate::saysWhenItCannotBeRepeated()
{
    EmptyTournament tournament;
    QCOMPARE(tournament.import(fiveTeams), QString());
    facts::Draw draw;
    draw.teams = {"T5", "T4", "T3", "T2", "T1"};
    QVERIFY(
        tournament.desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(facts::Fact(draw)); }));
    const auto made = desk::certificateOf(tournament.desk.tournament());
    QVERIFY(made && !made->repeats);
    SAYS(order(*made));
}

void tst_certificate::isNoneBeforeTheDraw()
{
    EmptyTournament tournament;
    QVERIFY(!desk::certificateOf(tournament.desk.tournament()));
    QCOMPARE(tournament.import(fiveTeams), QString());
    QVERIFY(!desk::certificateOf(tournament.desk.tournament()));
}

TEST_CLASS(tst_certificate)
#include "tst_certificate.moc"
