// Renege cases: what a ruling does under each rule set, before it is made and after, early and late.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/corrections/undo.h"
#include "desk/reports/status.h"
#include "desk/rulings/ruling.h"
#include "program/testclass.h"
#include "tournament/queries/verdict.h"

using desk::CaseOptions;
using facts::Ruling;
using refusals::codes;
using refusals::mistakes;
using tournament::State;
using tournaments::LiveTournament;
using Score = scoring::PerSide<int>;

namespace {

/// A bids 7 and takes 8, B bids 5 and takes 5: 71 to 50 by every sheet.
std::string ordinaryHand(const LiveTournament& live)
{
    const bool bySide = live.match("W1-1").rules->rules.bid.entry == scoring::BidEntry::Team;
    return bySide ? R"({"a":{"bid":7,"tricks":8},"b":{"bid":5,"tricks":5}})"
                  : R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
}

class AfterAnOrdinaryHand : public LiveTournament {
public:
    explicit AfterAnOrdinaryHand(void (*change)(rules::Venue&) = nullptr)
        : LiveTournament({"unc-regular", 2, 1, false, {}, change})
    {
        QCOMPARE(checkIn("W1-1"), "");
        enter("W1-1", ordinaryHand(*this));
    }
};

desk::Answer<desk::Correction> rule(LiveTournament& live, const CaseOptions& options)
{
    return desk::record(live.desk(), "J. Park", desk::ruleOnCase(options));
}

/// What it would do.
desk::Answer<desk::Correction> lookAt(LiveTournament& live, const CaseOptions& options)
{
    return desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park",
                         desk::ruleOnCase(options));
}

CaseOptions claim(facts::Challenger by, facts::Seat accused, std::optional<Ruling> ruling, int hand = 1)
{
    return {.match = "W1-1", .hand = hand, .claim = desk::Claim{by, accused, 4}, .ruling = ruling};
}

/// A venue at which a renege that is proven loses the game.
void renegeLosesGame(rules::Venue& venue)
{
    venue.phases.front().rules.renege->effect = scoring::RenegeEffect::LoseGame;
}

Score scoreOf(const tournament::Tournament& tournament)
{
    return tournament::result(*tournament::match(tournament, "W1-1")).score;
}

} // namespace

Q_DECLARE_METATYPE(std::optional<Ruling>)

class tst_ruling : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void effects_data();
    void effects();
    void autoSet();
    void lostGame();
    void secondOffence();
    void severalInOneHand();
    void decidedLater();
    void reopened();
    void endsTheGameEarlier();
    void afterTheBracketMoved();
    void saysWhatItDoes();
    void staysInTheLedger();
    void againstTheEvidenceTakesAReason();
    void aChangedRulingIsPreviewedBeforeItsReason();
    void pointsArePreviewedBeforeTheirReason();
    void saysWhatCannotBe();
};

void tst_ruling::effects_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<facts::Challenger>("by");
    QTest::addColumn<std::optional<Ruling>>("ruling");
    QTest::addColumn<int>("a");
    QTest::addColumn<int>("b");
    const auto row = [](const char* rules, facts::Challenger by, std::optional<Ruling> ruling, int a, int b) {
        const auto word = ruling ? facts::word(*ruling) : std::string_view("pending");
        QTest::addRow("%s, by %s, %s", rules, facts::word(by).data(), word.data())
            << QByteArray(rules) << by << ruling << a << b;
    };
    using enum facts::Challenger;
    // Three books off the offender's count and 30 to the others: A has 5 of 7, B made its 5.
    for (const char* unc : {"unc-regular", "unc-championship"}) {
        row(unc, B, Ruling::Upheld, -70, 80);
        row(unc, Supervisor, Ruling::Upheld, -70, 80);
        row(unc, B, Ruling::Rejected, 71, 50);
        row(unc, B, Ruling::Withdrawn, 71, 50);
        row(unc, B, {}, 71, 50);
    }
    // Who loses the challenge pays: a set bid is worth nothing, nobody is given anything.
    row("mckendree", B, Ruling::Upheld, 0, 50);
    row("mckendree", B, Ruling::Rejected, 71, 0);
    row("mckendree", Supervisor, Ruling::Rejected, 71, 50);
    row("mckendree", B, Ruling::Withdrawn, 71, 50);
    // No rule: on record, without effect.
    for (const char* none : {"washburn", "classic", "traditional", "cardominoes"}) {
        row(none, B, Ruling::Upheld, 71, 50);
        row(none, B, Ruling::Rejected, 71, 50);
    }
}

