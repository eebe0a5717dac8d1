// Rulings by keys and clicks: a renege challenge from F3 on the score sheet to the saved ruling.
#include "atcase.h"
#include "atrulings.h"
#include "pinasked.h"

using atcase::CaseTournament;
using atcase::Score;

class tst_rulings : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void byKeys();
    void byClicks();
    void typedTextGoesWhereItBelongs_data();
    void typedTextGoesWhereItBelongs();
    void itSaysWhatIsMissing();
    void oneKeyDoesNotDropTypedText();
    void aContradictionIsUpheldWithAWordOnly();
    void aProvenRenegeIsDeniedOnlyWithAReason();
    void theAccusedKeepTheirNumbers();
    void theBookIsAskedForBeforeItsSuit();
    void twoInOneHand();
    void oneIsReopened();
    void aGameIsNotOver();
    void aWinnerThatHasGoneOn();
    void aRefusedRulingComesBack();
    void anotherTournamentIsOpened();
    void aVenueWithoutARule();
    void tournamentLeadsToTheCase();
    void longNames();
    void itLeadsBackToTheSheet();
    void theRuleIsShownWhileTheHandIsInPlay();
    void nothingCoversWhatWasFound();
};

// Hand 3 of match 2: side A bid 5 and took 9, side B bid 4 and took 4. Three tricks off A leave its 5 of 6.
void tst_rulings::byKeys()
{
    CaseTournament live;
    live.openSheet(2);
    const Score before = live.score(2);
    live.key(Qt::Key_F3);
    MENTIONS(live.person.said());
    live.keys(u"21"_s); // B challenges A's first
    MENTIONS(live.person.said());
    live.keys(u"4c7dqc9"_s);
    QCOMPARE(stage::textOf(live.page().finding()).section(u' ', 0, 0), u"Proven."_s);
    QCOMPARE(live.page().upheld().outcome().rows.front().value, u"9 → 6"_s);
    QVERIFY(!live.page().upheld().outcome().score.contains(u' ')); // it breaks nowhere
    live.keys(u"u"_s);
    QVERIFY2(live.pressed <= 12, qPrintable(QString::number(live.pressed)));
    const auto cases = live.cases();
    QCOMPARE(cases.size(), std::size_t(1));
    QCOMPARE(cases[0].decision->ruling, facts::Ruling::Upheld);
    QCOMPARE(*cases[0].evidence->played, "7D");
    QCOMPARE(*cases[0].evidence->shown, "QC");
    QCOMPARE(*cases[0].evidence->shownBook, 9);
    QCOMPARE(cases[0].challenge.book, 4);
    QCOMPARE(live.score(2).a, before.a - 3); // three overtricks less
    QCOMPARE(live.score(2).b, before.b + 30);
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(live.cases().empty());
    QCOMPARE(live.score(2), before);
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(live.cases().size(), std::size_t(1));
    MENTIONS(live.person.said());
}

// F3 opens the case; then at most eight clicks.
void tst_rulings::byClicks()
{
    CaseTournament live;
    live.openCase();
    const auto* match = &live.match(2);
    const QString accused = QString::fromStdString(
        tournament::personName(live.tournament(), match->call->players[facts::Seat::A1]));
    live.click(u"accused: "_s + accused);
    live.click(u"pad: trick 4"_s);
    live.click(u"suit led: clubs"_s);
    live.click(u"pad: 7"_s);
    live.click(u"pad: diamonds"_s);
    live.click(u"pad: Q"_s);
    live.click(u"pad: trick 9"_s);
    QCOMPARE(stage::textOf(live.page().finding()).section(u' ', 0, 0), u"Proven."_s);
    live.click(u"Uphold"_s);
    QVERIFY2(live.pressed <= 8, qPrintable(QString::number(live.pressed)));
    QCOMPARE(live.cases().size(), std::size_t(1));
    QCOMPARE(live.cases()[0].challenge.by, facts::Challenger::B);
    QCOMPARE(*live.cases()[0].evidence->shown, "QC");
}

