// The tournament as a file from the print screen: its web page, written where somebody says, and again after
// each result, the whole tournament, and its tables.
#include "atdesktop.h"

#include "desk/archive/transfer.h"
#include "desk/checkin/checkin.h"
#include "program/textfile.h"
#include "ui/print/printscreen.h"
#include "wording/record/refusal.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>

namespace {

/// The program on a tournament in mid play, at its print screen, and a person's hands.
class PageShown : public stage::WithFolder, public stage::AtHalfPlayed {
public:
    PageShown()
    {
        QTest::keyClick(&desktop.window(), Qt::Key_8, Qt::ControlModifier);
        desktop.print().pageCard().setAskFile([this](const QString& suggestion) {
            suggested = suggestion;
            return answer;
        });
    }
    /// Until the page that was asked for is there, or is not.
    void settle()
    {
        while (desktop.session().waiting() > 0 || desktop.print().pageCard().isWriting())
            QTest::qWait(1);
    }
    void write(const QString& path)
    {
        answer = path;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_E, Qt::ControlModifier);
        settle();
    }
    QComboBox& box(const QString& name)
    {
        for (auto* each : desktop.print().pageCard().findChildren<QComboBox*>())
            if (stage::nameOf(*each) == name)
                return *each;
        qFatal("no box is called %s", qPrintable(name));
    }
    /// Chooses by keys what the next file holds.
    void choose(const QString& what)
    {
        QComboBox& kinds = box(u"what the file holds"_s);
        kinds.setFocus();
        QTest::keyClick(&kinds, Qt::Key_Home);
        for (int i = 0; i < kinds.count() && stage::textOf(kinds) != what; ++i)
            QTest::keyClick(&kinds, Qt::Key_Down);
        QCOMPARE(stage::textOf(kinds), what);
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
        return label->isVisible() ? stage::textOf(*label) : QString();
    }
    /// Decides the match that people know by that number.
    void decide(int number)
    {
        person.record(stage::deciding(played.match(number), facts::Winner::A, facts::Decided::Forfeit));
        settle();
    }
    QString path(const QString& name) const { return folder.filePath(name); }

    QString suggested;
    QString answer;
};

/// Opens the tournament without a window.
void open(session::Session& session, stage::HalfPlayed& live)
{
    const std::string file = live.live().path();
    session.open(
        QString::fromStdString(file),
        [file] { return desk::Desk::open(file, desk::Desk::Access::ReadWrite, desk::thisMachine()); },
        [](const session::Outcome& outcome) { QVERIFY(outcome.good()); });
    while (session.waiting() > 0)
        QTest::qWait(1);
}

/// In a program that is closed then.
void keepPage(stage::HalfPlayed& live, const QString& page)
{
    session::Session session;
    open(session, live);
    webpage::Keeper keeper(session);
    QVERIFY(keeper.path().isEmpty() && !keeper.isKept());
    keeper.write(page);
    QTRY_VERIFY(!keeper.isWriting());
    keeper.setKept(true);
    QTRY_VERIFY(!keeper.isWriting());
}

} // namespace

class tst_webpage : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void itIsWrittenWhereSomebodySays();
    void thatItIsSavedIsSeen();
    void itIsWrittenAgainAfterEachResult();
    void itIsLeftAloneWhereNobodyWishesThat();
    void aFailureIsReportedAndDisturbsNothing();
    void nothingElseIsWrittenOver();
    void theChoiceIsRemembered();
    void aPageThatWasLeftBehindIsWrittenOnceItsTournamentIsOpen();
    void aWaitingPageIsOfItsOwnTournament();
    void namesAreShortOrInFull();
    void theWholeEventIsWritten();
    void itsTablesAreWritten();
    void aFileATypedNameWouldReplaceIsLeftAlone();
};

