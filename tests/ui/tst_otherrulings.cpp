// The rulings that are no renege, each by its own form on the Rulings screen.
#include "person.h"
#include "stage.h"

#include "desk/corrections/undo.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/ranking/standings.h"
#include "ui/rulings/rulingsscreen.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace {

constexpr const char* handLine =
    R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"; // 71 and 50

tournaments::Setup setupOf(const char* rules)
{
    tournaments::Setup setup;
    setup.rules = rules;
    setup.change = [](rules::Venue& venue) {
        venue.phases.front().rules.fouls = {{"table-talk", -20, 0}, {"late-bid", -5, 0}};
    };
    return setup;
}

/// The Rulings screen of a tournament of four teams, and somebody at it.
class Rulings {
public:
    explicit Rulings(tournaments::LiveTournament& tournament)
        : screen(stage.theme, stage.session), person(screen, stage.session)
    {
        stage.openFile(tournament.path());
        QObject::connect(&stage.session, &session::Session::changed, &screen, [&] { screen.refresh(); });
        stage::showAlone(screen);
    }
    void write(const QString& field, const QString& text)
    {
        auto* edit = person.find<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        person.type(text);
    }
    const tournament::Match& match(const char* id)
    {
        return *tournament::match(stage.session.tournament(), id);
    }
    bool says(const QString& part) { return person.said().contains(part); }
    /// Until what is shown first stands there.
    void look()
    {
        person.wait();
        person.wait();
    }

    stage::Stage stage;
    rulings::RulingsScreen screen;
    stage::Person person;
};

} // namespace

class tst_otherrulings : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void aFoulWithItsPrice();
    void noFoulWhereNoneIsPriced();
    void aHandIsThrownIn();
    void anotherRuleFromAMatchOn();
    void aTeamIsVacated();
    void whoIsEjectedSitsInAMatch();
    void anInfractionOfTheSheet();
    void aProtestWithItsPeriod();
};

void tst_otherrulings::aFoulWithItsPrice()
{
    tournaments::LiveTournament live(setupOf("classic"));
    live.enter("W1-1", handLine);
    Rulings rulings(live);
    rulings.person.type(u"f1"_s);
    rulings.person.click(u"Side: B"_s);
    rulings.person.click(u"Foul: late-bid"_s);
    rulings.person.click(u"Record foul"_s);
    MENTIONS(rulings.person.said());
    rulings.write(u"Hand"_s, u"7⏎"_s);
    rulings.look();
    QVERIFY2(rulings.says(u"there is no hand 7; 1 is on record"_s) ||
                 rulings.says(u"There is no hand 7; 1 is on record"_s),
             qPrintable(rulings.person.said()));
    QCOMPARE(tournament::result(rulings.match("W1-1")).score, (scoring::PerSide<int>{71, 50}));
    rulings.write(u"Hand"_s, u"1⏎"_s);
    rulings.look();
    QCOMPARE(tournament::result(rulings.match("W1-1")).score, (scoring::PerSide<int>{71, 45}));
    rulings.person.press(Qt::Key_F);
    rulings.person.press(Qt::Key_Escape); // dropped: nothing more is recorded
    QCOMPARE(tournament::result(rulings.match("W1-1")).score, (scoring::PerSide<int>{71, 45}));
}

void tst_otherrulings::noFoulWhereNoneIsPriced()
{
    tournaments::LiveTournament live;
    Rulings rulings(live);
    for (const auto* button : rulings.screen.findChildren<QAbstractButton*>())
        QVERIFY(!button->isVisible() || !stage::nameOf(*button).startsWith(u"Foul"_s));
    rulings.person.press(Qt::Key_F);
    QVERIFY2(!rulings.says(u"price"_s), qPrintable(rulings.person.said()));
}

void tst_otherrulings::aHandIsThrownIn()
{
    tournaments::LiveTournament live(setupOf("classic"));
    live.enter("W1-1", handLine);
    live.enter("W1-1", handLine);
    Rulings rulings(live);
    rulings.person.type(u"h1"_s);
    rulings.write(u"Hand"_s, u"1"_s);
    rulings.write(u"Reason"_s, u"a card lay open⏎"_s);
    rulings.look();
    MENTIONS(rulings.person.said());
    QCOMPARE(tournament::result(rulings.match("W1-1")).score, (scoring::PerSide<int>{142, 100}));
    rulings.person.click(u"Throw the hand in"_s);
    rulings.look();
    QCOMPARE(tournament::result(rulings.match("W1-1")).score, (scoring::PerSide<int>{71, 50}));
    const auto& first = rulings.match("W1-1").games.front().items.front();
    SAYS(std::get<scoring::Misdeal>(first.what).reason);
    QVERIFY(std::get<scoring::Misdeal>(first.what).byRuling);
}

void tst_otherrulings::anotherRuleFromAMatchOn()
{
    tournaments::LiveTournament live(setupOf("classic"));
    live.playOut("W1-1", 'a');
    Rulings rulings(live);
    QString asked;
    rulings.screen.allow = [&](const QString& what, const session::OnGranted& then,
                               const session::OnCancelled&) {
        asked = pseudo::english(what);
        then(u"S. Lee"_s);
    };
    rulings.person.press(Qt::Key_R);
    rulings.write(u"Rule and value"_s, pseudo::isSpoken() ? u"bags.limit=many"_s : u"bag limit=many"_s);
    rulings.write(u"From match, its number"_s, u"1"_s);
    rulings.write(u"Reason"_s, u"the sheet of last year⏎"_s);
    rulings.look();
    QVERIFY2(rulings.says(u"whole number"_s), qPrintable(rulings.person.said()));
    rulings.write(u"Rule and value"_s, pseudo::isSpoken() ? u"end.target=700⏎"_s : u"target=700⏎"_s);
    rulings.look();
    MENTIONS(rulings.person.said());
    QVERIFY2(rulings.says(u"Match 1: "_s), qPrintable(rulings.person.said()));
    MENTIONS(asked); // match 1 is finished
    QCOMPARE(rulings.match("W1-1").state, tournament::State::Final);
    rulings.person.click(u"Change the rules"_s);
    rulings.look();
    QCOMPARE(rulings.match("W1-2").rules->rules.end.target, 700);
    QCOMPARE(rulings.match("W1-1").state, tournament::State::Playing);
    QCOMPARE(tournament::entries(rulings.stage.session.tournament()).back().stamp.by, "S. Lee");
}