void tst_rulings::typedTextGoesWhereItBelongs_data()
{
    QTest::addColumn<QString>("keys");
    // book, led, played, shown, its book or held
    QTest::newRow("a book of two figures") << u"2113h2sa12"_s;
    QTest::newRow("a book of one") << u"211c7dq1⏎"_s;
    QTest::newRow("tens") << u"214c10d109"_s;
    QTest::newRow("another suit than led") << u"214c7dqs9"_s;
    QTest::newRow("the suit first") << u"214cd7cq9"_s;
    QTest::newRow("a joker for a spade") << u"214s7dx0"_s;
    QTest::newRow("still in the hand") << u"214c7dq0"_s;
    QTest::newRow("a corrected card") << u"214c8\b7dq9"_s;
}

void tst_rulings::typedTextGoesWhereItBelongs()
{
    QFETCH(QString, keys);

    rulings::CaseEntry entry;
    for (const QChar key : keys)
        entry.press(key == u'⏎'    ? int(Qt::Key_Return)
                    : key == u'\b' ? int(Qt::Key_Backspace)
                                   : int(key.toUpper().unicode()));
    QCOMPARE(entry.accused(), facts::Seat::A1);
    const facts::Evidence said = entry.evidence();
    const QString is = QStringList{QString::number(entry.book().value_or(0)),
                                   QString::fromStdString(std::string(facts::word(*said.led))),
                                   QString::fromStdString(said.played.value_or("-")),
                                   QString::fromStdString(said.shown.value_or("-")),
                                   said.held ? u"held"_s : QString::number(said.shownBook.value_or(0))}
                           .join(u' ');
    SAYS(is);
}

void tst_rulings::itSaysWhatIsMissing()
{
    CaseTournament live;
    live.openCase();
    live.person.type(u"u"_s);
    MENTIONS(live.person.said());
    live.person.type(u"3"_s); // the supervisor saw it: all four may be accused
    for (const facts::Seat seat : rulings::accusedSeats)
        QVERIFY(live.page().entry().mayAccuse(seat));
    live.person.type(u"3u"_s);
    MENTIONS(live.person.said());
    QVERIFY(live.cases().empty());
    live.person.type(u"4u"_s);
    QCOMPARE(live.cases().size(), std::size_t(1));
    QCOMPARE(live.cases()[0].challenge.accused, facts::Seat::B1);
    QCOMPARE(live.cases()[0].evidence->known, facts::Known::Seen);
}

void tst_rulings::oneKeyDoesNotDropTypedText()
{
    CaseTournament live;
    live.openCase();
    live.person.type(u"214s"_s);
    MENTIONS(live.person.said());
    live.person.type(u"7d"_s);
    live.person.press(Qt::Key_Escape);
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_F3); // a look at the sheet
    QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
    live.person.press(Qt::Key_F3);
    QCOMPARE(live.page().entry().book(), std::optional(4));
    QCOMPARE(live.page().entry().played().code(), std::optional<std::string>("7D"));
    live.person.press(Qt::Key_Escape);
    live.person.press(Qt::Key_Escape);
    QVERIFY(live.cases().empty());
    QVERIFY(!live.page().isOpen());
}

void tst_rulings::aContradictionIsUpheldWithAWordOnly()
{
    CaseTournament live;
    live.claim(2, u"c7d2d9u"_s); // the red twos are not in this deck
    QVERIFY(live.cases().empty());
    MENTIONS(live.person.said());
    live.person.type(u"n"_s);
    live.person.type(u"an old deck was on the table⏎u"_s);
    QCOMPARE(live.cases().size(), std::size_t(1));
    SAYS(*live.cases()[0].decision->reason);
}

void tst_rulings::aProvenRenegeIsDeniedOnlyWithAReason()
{
    CaseTournament live;
    const auto notes = [&] { return live.page().rejected().outcome().notes.size(); };
    live.claim(2, u"c7dqc"_s);
    const qsizetype without = notes(); // it is not proven yet
    live.person.type(u"9"_s);
    QCOMPARE(notes(), without + 1); // before anything is decided
    MENTIONS(live.person.said());
    live.person.type(u"r"_s);
    QVERIFY(live.cases().empty());
    MENTIONS(live.person.said());
    live.person.type(u"n"_s);
    live.person.type(u"the queen was of the other deck⏎"_s);
    MENTIONS(live.person.said());
    live.person.type(u"r"_s);
    QCOMPARE(live.cases().size(), std::size_t(1));
    QCOMPARE(live.cases()[0].decision->ruling, facts::Ruling::Rejected);
    QCOMPARE(notes(), without); // the ruling has its reason now
    SAYS(*live.cases()[0].decision->reason);
}

