// A misdeal at the table: what the venue's sheet lets in, until when, and what a ruling does.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/checks/checks.h"
#include "desk/play/entry.h"
#include "desk/reports/report.h"
#include "program/testclass.h"
#include "tournament/model/inplay.h"
#include "tournament/model/record.h"
#include "wording/text.h"
#include "wording/tournament/sheettext.h"

using tournaments::bidsLine;
using tournaments::handLine;
using tournaments::LiveTournament;

namespace {

std::string call(LiveTournament& live, const desk::MisdealCall& misdeal)
{
    return refusals::firstMistake(desk::misdeal(live.desk(), "J. Park", "W1-1", misdeal));
}

std::vector<std::string> reasons(LiveTournament& live)
{
    std::vector<std::string> all;
    for (const tournament::Item& item : tournament::sheetOf(live.match("W1-1"), 1).items)
        if (const auto* misdeal = std::get_if<scoring::Misdeal>(&item.what))
            all.push_back(misdeal->reason);
    return all;
}

template <rules::CallableUntil until>
void misdeals(rules::Venue& venue)
{
    for (rules::Phase& phase : venue.phases)
        for (rules::MisdealReason& reason : phase.people.misdeal.reasons)
            reason.until = until;
}

/// The first match of a tournament at UNC, called.
struct MisdealAtUnc : LiveTournament {
    explicit MisdealAtUnc(void (*change)(rules::Venue&) = nullptr)
        : LiveTournament({"unc-regular", 4, 4, false, {}, change})
    {
        if (!checkIn("W1-1").empty() || !LiveTournament::call("W1-1").empty())
            qFatal("match 1 was not called");
    }
};

const tournaments::Setup minimumOf11{
    "classic", 4,  4,
    false,     {}, [](rules::Venue& venue) {
    venue.phases.front().rules.bid.minTableTotal = 11; }};

} // namespace

class tst_misdeal : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void theReasonsOfTheSheet();
    void untilWhen();
    void bidsThatWereTypedCount();
    void untilTheCallersOwnBid();
    void untilALaterCard();
    void byRuling();
    void thrownIn();
    void thrownInThoughTheSheetNamesIt();
    void thrownInAfterItWasPlayed();
    void notThrownIn();
    void whoDealsNext();
    void whoDealtFirstFitsWithThePassedDeal();
    void tooLateByTheRecord();
    void tooLateWithAnOverride();
};

void tst_misdeal::theReasonsOfTheSheet()
{
    MisdealAtUnc live;
    std::vector<std::string> words;
    for (const desk::MisdealChoice& choice : desk::misdealChoices(live.match("W1-1")))
        words.push_back(choice.words);
    QVERIFY(std::find(words.begin(), words.end(), "no spade") != words.end());
    QVERIFY(std::find(words.begin(), words.end(),
                      "table talk about a hand (opponents, until the opening lead)") != words.end());
    QVERIFY(desk::misdealChoices(LiveTournament().match("W1-1")).empty()); // classic names none
    SAYS(call(live, {facts::Seat::B1, "bad cards", false, false}));
    QVERIFY(reasons(live).empty());
}

void tst_misdeal::untilWhen()
{
    MisdealAtUnc live;
    QCOMPARE(call(live, {facts::Seat::B1, "no-spade", false, false}), "");
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    const std::string late = call(live, {facts::Seat::B1, "no-spade", false, false});
    MENTIONS(late);
    QCOMPARE(call(live, {facts::Seat::B1, "hand-information", false, true}), "");
    QCOMPARE(reasons(live), (std::vector<std::string>{"no-spade", "hand-information"}));
    QVERIFY(!tournament::openHand(live.match("W1-1"))); // the bids of a void deal count nothing
}

void tst_misdeal::bidsThatWereTypedCount()
{
    MisdealAtUnc live;
    QVERIFY(!call(live, {facts::Seat::B1, "no-face-card", false, true}).empty());
    QCOMPARE(call(live, {facts::Seat::B1, "no-face-card", false, false}), "");
}

