// The night's web page from the print screen: written where somebody says, and anew after each result.
#include "atdesktop.h"

#include "desk/checkin.h"
#include "ui/print/printscreen.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The program on an evening in mid play, at its print screen, and a person's hands.
class Shown {
public:
    Shown()
    {
        stage::open(desktop, evening);
        QTest::keyClick(&desktop.window(), Qt::Key_8, Qt::ControlModifier);
        desktop.print().pageCard().setAskFile([this](const QString& suggestion) {
            suggested = suggestion;
            return answer;
        });
    }
    /// Until the page that was asked for is there, or is not.
    void settle()
    {
        while (desktop.session().waiting() > 0 || desktop.print().keeper().isWriting())
            QTest::qWait(1);
    }
    void write(const QString& path)
    {
        answer = path;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_E, Qt::ControlModifier);
        settle();
    }
    QCheckBox& kept() { return *desktop.print().pageCard().findChild<QCheckBox*>(); }
    void clickKept()
    {
        QTest::mouseClick(&kept(), Qt::LeftButton, {}, QPoint(15, kept().height() / 2));
        settle();
    }
    QString said()
    {
        const auto* label = desktop.print().pageCard().findChild<QLabel*>();
        return label->isVisible() ? label->text() : QString();
    }
    /// Decides the match that people know by that number.
    void decide(int number)
    {
        const std::string id = evening.match(number);
        desktop.session().ask(u"result"_s, [id](desk::Desk& desk) {
            return desk::result(desk, "J. Park", id, {facts::Winner::A, facts::Decided::Forfeit, "left"});
        });
        settle();
    }
    QString path(const QString& name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    stage::Settings settings;
    stage::HalfPlayed evening;
    desktop::Desktop desktop;
    QString suggested;
    QString answer;
};

/// Opens the evening without a window.
void open(session::Session& session, stage::HalfPlayed& evening)
{
    const std::string file = evening.evening().path();
    session.open(
        QString::fromStdString(file),
        [file] { return desk::Desk::open(file, desk::Desk::Access::ReadWrite, desk::thisMachine()); },
        [](const session::Outcome& outcome) { QVERIFY(outcome.good()); });
    while (session.waiting() > 0)
        QTest::qWait(1);
}

} // namespace

class tst_webpage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void itIsWrittenWhereSomebodySays();
    void itIsWrittenAnewAfterEachResult();
    void itIsLeftAloneWhereNobodyWishesThat();
    void whatGoesWrongIsSaidAndDisturbsNothing();
    void nothingElseIsWrittenOver();
    void theChoiceIsRemembered();
    void namesAreShortOrInFull();
    void pictures();
};

void tst_webpage::itIsWrittenWhereSomebodySays()
{
    Shown shown;
    QVERIFY(!shown.kept().isEnabled());
    shown.write({}); // called off
    QVERIFY2(shown.suggested.endsWith(u"/night.html"_s), qPrintable(shown.suggested));
    QVERIFY(!shown.kept().isEnabled() && shown.said().isEmpty());
    shown.write(shown.path(u"site"_s));
    QVERIFY(read(shown.path(u"site.html"_s)).startsWith("<!DOCTYPE html>"));
    QVERIFY2(shown.said().startsWith(u"site.html written, "_s), qPrintable(shown.said()));
    QVERIFY(shown.kept().isEnabled() && !shown.kept().isChecked());
    shown.write({});
    QCOMPARE(shown.suggested, shown.path(u"site.html"_s));
}

void tst_webpage::itIsWrittenAnewAfterEachResult()
{
    Shown shown;
    const QString page = shown.path(u"site.html"_s);
    shown.write(page);
    shown.clickKept();
    QVERIFY(shown.kept().isChecked());
    const QByteArray before = read(page);
    // From any screen.
    QTest::keyClick(&shown.desktop.window(), Qt::Key_1, Qt::ControlModifier);
    shown.decide(5);
    const QByteArray after = read(page);
    QVERIFY(after != before);
    QVERIFY(after.contains(shown.desktop.session().shown().head.shown().c_str()));
    // What is no result leaves it alone.
    const night::Night& night = shown.desktop.session().night();
    const std::string team = night::match(night, shown.evening.match(7))->teams.a;
    const std::string person = night::team(*night.setting, team)->players.front();
    bool isTaken = false;
    shown.desktop.session().ask(
        u"check-in"_s,
        [person](desk::Desk& desk) {
            return desk::checkIn(desk, "J. Park", person, {"UNC One Card", {}});
        },
        [&isTaken](const session::Outcome& outcome) { isTaken = outcome.good(); });
    shown.settle();
    QVERIFY(isTaken);
    QCOMPARE(read(page), after);
    QTest::keyClick(&shown.desktop.window(), Qt::Key_8, Qt::ControlModifier);
    shown.clickKept();
    QVERIFY(!shown.kept().isChecked());
}

