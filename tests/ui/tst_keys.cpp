// One meaning a key: of all that a screen and what is nested in it say of keys, on buttons, in hints and as
// shortcuts, and of all that the window around it says, no two say different things of one key.
#include "atdesktop.h"
#include "emptyroom.h"
#include "places.h"

#include "desk/document/draft.h"
#include "desk/drawing/newtournament.h"
#include "ui/absences/absencesscreen.h"
#include "ui/hall/hallscreen.h"
#include "ui/help/helpscreen.h"
#include "ui/newtournament/newtournamentscreen.h"
#include "ui/papercheck/papercheckscreen.h"
#include "ui/record/recordscreen.h"
#include "ui/rulings/cases/chip.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/teams/teamsscreen.h"

#include <QAction>
#include <QPushButton>
#include <QShortcut>

#include <map>

namespace {

/// What says something of a key, and what it says.
struct Claim {
    QString key;
    QString does;
    const QWidget* where;
};

/// `Ctrl Shift P`, `Del` and `Insert` as QKeySequence writes them; empty where it is no one key.
QString keyOf(QString text)
{
    text.replace(u' ', u'+').replace(u"−"_s, u"-"_s);
    const QKeySequence sequence(text);
    return sequence.count() == 1 && sequence[0].key() != Qt::Key_unknown ? sequence.toString() : QString();
}

/// Behind the words of a button, after three blanks or in brackets.
QString keyBehind(const QString& text)
{
    if (const qsizetype at = text.lastIndexOf(u"   "_s); at >= 0)
        return keyOf(text.mid(at + 3));
    const qsizetype open = text.lastIndexOf(u'(');
    return open >= 0 && text.endsWith(u')') ? keyOf(text.mid(open + 1).chopped(1)) : QString();
}

QString meaningOf(const QWidget& widget)
{
    return widget.whatsThis().isEmpty() ? stage::nameOf(widget) : pseudo::english(widget.whatsThis());
}

/// What every screen does with them, whatever it shows: on, back, there, accept.
bool isOfAll(const QString& key)
{
    return QStringList{u"Enter"_s, u"Return"_s, u"Esc"_s, u"Ctrl+Enter"_s, u"Ctrl+Return"_s}.contains(key);
}

/// Letters and digits are typed, as ranks and bids are: they mean something where they are in view.
bool isTyped(const QString& key)
{
    return key.size() == 1;
}

void add(QList<Claim>& claims, const QString& key, const QString& does, const QWidget& where)
{
    const bool counts = !key.isEmpty() && !isOfAll(key) && (!isTyped(key) || where.isVisible());
    if (counts)
        claims << Claim{key, does, &where};
}

QList<Claim> claimsIn(const QWidget& screen)
{
    QList<Claim> claims;
    for (const auto* hint : screen.findChildren<kit::KeyHint*>())
        if (const QString behind = u", key "_s + hint->key(); stage::nameOf(*hint).size() > behind.size())
            add(claims, keyOf(hint->key()), stage::nameOf(*hint).chopped(behind.size()), *hint);
    for (const auto* button : screen.findChildren<rulings::KeyButton*>())
        add(claims, keyOf(button->key()), meaningOf(*button), *button);
    for (const auto* button : screen.findChildren<kit::KeycapButton*>())
        add(claims, keyOf(button->key()), meaningOf(*button), *button);
    for (const auto* button : screen.findChildren<QPushButton*>())
        add(claims, keyBehind(stage::textOf(*button)), meaningOf(*button), *button);
    for (const auto* shortcut : screen.findChildren<QShortcut*>())
        add(claims, shortcut->key().toString(), pseudo::english(shortcut->whatsThis()),
            *qobject_cast<QWidget*>(shortcut->parent()));
    for (const auto* action : screen.findChildren<QAction*>())
        for (const QKeySequence& each : action->shortcuts())
            add(claims, each.toString(), stage::textOf(*action), screen);
    return claims;
}

/// Those of the window itself: not of the screens in it.
QList<Claim> claimsAround(const shell::Window& window)
{
    QList<Claim> claims = claimsIn(window);
    claims.removeIf([&](const Claim& claim) {
        for (const auto* screen : window.findChildren<session::Screen*>())
            if (screen == claim.where || screen->isAncestorOf(claim.where))
                return true;
        return false;
    });
    return claims;
}

QStringList against(const QList<Claim>& claims)
{
    std::map<QString, QStringList> meanings;
    for (const Claim& claim : claims) {
        const QString does = QString(claim.does).remove(u'…'); // on the button that asks more first
        if (QStringList& all = meanings[claim.key]; !all.contains(does, Qt::CaseInsensitive))
            all << does;
    }
    QStringList wrong;
    for (const auto& [key, all] : meanings)
        if (all.size() > 1 || all.contains(QString()))
            wrong << key + u": "_s + all.join(u" / "_s);
    return wrong;
}

} // namespace

class tst_keys : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void meanOneThingOnTheSheet();
    void meanOneThing_data();
    void meanOneThing();
    void areOnTheKeyboardSheet_data() { meanOneThing_data(); }
    void areOnTheKeyboardSheet();
    void ofCallsAreOnItWhereTheRulesHaveThem();
    void meanOneThingBeforeTheDraw();
};

void tst_keys::meanOneThingOnTheSheet()
{
    using session::Key;
    for (int at = static_cast<int>(Key::CallMatch); at <= static_cast<int>(Key::Pad); ++at) {
        const auto key = static_cast<Key>(at);
        QVERIFY2(session::keyOfSheet(session::codeOf(key)) == key, qPrintable(session::named(key)));
    }
    QVERIFY(!session::keyOfSheet(session::codeOf(Key::Record))); // the window's
}

