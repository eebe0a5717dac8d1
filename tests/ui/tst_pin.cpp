// While a PIN is asked for: what no key gets past, what is no PIN, and what comes of the one that is given.
#include "atdesktop.h"

#include "ui/kit/ask.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"

#include <QLineEdit>

#include <memory>

class tst_pin : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void noKeyGetsPastTheQuestion();
    void theFormIsGivenBack();
    void theWidgetFocusedMeanwhileKeepsTheFocus();
    void theLockSurvivesARestart();
    void aScannedCardIsNotAPin();
    void erasedDigitsDoNotSpoilAPin();
    void whoOpensTheLockIsOnDuty();
    void enterPressesTheButtonThatHasTheFocus();
};

namespace {

class PinTournament {
public:
    PinTournament()
    {
        start();
        stage::givePin(*desktop, *person);
    }
    /// The program, where it runs already for another time.
    void start()
    {
        person.reset();
        desktop.reset();
        desktop = std::make_unique<desktop::Desktop>(duty::leastCost());
        wasLockedAtOnce = desktop->lock().isLocked();
        stage::open(*desktop, played);
        person = std::make_unique<stage::Person>(desktop->window(), desktop->session());
        person->wait();
    }
    void keys(const QString& keys) const { stage::typePin(*desktop, *person, keys); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        person->press(key, modifiers);
    }
    /// Digits and Enter, so many milliseconds apart.
    void send(const QString& digits, int apart)
    {
        const QString line = digits + u'\r';
        for (const QChar digit : line) {
            const int key = digit == u'\r' ? int(Qt::Key_Return) : int(digit.unicode());
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, digit);
            event.setTimestamp(m_sent += static_cast<quint64>(apart));
            QCoreApplication::sendEvent(QApplication::focusWidget(), &event);
        }
        keys({});
    }
    bool says(const QString& words) const { return person->said().contains(words); }
    /// F6 on the sheet of a match that is finished asks for one.
    kit::Ask* askForPin()
    {
        Q_EMIT desktop->window().current()->matchWanted(QString::fromStdString(played.match(1)));
        person->wait();
        press(Qt::Key_F6);
        if (!isAsked())
            qFatal("%s", qPrintable(person->said()));
        return desktop->sheets().current()->findChild<kit::Ask*>();
    }
    bool isAsked() const { return says(u"enter a supervisor’s PIN"_s); }
    bool hasFocusInside() const
    {
        const QWidget* field = person->find<QLineEdit>(u"PIN"_s);
        return field->parentWidget()->parentWidget()->isAncestorOf(QApplication::focusWidget());
    }
    void lock() const
    {
        press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY2(desktop->lock().isLocked(), qPrintable(person->said()));
    }

    stage::HalfPlayed played;
    stage::Settings settings;
    std::unique_ptr<desktop::Desktop> desktop;
    std::unique_ptr<stage::Person> person;
    bool wasLockedAtOnce = false; ///< before it was shown

private:
    quint64 m_sent = 1'000'000; ///< when the last of such keys came
};

} // namespace

void tst_pin::noKeyGetsPastTheQuestion()
{
    PinTournament live;
    const kit::Ask* ask = live.askForPin();
    const auto* screen = live.desktop->window().current();
    const double scale = live.desktop->theme().scale();
    const long long before = live.desktop->session().shown().head.seq;
    QCOMPARE(stage::nameOf(*QApplication::focusWidget()), u"PIN"_s); // at once
    for (const int key : {Qt::Key_K, Qt::Key_H, Qt::Key_1, Qt::Key_L, Qt::Key_N, Qt::Key_Z, Qt::Key_Plus}) {
        live.press(key, Qt::ControlModifier);
        QVERIFY2(live.hasFocusInside(), QKeySequence(key).toString().toUtf8());
    }
    for (const int key : {Qt::Key_Slash, Qt::Key_F2, Qt::Key_F4, Qt::Key_F10, Qt::Key_Up})
        live.press(key);
    for (int i = 0; i < 30; ++i) {
        live.press(i < 15 ? Qt::Key_Tab : Qt::Key_Backtab);
        QVERIFY(live.hasFocusInside());
    }
    QVERIFY(live.isAsked());
    QVERIFY(!live.desktop->lock().isLocked());
    QVERIFY(!live.desktop->window().finder().isVisible());
    QCOMPARE(live.desktop->window().current(), screen);
    QCOMPARE(live.desktop->theme().scale(), scale);
    QCOMPARE(live.desktop->session().shown().head.seq, before);
    live.person->find<QLineEdit>(u"PIN"_s)->setFocus();
    live.press(Qt::Key_Return); // clears what spoiled it
    QVERIFY2(live.says(u"didn’t count as a try"_s), qPrintable(live.person->said()));
    live.keys(u"4711⏎"_s);
    QVERIFY2(ask->isOpen(), qPrintable(live.person->said()));
    live.press(Qt::Key_Escape);
    live.press(Qt::Key_K, Qt::ControlModifier); // as ever
    QVERIFY(live.desktop->window().finder().isVisible());
}

