// Settings: what is chosen there takes effect at once, and is there again at the next start. What the program
// remembers for its user is written while somebody types.
#include "atdesktop.h"
#include "atwindow.h"

#include "desk/document/backup.h"
#include "program/textfile.h"
#include "ui/help/aboutscreen.h"
#include "ui/kit/fields.h"
#include "ui/print/printlist.h"
#include "ui/session/backups.h"
#include "ui/session/clockformat.h"
#include "ui/session/clockwords.h"
#include "ui/settings/settingsscreen.h"
#include "ui/shell/rail.h"
#include "ui/start/recent.h"
#include "wording/clock.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLockFile>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace {

class AtSettings : public stage::AtHalfPlayed {
public:
    AtSettings() { person.press(Qt::Key_Comma, Qt::ControlModifier); }
    ~AtSettings() { QLocale::setDefault(QLocale::system()); }
    settings::SettingsScreen& screen() { return *qobject_cast<settings::SettingsScreen*>(current()); }
    session::Settings& stored() { return desktop.session().settings(); }
    template <class Widget>
    Widget& find(const QString& name)
    {
        return *screen().findChild<Widget*>(name);
    }
    /// With the arrow keys, so many entries on.
    void choose(const QString& name, int steps)
    {
        find<kit::DropDown>(name).setFocus();
        for (int i = 0; i < steps; ++i)
            person.press(Qt::Key_Down);
    }
    void waitForBackup()
    {
        QTRY_VERIFY(!desktop.session().isBackingUp());
        person.wait();
    }
};

} // namespace

class tst_settings : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void timesAreWrittenAsChosen();
    void timesAreWithoutSeconds();
    void thePaperIsOfEveryPrint();
    void sideAIsEnteredFirst();
    void aSecondBackupIsKept();
    void aStickThatIsGoneIsSaid();
    void isNoWiderThanTheWindow();
    void aSettingTakesEffectAtOnce();
    void aLinePartsTheRailInHighContrast();
    void settingsAreWhatIsUsedElsewhere();
    void itSaysWhereTheDataIs();
    void theLastChoicesAreRemembered();
    void tournamentsOpenLatelyAreRemembered();
    void keysDoNotWaitForTheDisk();
};

void tst_settings::timesAreWrittenAsChosen()
{
    AtSettings at;
    at.choose(u"clockFormat"_s, 1);
    QCOMPARE(wording::timeOfDay(QTime(19, 42, 7)), u"7:42 PM"_s);
    QCOMPARE(wording::timeOfDay("09:05"), u"9:05 AM"_s);
    at.choose(u"clockFormat"_s, 1);
    QCOMPARE(wording::timeOfDay(QTime(19, 42, 7)), u"19:42"_s);
    QVERIFY(session::clockFormat(at.stored()) == session::ClockFormat::Hours24);
    QLocale::setDefault(QLocale::system()); // as at the next start
    session::useClockFormat(at.stored());
    QCOMPARE(wording::timeOfDay("09:05"), u"09:05"_s);
}

void tst_settings::timesAreWithoutSeconds()
{
    for (const QLocale& locale : {QLocale(QLocale::English, QLocale::UnitedStates), QLocale(u"de_DE"_s),
                                  QLocale(u"en_GB"_s), QLocale::c()}) {
        QLocale::setDefault(locale);
        const QString time = wording::timeOfDay(QTime(19, 42, 7));
        QLocale::setDefault(QLocale::system());
        const bool is12 = locale.language() == QLocale::C || locale.territory() == QLocale::UnitedStates;
        QCOMPARE(time, is12 ? u"7:42 PM"_s : u"19:42"_s);
    }
}

void tst_settings::thePaperIsOfEveryPrint()
{
    AtSettings at;
    print::Choices(at.stored(), u"bracket"_s).setFormat(paper::Format::A3);
    at.screen().refresh();
    auto& paper = at.find<kit::DropDown>(u"paper"_s);
    QCOMPARE(paper.currentData().toInt(), static_cast<int>(paper::Format::A3)); // the last that was chosen
    paper.setFocus();
    at.person.press(Qt::Key_Home);
    QVERIFY(print::Choices(at.stored(), u"bracket"_s).format() == paper::Format::Letter);
    QVERIFY(print::Choices(at.stored(), u"standings"_s).format() == paper::Format::Letter);
}