void tst_webpage::itIsWrittenWhereSomebodySays()
{
    PageShown shown;
    QVERIFY(!shown.kept().isEnabled());
    shown.write({}); // called off
    QVERIFY2(shown.suggested.endsWith(u"/tournament.html"_s), qPrintable(shown.suggested));
    QVERIFY(!shown.kept().isEnabled() && shown.said().isEmpty());
    shown.write(shown.path(u"site"_s));
    QVERIFY(tests::bytesIn(shown.path(u"site.html"_s)).startsWith("<!DOCTYPE html>"));
    QVERIFY2(shown.said().startsWith(u"Saved site.html at "_s), qPrintable(shown.said()));
    QVERIFY(shown.kept().isEnabled() && !shown.kept().isChecked());
    shown.write({});
    QCOMPARE(shown.suggested, shown.path(u"site.html"_s));
}

void tst_webpage::thatItIsSavedIsSeen()
{
    PageShown shown;
    shown.desktop.window().resize(1280, 700);
    shown.write(shown.path(u"site"_s));
    QCoreApplication::processEvents();
    QVERIFY(!shown.said().isEmpty());
    const auto* label =
        shown.desktop.print().pageCard().findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(label->visibleRegion(), QRegion(label->rect()));
}

void tst_webpage::itIsWrittenAgainAfterEachResult()
{
    PageShown shown;
    const QString page = shown.path(u"site.html"_s);
    shown.write(page);
    shown.clickKept();
    QVERIFY(shown.kept().isChecked());
    const QByteArray before = tests::bytesIn(page);
    // From any screen.
    QTest::keyClick(&shown.desktop.window(), Qt::Key_1, Qt::ControlModifier);
    shown.decide(5);
    const QByteArray after = tests::bytesIn(page);
    QVERIFY(after != before);
    QVERIFY(after.contains(shown.desktop.session().shown().head.shown().c_str()));
    // What is no result leaves it alone.
    const tournament::Tournament& tournament = shown.desktop.session().tournament();
    const std::string team = tournament::match(tournament, shown.played.match(7))->teams.a;
    const std::string person = tournament::team(*tournament.setting, team)->players.front();
    bool isTaken = false;
    shown.desktop.session().ask(
        u"check-in"_s,
        [person](desk::Desk& desk) {
            return desk::checkIn(desk, "J. Park", person, {"UNC One Card", {}});
        },
        [&isTaken](const session::Outcome& outcome) { isTaken = outcome.good(); });
    shown.settle();
    QVERIFY(isTaken);
    QCOMPARE(tests::bytesIn(page), after);
    QTest::keyClick(&shown.desktop.window(), Qt::Key_8, Qt::ControlModifier);
    shown.clickKept();
    QVERIFY(!shown.kept().isChecked());
}

void tst_webpage::itIsLeftAloneWhereNobodyWishesThat()
{
    PageShown shown;
    const QString page = shown.path(u"site.html"_s);
    shown.write(page);
    const QByteArray before = tests::bytesIn(page);
    shown.decide(5);
    QCOMPARE(tests::bytesIn(page), before);
}

void tst_webpage::aFailureIsReportedAndDisturbsNothing()
{
    PageShown shown;
    const QString folder = shown.path(u"usb"_s);
    QVERIFY(QDir().mkpath(folder));
    shown.write(folder + u"/site.html"_s);
    shown.clickKept();
    QVERIFY(QDir(folder).removeRecursively()); // the stick was pulled
    shown.decide(5);
    const tournament::Tournament& tournament = shown.desktop.session().tournament();
    QVERIFY(tournament::match(tournament, shown.played.match(5))->state == tournament::State::Final);
    MENTIONS(shown.said());
    const QStringList lines = stage::linesOn(shown.desktop.window());
    MENTIONS(lines.join(u'|'));
    QVERIFY(QDir().mkpath(folder)); // and is back
    shown.decide(7);
    QVERIFY(tests::bytesIn(folder + u"/site.html"_s).startsWith("<!DOCTYPE html>"));
}

void tst_webpage::nothingElseIsWrittenOver()
{
    PageShown shown;
    const QString mine = shown.path(u"mine.html"_s);
    tests::put(mine.toStdString(), "<p>mine</p>");
    shown.write(mine);
    QCOMPARE(tests::bytesIn(mine), QByteArray("<p>mine</p>"));
    MENTIONS(shown.said());
    QVERIFY(!shown.kept().isEnabled());
}