void tst_ruling::effects()
{
    QFETCH(QByteArray, rules);
    QFETCH(facts::Challenger, by);
    QFETCH(std::optional<Ruling>, ruling);
    QFETCH(int, a);
    QFETCH(int, b);
    LiveTournament live({rules.toStdString(), 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.enter("W1-1", ordinaryHand(live)).substr(0, 2), "ok");
    const CaseOptions options = claim(by, facts::Seat::A1, ruling);
    const auto preview = lookAt(live, options);
    QVERIFY2(preview, qPrintable(mistakes(preview)));
    QCOMPARE(scoreOf(preview->before), (Score{71, 50}));
    QCOMPARE(scoreOf(preview->after), (Score{a, b}));
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{71, 50})); // nothing is recorded yet
    const auto recorded = rule(live, options);
    QVERIFY2(recorded, qPrintable(mistakes(recorded)));
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{a, b}));
    // What the table counted stays as it is.
    const auto& hand = std::get<scoring::Hand>(live.match("W1-1").games[0].items[0].what);
    QCOMPARE(scoring::rawTricks(hand.sides.a), 8);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{71, 50}));
    QVERIFY(live.match("W1-1").games[0].items[0].cases.empty());
}

void tst_ruling::autoSet()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}, [](rules::Venue& venue) {
                             venue.phases.front().rules.renege->effect = scoring::RenegeEffect::AutoSet;
                         }});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", R"({"a":{"bids":[1,3],"tricks":10},"b":{"bids":[1,3],"tricks":3}})");
    QVERIFY(rule(live, claim(facts::Challenger::B, facts::Seat::A2, Ruling::Upheld)));
    // Set whatever it took: -40, and no overtricks; B is set as it was, with 30 for the renege.
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{-40, -10}));
}

void tst_ruling::lostGame()
{
    AfterAnOrdinaryHand live(renegeLosesGame);
    QVERIFY(rule(live, claim(facts::Challenger::B, facts::Seat::A1, Ruling::Upheld)));
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(tournament::result(live.match("W1-1")).winner, scoring::Side::B);
    QCOMPARE(tournament::result(live.match("W1-1")).by, scoring::By::Renege);
}

void tst_ruling::secondOffence()
{
    AfterAnOrdinaryHand live([](rules::Venue& venue) {
        venue.phases.front().rules.renege->secondOffence = scoring::SecondOffence::LoseGame;
    });
    live.enter("W1-1", ordinaryHand(live));
    const auto against = [](int hand) {
        return claim(facts::Challenger::B, facts::Seat::A1, Ruling::Upheld, hand);
    };
    const auto first = rule(live, against(1));
    QVERIFY2(first, qPrintable(mistakes(first)));
    QCOMPARE(live.match("W1-1").state, State::Playing);
    const auto second = rule(live, against(2));
    QVERIFY2(second, qPrintable(mistakes(second)));
    QCOMPARE(desk::upheldBefore(live.match("W1-1"), {scoring::Side::A, 0}, second->challenge), 1);
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(tournament::result(live.match("W1-1")).by, scoring::By::Renege);
}