void tst_settings::sideAIsEnteredFirst()
{
    AtSettings at;
    auto& box = at.find<QCheckBox>(u"sideAFirst"_s);
    const bool before = session::keepsAFirst(at.stored());
    QCOMPARE(box.isChecked(), before);
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(20, box.height() / 2));
    QCOMPARE(session::keepsAFirst(at.stored()), !before);
}

void tst_settings::aSecondBackupIsKept()
{
    const QTemporaryDir stick; // before the window, which may still write there when the test ends
    AtSettings at;
    at.screen().chooseFolder = [&] { return stick.path(); };
    QTest::mouseClick(&at.find<QPushButton>(u"chooseSecond"_s), Qt::LeftButton);
    at.waitForBackup();
    const std::string file = at.desktop.session().shown().file.toStdString();
    const QDir folder(stick.path() + u'/' + QFileInfo(at.desktop.session().shown().file).completeBaseName() +
                      u" backups"_s);
    QTRY_COMPARE(folder.entryList({u"*.courtside"_s}, QDir::Files).size(), 1);
    QVERIFY(at.find<QLabel>(u"secondFolder"_s).text().contains(QDir::toNativeSeparators(stick.path())));
    const auto beside = desk::newestBackupMade(file);
    QVERIFY(beside);
    QCOMPARE(folder.entryList({u"*.courtside"_s}, QDir::Files).constFirst().section(u'-', 4, 4).toLongLong(),
             beside->seq); // as much as beside the tournament
    QTest::mouseClick(&at.find<QPushButton>(u"noSecond"_s), Qt::LeftButton);
    QCOMPARE(session::secondBackupFolder(at.stored()), QString());
    QVERIFY(!at.find<QPushButton>(u"noSecond"_s).isVisible());
}

void tst_settings::aStickThatIsGoneIsSaid()
{
    AtSettings at;
    QSignalSpy warned(&at.desktop.session(), &session::Session::warned);
    session::setSecondBackupFolder(at.stored(), u"/nowhere/stick"_s);
    at.person.press(Qt::Key_S, Qt::ControlModifier);
    at.waitForBackup();
    QTRY_VERIFY(!warned.isEmpty());
    QVERIFY(warned.front().front().toString().contains(u"/nowhere/stick"_s));
    QVERIFY(at.desktop.session().shown().backup); // the first is there all the same
}

// With the largest text in a window of a small laptop the cards stand below each other.
void tst_settings::isNoWiderThanTheWindow()
{
    if (pseudo::isSpoken())
        QSKIP("the sizes are those of English words");
    AtSettings at;
    at.desktop.window().resize(1264, 752);
    at.choose(u"textSize"_s, 3);
    QCOMPARE(at.desktop.theme().scale(), 2.0);
    QTRY_COMPARE(stage::areaAround(at.screen()).horizontalScrollBar()->maximum(), 0);
    const auto& sound = at.find<QCheckBox>(u"sound"_s);
    QVERIFY(sound.width() >= sound.sizeHint().width());
}

