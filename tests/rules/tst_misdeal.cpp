// May this misdeal still be called? UNC's sheet names four; the other sheets none.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/misdeal.h"
#include "text.h"

using rules::CallableUntil;
using rules::CalledBy;

class tst_misdeal : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void atUnc_data();
    void atUnc();
    void theSentences();
};

void tst_misdeal::atUnc_data()
{
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<CalledBy>("by");
    QTest::addColumn<CallableUntil>("until");
    for (const char* reason : {"no-face-card", "no-spade", "wrong-count"})
        QTest::addRow("%s", reason) << QByteArray(reason) << CalledBy::Anyone << CallableUntil::FirstBid;
    QTest::addRow("hand-information")
        << QByteArray("hand-information") << CalledBy::Opponents << CallableUntil::OpeningLead;
}

void tst_misdeal::atUnc()
{
    QFETCH(QByteArray, reason);
    QFETCH(CalledBy, by);
    QFETCH(CallableUntil, until);
    for (const char* id : {"unc-regular", "unc-championship"}) {
        const rules::Set set = *rules::find(id);
        const rules::MisdealReason* named = rules::misdealOnSheet(set, reason.constData());
        QVERIFY(named && named->by == by && named->until == until);
        QVERIFY(!rules::misdealOnSheet(set, "bad-cards"));
    }
}

void tst_misdeal::theSentences()
{
    const auto says = [](const char* set, const char* reason) {
        return q(wording::text(rules::misdealNotOnSheet(*rules::find(set), reason)));
    };
    SAYS(says("unc-regular", "no-face-card", Stage::BeforeBidding));
    SAYS(says("unc-regular", "no-face-card", Stage::BiddingStarted));
    SAYS(says("unc-regular", "hand-information", Stage::BiddingStarted));
    SAYS(says("washburn", "no-spade", Stage::BeforeBidding));
    SAYS(says("unc-regular", "bad-cards", Stage::BeforeBidding));
}

TEST_CLASS(tst_misdeal)
#include "tst_misdeal.moc"