// B's players are 3 and 4, whoever challenges.
void tst_rulings::theAccusedKeepTheirNumbers()
{
    CaseTournament live;
    live.openCase();
    live.person.type(u"1"_s); // A challenges
    live.person.type(u"1"_s);
    QVERIFY(!live.page().entry().accused());
    live.person.type(u"3"_s);
    QVERIFY(live.page().entry().accused() == facts::Seat::B1);
}

void tst_rulings::theBookIsAskedForBeforeItsSuit()
{
    CaseTournament live;
    live.openCase();
    const auto finding = [&] { return stage::textOf(live.page().finding()); };
    live.person.type(u"21o"_s); // by cards
    MENTIONS(finding());
    live.person.type(u"4"_s);
    MENTIONS(finding());
}

void tst_rulings::twoInOneHand()
{
    CaseTournament live;
    const Score before = live.score(2);
    live.claim(2, u"l"_s);
    QVERIFY(live.match(2).flags.pending);
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_F3); // back to the sheet
    QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
    live.person.press(Qt::Key_F3);
    live.person.type(u"147m"_s); // A challenges B's second, who admits it; rejected all the same
    live.person.type(u"n"_s);
    live.person.type(u"another hand was meant⏎r"_s);
    QCOMPARE(live.cases().size(), std::size_t(2));
    QCOMPARE(live.score(2), before);
    live.person.press(Qt::Key_Escape); // back to the sheet
    live.person.press(Qt::Key_7, Qt::ControlModifier);
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_Home); // what waits stands first
    live.person.press(Qt::Key_Return);
    live.person.type(u"c7dq9u"_s);
    QVERIFY(!live.match(2).flags.pending);
    QCOMPARE(live.score(2).b, before.b + 30);
}

void tst_rulings::oneIsReopened()
{
    CaseTournament live;
    const Score before = live.score(2);
    live.claim(2, u"c7dr"_s);
    QCOMPARE(live.score(2), before);
    live.person.press(Qt::Key_Escape);
    live.person.press(Qt::Key_7, Qt::ControlModifier);
    live.person.press(Qt::Key_Return);
    MENTIONS(live.person.said());
    live.person.type(u"q9"_s);
    live.person.type(u"n"_s);
    live.person.type(u"the turned cards were found⏎u"_s);
    QCOMPARE(live.cases().size(), std::size_t(1));
    QCOMPARE(live.cases()[0].decision->ruling, facts::Ruling::Upheld);
    SAYS(*live.cases()[0].decision->reason);
    QCOMPARE(live.score(2).b, before.b + 30);
    live.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(live.cases()[0].decision->ruling, facts::Ruling::Rejected);
}

// Without three tricks of its last hand the winner of match 1 has not won.
void tst_rulings::aGameIsNotOver()
{
    CaseTournament live;
    const tournament::Match& first = live.match(1);
    const QString accused = first.winner == scoring::Side::A ? u"214"_s : u"134"_s;
    live.openCase(1);
    live.person.type(accused + u"m"_s);
    MENTIONS(live.person.said());
    live.person.type(u"u"_s);
    QCOMPARE(live.cases().size(), std::size_t(1));
    QVERIFY(live.match(1).state != tournament::State::Final);
    live.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(live.match(1).state, tournament::State::Final);
}