void tst_webpage::theChoiceIsRemembered()
{
    const QTemporaryDir folder;
    const stage::Settings settings;
    stage::HalfPlayed live;
    const QString page = folder.filePath(u"site.html"_s);
    keepPage(live, page);
    session::Session after;
    const webpage::Keeper keeper(after);
    QVERIFY(!keeper.isKept()); // no tournament is open
    open(after, live);
    QCOMPARE(keeper.path(), page);
    QVERIFY(keeper.isKept());
}

// The program was gone when the result came, and the page is of before.
void tst_webpage::aPageThatWasLeftBehindIsWrittenOnceItsTournamentIsOpen()
{
    const QTemporaryDir folder;
    const stage::Settings settings;
    stage::HalfPlayed live;
    const QString page = folder.filePath(u"site.html"_s);
    keepPage(live, page);
    const QByteArray old = tests::bytesIn(page);
    QCOMPARE(live.live().result(live.match(5), {facts::Winner::A, facts::Decided::Forfeit, "they left"}), "");
    {
        session::Session after;
        webpage::Keeper keeper(after);
        open(after, live);
        QTRY_VERIFY(!keeper.isWriting());
        QVERIFY(tests::bytesIn(page) != old);
        QVERIFY(tests::bytesIn(page).contains(after.shown().head.shown().c_str()));
    }
    QVERIFY(QFile::remove(page));
    session::Session later;
    webpage::Keeper keeper(later);
    open(later, live);
    QTRY_VERIFY(!keeper.isWriting());
    QVERIFY(!QFile::exists(page)); // nothing is behind, and what is gone does not come back by itself
}

void tst_webpage::aWaitingPageIsOfItsOwnTournament()
{
    const QTemporaryDir folder;
    const stage::Settings settings;
    stage::HalfPlayed live;
    stage::HalfPlayed other;
    const QString first = folder.filePath(u"first.html"_s);
    const QString second = folder.filePath(u"second.html"_s);
    QCOMPARE(other.live().result(other.match(5), {facts::Winner::A, facts::Decided::Forfeit, "they left"}),
             "");
    session::Session session;
    open(session, live);
    webpage::Keeper keeper(session);
    const std::string head = session.shown().head.shown();
    const QString tournament = session.shown().file;
    keeper.write(first);
    keeper.write(second); // waits for the first
    open(session, other);
    QVERIFY(session.shown().file != tournament && session.shown().head.shown() != head);
    QTRY_VERIFY(!keeper.isWriting());
    for (const QString& page : {first, second})
        QVERIFY2(tests::bytesIn(page).contains(head.c_str()), qPrintable(page));
    QVERIFY(keeper.path().isEmpty()); // that was asked of the other tournament
}