void tst_keys::meanOneThing_data()
{
    QTest::addColumn<QString>("place");
    for (const char* place : {"Tables", "Teams", "Check-in", "Score sheet", "Bracket", "Standings", "Rulings",
                              "Print", "Rules", "a case", "the record", "a paper check", "absences",
                              "the hall screen", "a new tournament", "the guide"})
        QTest::newRow(place) << QString::fromUtf8(place);
}

namespace {

/// Goes there, with the half played tournament in the window.
void goTo(desktop::Desktop& desktop, stage::HalfPlayed& live, const QString& place)
{
    shell::Window& window = desktop.window();
    const std::map<QString, session::Screen*> others{{u"absences"_s, &desktop.absences()},
                                                     {u"the hall screen"_s, &desktop.hallScreen()},
                                                     {u"a new tournament"_s, &desktop.newTournament()},
                                                     {u"the guide"_s, &desktop.guide()}};
    if (QStringList{u"Score sheet"_s, u"a case"_s, u"the record"_s, u"a paper check"_s}.contains(place))
        Q_EMIT window.current()->matchWanted(QString::fromStdString(live.match(2)));
    else if (const auto at = others.find(place); at != others.end())
        window.show(at->second);
    else
        window.go(stage::placeNamed(place));
    if (place == u"a case")
        QTest::keyClick(window.focusWidget(), Qt::Key_F3);
    if (place == u"the record")
        QTest::keyClick(window.focusWidget(), Qt::Key_R, Qt::ControlModifier);
    if (place == u"a paper check")
        QTest::keyClick(window.focusWidget(), Qt::Key_F12);
    QCoreApplication::processEvents();
}

/// A keycap as a claim names it.
QString onCap(const QString& cap)
{
    return keyOf(QString(cap).replace(u"Page Down"_s, u"PgDown"_s).replace(u"Page Up"_s, u"PgUp"_s));
}

} // namespace

void tst_keys::meanOneThing()
{
    QFETCH(QString, place);
    stage::AtHalfPlayed at;
    goTo(at.desktop, at.played, place);
    shell::Window& window = at.desktop.window();
    const QList<Claim> around = claimsAround(window);
    QVERIFY(around.size() > 20);
    const QStringList wrong = against(claimsIn(*window.current()) + around);
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

// What is shown of keys on a screen is on its sheet too, and so are those that work anywhere.
void tst_keys::areOnTheKeyboardSheet()
{
    QFETCH(QString, place);
    stage::AtHalfPlayed at;
    goTo(at.desktop, at.played, place);
    shell::Window& window = at.desktop.window();
    QStringList wanted;
    for (const Claim& claim : claimsIn(*window.current()))
        if (claim.where->isVisible())
            wanted << claim.key;
    for (const session::Key key : session::keysOfWindow())
        if (!session::named(key).isEmpty())
            wanted << keyOf(session::named(key));
    wanted << keyOf(session::named(session::Key::NewRuling)); // opens the rulings from everywhere
    QTest::keyClick(window.focusWidget(), Qt::Key_F1);
    const auto* help = qobject_cast<help::HelpScreen*>(window.current());
    QVERIFY(help);
    QStringList shown;
    for (int number = 1; number <= 9; ++number) // `Ctrl+1 – 9`
        shown << u"Ctrl+%1"_s.arg(number) << QString::number(number);
    for (const auto* line : help->findChildren<help::KeyLine*>())
        for (const QString& cap : line->line().caps) {
            QVERIFY2(!cap.contains(u"Pg"_s), qPrintable(cap)); // one name a key: the guide's
            shown << onCap(cap);
        }
    QStringList missing;
    for (const QString& key : std::as_const(wanted))
        if (!shown.contains(key) && !missing.contains(key))
            missing << key;
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
}

void tst_keys::ofCallsAreOnItWhereTheRulesHaveThem()
{
    for (const bool hasNil : {true, false}) {
        emptyroom::EmptyRoom room(hasNil ? "unc" : "mckendree");
        room.person.press(Qt::Key_F1);
        auto* help = qobject_cast<help::HelpScreen*>(room.desktop.window().current());
        QVERIFY(help);
        help->show(help::Sheet::ScoreSheet);
        QStringList caps;
        for (const auto* line : help->findChildren<help::KeyLine*>())
            caps << line->line().caps;
        QVERIFY(caps.contains(u"Backspace"_s));
        QCOMPARE(caps.contains(session::caps(session::Key::Nil).constFirst()), hasNil);
    }
}

// Where teams are drawn, and where they come from a file.
void tst_keys::meanOneThingBeforeTheDraw()
{
    const stage::Settings settings;
    QTemporaryDir folder;
    const QString file = folder.filePath(u"tournament.courtside"_s);
    desk::TournamentPlan plan{.name = "Fall Spades", .venue = rules::builtIn().front()};
    QVERIFY(
        desk::beginTournament(file.toStdString(), "J. Park", plan, tournaments::environment()).has_value());
    QFile roster(folder.filePath(u"roster.csv"_s));
    QVERIFY(roster.open(QIODevice::WriteOnly));
    roster.write("Team,Name\nA,Ana\nA,Bo\nB,Cy\n,Di\n");
    roster.close();
    desktop::Desktop desktop;
    stage::open(desktop, file.toStdString());
    desktop.window().go(shell::Place::Teams);
    desktop.teams().importFile(roster.fileName());
    QCoreApplication::processEvents();
    const QStringList wrong = against(claimsIn(desktop.teams()) + claimsAround(desktop.window()));
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

TEST_CLASS(tst_keys)
#include "tst_keys.moc"
