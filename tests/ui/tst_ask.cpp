// Questions asked in place: which key chooses, answers and goes on.
#include "stage.h"

#include "ui/kit/ask.h"

#include <QLineEdit>

class tst_ask : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void enterTakesTheChoiceOneWentTo();
    void theFieldOfANumberIsShort();
    void anArrowChooses();
    void eachQuestionHasItsKeys();
    void aTextIsRequiredByAValue();
    void tabComesByAQuestionWhereItStands();
};

void tst_ask::enterTakesTheChoiceOneWentTo()
{
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    enum class They { AreTheSame, AreTwo, AreBoth };
    kit::Answers answered;
    ask.resize(900, 300);
    ask.ask(u"Same person?"_s,
            {{u"They are"_s,
              {{They::AreTheSame, u"The same"_s}, {They::AreTwo, u"Another"_s}, {They::AreBoth, u"Both"_s}},
              {},
              false},
             {u"Why"_s, {}, {}, false}},
            u"That is so"_s, [&](const kit::Answers& answers) { answered = answers; });
    ask.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&ask));
    ask.takeFocus();
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };

    press(Qt::Key_Return); // the first looks chosen, and is now; nothing is accepted with it
    QVERIFY(answered.all.isEmpty());
    QVERIFY(ask.field(1)->hasFocus());
    ask.takeFocus();
    press(Qt::Key_Right);
    SAYS(stage::nameOf(*QApplication::focusWidget()));
    press(Qt::Key_Return);
    MENTIONS(stage::labelsOn(ask));
    QVERIFY(answered.all.isEmpty());
    QTest::keyClicks(QApplication::focusWidget(), u"twins"_s);
    press(Qt::Key_Return);
    QVERIFY(answered.chosen<They>(0) == They::AreTwo);
    QCOMPARE(answered.text(1), u"twins"_s);
}

void tst_ask::theFieldOfANumberIsShort()
{
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    ask.resize(1400, 300);
    ask.ask(u"From paper"_s, {{.label = u"Points"_s, .isNumber = true}, {.label = u"Reason"_s}}, u"Save"_s,
            [](const kit::Answers&) {});
    QTRY_VERIFY(ask.field(1)->width() > 1000);
    QVERIFY(ask.field(0)->width() < 200);
    QCOMPARE(ask.field(0)->mapTo(&ask, QPoint()).x(), ask.field(1)->mapTo(&ask, QPoint()).x());
}

void tst_ask::anArrowChooses()
{
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    kit::Answers answered;
    ask.ask(u"Winner"_s, {{u"Winner"_s, {{1, u"First"_s}, {2, u"Second"_s}, {3, u"Third"_s}}, {}, false}},
            u"Decide"_s, [&](const kit::Answers& answers) { answered = answers; });
    ask.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&ask));
    ask.takeFocus();
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    press(Qt::Key_Right); // though none was chosen
    QCOMPARE(stage::nameOf(*QApplication::focusWidget()), u"Winner: Second"_s);
    QVERIFY(qobject_cast<QAbstractButton*>(QApplication::focusWidget())->isChecked());
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QCOMPARE(answered.chosen<int>(0), 3);
}

// The keys are of the question that has the focus, which goes on from one to the next.
void tst_ask::eachQuestionHasItsKeys()
{
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    kit::Answers answered;
    ask.ask(u"Decide this match"_s,
            {{.label = u"Winner"_s, .choices = {{1, u"Full House"_s}, {2, u"Low Club"_s}}, .hasKeys = true},
             {.label = u"Outcome"_s,
              .choices = {{3, u"No-show"_s}, {4, u"Forfeit"_s}, {5, u"Default"_s}},
              .hasKeys = true}},
            u"Decide"_s, [&](const kit::Answers& answers) { answered = answers; });
    ask.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&ask));
    ask.takeFocus();
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    press(Qt::Key_2);
    press(Qt::Key_3);
    ask.findChild<QPushButton*>(u"accept"_s)->setFocus();
    press(Qt::Key_1); // no question has the focus: of the first
    press(Qt::Key_3); // which has no third choice
    ask.accept();
    QCOMPARE(answered.chosen<int>(0), 1);
    QCOMPARE(answered.chosen<int>(1), 5);
}

void tst_ask::aTextIsRequiredByAValue()
{
    enum class Then { Forfeit, PlayOn };
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    kit::Answers answered;
    ask.ask(u"Ejected"_s,
            {{u"Then"_s, {{Then::Forfeit, u"The same"_s}, {Then::PlayOn, u"The same"_s}}, {}, false},
             {u"Reason"_s, {}, {}, false, {QVariant::fromValue(Then::PlayOn)}}},
            u"Eject"_s, [&](const kit::Answers& answers) { answered = answers; });
    auto* accept = ask.findChild<QPushButton*>(u"accept"_s);
    const auto looksReady = [&] {
        const QImage image = accept->grab().toImage();
        return image.pixelColor(6, image.height() / 2) == stage.theme.colors().ink;
    };
    QVERIFY(!looksReady());
    const auto choose = [&](qsizetype at) {
        ask.findChildren<QButtonGroup*>().constFirst()->buttons().at(at)->click();
    };
    choose(1);
    QVERIFY(ask.field(1)->isEnabled());
    QVERIFY(!looksReady());
    ask.accept();
    QVERIFY(!ask.isAnswered());
    ask.field(1)->setText(u"shouting"_s);
    QVERIFY(looksReady());
    ask.field(1)->clear();
    choose(0);
    QVERIFY(!ask.field(1)->isEnabled());
    QVERIFY(looksReady());
    ask.accept();
    QVERIFY(ask.isAnswered());
    QVERIFY(answered.isChosen(0) && answered.chosen<Then>(0) == Then::Forfeit);
    QVERIFY(answered.text(1).isEmpty());
}

// Its fields and buttons are made later than what stands below it.
void tst_ask::tabComesByAQuestionWhereItStands()
{
    stage::Stage stage;
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* above = new QPushButton(u"Above"_s);
    auto* ask = new kit::Ask(stage.theme);
    auto* below = new QPushButton(u"Below"_s);
    for (QWidget* each : std::initializer_list<QWidget*>{above, ask, below})
        column->addWidget(each);
    for (int times = 0; times < 2; ++times) // asked again, its parts are others
        ask->ask(u"Rename"_s, {{u"Name"_s}, {u"Reason"_s, {}, {}, true}}, u"Rename"_s, {});
    stage::bringUp(window);
    above->setFocus();
    QWidgetList stops;
    for (int times = 0; times < 5; ++times) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        stops << QApplication::focusWidget();
    }
    QCOMPARE(stops, QWidgetList({ask->field(0), ask->field(1), ask->findChild<QWidget*>(u"accept"_s),
                                 ask->findChild<QWidget*>(u"cancel"_s), below}));
}

TEST_CLASS(tst_ask)
#include "tst_ask.moc"