void tst_pin::theFormIsGivenBack()
{
    PinTournament live;
    live.askForPin();
    live.press(Qt::Key_Escape);
    QVERIFY(!live.isAsked());
    const QWidget* sheet = QApplication::focusWidget();
    QVERIFY(live.desktop->window().current()->isAncestorOf(sheet));
    live.press(Qt::Key_F6);
    for (int i = 0; i < 3; ++i)
        live.press(Qt::Key_Tab);
    live.press(Qt::Key_Escape); // from wherever in it
    QVERIFY(!live.isAsked());
    QCOMPARE(QApplication::focusWidget(), sheet);
    live.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(live.desktop->window().current() != &live.desktop->sheets());
}

// A form that closes, or what was asked of the desk, may put the focus somewhere while the question is up.
void tst_pin::theWidgetFocusedMeanwhileKeepsTheFocus()
{
    PinTournament live;
    live.askForPin();
    auto* other = live.desktop->sheets().current()->findChild<sheet::HandsView*>();
    QVERIFY(other->isVisible());
    other->setFocus();
    QCOMPARE(stage::nameOf(*QApplication::focusWidget()), u"PIN"_s);
    live.press(Qt::Key_Escape);
    QVERIFY(!live.isAsked());
    QVERIFY(other->hasFocus());
    const kit::Ask* ask = live.askForPin();
    live.desktop->window().current()->takeFocus();
    live.keys(u"4711⏎"_s);
    QVERIFY2(ask->isOpen(), qPrintable(live.person->said()));
}

void tst_pin::theLockSurvivesARestart()
{
    PinTournament live;
    live.lock();
    live.start();
    QVERIFY(live.wasLockedAtOnce);
    QVERIFY(live.desktop->lock().isLocked());
    QVERIFY(!live.desktop->window().current()->isVisible());
    QVERIFY2(live.says(u"is locked"_s) && !live.says(u"Full House"_s), qPrintable(live.person->said()));
    live.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(!live.desktop->window().finder().isVisible());
    live.keys(u"4711⏎"_s);
    QVERIFY2(!live.desktop->lock().isLocked(), qPrintable(live.person->said()));
    QVERIFY(live.desktop->window().current()->isVisible());
    live.start();
    QVERIFY(!live.desktop->lock().isLocked());
    QVERIFY(live.desktop->window().current()->isVisible());
}

void tst_pin::aScannedCardIsNotAPin()
{
    PinTournament live;
    live.lock();
    live.send(u"730114820"_s, 8);
    MENTIONS(live.person->said());
    QVERIFY(live.desktop->lock().isLocked());
    live.keys(u"4711⏎"_s); // no wait
    QVERIFY2(!live.desktop->lock().isLocked(), qPrintable(live.person->said()));
    live.lock();
    live.send(u"730114820"_s, 80); // a person's digits are a try
    MENTIONS(live.person->said());
}

// A letter by mistake, then typed again.
void tst_pin::erasedDigitsDoNotSpoilAPin()
{
    PinTournament live;
    live.lock();
    live.keys(u"47x"_s);
    live.press(Qt::Key_Escape);
    live.keys(u"4711⏎"_s);
    QVERIFY2(!live.desktop->lock().isLocked(), qPrintable(live.person->said()));
    live.lock();
    live.keys(u"47x"_s);
    live.person->click(u"erase"_s);
    live.keys(u"4711⏎"_s);
    QVERIFY2(!live.desktop->lock().isLocked(), qPrintable(live.person->said()));
    live.lock();
    live.keys(u"47x11⏎"_s); // not erased
    MENTIONS(live.person->said());
    QVERIFY(live.desktop->lock().isLocked());
}

void tst_pin::whoOpensTheLockIsOnDuty()
{
    PinTournament live;
    live.desktop->session().setSupervisor(u"M. Diaz"_s);
    live.lock();
    live.keys(u"0000⏎"_s);
    QCOMPARE(live.desktop->session().supervisor(), u"M. Diaz"_s);
    QTRY_VERIFY(([&] {
        if (live.desktop->lock().isLocked())
            live.keys(u"4711⏎"_s);
        return !live.desktop->lock().isLocked();
    }()));
    QCOMPARE(live.desktop->session().supervisor(), u"J. Park"_s);
    QCOMPARE(live.desktop->session().settings().value(u"supervisor"_s).toString(), u"J. Park"_s);
}

void tst_pin::enterPressesTheButtonThatHasTheFocus()
{
    PinTournament live;
    live.press(Qt::Key_K, Qt::ControlModifier);
    live.keys(u"supervisors and⏎"_s);
    SAYS(stage::textOf(*qobject_cast<QPushButton*>(QApplication::focusWidget())));
    live.press(Qt::Key_Return);
    MENTIONS(live.person->said());
    live.person->find<QPushButton>(u"Rules of this tournament"_s)->setFocus();
    live.press(Qt::Key_Enter, Qt::KeypadModifier);
    QVERIFY2(!live.says(u"New PIN"_s), qPrintable(live.person->said()));
}

TEST_CLASS(tst_pin)
#include "tst_pin.moc"