// Chosen on the card: a page that exists is written again at once, kept or not. What is chosen for a print
// leaves it alone, and one that was deleted does not come back.
void tst_webpage::namesAreShortOrInFull()
{
    PageShown shown;
    auto& names = shown.box(u"players on the web page"_s);
    QVERIFY(names.isVisible());
    QVERIFY(stage::linesOn(shown.desktop.print()).contains(u"Names"_s)); // not of the print
    SAYS(stage::textOf(names));
    const QString page = shown.path(u"site.html"_s);
    shown.write(page);
    static const QRegularExpression isBrief(u"A1 Player \\d+\\."_s);
    const auto brief = [&] { return QString::fromUtf8(tests::bytesIn(page)).contains(isBrief); };
    QVERIFY(tests::bytesIn(page).contains("A1 Player ") && !brief());
    names.setFocus();
    QTest::keyClick(&names, Qt::Key_Down);
    shown.settle();
    SAYS(stage::textOf(names));
    QVERIFY(brief());
    // What is printed has a choice of its own.
    shown.decide(5); // written again it would be another
    const QByteArray before = tests::bytesIn(page);
    shown.desktop.print().show(u"calls"_s);
    for (auto* box : shown.desktop.print().findChildren<QComboBox*>())
        if (stage::nameOf(*box) == u"how players are named"_s) {
            QCOMPARE(stage::textOf(*box), u"In full"_s);
            box->setFocus();
        }
    SAYS(stage::nameOf(*QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    shown.settle();
    SAYS(stage::textOf(names));
    QCOMPARE(tests::bytesIn(page), before);
    names.setFocus();
    QTest::keyClick(&names, Qt::Key_Up);
    shown.settle();
    QVERIFY(tests::bytesIn(page) != before && !brief());
    QVERIFY(QFile::remove(page));
    QTest::keyClick(&names, Qt::Key_Down);
    shown.settle();
    SAYS(stage::textOf(names));
    QVERIFY(!QFile::exists(page));
}

// Nothing is locked in: every fact, for any program, and back again.
void tst_webpage::theWholeEventIsWritten()
{
    PageShown shown;
    shown.choose(u"Whole tournament (JSON)"_s);
    QVERIFY(!shown.kept().isVisible()); // that is of the page
    shown.write({});
    QVERIFY2(shown.suggested.endsWith(u"/tournament.json"_s), qPrintable(shown.suggested));
    QVERIFY(shown.said().isEmpty());
    shown.write(shown.path(u"fall.json"_s));
    QVERIFY2(shown.said().startsWith(u"Saved fall.json at "_s), qPrintable(shown.said()));
    MENTIONS(shown.said());
    const std::string copy = shown.path(u"copy.courtside"_s).toStdString();
    const auto brought = desk::importTournament(tests::bytesIn(shown.path(u"fall.json"_s)).toStdString(),
                                                "fall.json", copy, desk::thisMachine());
    QVERIFY2(brought, brought ? "" : wording::inFull(brought.error().mistakes.front()).c_str());
    QCOMPARE(brought->head, shown.desktop.session().shown().head);
    // Again at the same place: the dialog asked about that.
    shown.decide(5);
    shown.write(shown.path(u"fall.json"_s));
    QVERIFY(tests::bytesIn(shown.path(u"fall.json"_s))
                .contains(shown.desktop.session().shown().head.hash.c_str()));
    shown.write(shown.path(u"no/such/folder.json"_s));
    MENTIONS(shown.said());
    shown.choose(u"Web page"_s);
    QVERIFY(shown.kept().isVisible() && shown.said().isEmpty());
}

void tst_webpage::itsTablesAreWritten()
{
    PageShown shown;
    for (const QString& what : {u"Standings"_s, u"Results"_s, u"Hands"_s, u"Attendance"_s, u"Journal"_s}) {
        shown.choose(what + u" (CSV)"_s);
        shown.write(shown.path(what)); // without an ending
        QVERIFY2(shown.suggested.endsWith(u"/tournament-%1.csv"_s.arg(what.toLower())),
                 qPrintable(shown.suggested));
        QVERIFY2(tests::bytesIn(shown.path(what + u".csv"_s)).startsWith("\xEF\xBB\xBF"), qPrintable(what));
        QVERIFY2(shown.said().startsWith(u"Saved "_s + what + u".csv at "_s), qPrintable(shown.said()));
    }
    QVERIFY(tests::bytesIn(shown.path(u"Results.csv"_s)) != tests::bytesIn(shown.path(u"Standings.csv"_s)));
}

// The dialog could not ask about a name that nobody typed.
void tst_webpage::aFileATypedNameWouldReplaceIsLeftAlone()
{
    PageShown shown;
    const QString mine = shown.path(u"mine.txt.json"_s);
    tests::put(mine.toStdString(), "mine");
    shown.choose(u"Whole tournament (JSON)"_s);
    shown.write(shown.path(u"mine.txt"_s));
    QCOMPARE(tests::bytesIn(mine), QByteArray("mine"));
    MENTIONS(shown.said());
}

TEST_CLASS(tst_webpage)
#include "tst_webpage.moc"