// Some of the bids that are typed may be those of others; bids on record are everybody's.
void tst_misdeal::untilTheCallersOwnBid()
{
    MisdealAtUnc live(&misdeals<rules::CallableUntil::OwnBid>);
    QCOMPARE(desk::misdealChoices(live.match("W1-1")).front().words,
             "table talk about a hand (opponents, until they bid)");
    QCOMPARE(call(live, {facts::Seat::B1, "no-spade", false, true}), "");
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    SAYS(call(live, {facts::Seat::B1, "no-spade", false, true}));
    QCOMPARE(call(live, {facts::Seat::B1, "no-spade", false, true, "both captains ask for it"}), "");
    QVERIFY(live.match("W1-1").flags.override);
}

void tst_misdeal::untilALaterCard()
{
    for (const auto change :
         {&misdeals<rules::CallableUntil::OpeningLead>, &misdeals<rules::CallableUntil::SecondTrick>,
          &misdeals<rules::CallableUntil::HandEnd>}) {
        MisdealAtUnc live(change);
        QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
        QCOMPARE(call(live, {facts::Seat::B1, "no-spade", false, true}), "");
        QVERIFY(!tournament::openHand(live.match("W1-1")));
    }
}

void tst_misdeal::byRuling()
{
    LiveTournament classic;
    QCOMPARE(classic.call("W1-1"), "");
    QCOMPARE(classic.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    QCOMPARE(call(classic, {facts::Seat::A2, "", true, true}),
             wording::text({"throw-in-without-reason", {{"match", "match 1"}}}));
    QCOMPARE(call(classic, {facts::Seat::A2, "the deck had 51 cards", true, true}), "");
    SAYS(reasons(classic));
    const tournament::Item item = tournament::sheetOf(classic.match("W1-1"), 1).items.back();
    QVERIFY(std::get<scoring::Misdeal>(item.what).byRuling);
}

// The bids are on record, and then the deal is thrown in.
void tst_misdeal::thrownIn()
{
    LiveTournament live(minimumOf11);
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[3,2]},"b":{"bids":[3,2]}})"), "ok hand 1 a 0 b 0 open");
    QVERIFY(desk::isVoidByBids(live.match("W1-1")));
    QCOMPARE(call(live, {facts::Seat::A1, "below-table-minimum", false, true}), "");
    QVERIFY(!tournament::openHand(live.match("W1-1")));
    QCOMPARE(reasons(live), std::vector<std::string>{"below-table-minimum"});
    QVERIFY(!live.match("W1-1").flags.override);
    // Once more, by a line that names no caller; the third deal is played.
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,1]},"b":{"bids":[3,2]}})"), "ok hand 1 a 0 b 0 open");
    QCOMPARE(live.enter("W1-1", R"({"misdeal":{"reason":"below-table-minimum"}})").substr(0, 10),
             "ok misdeal");
    QCOMPARE(live.enter("W1-1", handLine).substr(0, 9), "ok hand 1");
    const tournament::Match& match = live.match("W1-1");
    const tournament::Sheet sheet = tournament::sheetOf(match, 1);
    scoring::Game game;
    for (const tournament::Item& item : sheet.items)
        game.items.push_back(item.what);
    QCOMPARE(game.items.size(), std::size_t{3}); // the bids of the deals that were thrown in are no hands
    SAYS(wording::sheetText(*match.rules, game, sheet.ledger));
}

// It is never too late for this reason, also where the sheet names it, since it depends on the bids.
void tst_misdeal::thrownInThoughTheSheetNamesIt()
{
    tournaments::Setup setup = minimumOf11;
    setup.change = [](rules::Venue& venue) {
        minimumOf11.change(venue);
        venue.phases.front().people.misdeal.reasons.push_back(
            {"below-table-minimum", rules::CalledBy::Anyone, rules::CallableUntil::FirstBid});
    };
    LiveTournament live(setup);
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[3,2]},"b":{"bids":[3,2]}})"), "ok hand 1 a 0 b 0 open");
    QCOMPARE(call(live, {facts::Seat::A1, "below-table-minimum", false, true, "nobody minds"}), "");
    QVERIFY(!live.match("W1-1").flags.override);
}

