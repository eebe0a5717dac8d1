// Nothing on the screen moves by itself, whatever the desktop says of motion: the caret alone blinks, as the
// desktop has it.
#include "stage.h"

#include "ui/kit/fields.h"

#include <QAbstractAnimation>
#include <QMenu>
#include <QProgressBar>
#include <QStyle>

class tst_motion : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void noEffectIsOn();
    void whoIsAtWorkStandsStill();
    void nothingRunsWhenSomethingOpens();
};

void tst_motion::noEffectIsOn()
{
    const stage::Stage stage;
    for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo,
                                      Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QVERIFY(!QApplication::isEffectEnabled(effect));
    for (const QStyle::StyleHint hint : {QStyle::SH_Widget_Animation_Duration, QStyle::SH_Widget_Animate})
        QCOMPARE(QApplication::style()->styleHint(hint), 0);
}

void tst_motion::whoIsAtWorkStandsStill()
{
    const stage::Stage stage;
    QProgressBar bar;
    bar.setRange(0, 0);
    bar.setTextVisible(false);
    bar.resize(300, 24);
    bar.show();
    QCoreApplication::processEvents();
    const QImage before = bar.grab().toImage();
    QTest::qWait(300);
    QCOMPARE(bar.grab().toImage(), before);
    bar.setRange(0, 10);
    bar.setValue(5);
    QVERIFY(bar.grab().toImage() != before);
}

void tst_motion::nothingRunsWhenSomethingOpens()
{
    stage::Stage stage;
    QWidget window;
    auto* choice = new kit::DropDown(stage.theme, &window);
    choice->addItems({u"UNC"_s, u"Classic"_s});
    QMenu menu(&window);
    menu.addAction(u"Call time"_s);
    window.show();
    choice->showPopup();
    menu.popup({10, 10});
    for (const QWidget* top : QApplication::topLevelWidgets())
        for (const auto* each : top->findChildren<QAbstractAnimation*>())
            QVERIFY2(each->state() == QAbstractAnimation::Stopped, each->metaObject()->className());
    QVERIFY(QApplication::style()->findChildren<QAbstractAnimation*>().isEmpty());
    menu.close();
    choice->hidePopup();
}

TEST_CLASS(tst_motion)
#include "tst_motion.moc"