// Here a renege loses the game, and the winner of match 1 has sat down to match 3.
void tst_rulings::aWinnerThatHasGoneOn()
{
    tournaments::LiveTournament live({"unc-regular", 4, 4, false, {}, [](rules::Venue& venue) {
                                          venue.phases.front().rules.renege->effect =
                                              scoring::RenegeEffect::LoseGame;
                                      }});
    const auto checkIn = [&](int player, const char* match) {
        const facts::Checkin here{tournaments::id("P", player), {}, match, "known to the desk"};
        QCOMPARE(live.record(here), "");
    };
    for (int player = 1; player <= 8; ++player)
        checkIn(player, player < 3 || player > 6 ? "W1-1" : "W1-2");
    for (const char* each : {"W1-1", "W1-2"}) {
        while (live.match(each).state < tournament::State::Ended)
            live.enter(each, R"({"a":{"bids":[6,6],"tricks":12},"b":{"bids":[1,3],"tricks":1}})");
        QCOMPARE(live.finish(each), "");
    }
    for (int player = 1; player <= 4; ++player)
        checkIn(player, "W2-1");
    QCOMPARE(live.call("W2-1"), "");
    stage::Rulings rulings(live);
    stage::PinAsked pin(rulings.screen.allow, u"S. Lee"_s);
    rulings.screen.openHand(u"W1-1"_s, 1, static_cast<int>(rulings.match("W1-1").games[0].items.size()));
    MENTIONS(pin.what);
    rulings.person.type(u"214mu"_s);
    QVERIFY(desk::casesIn(rulings.tournament()).empty());
    MENTIONS(rulings.person.said());
    rulings.person.click(u"replay-W2-1"_s);
    rulings.person.wait();
    rulings.person.click(u"Save ruling, Team 4 advances"_s);
    rulings.person.wait();
    QCOMPARE(desk::casesIn(rulings.tournament()).size(), std::size_t(1));
    QCOMPARE(desk::casesIn(rulings.tournament())[0].decided->by, "S. Lee");
    QCOMPARE(rulings.match("W1-1").winner, scoring::Side::B);
    QCOMPARE(rulings.match("W2-1").attempt, 2);
    QVERIFY2(rulings.person.said().contains(u"Upheld"_s), qPrintable(rulings.person.said()));
}

void tst_rulings::aRefusedRulingComesBack()
{
    CaseTournament live;
    live.claim(2, u"c7dl"_s);
    live.person.type(u"l"_s);
    MENTIONS(live.person.said());
    QCOMPARE(live.page().entry().played().code(), std::optional<std::string>("7D"));
    live.person.type(u"q9u"_s); // and typing continues from there
    QCOMPARE(live.cases()[0].decision->ruling, facts::Ruling::Upheld);
}

void tst_rulings::anotherTournamentIsOpened()
{
    stage::HalfPlayed other; // its folder must outlive the window, which backs it up
    CaseTournament live;
    live.claim(2, u"c7dq9"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_U); // on its way while the other one opens
    live.desktop.open(QString::fromStdString(other.live().path()));
    live.person.wait();
    live.person.press(Qt::Key_7, Qt::ControlModifier);
    QVERIFY(!live.page().isOpen());
    QVERIFY(live.cases().empty());
    MENTIONS(live.person.said());
}

void tst_rulings::aVenueWithoutARule()
{
    stage::RulingsAfter rulings(1);
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"214m"_s);
    MENTIONS(rulings.person.said());
    rulings.person.type(u"p"_s); // nothing that is typed is dropped for it
    QVERIFY(rulings.screen.page().isOpen());
    rulings.person.type(u"u"_s);
    rulings.person.type(u"p"_s);
    QCOMPARE(desk::casesIn(rulings.tournament()).size(), std::size_t(1));
    QVERIFY(!rulings.screen.page().isOpen());
    QCOMPARE(rulings.person.find<rulings::Picker>(u"match"_s)->id(), u"W1-1"_s); // it is filled in
    QCOMPARE(rulings.person.find<rulings::Picker>(u"hand"_s)->id(), u"1/1"_s);
    rulings.person.click(u"side-b"_s);
    rulings.person.click(u"sign-add"_s);
    rulings.person.click(u"points-30"_s);
    rulings.write(u"reason"_s, u"three tricks were lost⏎"_s);
    QCOMPARE(rulings.score().b, 80);
}

void tst_rulings::tournamentLeadsToTheCase()
{
    CaseTournament live;
    live.claim(2, u"c7dl"_s);
    live.person.press(Qt::Key_Escape);
    live.person.press(Qt::Key_1, Qt::ControlModifier);
    for (auto* button : live.desktop.window().current()->findChildren<QAbstractButton*>())
        if (button->isVisible() && stage::nameOf(*button).startsWith(u"Open challenge, "_s)) {
            QTest::mouseClick(button, Qt::LeftButton);
            break;
        }
    live.person.wait();
    QVERIFY(live.desktop.window().current() == &live.desktop.rulings());
    QVERIFY(live.page().isOpen());
    QCOMPARE(live.page().entry().book(), 4);
}