void tst_ruling::severalInOneHand()
{
    AfterAnOrdinaryHand live;
    QVERIFY(rule(live, claim(facts::Challenger::B, facts::Seat::A1, std::nullopt)));
    CaseOptions other = claim(facts::Challenger::A, facts::Seat::B2, std::nullopt);
    other.claim->book = 7;
    QVERIFY(rule(live, other));
    QVERIFY(live.match("W1-1").flags.pending);
    QVERIFY(!tournament::undecidedHand(live.match("W1-1"))); // the score alone ends nothing yet
    CaseOptions decided{.match = "W1-1", .ruling = Ruling::Upheld};
    QCOMPARE(codes(rule(live, decided)), QStringLiteral("ruling-which-challenge"));
    decided.which = 2;
    QVERIFY(rule(live, decided));
    // B made 5, and has 2 left: -50; A keeps its 71 and is given 30.
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{101, -50}));
    decided.which.reset(); // the one that is left
    decided.ruling = Ruling::Rejected;
    QVERIFY(rule(live, decided));
    QVERIFY(!live.match("W1-1").flags.pending);
    const auto cases = desk::casesIn(live.desk().tournament());
    QCOMPARE(cases.size(), std::size_t(2));
    QCOMPARE(cases[0].which, 2); // the newest first
    QCOMPARE(cases[0].decision->ruling, Ruling::Upheld);
    QCOMPARE(cases[1].decision->ruling, Ruling::Rejected);
}

void tst_ruling::decidedLater()
{
    AfterAnOrdinaryHand live;
    CaseOptions options = claim(facts::Challenger::B, facts::Seat::A1, std::nullopt);
    options.evidence = facts::Evidence();
    options.evidence->led = facts::Suit::Clubs;
    options.evidence->played = "7D";
    QVERIFY(rule(live, options));
    auto cases = desk::casesIn(live.desk().tournament());
    QVERIFY(!cases[0].decision);
    QCOMPARE(*cases[0].evidence->played, "7D");
    CaseOptions later{.match = "W1-1", .evidence = *cases[0].evidence};
    QCOMPARE(codes(rule(live, later)), QStringLiteral("ruling-unchanged"));
    later.evidence->known = facts::Known::Shown;
    later.evidence->shown = "QC";
    later.evidence->shownBook = 9;
    later.ruling = Ruling::Upheld;
    const auto done = rule(live, later);
    QVERIFY2(done, qPrintable(mistakes(done)));
    cases = desk::casesIn(live.desk().tournament());
    QCOMPARE(*cases[0].evidence->shown, "QC");
    QCOMPARE(desk::findingOf(live.match("W1-1"), 4, *cases[0].evidence).verdict, rules::Verdict::Proven);
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{-70, 80}));
}

void tst_ruling::reopened()
{
    AfterAnOrdinaryHand live;
    QVERIFY(rule(live, claim(facts::Challenger::B, facts::Seat::A1, Ruling::Rejected)));
    CaseOptions again{.match = "W1-1", .ruling = Ruling::Upheld, .reason = "the turned cards were found"};
    QVERIFY(rule(live, again));
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{-70, 80}));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{71, 50})); // as it was decided first
}

// Two hands of 12 tricks take A to 240; the third would win at 300, had A not reneged in it.
void tst_ruling::endsTheGameEarlier()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    const std::string big = R"({"a":{"bids":[4,4],"tricks":8},"b":{"bids":[1,3],"tricks":5}})";
    for (int hand = 1; hand <= 4; ++hand)
        live.enter("W1-1", big);
    QCOMPARE(live.match("W1-1").state, State::Ended); // 320 to 164
    QVERIFY(rule(live, claim(facts::Challenger::B, facts::Seat::A1, Ruling::Upheld, 4)));
    QCOMPARE(live.match("W1-1").state, State::Playing); // 240 - 80 to 164 + 30
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{160, 194}));
    live.enter("W1-1", big); // 240 to 235
    CaseOptions again{.match = "W1-1", .hand = 4, .ruling = Ruling::Withdrawn};
    QVERIFY(rule(live, again));
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(live.match("W1-1").games[0].ledger.hands[4].state, scoring::State::AfterEnd);
    QCOMPARE(scoreOf(live.desk().tournament()), (Score{320, 164}));
}

