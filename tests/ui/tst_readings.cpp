// Where a sheet's words and our reading of them differ, New tournament shows both, and one is chosen.
#include "atnewtournament.h"

#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;

class tst_readings : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void theSheetsBareWordsCanBeChosen();
};

void tst_readings::theSheetsBareWordsCanBeChosen()
{
    stage::AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall Spades"_s);
    form.choose(u"unc"_s);
    QCoreApplication::processEvents(); // what is new in a layout shows itself a little later
    for (const char* key : {"time.onExpiry", "renege.receiverCountsTricks"}) {
        const auto* note = form.named<kit::Prose>(u"readings-"_s + QLatin1String(key));
        QVERIFY(note->isVisible());
        SAYS(stage::textOf(*note));
        const auto* field = form.named<QComboBox>(u"agreed-"_s + QLatin1String(key));
        QVERIFY(field->isVisible());
        QCOMPARE(stage::descriptionOf(*field), stage::textOf(*note));
    }
    auto* tricks = form.named<QComboBox>(u"agreed-renege.receiverCountsTricks"_s);
    tricks->setFocus();
    while (tricks->currentData() != u"true"_s)
        QTest::keyClick(tricks, tricks->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    form.make();
    const auto& rules = form.stage.session.tournament().setting->rules.back();
    QVERIFY(tournament::regularSet(rules).rules.renege->receiverCountsTricks);
    QCOMPARE(rules::phase(rules.venue, "regular")->agreed,
             (std::vector<std::string>{"renege.receiverCountsTricks"}));
    QVERIFY(!rules::phase(rules.venue, "championship")->rules.renege->receiverCountsTricks);
}

TEST_CLASS(tst_readings)
#include "tst_readings.moc"