void tst_webpage::itIsLeftAloneWhereNobodyWishesThat()
{
    Shown shown;
    const QString page = shown.path(u"site.html"_s);
    shown.write(page);
    const QByteArray before = read(page);
    shown.decide(5);
    QCOMPARE(read(page), before);
}

void tst_webpage::whatGoesWrongIsSaidAndDisturbsNothing()
{
    Shown shown;
    const QString folder = shown.path(u"usb"_s);
    QVERIFY(QDir().mkpath(folder));
    shown.write(folder + u"/site.html"_s);
    shown.clickKept();
    QVERIFY(QDir(folder).removeRecursively()); // the stick was pulled
    shown.decide(5);
    const night::Night& night = shown.desktop.session().night();
    QVERIFY(night::match(night, shown.evening.match(5))->state == night::State::Final);
    QVERIFY2(shown.said().contains(u"site.html cannot be written: "_s), qPrintable(shown.said()));
    const QStringList lines = stage::linesOn(shown.desktop.window());
    QVERIFY2(lines.join(u'|').contains(u"The web page is as it was: "_s), qPrintable(lines.join(u'|')));
    QVERIFY(QDir().mkpath(folder)); // and is back
    shown.decide(7);
    QVERIFY(read(folder + u"/site.html"_s).startsWith("<!DOCTYPE html>"));
}

void tst_webpage::nothingElseIsWrittenOver()
{
    Shown shown;
    QFile mine(shown.path(u"mine.html"_s));
    QVERIFY(mine.open(QIODevice::WriteOnly) && mine.write("<p>mine</p>") > 0);
    mine.close();
    shown.write(mine.fileName());
    QCOMPARE(read(mine.fileName()), QByteArray("<p>mine</p>"));
    QVERIFY2(shown.said().contains(u"is no page of this program"_s), qPrintable(shown.said()));
    QVERIFY(!shown.kept().isEnabled());
}

void tst_webpage::theChoiceIsRemembered()
{
    const QTemporaryDir folder;
    const stage::Settings settings;
    stage::HalfPlayed evening;
    const QString page = folder.filePath(u"site.html"_s);
    {
        session::Session before;
        open(before, evening);
        webpage::Keeper keeper(before);
        QVERIFY(keeper.path().isEmpty() && !keeper.isKept());
        keeper.write(page);
        QTRY_VERIFY(!keeper.isWriting());
        keeper.setKept(true);
        QTRY_VERIFY(!keeper.isWriting());
    }
    session::Session after;
    const webpage::Keeper keeper(after);
    QVERIFY(!keeper.isKept()); // no night is open
    open(after, evening);
    QCOMPARE(keeper.path(), page);
    QVERIFY(keeper.isKept());
}

// Chosen on the card: a page that stands is written anew at once, kept or not. What is chosen for a print
// leaves it alone, and one that was deleted does not come back.
void tst_webpage::namesAreShortOrInFull()
{
    Shown shown;
    auto& names = *shown.desktop.print().pageCard().findChild<QComboBox*>();
    QVERIFY(names.isVisible());
    QCOMPARE(names.currentText(), u"Names in full"_s);
    const QString page = shown.path(u"site.html"_s);
    shown.write(page);
    static const QRegularExpression isBrief(u"A1 Player \\d+\\."_s);
    const auto brief = [&] { return QString::fromUtf8(read(page)).contains(isBrief); };
    QVERIFY(read(page).contains("A1 Player ") && !brief());
    names.setFocus();
    QTest::keyClick(&names, Qt::Key_Down);
    shown.settle();
    QCOMPARE(names.currentText(), u"First name, initial"_s);
    QVERIFY(brief());
    // What is printed has a choice of its own.
    shown.decide(5); // written anew it would be another
    const QByteArray before = read(page);
    shown.desktop.print().show(u"calls"_s);
    for (auto* box : shown.desktop.print().findChildren<QComboBox*>())
        if (box->accessibleName() == u"how players are named"_s) {
            QCOMPARE(box->currentText(), u"In full"_s);
            box->setFocus();
        }
    QCOMPARE(QApplication::focusWidget()->accessibleName(), u"how players are named"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    shown.settle();
    QCOMPARE(names.currentText(), u"First name, initial"_s);
    QCOMPARE(read(page), before);
    names.setFocus();
    QTest::keyClick(&names, Qt::Key_Up);
    shown.settle();
    QVERIFY(read(page) != before && !brief());
    QVERIFY(QFile::remove(page));
    QTest::keyClick(&names, Qt::Key_Down);
    shown.settle();
    QCOMPARE(names.currentText(), u"First name, initial"_s);
    QVERIFY(!QFile::exists(page));
}

void tst_webpage::pictures()
{
    Shown shown;
    shown.write(shown.path(u"site.html"_s));
    stage::pictures(shown.desktop.window(), shown.desktop.theme(), u"webpage"_s);
}

QTEST_MAIN(tst_webpage)
#include "tst_webpage.moc"
