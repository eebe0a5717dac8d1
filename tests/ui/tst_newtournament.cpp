// A new tournament is made by keys: name, rules with what was agreed, and where its file is.
#include "atnewtournament.h"
#include "drawn.h"

#include "ui/start/recent.h"
#include "wording/rulecard/card.h"

#include <QSignalSpy>

#include <algorithm>

using stage::AtNewTournament;

class tst_newtournament : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void isMadeByKeys();
    void ctrlEnterMakesItWhereverTheKeysAre();
    void takesWhatWasAgreed();
    void takesWhatIsAskedOfTeams();
    void showsTheRulesOfTheVenue();
    void suggestsAFile();
    void showsThatALongTextIsCut();
    void completesTheEnding();
    void makesOneForTwoEnters();
    void writesOverNothing();
    void needsANameAndASupervisor();
    void needsRules();
    void theNextOneStartsOver();
    void complaintsAreReadWhole();
    void saysWhatTheStoreSays();
    void passesOnHowToDraw();
    void isDropped();
    void startsOverWhereItWasDropped();
    void theCursorGoesToWhatIsMissing();
    void looksRight();
};

void tst_newtournament::isMadeByKeys()
{
    AtNewTournament form;
    QSignalSpy made(&form.screen, &newtournament::NewTournamentScreen::made);
    QTest::keyClicks(form.focus(), u"Fall Spades"_s);
    form.choose(u"washburn"_s);
    form.type(u"Supervisor on duty"_s, u"Ana Ruiz"_s);
    form.make();
    QCOMPARE(made.count(), 1);
    const tournament::Setting& setting = *form.stage.session.tournament().setting;
    QCOMPARE(setting.tournament->name, std::string("Fall Spades"));
    QCOMPARE(setting.tournament->tables, 8);
    QCOMPARE(setting.rules.back().venue.id, std::string("washburn"));
    QCOMPARE(tournament::entries(form.stage.session.tournament()).front().stamp.by, std::string("Ana Ruiz"));
    QCOMPARE(form.stage.session.supervisor(), u"Ana Ruiz"_s);
    QVERIFY(form.stage.session.shown().file.endsWith(u"/Fall Spades.courtside"_s));
    QCOMPARE(start::recentTournaments(form.stage.session.settings()).constFirst().name, u"Fall Spades"_s);
}

// A button that has the focus keeps what it says; where nothing is missing the tournament would be made.
void tst_newtournament::ctrlEnterMakesItWhereverTheKeysAre()
{
    const AtNewTournament form;
    int tried = 0;
    for (auto* button : form.screen.findChildren<QPushButton*>()) {
        if (!button->isVisibleTo(&form.screen))
            continue;
        form.type(u"Tournament name"_s, u"x"_s);
        form.field(u"Tournament name"_s)->clear(); // what was complained of is said no more
        const QSignalSpy pressed(button, &QPushButton::clicked);
        const QSignalSpy left(&form.screen, &newtournament::NewTournamentScreen::dropped);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(pressed.isEmpty() && left.isEmpty(), qPrintable(button->accessibleName()));
        QVERIFY2(form.said().contains(u"Enter a tournament name."_s), qPrintable(button->accessibleName()));
        ++tried;
    }
    QVERIFY(tried > 3);
}

void tst_newtournament::takesWhatWasAgreed()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall Spades"_s);
    form.choose(u"unc"_s);
    form.type(u"target, regular"_s, u"350"_s);
    QVERIFY2(form.said().contains(u"350 points"_s), qPrintable(form.said()));
    const QStringList lines = form.said().split(u'\n');
    const auto marked = std::ranges::count_if(
        lines, [](const QString& line) { return line == u"agreed"_s || line.endsWith(u" agreed"_s); });
    QVERIFY(marked > 0);
    form.make();
    const auto& rules = form.stage.session.tournament().setting->rules.back();
    std::ptrdiff_t agreed = 0; // the same as on Rules
    for (const wording::Card& card : wording::cards(rules.venue))
        for (const wording::CardSection& section : card.sections)
            agreed += std::ranges::count_if(section.statements, &wording::Statement::agreed);
    QCOMPARE(std::ptrdiff_t(marked), agreed);
    QCOMPARE(tournament::regularSet(rules).rules.end.target, 350);
    QCOMPARE(rules::phase(rules.venue, "championship")->rules.end.target, 500);
}

