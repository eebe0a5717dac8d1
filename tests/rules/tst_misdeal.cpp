// May this misdeal still be called? UNC's sheet names four; the other sheets none.
#include "golden/says.h"
#include "rules/builtin.h"
#include "rules/misdeal.h"
#include "text.h"

using rules::MayCall;
using rules::Stage;

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
    QTest::addColumn<Stage>("stage");
    QTest::addColumn<MayCall>("answer");
    const auto row = [](const char* reason, Stage stage, MayCall answer) {
        QTest::addRow("%s, stage %d", reason, static_cast<int>(stage))
            << QByteArray(reason) << stage << answer;
    };
    for (const char* reason : {"no-face-card", "no-spade", "wrong-count"}) {
        row(reason, Stage::BeforeBidding, MayCall::Anyone);
        row(reason, Stage::BiddingStarted, MayCall::TooLate);
        row(reason, Stage::PlayStarted, MayCall::TooLate);
    }
    row("hand-information", Stage::BeforeBidding, MayCall::OpponentsOnly);
    row("hand-information", Stage::BiddingStarted, MayCall::OpponentsOnly);
    row("hand-information", Stage::PlayStarted, MayCall::TooLate);
    row("bad-cards", Stage::BeforeBidding, MayCall::NotOnSheet);
}

void tst_misdeal::atUnc()
{
    QFETCH(QByteArray, reason);
    QFETCH(Stage, stage);
    QFETCH(MayCall, answer);
    for (const char* id : {"unc-regular", "unc-championship"})
        QCOMPARE(rules::misdeal(*rules::find(id), reason.constData(), stage).answer, answer);
}

void tst_misdeal::theSentences()
{
    const auto says = [](const char* set, const char* reason, Stage stage) {
        return q(wording::text(rules::misdeal(*rules::find(set), reason, stage).why));
    };
    SAYS(says("unc-regular", "no-face-card", Stage::BeforeBidding));
    SAYS(says("unc-regular", "no-face-card", Stage::BiddingStarted));
    SAYS(says("unc-regular", "hand-information", Stage::BiddingStarted));
    SAYS(says("washburn", "no-spade", Stage::BeforeBidding));
    SAYS(says("unc-regular", "bad-cards", Stage::BeforeBidding));
}

QTEST_GUILESS_MAIN(tst_misdeal)
#include "tst_misdeal.moc"
