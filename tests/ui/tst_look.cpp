// What every screen is made of: fields under the wheel, and choices in the colours of now.
#include "stage.h"

#include "ui/look/ask.h"
#include "ui/look/dropdown.h"
#include "ui/look/numberfield.h"

using namespace Qt::StringLiterals;

namespace {

void turnWheelOver(QWidget& widget)
{
    const QPointF at = QRectF(widget.rect()).center();
    QWheelEvent wheel(at, widget.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &wheel);
}

} // namespace

class tst_look : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void theWheelChangesOnlyWhatIsWorkedWith();
    void aChoiceHasTheColoursOfNow();
};

void tst_look::theWheelChangesOnlyWhatIsWorkedWith()
{
    const stage::Stage stage;
    look::Theme theme;
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* number = new look::NumberField(u"Rounds"_s, 1, 9);
    number->setValue(5);
    auto* choice = new look::DropDown(theme);
    choice->addItems({u"Once"_s, u"Twice"_s});
    auto* elsewhere = new QLineEdit;
    for (QWidget* each :
         {static_cast<QWidget*>(number), static_cast<QWidget*>(choice), static_cast<QWidget*>(elsewhere)})
        column->addWidget(each);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    elsewhere->setFocus();
    for (QWidget* each : {static_cast<QWidget*>(number), static_cast<QWidget*>(choice)}) {
        turnWheelOver(*each);
        QCOMPARE(each->focusPolicy(), Qt::StrongFocus); // the wheel does not bring the focus either
    }
    QCOMPARE(number->value(), 5);
    QCOMPARE(choice->currentIndex(), 0);
    number->setFocus();
    turnWheelOver(*number);
    QCOMPARE(number->value(), 4);
    choice->setFocus();
    turnWheelOver(*choice);
    QCOMPARE(choice->currentIndex(), 1);
}

void tst_look::aChoiceHasTheColoursOfNow()
{
    stage::Stage stage;
    look::Ask ask(stage.theme);
    ask.resize(600, 300);
    ask.ask(u"Who won?"_s, {{u"Winner"_s, {u"Full House"_s, u"Low Club"_s}, u"Low Club"_s}}, u"Record"_s,
            [](const QStringList&) {});
    QPushButton* checked = nullptr;
    for (auto* each : ask.findChildren<QPushButton*>())
        if (each->isChecked())
            checked = each;
    QVERIFY(checked);
    for (const look::Scheme scheme : {look::Scheme::Dark, look::Scheme::HighContrast, look::Scheme::Light}) {
        stage.theme.set(scheme);
        const QImage image = ask.grab(QRect(checked->mapTo(&ask, QPoint()), checked->size())).toImage();
        QCOMPARE(image.pixelColor(12, image.height() / 2), stage.theme.colors().ink);
    }
}

QTEST_MAIN(tst_look)
#include "tst_look.moc"