void tst_newtournament::takesWhatIsAskedOfTeams()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall Spades"_s);
    form.choose(u"classic"_s); // where the players may agree on nothing
    MENTIONS(form.said());
    QTest::mouseClick(form.named<QPushButton>(u"Show 4 more optional rules"_s), Qt::LeftButton);
    auto* most = form.named<QComboBox>(u"maximum players per team"_s);
    QCOMPARE(stage::textOf(*most), u"No limit"_s);
    most->setFocus();
    while (stage::textOf(*most) != u"3 players"_s && most->currentIndex() + 1 < most->count())
        QTest::keyClick(most, Qt::Key_Down);
    QCOMPARE(stage::textOf(*most), u"3 players"_s);
    auto* limits = form.named<QLineEdit>(u"maximum per affiliation"_s);
    QCOMPARE(limits->text(), QString()); // nothing there to delete first
    QCOMPARE(pseudo::english(limits->placeholderText()), u"No limit"_s);
    form.type(u"affiliations that may play"_s, u"Student, Staff"_s);
    form.type(u"maximum per affiliation"_s, u"Staff"_s);
    MENTIONS(form.said());
    form.type(u"maximum per affiliation"_s, u"1"_s);
    MENTIONS(form.said());
    form.type(u"maximum per affiliation"_s, u"1 Staff"_s);
    MENTIONS(form.said());
    form.make();
    const rules::RosterLimits& roster =
        tournament::regularSet(form.stage.session.tournament().setting->rules.back()).people.roster;
    QCOMPARE(roster.maxPlayers, std::optional(3));
    QCOMPARE(roster.affiliations, (std::vector<std::string>{"Student", "Staff"}));
    QVERIFY((roster.limits == std::vector<rules::AffiliationLimit>{{"Staff", 1}}));
    QVERIFY(!roster.minPlayers && !roster.maxOthers);
}

void tst_newtournament::showsTheRulesOfTheVenue()
{
    const AtNewTournament form;
    auto* venues = form.named<QComboBox>(u"Rules"_s);
    const auto says = [&](const std::string& text) {
        return form.said().contains(pseudo::english(QString::fromStdString(text)));
    };
    for (const rules::Venue& venue : rules::builtIn()) {
        form.choose(QString::fromStdString(venue.id));
        QCOMPARE(venues->currentText(), QString::fromStdString(venue.name));
        for (const wording::Card& card : wording::cards(venue)) {
            QVERIFY(says(card.title));
            for (const wording::CardSection& section : card.sections)
                for (const wording::Statement& statement : section.statements) {
                    QVERIFY(says(statement.text));
                    for (const std::string& place : statement.sections)
                        QVERIFY(says(place));
                }
        }
        QVERIFY(!form.said().contains(u"· agreed"_s));
    }
}

void tst_newtournament::suggestsAFile()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall/Spring: Spades?"_s);
    QVERIFY2(form.field(u"File"_s)->text().endsWith(u"/Fall-Spring- Spades-.courtside"_s),
             qPrintable(form.field(u"File"_s)->text()));
    form.chosen = form.stage.path(u"elsewhere"_s);
    QTest::mouseClick(form.named<QPushButton>(u"Choose where to save the file"_s), Qt::LeftButton);
    QVERIFY(form.suggested.endsWith(u"/Fall-Spring- Spades-.courtside"_s));
    QCOMPARE(form.field(u"File"_s)->text(), form.chosen + u".courtside"_s);
    form.type(u"Tournament name"_s, u"Another"_s); // the place is theirs now
    QCOMPARE(form.field(u"File"_s)->text(), form.chosen + u".courtside"_s);
    form.make();
    QCOMPARE(form.stage.session.shown().file, form.chosen + u".courtside"_s);
}