void tst_otherrulings::aTeamIsVacated()
{
    tournaments::LiveTournament live(setupOf("classic"));
    for (const char* match : {"W1-1", "W1-2"})
        live.playOut(match, 'a');
    live.call("W2-1");
    Rulings rulings(live);
    rulings.person.press(Qt::Key_V);
    rulings.write(u"Team"_s, u"Nobody"_s);
    rulings.write(u"Reason"_s, u"not enrolled⏎"_s);
    rulings.look();
    MENTIONS(rulings.person.said());
    rulings.write(u"Team"_s, u"Team 1⏎"_s);
    rulings.look();
    MENTIONS_ALL(rulings.person.said(), 2);
    QVERIFY(!tournament::team(*rulings.stage.session.tournament().setting, "T1")->withdrawn);
    rulings.person.click(u"Match 3: Play it again with Team 4, from 0 to 0"_s);
    rulings.person.click(u"Vacate its matches"_s);
    rulings.look();
    rulings.person.click(u"Vacate its matches"_s); // as it was decided, seen once more
    rulings.look();
    QVERIFY(tournament::team(*rulings.stage.session.tournament().setting, "T1")->withdrawn);
    QCOMPARE(rulings.match("W2-1").teams.a, "T4");
    QCOMPARE(rulings.match("W2-1").attempt, 2);
}

void tst_otherrulings::anInfractionOfTheSheet()
{
    tournaments::LiveTournament live(setupOf("mckendree"));
    Rulings rulings(live);
    rulings.person.press(Qt::Key_I);
    rulings.person.click(u"What: Infraction"_s);
    rulings.write(u"Team, if one"_s, u"Team 2"_s);
    rulings.write(u"What happened"_s, u"named a suit"_s);
    rulings.person.click(u"Of an infraction: Talk between partners after the bidding (VI)"_s);
    rulings.person.click(u"Put on record"_s);
    rulings.look();
    const auto& incidents = rulings.stage.session.tournament().setting->incidents;
    QCOMPARE(incidents.size(), std::size_t(1));
    QCOMPARE(incidents.front().incident.infraction.value_or(""), "talk-after-bidding");
    rulings.person.press(Qt::Key_I); // a warning is of no kind
    rulings.person.click(u"What: Warning"_s);
    rulings.write(u"Team, if one"_s, u"Team 2"_s);
    rulings.write(u"What happened"_s, u"again"_s);
    rulings.person.click(u"Of an infraction: Talk between partners after the bidding (VI)"_s);
    rulings.person.click(u"Put on record"_s);
    rulings.look();
    MENTIONS(rulings.person.said());
    QCOMPARE(rulings.stage.session.tournament().setting->incidents.size(), std::size_t(1));
}

void tst_otherrulings::aProtestWithItsPeriod()
{
    tournaments::LiveTournament live;
    live.call("W1-1");
    Rulings rulings(live);
    rulings.person.type(u"t1"_s);
    rulings.person.click(u"Side: A"_s);
    rulings.person.click(u"About: Rule"_s);
    rulings.write(u"What is protested"_s, u"time was called in the deal"_s);
    rulings.write(u"Open for, minutes"_s, u"soon⏎"_s);
    MENTIONS(rulings.person.said());
    rulings.write(u"Open for, minutes"_s, u"30⏎"_s);
    rulings.look();
    MENTIONS(rulings.person.said());
    rulings.person.type(u"s1"_s);
    rulings.person.click(u"It is: Referred"_s);
    rulings.person.click(u"Settle"_s);
    rulings.look();
    MENTIONS(rulings.person.said());
}

// Who is ejected sits in a match that is on: what becomes of that is asked, and nothing is on record before.
void tst_otherrulings::whoIsEjectedSitsInAMatch()
{
    tournaments::LiveTournament live(setupOf("classic"));
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
    Rulings rulings(live);
    rulings.person.press(Qt::Key_I);
    rulings.person.click(u"What: Ejection"_s);
    rulings.write(u"Player, if one"_s, u"Player 7"_s);
    rulings.write(u"What happened"_s, u"threw the cards⏎"_s);
    rulings.look();
    MENTIONS(rulings.person.said());
    QVERIFY(rulings.stage.session.tournament().setting->incidents.empty());
    rulings.person.click(u"Then: Play on"_s);
    rulings.person.click(u"Eject"_s);
    rulings.look();
    MENTIONS(rulings.person.said());
    rulings.person.click(u"Then: Forfeit to the other side"_s);
    rulings.person.click(u"Eject"_s);
    rulings.look();
    QCOMPARE(rulings.stage.session.tournament().setting->incidents.size(), std::size_t(1));
    QCOMPARE(rulings.match("W1-1").state, tournament::State::Final);
    QVERIFY(rulings.match("W1-1").winner == tournament::Side::A);
}

TEST_CLASS(tst_otherrulings)
#include "tst_otherrulings.moc"