// A played hand is thrown in while the next one is being bid: its own bids count, not the open ones.
void tst_misdeal::thrownInAfterItWasPlayed()
{
    const auto against = [](const char* played, const char* open) {
        LiveTournament live(minimumOf11);
        if (!live.call("W1-1").empty() || !live.enter("W1-1", played).starts_with("ok hand 1") ||
            !live.enter("W1-1", open).ends_with("open"))
            qFatal("what is needed was refused");
        const tournament::Sheet sheet = tournament::sheetOf(live.match("W1-1"), 1);
        auto hand = std::get<facts::Hand>(
            *tournament::standingFact(live.desk().tournament(), sheet.items.front().op));
        ++hand.revision;
        hand.struck = true;
        hand.reason = "dealt again";
        if (!live.record(hand).empty())
            qFatal("the hand stayed on the sheet");
        const auto found = desk::objections(
            live.desk().tournament(),
            facts::Misdeal{hand.spot, facts::Seat::A1, std::string(scoring::belowTableMinimum)});
        return found.empty() ? std::string_view() : found.front().message.code;
    };
    const char* low = R"({"a":{"bids":[3,2],"tricks":7},"b":{"bids":[3,2],"tricks":6},)"
                      R"("override":{"reason":"nobody saw it"}})";
    QCOMPARE(std::string(against(low, R"({"a":{"bids":[4,3]},"b":{"bids":[3,3]}})")), "");
    const char* high = R"({"a":{"bids":[4,3],"tricks":7},"b":{"bids":[3,3],"tricks":6}})";
    QCOMPARE(std::string(against(high, R"({"a":{"bids":[3,2]},"b":{"bids":[3,2]}})")),
             "throw-in-minimum-reached");
}

void tst_misdeal::notThrownIn()
{
    LiveTournament classic;
    QCOMPARE(classic.call("W1-1"), "");
    const desk::MisdealCall low{facts::Seat::A1, "below-table-minimum", false, true};
    SAYS(call(classic, low));
    LiveTournament live(minimumOf11);
    QCOMPARE(live.call("W1-1"), "");
    SAYS(call(live, low));
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[3,3]},"b":{"bids":[3,2]}})"), "ok hand 1 a 0 b 0 open");
    SAYS(call(live, low));
    QVERIFY(!live.enter("W1-1", R"({"misdeal":{"reason":"below-table-minimum"}})").starts_with("ok"));
    QVERIFY(!desk::isVoidByBids(live.match("W1-1")));
    QVERIFY(tournament::openHand(live.match("W1-1")));
    // A hand that was played all the same is recorded with a reason, as before.
    LiveTournament played(minimumOf11);
    QCOMPARE(played.call("W1-1"), "");
    QCOMPARE(played.enter("W1-1", R"({"a":{"bids":[3,2]},"b":{"bids":[3,2]}})"), "ok hand 1 a 0 b 0 open");
    QVERIFY(!played.enter("W1-1", R"({"a":{"tricks":7},"b":{"tricks":6}})").starts_with("ok"));
    QVERIFY(
        played.enter("W1-1", R"({"a":{"tricks":7},"b":{"tricks":6},"override":{"reason":"nobody saw it"}})")
            .starts_with("ok hand 1"));
}

void tst_misdeal::whoDealsNext()
{
    desk::CallOptions options;
    options.firstDealer = facts::Seat::B1;
    const auto dealerAfter = [&](LiveTournament& live) {
        if (!live.call("W1-1", options).empty() ||
            !call(live, {facts::Seat::A2, "the deck had 51 cards", true, false}).empty())
            qFatal("the call or the misdeal was refused");
        return tournament::inPlay(live.match("W1-1")).before.dealer;
    };
    LiveTournament same;
    QVERIFY(dealerAfter(same) == facts::Seat::B1);
    LiveTournament passes({"classic", 4, 4, false, {}, [](rules::Venue& venue) {
                               venue.phases.front().people.misdeal.redealer = rules::Redealer::NextDealer;
                           }});
    QVERIFY(dealerAfter(passes) == facts::Seat::A2);
    const int second = tournament::sheetOf(passes.match("W1-1"), 1).items.back().place + 1;
    QVERIFY(tournament::gameBefore(passes.match("W1-1"), 1, second).dealer == facts::Seat::A2);
}