void tst_newtournament::showsThatALongTextIsCut()
{
    const AtNewTournament form;
    const QString path = QString(u"/home/recreation/campus intramurals"_s).repeated(4) + u"/Fall.courtside"_s;
    form.type(u"File"_s, path);
    QLineEdit* file = form.field(u"File"_s);
    const auto shownIn = [](QLineEdit& field) { return drawn::wordsOf(field).join(QString()); };
    form.field(u"Tournament name"_s)->setFocus();
    QVERIFY2(shownIn(*file).startsWith(u'…') && shownIn(*file).endsWith(u"/Fall.courtside"_s),
             qPrintable(shownIn(*file)));
    QCOMPARE(file->toolTip(), path);
    QLineEdit* name = form.field(u"Tournament name"_s);
    form.type(u"Tournament name"_s, u"Fall Spades of the Department of Campus Recreation"_s);
    form.field(u"Supervisor on duty"_s)->setFocus();
    QVERIFY2(shownIn(*name).startsWith(u"Fall"_s) && shownIn(*name).endsWith(u'…'),
             qPrintable(shownIn(*name)));
    form.type(u"File"_s, u"Fall.courtside"_s);
    form.field(u"Tournament name"_s)->setFocus();
    QCOMPARE(shownIn(*file), u"Fall.courtside"_s);
    QVERIFY(file->toolTip().isEmpty());
}

void tst_newtournament::completesTheEnding()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall"_s);
    form.type(u"File"_s, form.stage.path(u"typed"_s));
    form.make();
    QCOMPARE(form.stage.session.shown().file, form.stage.path(u"typed.courtside"_s));
}

void tst_newtournament::makesOneForTwoEnters()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall"_s);
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(&form.screen, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(form.stage.session.waiting(), 1);
    form.stage.settle();
    QVERIFY(form.stage.session.isOpen());
}

void tst_newtournament::writesOverNothing()
{
    AtNewTournament form;
    QFile there(form.stage.path(u"Fall.courtside"_s));
    QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
    there.close();
    QTest::keyClicks(form.focus(), u"Fall"_s);
    const QString exists = u"A file with this name already exists."_s;
    QVERIFY2(form.said().contains(exists), qPrintable(form.said()));
    form.make();
    QVERIFY(!form.stage.session.isOpen());
    QVERIFY(there.open(QIODevice::ReadOnly));
    QCOMPARE(there.readAll(), QByteArray("mine"));
    QTest::keyClicks(form.field(u"Tournament name"_s), u" II"_s);
    QVERIFY2(!form.said().contains(exists), qPrintable(form.said()));
    form.make();
    QVERIFY(form.stage.session.isOpen());
}

void tst_newtournament::needsANameAndASupervisor()
{
    AtNewTournament form;
    form.type(u"Supervisor on duty"_s, u" "_s);
    form.make();
    MENTIONS(form.said());
    const auto asks = [&] { return form.said().contains(u"Enter the supervisor on duty."_s); };
    QVERIFY2(asks(), qPrintable(form.said())); // all that is missing at once
    form.type(u"Tournament name"_s, u"Fall"_s);
    form.make();
    QVERIFY2(asks(), qPrintable(form.said()));
    QVERIFY(!form.stage.session.isOpen());
    form.type(u"Supervisor on duty"_s, u"Ana Ruiz"_s);
    QVERIFY2(!asks(), qPrintable(form.said()));
}

// Nobody plays by another venue's rules because its name comes first.
void tst_newtournament::needsRules()
{
    AtNewTournament form{QString()};
    auto* rules = form.named<QComboBox>(u"Rules"_s);
    QCOMPARE(rules->currentIndex(), -1);
    QTest::keyClicks(form.focus(), u"Fall"_s);
    form.type(u"Supervisor on duty"_s, u"Ana Ruiz"_s);
    form.make();
    QVERIFY(!form.stage.session.isOpen());
    MENTIONS(form.said());
    form.choose(u"unc"_s);
    form.make();
    QVERIFY(form.stage.session.isOpen());
    QCOMPARE(form.stage.session.settings().value(u"venue"_s).toString(), u"unc"_s);
}

void tst_newtournament::theNextOneStartsOver()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall"_s);
    auto* format = form.named<QComboBox>(u"Format"_s);
    auto* tables = form.named<QSpinBox>(u"Tables"_s);
    QTest::keyClick(format, Qt::Key_End);
    QVERIFY(format->currentIndex() > 0);
    tables->setValue(3);
    form.make();
    QVERIFY(form.stage.session.isOpen());
    QCOMPARE(format->currentIndex(), 0);
    QCOMPARE(tables->value(), 8);
    QCOMPARE(form.named<QComboBox>(u"Rules"_s)->currentData().toString(), u"washburn"_s); // as last time
}

