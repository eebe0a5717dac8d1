// The score sheets of venues whose rules are other than those of the built-in sets.
#include "pdf.h"
#include "tournaments/livetournament.h"

#include "program/testclass.h"

using namespace Qt::StringLiterals;
using pdf::wordsOf;

class tst_venuesheets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSheetHasNoBagsThatAreNotKept();
    void aSheetMarksBlindBids();
};

void tst_venuesheets::aSheetHasNoBagsThatAreNotKept()
{
    tournaments::Setup setup;
    setup.change = [](rules::Venue& venue) {
        venue.phases.front().rules.overtrickPoints = 0;
        venue.phases.front().rules.bags = {};
    };
    tournaments::LiveTournament live(setup);
    const QString text = wordsOf(live, u"scoresheet"_s, "W1-1");
    QVERIFY2(!text.contains(u"bag"_s, Qt::CaseInsensitive), qPrintable(text));
    tournaments::LiveTournament kept;
    pdf::contains(wordsOf(kept, u"scoresheet"_s, "W1-1"), {u"Bags"_s});
}

void tst_venuesheets::aSheetMarksBlindBids()
{
    tournaments::Setup setup;
    setup.rules = "unc";
    setup.change = [](rules::Venue& venue) { venue.phases.front().rules.contract.blindBid.emplace(); };
    tournaments::LiveTournament live(setup);
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"), {u"Write B beside a blind bid."_s});
    pdf::checkIn(live, "W1-1");
    QCOMPARE(live.call("W1-1"), std::string());
    QVERIFY(
        live.enter("W1-1", R"({"a":{"bids":[3,3],"blind":true,"tricks":7},"b":{"bids":[3,2],"tricks":6}})")
            .starts_with("ok"));
    pdf::contains(wordsOf(live, u"scoresheet"_s, "W1-1"), {u"3 blind 3 blind 7"_s}); // under both numbers
}

TEST_CLASS(tst_venuesheets)
#include "tst_venuesheets.moc"