void tst_rulings::longNames()
{
    tournaments::LiveTournament live({"unc-regular", 2, 1, false, {}});
    const char* names[] = {"The Society for the Prevention of Bags 1",
                           "The Society for the Prevention of Bags 2"};
    for (int n = 1; n <= 2; ++n)
        QCOMPARE(live.record(tournaments::teamNamed(n, names[n - 1])), "");
    for (int n = 1; n <= 4; ++n)
        QCOMPARE(live.record(facts::Checkin{tournaments::id("P", n), "UNC One Card", "W1-1", {}}), "");
    QCOMPARE(live.enter("W1-1", tournaments::handLine).substr(0, 2), "ok");
    stage::Rulings rulings(live);
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.click(u"challenged by side B, The Society for the Prevention of Bags 2"_s);
    rulings.person.click(u"accused: Player 1"_s);
    rulings.person.click(u"pad: trick 4"_s);
    rulings.person.click(u"suit led: hearts"_s);
    for (const auto* chip : rulings.screen.findChildren<rulings::Chip*>())
        QVERIFY2(!chip->isVisible() || chip->width() >= chip->minimumSizeHint().width(),
                 qPrintable(chip->accessibleName()));
    QVERIFY(rulings.screen.width() <= 1188); // it asks for no larger window
}

// The ruling is seen at once, and Enter returns to the match.
void tst_rulings::itLeadsBackToTheSheet()
{
    CaseTournament live;
    live.claim(2, u"c7dqc9"_s);
    QVERIFY(!live.shows(u"outcome"_s));
    live.person.type(u"u"_s);
    QVERIFY(live.shows(u"outcome"_s));
    const QString says = stage::textOf(*live.person.find<QLabel>(u"outcome"_s));
    QVERIFY2(says.startsWith(u"✓ Upheld. A loses 3 tricks, B gets 30 points in hand 3."_s), qPrintable(says));
    live.person.type(u"⏎"_s);
    QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
    QCOMPARE(live.desktop.sheets().current()->match(), QString::fromStdString(live.played.match(2)));
}

// What a ruling takes is known before the tricks of the hand are.
void tst_rulings::theRuleIsShownWhileTheHandIsInPlay()
{
    CaseTournament live;
    live.openSheet(2);
    live.person.type(u"3333"_s); // the bids of hand 4
    QVERIFY(tournament::openHand(live.match(2)));
    live.person.press(Qt::Key_F3);
    live.person.type(u"214m"_s);
    const auto& upheld = live.page().upheld().outcome();
    QCOMPARE(upheld.rows.size(), 2);
    QCOMPARE(upheld.rows.at(0).side, scoring::Side::A);
    QCOMPARE(upheld.rows.at(0).value, u"−3"_s);
    QCOMPARE(upheld.rows.at(1).side, scoring::Side::B);
    QCOMPARE(upheld.rows.at(1).value, u"+30"_s);
    QVERIFY(upheld.score.isEmpty()); // no number that says nothing
    SAYS(pseudo::english(live.page().rejected().outcome().rows.front().value));
    live.person.type(u"u"_s);
    SAYS(stage::textOf(*live.person.find<QLabel>(u"outcome"_s)));
}

// The pad opens after a click, and the banner stays in view.
void tst_rulings::nothingCoversWhatWasFound()
{
    CaseTournament live;
    if (pseudo::isSpoken()) // whose longer words need the room
        live.desktop.window().resize(1920, 1080);
    live.claim(2, u"c7dqc9u"_s);
    live.person.press(Qt::Key_Escape);
    live.person.press(Qt::Key_7, Qt::ControlModifier);
    live.person.press(Qt::Key_Return);
    const auto* pad = live.desktop.rulings().findChild<rulings::CasePad*>();
    const auto* banner = live.desktop.rulings().findChild<rulings::FindingBanner*>();
    QVERIFY(!pad->isVisible());
    QVERIFY(banner->isVisible());
    QCOMPARE(banner->visibleRegion().boundingRect(), banner->rect());
    live.click(u"suit led: clubs"_s);
    live.click(u"suit led: hearts"_s);
    QVERIFY(pad->isVisible());
    QVERIFY(banner->visibleRegion().boundingRect().height() >= banner->height() / 2);
}

TEST_CLASS(tst_rulings)
#include "tst_rulings.moc"