void tst_newtournament::complaintsAreReadWhole()
{
    AtNewTournament form;
    QFile there(form.stage.path(u"Fall.courtside"_s));
    QVERIFY(there.open(QIODevice::WriteOnly));
    QTest::keyClicks(form.focus(), u"Fall"_s);
    form.type(u"Supervisor on duty"_s, u"Ana Ruiz"_s);
    form.make();
    QCoreApplication::processEvents();
    int complaints = 0;
    for (const auto* label : form.screen.findChildren<kit::Prose*>()) {
        const bool isComplaint = label->isVisible() && label->palette().color(QPalette::WindowText) ==
                                                           form.stage.theme.colors().bad;
        complaints += isComplaint ? 1 : 0;
        QVERIFY2(!isComplaint || label->height() >= label->heightForWidth(label->width()),
                 qPrintable(label->text()));
    }
    QCOMPARE(complaints, 2); // of the file, and over the buttons
}

void tst_newtournament::saysWhatTheStoreSays()
{
    AtNewTournament form;
    QFile file(form.stage.path(u"a file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QTest::keyClicks(form.focus(), u"Fall"_s);
    form.type(u"File"_s, file.fileName() + u"/below/tournament.courtside"_s);
    form.make();
    QVERIFY(!form.stage.session.isOpen());
    MENTIONS(form.said());
    QCOMPARE(form.field(u"Tournament name"_s)->text(), u"Fall"_s);
}

void tst_newtournament::passesOnHowToDraw()
{
    AtNewTournament form;
    std::optional<desk::DrawSettings> wished;
    QObject::connect(&form.screen, &newtournament::NewTournamentScreen::made,
                     [&](const desk::DrawSettings& how) { wished = how; });
    QTest::keyClicks(form.focus(), u"Fall"_s);
    QTest::keyClick(form.named<QComboBox>(u"Seeding"_s), Qt::Key_Down);
    QTest::keyClick(form.named<QComboBox>(u"Seeding"_s), Qt::Key_Down);
    QTest::keyClick(form.named<QComboBox>(u"Third-place match"_s), Qt::Key_Down);
    auto* rest = form.named<QSpinBox>(u"Rest (min)"_s);
    QCOMPARE(stage::textOf(*rest), u"None"_s);
    rest->setValue(10);
    form.make();
    desk::DrawSettings how{.seeding = facts::Seeding::Random, .apart = true, .thirdPlace = true};
    QVERIFY(wished && *wished == how);
    QCOMPARE(form.stage.session.tournament().setting->tournament->rest, std::optional(10));
    QVERIFY(form.field(u"Tournament name"_s)->text().isEmpty());
}

void tst_newtournament::isDropped()
{
    const AtNewTournament form;
    QSignalSpy dropped(&form.screen, &newtournament::NewTournamentScreen::dropped);
    QTest::keyClick(form.focus(), Qt::Key_Escape);
    QCOMPARE(dropped.count(), 1);
}

void tst_newtournament::startsOverWhereItWasDropped()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Swiss try"_s);
    QTest::keyClick(form.focus(), Qt::Key_Escape);
    form.screen.takeFocus();
    QTest::keyClicks(form.focus(), u"Tiny"_s);
    QCOMPARE(form.field(u"Tournament name"_s)->text(), u"Tiny"_s);
}

void tst_newtournament::theCursorGoesToWhatIsMissing()
{
    const AtNewTournament form{QString()}; // no rules are chosen yet
    form.named<QPushButton>(u"Import rules…"_s)->setFocus();
    QTest::keyClick(form.focus(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(stage::nameOf(*form.focus()), u"Tournament name"_s);
    QTest::keyClicks(form.focus(), u"Tiny"_s);
    QTest::keyClick(form.focus(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(stage::nameOf(*form.focus()), u"Rules"_s);
}

void tst_newtournament::looksRight()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Residence Hall Spades"_s);
    form.choose(u"unc"_s);
    form.type(u"target, regular"_s, u"350"_s);
    QTest::mouseClick(form.named<QPushButton>(u"Show 9 more optional rules"_s), Qt::LeftButton);
    form.type(u"target, regular"_s, u"0"_s);
    form.make();
    form.choose(u"washburn"_s);
    if (pseudo::isSpoken())
        QSKIP("longer texts ask for a wider window");
    QVERIFY(form.screen.minimumSizeHint().width() <= 1280);
    QVERIFY2(form.screen.minimumSizeHint().height() <= 708,
             qPrintable(QString::number(form.screen.minimumSizeHint().height())));
    form.stage.expectLargeTextFits(form.screen);
}

TEST_CLASS(tst_newtournament)
#include "tst_newtournament.moc"