void tst_ruling::afterTheBracketMoved()
{
    LiveTournament live({"unc-regular", 4, 4, false, {}, renegeLosesGame});
    for (const char* match : {"W1-1", "W1-2"})
        QCOMPARE(live.checkIn(match), "");
    for (const char* match : {"W1-1", "W1-2"}) {
        while (live.match(match).state < State::Ended)
            QCOMPARE(live.enter(match, R"({"a":{"bids":[6,6],"tricks":12},"b":{"bids":[1,3],"tricks":1}})")
                         .substr(0, 2),
                     "ok");
        QCOMPARE(live.finish(match), "");
    }
    QCOMPARE(live.checkIn("W2-1"), "");
    QCOMPARE(live.call("W2-1"), "");
    const int last = static_cast<int>(live.match("W1-1").games[0].items.size());
    CaseOptions late = claim(facts::Challenger::B, facts::Seat::A1, Ruling::Upheld, last);
    const auto preview = lookAt(live, late);
    QVERIFY2(preview, qPrintable(mistakes(preview)));
    QCOMPARE(preview->undecided, std::vector<std::string>{"W2-1"});
    const auto refused = rule(live, late);
    QVERIFY(!refused);
    MENTIONS(mistakes(refused));
    late.then = {{"W2-1", facts::Resolution::Replay}};
    const auto done = rule(live, late);
    QVERIFY2(done, qPrintable(mistakes(done)));
    QCOMPARE(live.match("W1-1").winner, scoring::Side::B);
    QCOMPARE(live.match("W2-1").attempt, 2);
    QCOMPARE(live.match("W2-1").teams.a, "T4");
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(live.match("W1-1").winner, scoring::Side::A);
    QCOMPARE(live.match("W2-1").attempt, 1);
    QVERIFY(!live.match("W2-1").flags.disputed);
}

void tst_ruling::saysWhatItDoes()
{
    AfterAnOrdinaryHand live;
    CaseOptions options = claim(facts::Challenger::B, facts::Seat::A1, Ruling::Upheld);
    options.evidence = facts::Evidence();
    options.evidence->known = facts::Known::Shown;
    options.evidence->led = facts::Suit::Clubs;
    options.evidence->played = "7D";
    options.evidence->shown = "QC";
    options.evidence->shownBook = 9;
    const auto done = rule(live, options);
    const QString text = QString::fromStdString(desk::correctionText(*done));
    MENTIONS_ALL(text, 5);
    QVERIFY(desk::correctionJson(*done).find("\"finding\":\"proven\"") != std::string::npos);
}

// A ruling stays listed under its hand, also if it cost nothing.
void tst_ruling::staysInTheLedger()
{
    AfterAnOrdinaryHand live;
    const auto ledger = [&] {
        return QString::fromStdString(desk::ledger(live.desk().tournament(), "W1-1", desk::As::Text).value());
    };

    QVERIFY(rule(live, claim(facts::Challenger::B, facts::Seat::A1, {})));
    MENTIONS(ledger());
    CaseOptions decided{.match = "W1-1", .ruling = Ruling::Rejected};
    QVERIFY(rule(live, decided));
    MENTIONS(ledger());
    decided.ruling = Ruling::Upheld;
    QVERIFY(rule(live, decided));
    MENTIONS(ledger());
}