// The first dealer is named once hands are on record, which begin after a deal that was void.
void tst_misdeal::whoDealtFirstFitsWithThePassedDeal()
{
    const auto fits = [](LiveTournament& live, facts::Seat first) {
        if (!live.match("W1-1").call &&
            (!live.call("W1-1").empty() ||
             !call(live, {facts::Seat::A2, "the deck had 51 cards", true, false}).empty() ||
             !live.enter("W1-1", R"({"dealer":"a2","a":{"bids":[4,3],"tricks":8},)"
                                 R"("b":{"bids":[3,2],"tricks":5}})")
                  .starts_with("ok hand 1")))
            qFatal("what is needed was refused");
        facts::Call named = *live.match("W1-1").call;
        named.firstDealer = first;
        return desk::objections(live.desk().tournament(), named).empty();
    };
    LiveTournament same;
    QVERIFY(fits(same, facts::Seat::A2));
    QVERIFY(!fits(same, facts::Seat::B1));
    LiveTournament passes({"classic", 4, 4, false, {}, [](rules::Venue& venue) {
                               venue.phases.front().people.misdeal.redealer = rules::Redealer::NextDealer;
                           }});
    QVERIFY(fits(passes, facts::Seat::B1)); // the left of whom is a2
    QVERIFY(!fits(passes, facts::Seat::A2));
}

// A misdeal from a line of `record` or a fact is checked like one called in the window.
void tst_misdeal::tooLateByTheRecord()
{
    MisdealAtUnc live;
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    const std::string late = live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"no-spade"}})");
    SAYS(late);
    QVERIFY(tournament::openHand(live.match("W1-1")));
    // Talk may be called until the opening lead, and free words are a ruling.
    QCOMPARE(live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"hand-information"}})").substr(0, 10),
             "ok misdeal");
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    QCOMPARE(live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"a card lay open"}})").substr(0, 10),
             "ok misdeal");
    // Between two hands it is about the next deal, which has no bids yet.
    QCOMPARE(
        live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":7},"b":{"bids":[3,2],"tricks":6}})").substr(0, 9),
        "ok hand 1");
    QCOMPARE(live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"no-spade"}})").substr(0, 10),
             "ok misdeal");
}

void tst_misdeal::tooLateWithAnOverride()
{
    MisdealAtUnc live;
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    QCOMPARE(live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"no-spade"},)"
                                R"("override":{"reason":"both captains ask for it"}})")
                 .substr(0, 10),
             "ok misdeal");
    QVERIFY(live.match("W1-1").flags.override);
    const auto exceptions = desk::exceptionsIn(live.desk().tournament());
    QVERIFY(std::any_of(exceptions.begin(), exceptions.end(), [](const desk::ReportedException& each) {
        return each.text.find(
                   "misdeal called by Player 7 (B1) (no spade); exception: both captains ask for it") !=
               std::string::npos;
    }));
    // In the window: typed bids count, and an override that nothing calls for is none.
    desk::MisdealCall asked{facts::Seat::B1, "no-spade", false, true, "nobody minds"};
    QCOMPARE(call(live, asked), "");
    asked.hasBidding = false;
    QCOMPARE(call(live, asked), "");
    std::vector<std::string> overrides;
    for (const tournament::Item& item : tournament::sheetOf(live.match("W1-1"), 1).items)
        overrides.push_back(scoring::overrideOf(item.what).value_or("none"));
    SAYS(overrides);
}

TEST_CLASS(tst_misdeal)
#include "tst_misdeal.moc"
