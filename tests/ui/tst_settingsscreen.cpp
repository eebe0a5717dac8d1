// What Settings shows, and that a setting takes effect at once.
#include "atwindow.h"

#include "program/testclass.h"
#include "ui/help/aboutscreen.h"
#include "ui/settings/settingsscreen.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>

using namespace Qt::StringLiterals;
using session::Key;
using stage::AtWindow;

class tst_settingsscreen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void aSettingTakesEffectAtOnce();
    void settingsAreWhatIsUsedElsewhere();
    void itSaysWhereTheDataIs();
};

void tst_settingsscreen::aSettingTakesEffectAtOnce()
{
    AtWindow at;
    session::Screen* before = at.current();
    at.person.press(Qt::Key_Comma, Qt::ControlModifier);
    const auto* settings = qobject_cast<settings::SettingsScreen*>(at.current());
    QVERIFY(settings);
    at.person.press(Qt::Key_Down); // the text size has the keys
    QCOMPARE(at.desktop.theme().scale(), 1.25);
    auto* theme = settings->findChild<QComboBox*>(u"theme"_s);
    theme->setFocus();
    at.person.press(Qt::Key_Down);
    QVERIFY(at.desktop.theme().scheme() == kit::Scheme::Dark);
    at.person.press(Qt::Key_0, Qt::ControlModifier); // keys and settings are one
    QCOMPARE(settings->findChild<QComboBox*>(u"textSize"_s)->currentIndex(), 0);
    at.desktop.theme().set(kit::Scheme::Light);
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.current(), before);
}

void tst_settingsscreen::settingsAreWhatIsUsedElsewhere()
{
    AtWindow at;
    const session::Settings& stored = at.desktop.session().settings();
    at.person.press(Qt::Key_Comma, Qt::ControlModifier);
    auto* sound = at.current()->findChild<QCheckBox*>(u"sound"_s);
    sound->click();
    QCOMPARE(session::soundIsOn(stored), sound->isChecked());
    at.current()->findChild<QCheckBox*>(u"pad"_s)->click();
    QVERIFY(stored.value(u"pad"_s).toBool());
    auto* starts = at.current()->findChild<QCheckBox*>(u"callStartsClock"_s);
    starts->click();
    QCOMPARE(session::callStartsClock(stored), starts->isChecked());
    starts->click();
    QVERIFY(at.person.said().contains(QFileInfo(at.file()).completeBaseName() + u" backups"_s));
}

void tst_settingsscreen::itSaysWhereTheDataIs()
{
    QCoreApplication::setApplicationVersion(u"1.2.3"_s);
    AtWindow at;
    at.choose(u"help"_s, Key::About);
    QVERIFY(qobject_cast<help::AboutScreen*>(at.current()));
    QCOMPARE(at.current()->findChild<QLabel*>(u"tournamentFile"_s)->text(), at.file());
    QVERIFY(at.current()->findChild<QLabel*>(u"backupFolder"_s)->text().endsWith(u" backups"_s));
    const auto* version = at.window().findChild<kit::Line*>(u"version"_s);
    QVERIFY(version && version->text().contains(u"1.2.3"_s));
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Tables));
}

TEST_CLASS(tst_settingsscreen)
#include "tst_settingsscreen.moc"