void tst_ruling::againstTheEvidenceTakesAReason()
{
    AfterAnOrdinaryHand live;
    const auto ruled = [&](CaseOptions options) {
        const auto look = lookAt(live, options);
        QVERIFY2(look, qPrintable(mistakes(look)));
        MENTIONS(desk::correctionText(*look));
        SAYS(mistakes(rule(live, options)));
        QVERIFY(live.match("W1-1").games[0].items[0].cases.empty());
        options.reason = "another deck lay on the table";
        const auto done = rule(live, options);
        QVERIFY2(done, qPrintable(mistakes(done)));
        MENTIONS(desk::correctionText(*done));
        QVERIFY(desk::undo(live.desk(), "J. Park"));
    };
    CaseOptions proven = claim(facts::Challenger::B, facts::Seat::A1, Ruling::Rejected);
    proven.evidence = facts::Evidence();
    proven.evidence->known = facts::Known::Admitted;
    ruled(proven);
    CaseOptions contradicted = claim(facts::Challenger::B, facts::Seat::A1, Ruling::Upheld);
    contradicted.evidence = facts::Evidence();
    contradicted.evidence->led = facts::Suit::Clubs;
    contradicted.evidence->played = "7C";
    ruled(contradicted);
    // A ruling that follows the evidence needs no reason, also if the evidence comes after the ruling.
    proven.evidence.reset();
    QVERIFY(rule(live, proven));
    CaseOptions later{.match = "W1-1", .evidence = facts::Evidence()};
    later.evidence->known = facts::Known::Admitted;
    const auto look = lookAt(live, later);
    QVERIFY(look);
    MENTIONS(desk::correctionText(*look));
    QCOMPARE(codes(rule(live, later)), QStringLiteral("ruling-denied-against-evidence"));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    proven.evidence = later.evidence;
    proven.ruling = Ruling::Upheld;
    const auto done = rule(live, proven);
    QVERIFY2(done, qPrintable(mistakes(done)));
    QVERIFY(desk::correctionText(*done).find("though") == std::string::npos);
}

// The match is signed, so the change needs a reason.
void tst_ruling::aChangedRulingIsPreviewedBeforeItsReason()
{
    AfterAnOrdinaryHand live(renegeLosesGame);
    QVERIFY(rule(live, claim(facts::Challenger::B, facts::Seat::A1, Ruling::Upheld)));
    QCOMPARE(live.finish("W1-1"), "");
    const CaseOptions changed{.match = "W1-1", .which = 1, .ruling = Ruling::Rejected};
    const auto look = lookAt(live, changed);
    QVERIFY2(look, qPrintable(mistakes(look)));
    QCOMPARE(codes(rule(live, changed)), QStringLiteral("ruling-final-needs-reason"));
}

void tst_ruling::pointsArePreviewedBeforeTheirReason()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", ordinaryHand(live));
    const desk::HandRulingOptions points{.match = "W1-1", .what = 10};
    const auto look = desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park",
                                    desk::ruleOnHand(points));
    QVERIFY2(look, qPrintable(mistakes(look)));
    for (const facts::Entry& entry : tournament::entries(look->after))
        if (const auto* added = std::get_if<facts::Adjustment>(&entry.fact))
            QCOMPARE(added->reason, std::string());
    QVERIFY(!desk::record(live.desk(), "J. Park", desk::ruleOnHand(points)));
}

void tst_ruling::saysWhatCannotBe()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    const CaseOptions options = claim(facts::Challenger::B, facts::Seat::A1, Ruling::Upheld);
    SAYS(mistakes(rule(live, options)));
    live.enter("W1-1", ordinaryHand(live));
    SAYS(mistakes(rule(live, claim(facts::Challenger::A, facts::Seat::A1, Ruling::Upheld))));
    CaseOptions unknown{.match = "W1-1", .ruling = Ruling::Upheld};
    QCOMPARE(codes(rule(live, unknown)), QStringLiteral("hand-not-challenged"));
    unknown.hand = 2;
    SAYS(mistakes(rule(live, unknown)));
    // Somebody else puts a hand in before it meanwhile: the number means another hand.
    const tournament::Tournament seen = live.desk().tournament();
    live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"no-spade"}})");
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(desk::record(live.desk(), "J. Park", desk::ruleOnCase(options), &seen));
}

TEST_CLASS(tst_ruling)
#include "tst_ruling.moc"
