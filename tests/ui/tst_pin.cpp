// While a PIN is asked for: what no key gets past, what is no PIN, and what comes of the one that is given.
#include "atdesktop.h"
#include "person.h"

#include "ui/kit/ask.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"

#include <QLineEdit>

#include <memory>

using namespace Qt::StringLiterals;

class tst_pin : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void noKeyGetsPastTheQuestion();
    void theFormIsGivenBack();
    void whatTakesTheFocusMeanwhileHasItAfterwards();
    void whatWasLockedIsLockedAfterARestart();
    void aScannedCardIsNoPin();
    void whatIsErasedSpoilsNoPin();
    void whoOpensTheLockIsOnDuty();
    void enterPressesTheButtonThatHasTheFocus();
};

namespace {

class Evening {
public:
    Evening()
    {
        start();
        desktop->lock().setPin(u"J. Park"_s);
        keys(u"4711⏎"_s);
        keys(u"4711⏎"_s);
        if (desktop->guard().names()->isEmpty())
            qFatal("%s", qPrintable(person->said()));
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
    void keys(const QString& keys) const
    {
        person->type(keys);
        while (desktop->guard().isChecking())
            QTest::qWait(1);
        person->wait();
    }
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
    bool isAsked() const { return says(u"needs a supervisor's PIN"_s); }
    bool hasFocusInside() const
    {
        const QWidget* field = person->find<QLineEdit>(u"PIN"_s);
        return field->parentWidget()->isAncestorOf(QApplication::focusWidget());
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
    Evening evening;
    const kit::Ask* ask = evening.askForPin();
    const auto* screen = evening.desktop->window().current();
    const double scale = evening.desktop->theme().scale();
    const long long before = evening.desktop->session().shown().head.seq;
    QCOMPARE(stage::nameOf(*QApplication::focusWidget()), u"PIN"_s); // at once
    for (const int key : {Qt::Key_K, Qt::Key_H, Qt::Key_1, Qt::Key_L, Qt::Key_N, Qt::Key_Z, Qt::Key_Plus}) {
        evening.press(key, Qt::ControlModifier);
        QVERIFY2(evening.hasFocusInside(), QKeySequence(key).toString().toUtf8());
    }
    for (const int key : {Qt::Key_Slash, Qt::Key_F2, Qt::Key_F4, Qt::Key_F10, Qt::Key_Up})
        evening.press(key);
    for (int i = 0; i < 30; ++i) {
        evening.press(i < 15 ? Qt::Key_Tab : Qt::Key_Backtab);
        QVERIFY(evening.hasFocusInside());
    }
    QVERIFY(evening.isAsked());
    QVERIFY(!evening.desktop->lock().isLocked());
    QVERIFY(!evening.desktop->window().finder().isVisible());
    QCOMPARE(evening.desktop->window().current(), screen);
    QCOMPARE(evening.desktop->theme().scale(), scale);
    QCOMPARE(evening.desktop->session().shown().head.seq, before);
    evening.person->find<QLineEdit>(u"PIN"_s)->setFocus();
    evening.press(Qt::Key_Return); // clears what spoiled it
    QVERIFY2(evening.says(u"not counted"_s), qPrintable(evening.person->said()));
    evening.keys(u"4711⏎"_s);
    QVERIFY2(ask->isOpen(), qPrintable(evening.person->said()));
    evening.press(Qt::Key_Escape);
    evening.press(Qt::Key_K, Qt::ControlModifier); // as ever
    QVERIFY(evening.desktop->window().finder().isVisible());
}

void tst_pin::theFormIsGivenBack()
{
    Evening evening;
    evening.askForPin();
    evening.press(Qt::Key_Escape);
    QVERIFY(!evening.isAsked());
    const QWidget* sheet = QApplication::focusWidget();
    QVERIFY(evening.desktop->window().current()->isAncestorOf(sheet));
    evening.press(Qt::Key_F6);
    for (int i = 0; i < 3; ++i)
        evening.press(Qt::Key_Tab);
    evening.press(Qt::Key_Escape); // from wherever in it
    QVERIFY(!evening.isAsked());
    QCOMPARE(QApplication::focusWidget(), sheet);
    evening.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(evening.desktop->window().current() != &evening.desktop->sheets());
}

// A form that closes, or what was asked of the desk, may put the focus somewhere while the question is up.
void tst_pin::whatTakesTheFocusMeanwhileHasItAfterwards()
{
    Evening evening;
    evening.askForPin();
    auto* other = evening.desktop->sheets().current()->findChild<sheet::HandsView*>();
    QVERIFY(other->isVisible());
    other->setFocus();
    QCOMPARE(stage::nameOf(*QApplication::focusWidget()), u"PIN"_s);
    evening.press(Qt::Key_Escape);
    QVERIFY(!evening.isAsked());
    QVERIFY(other->hasFocus());
    const kit::Ask* ask = evening.askForPin();
    evening.desktop->window().current()->takeFocus();
    evening.keys(u"4711⏎"_s);
    QVERIFY2(ask->isOpen(), qPrintable(evening.person->said()));
}

void tst_pin::whatWasLockedIsLockedAfterARestart()
{
    Evening evening;
    evening.lock();
    evening.start();
    QVERIFY(evening.wasLockedAtOnce);
    QVERIFY(evening.desktop->lock().isLocked());
    QVERIFY(!evening.desktop->window().current()->isVisible());
    QVERIFY2(evening.says(u"is locked"_s) && !evening.says(u"Full House"_s),
             qPrintable(evening.person->said()));
    evening.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(!evening.desktop->window().finder().isVisible());
    evening.keys(u"4711⏎"_s);
    QVERIFY2(!evening.desktop->lock().isLocked(), qPrintable(evening.person->said()));
    QVERIFY(evening.desktop->window().current()->isVisible());
    evening.start();
    QVERIFY(!evening.desktop->lock().isLocked());
    QVERIFY(evening.desktop->window().current()->isVisible());
}

void tst_pin::aScannedCardIsNoPin()
{
    Evening evening;
    evening.lock();
    evening.send(u"730114820"_s, 8);
    QVERIFY2(evening.says(u"A card is not a PIN."_s), qPrintable(evening.person->said()));
    QVERIFY(evening.desktop->lock().isLocked());
    evening.keys(u"4711⏎"_s); // no wait
    QVERIFY2(!evening.desktop->lock().isLocked(), qPrintable(evening.person->said()));
    evening.lock();
    evening.send(u"730114820"_s, 80); // a person's digits are a try
    QVERIFY2(evening.says(u"The next try is in 1 s"_s), qPrintable(evening.person->said()));
}

// A letter by mistake, and begun anew.
void tst_pin::whatIsErasedSpoilsNoPin()
{
    Evening evening;
    evening.lock();
    evening.keys(u"47x"_s);
    evening.press(Qt::Key_Escape);
    evening.keys(u"4711⏎"_s);
    QVERIFY2(!evening.desktop->lock().isLocked(), qPrintable(evening.person->said()));
    evening.lock();
    evening.keys(u"47x"_s);
    evening.person->click(u"erase"_s);
    evening.keys(u"4711⏎"_s);
    QVERIFY2(!evening.desktop->lock().isLocked(), qPrintable(evening.person->said()));
    evening.lock();
    evening.keys(u"47x11⏎"_s); // not erased
    QVERIFY2(evening.says(u"and nothing else"_s), qPrintable(evening.person->said()));
    QVERIFY(evening.desktop->lock().isLocked());
}

void tst_pin::whoOpensTheLockIsOnDuty()
{
    Evening evening;
    evening.desktop->session().setSupervisor(u"M. Diaz"_s);
    evening.lock();
    evening.keys(u"0000⏎"_s);
    QCOMPARE(evening.desktop->session().supervisor(), u"M. Diaz"_s);
    QTRY_VERIFY(([&] {
        if (evening.desktop->lock().isLocked())
            evening.keys(u"4711⏎"_s);
        return !evening.desktop->lock().isLocked();
    }()));
    QCOMPARE(evening.desktop->session().supervisor(), u"J. Park"_s);
    QCOMPARE(evening.desktop->session().settings().value(u"supervisor"_s).toString(), u"J. Park"_s);
}

void tst_pin::enterPressesTheButtonThatHasTheFocus()
{
    Evening evening;
    evening.press(Qt::Key_K, Qt::ControlModifier);
    evening.keys(u"supervisors and⏎"_s);
    QCOMPARE(stage::textOf(*qobject_cast<QPushButton*>(QApplication::focusWidget())),
             u"Give somebody a PIN"_s);
    evening.press(Qt::Key_Return);
    QVERIFY2(evening.says(u"Who gets a PIN?"_s), qPrintable(evening.person->said()));
    evening.person->find<QPushButton>(u"rules of the tournament"_s)->setFocus();
    evening.press(Qt::Key_Enter, Qt::KeypadModifier);
    QVERIFY2(!evening.says(u"Who gets a PIN?"_s), qPrintable(evening.person->said()));
}

QTEST_MAIN(tst_pin)
#include "tst_pin.moc"