void tst_settings::aSettingTakesEffectAtOnce()
{
    stage::AtWindow at;
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

// Both are black there.
void tst_settings::aLinePartsTheRailInHighContrast()
{
    AtSettings at;
    auto* rail = at.desktop.window().findChild<shell::Rail*>();
    const auto edge = [rail] {
        const QImage image = rail->grab().toImage();
        return image.pixelColor(image.width() - 1, image.height() - 1);
    };
    kit::Theme& theme = at.desktop.theme();
    theme.set(kit::Scheme::Light);
    QCOMPARE(edge(), theme.colors().rail);
    theme.set(kit::Scheme::HighContrast);
    QCOMPARE(edge(), theme.colors().line);
    QVERIFY(theme.colors().line != theme.colors().background);
}

void tst_settings::settingsAreWhatIsUsedElsewhere()
{
    stage::AtWindow at;
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

void tst_settings::itSaysWhereTheDataIs()
{
    QCoreApplication::setApplicationVersion(u"1.2.3"_s);
    stage::AtWindow at;
    at.choose(u"help"_s, session::Key::About);
    QVERIFY(qobject_cast<help::AboutScreen*>(at.current()));
    QCOMPARE(at.current()->findChild<QLabel*>(u"tournamentFile"_s)->text(), at.file());
    QVERIFY(at.current()->findChild<QLabel*>(u"backupFolder"_s)->text().endsWith(u" backups"_s));
    const auto* version = at.window().findChild<kit::Line*>(u"version"_s);
    QVERIFY(version && version->text().contains(u"1.2.3"_s));
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.current(), at.window().screenOf(shell::Place::Tables));
}

void tst_settings::theLastChoicesAreRemembered()
{
    const stage::Settings folder;
    {
        session::Settings settings;
        QCOMPARE(settings.value(u"pad"_s, true).toBool(), true);
        for (int i = 0; i <= 20; ++i)
            settings.set(u"textSize"_s, i / 10.0);
        settings.set(u"pad"_s, false);
        QCOMPARE(settings.value(u"textSize"_s).toDouble(), 2.0);
    }
    const session::Settings again;
    QCOMPARE(again.value(u"textSize"_s).toDouble(), 2.0);
    QCOMPARE(again.value(u"pad"_s, true).toBool(), false);
}

// Also those that were written down before everything went through one door, as an array.
void tst_settings::tournamentsOpenLatelyAreRemembered()
{
    const stage::Settings folder;
    const QTemporaryDir tournaments;
    const auto file = [&](int number) {
        QFile made(tournaments.filePath(u"%1.courtside"_s.arg(number)));
        return made.open(QIODevice::WriteOnly) ? made.fileName() : QString();
    };
    {
        QSettings stored;
        stored.beginWriteArray(u"recent"_s);
        stored.setArrayIndex(0);
        stored.setValue(u"file"_s, file(0));
        stored.setValue(u"name"_s, u"The first"_s);
        stored.endArray();
    }
    {
        session::Settings settings;
        QCOMPARE(start::recentTournaments(settings).size(), 1);
        QCOMPARE(start::recentTournaments(settings).constFirst().name, u"The first"_s);
        for (int i = 1; i <= 6; ++i)
            start::rememberTournament(settings, file(i), QString::number(i));
        start::forgetTournament(settings, file(3));
    }
    QStringList names;
    for (const start::Recent& tournament : start::recentTournaments(session::Settings()))
        names << tournament.name;
    QCOMPARE(names, (QStringList{u"6"_s, u"5"_s, u"4"_s, u"2"_s, u"1"_s})); // six were kept, the first not
}

// Another program holds the file: whoever wrote to it in the window's thread would stand still.
void tst_settings::keysDoNotWaitForTheDisk()
{
    const stage::Settings folder;
    stage::HalfPlayed live;
    const QString file = QSettings().fileName();
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    {
        desktop::Desktop desktop;
        stage::open(desktop, live);
        Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(live.match(2)));
        QLockFile held(file + u".lock"_s);
        QVERIFY(held.lock());
        const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        };
        press(Qt::Key_P, Qt::NoModifier);
        press(Qt::Key_Equal, Qt::ControlModifier);
        press(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(desktop.theme().scale(), 1.25);
        QVERIFY2(!tests::bytesIn(file).contains("pad="), tests::bytesIn(file).constData());
        held.unlock();
    }
    const session::Settings again;
    QCOMPARE(again.value(u"pad"_s).toBool(), true);
    QCOMPARE(again.value(u"textSize"_s).toDouble(), 1.25);
    QCOMPARE(again.value(u"look"_s).toString(), u"dark"_s);
}

TEST_CLASS(tst_settings)
#include "tst_settings.moc"
