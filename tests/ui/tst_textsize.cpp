// Text at 125, 150 and 200 %: chosen with keys, remembered, and nothing of any screen is cut.
#include "halfplayed.h"

#include "ui/desktop/desktop.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace {

void open(desktop::Desktop& desktop, stage::HalfPlayed& evening)
{
    desktop.session().setSupervisor(u"J. Park"_s);
    desktop.open(QString::fromStdString(evening.evening().path()));
    while (desktop.session().waiting() > 0)
        QTest::qWait(1);
    desktop.window().QWidget::show();
    desktop.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desktop.window()));
}

void press(desktop::Desktop& desktop, Qt::Key key, int times = 1)
{
    for (int i = 0; i < times; ++i)
        QTest::keyClick(desktop.window().focusWidget(), key, Qt::ControlModifier);
    QCoreApplication::processEvents();
}

constexpr int thicker = 4; // pixels that the frames of a chosen button take more than those of another

/// What shows words or takes them, and has less room than its words need.
QStringList cutIn(const QWidget& screen)
{
    QStringList said;
    for (const QWidget* widget : screen.findChildren<QWidget*>()) {
        const bool shows = qobject_cast<const QAbstractButton*>(widget) ||
                           qobject_cast<const QLabel*>(widget) || qobject_cast<const QLineEdit*>(widget);
        const QSize least = widget->minimumSizeHint();
        if (!shows || !widget->isVisible())
            continue;
        if (widget->height() + thicker < least.height() || widget->width() + thicker < least.width())
            said << u"%1 “%2” is %3 by %4, and needs %5 by %6"_s
                        .arg(QString::fromUtf8(widget->metaObject()->className()), widget->accessibleName())
                        .arg(widget->width())
                        .arg(widget->height())
                        .arg(least.width())
                        .arg(least.height());
        const QWidget* parent = widget->parentWidget();
        if (!parent->rect().contains(widget->geometry()))
            said << u"%1 “%2” stands out of its %3"_s.arg(
                QString::fromUtf8(widget->metaObject()->className()), widget->accessibleName(),
                QString::fromUtf8(parent->metaObject()->className()));
    }
    return said;
}

void picture(QWidget& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES");
    if (!folder.isEmpty())
        window.grab().save(u"%1/%2-%3.png"_s.arg(folder, name).arg(window.width()));
}

} // namespace

class tst_textsize : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void isChosenByKeysAndRemembered();
    void nothingIsCut_data();
    void nothingIsCut();
};

void tst_textsize::isChosenByKeysAndRemembered()
{
    const stage::Settings settings;
    stage::HalfPlayed evening;
    {
        desktop::Desktop desktop;
        open(desktop, evening);
        QCOMPARE(desktop.theme().scale(), 1.0);
        press(desktop, Qt::Key_Plus);
        QCOMPARE(desktop.theme().scale(), 1.25);
        press(desktop, Qt::Key_Equal, 9);
        QCOMPARE(desktop.theme().scale(), 2.0);
        press(desktop, Qt::Key_Minus);
        QCOMPARE(desktop.theme().scale(), 1.5);
    }
    desktop::Desktop again;
    QCOMPARE(again.theme().scale(), 1.5);
    open(again, evening);
    press(again, Qt::Key_0);
    QCOMPARE(again.theme().scale(), 1.0);
}

void tst_textsize::nothingIsCut_data()
{
    QTest::addColumn<QString>("place");
    for (const char* place :
         {"Night", "Teams", "Check-in", "Tables", "Bracket", "Standings", "Print", "Rules"})
        QTest::newRow(place) << QString::fromUtf8(place);
}

void tst_textsize::nothingIsCut()
{
    QFETCH(QString, place);
    const stage::Settings settings;
    stage::HalfPlayed evening;
    desktop::Desktop desktop;
    open(desktop, evening);
    if (place == u"Tables")
        Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(evening.match(2)));
    else
        desktop.window().go(place);
    for (const double scale : {1.0, 1.25, 1.5, 2.0}) {
        QCOMPARE(desktop.theme().scale(), scale);
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            desktop.window().resize(size);
            QTest::qWait(1);
            picture(desktop.window(), u"%1-%2"_s.arg(place).arg(qRound(scale * 100)));
            QCOMPARE(desktop.window().size(), size); // it asks for no larger window
            const QStringList said = cutIn(*desktop.window().current());
            QVERIFY2(said.isEmpty(),
                     qPrintable(u"at %1 and %2:\n"_s.arg(scale).arg(size.width()) + said.join(u'\n')));
        }
        press(desktop, Qt::Key_Plus);
    }
}

QTEST_MAIN(tst_textsize)
#include "tst_textsize.moc"
