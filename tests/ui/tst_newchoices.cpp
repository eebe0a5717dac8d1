// What can be chosen for a new tournament: formats, rules and their choices, in words that are read whole.
#include "atnewtournament.h"

#include <QScrollArea>

#include <algorithm>

using stage::AtNewTournament;

class tst_newchoices : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void isChosenInWords();
    void everyLengthCanBeChosen();
    void aPackWithoutJokersCanBeTyped();
    void refusesAtOnceWhatMayNotBeAgreed();
    void eachFormatSaysWhatItMeans_data();
    void eachFormatSaysWhatItMeans();
    void noChoiceIsCut();
    void noSeedingRepeatsItsHeading();
    void theSeedingHasTheLineThatNothingElseNeeds();
    void theSheetsBareWordsCanBeChosen();
    void bothHeadingsAreAlike();
};

void tst_newchoices::isChosenInWords()
{
    AtNewTournament form;
    form.choose(u"unc"_s);
    QTest::mouseClick(form.named<QPushButton>(u"Show 9 more optional rules"_s), Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(form.named<QScrollArea>(u"rule card"_s)->height() > 250); // it is still to be read
    auto* expiry = form.named<QComboBox>(u"when time is up, regular"_s);
    QVERIFY(expiry->isVisible());
    SAYS(stage::textOf(*expiry));
    QCOMPARE(stage::textOf(*form.named<QComboBox>(u"jokers, regular"_s)), u"Used"_s);
    QVERIFY(!form.said().contains(u"· agreed"_s));
    expiry->setFocus();
    QTest::keyClick(expiry, Qt::Key_Down);
    SAYS(stage::textOf(*expiry));
    QVERIFY2(form.said().contains(u"agreed"_s), qPrintable(form.said()));
    QTest::mouseClick(form.named<QPushButton>(u"Show fewer optional rules"_s), Qt::LeftButton);
    QVERIFY(!form.named<QComboBox>(u"jokers, regular"_s)->isVisible());
    QVERIFY(expiry->isVisible()); // with both readings
    QVERIFY(form.named<QPushButton>(u"Show 9 more optional rules"_s)->isVisible());
}

void tst_newchoices::everyLengthCanBeChosen()
{
    AtNewTournament form;
    form.agree();
    auto* length = form.named<QComboBox>(u"length, regular"_s);
    QVERIFY(length->count() > 20);
    length->setFocus();
    for (int at = 1; at < length->count(); ++at) {
        QTest::keyClick(length, Qt::Key_Down);
        QCOMPARE(length->currentIndex(), at);
        QVERIFY2(!length->property("wrong").toBool(), qPrintable(stage::textOf(*length) + form.said()));
    }
    while (stage::textOf(*length) != u"3 games; the higher total wins"_s)
        QTest::keyClick(length, Qt::Key_Up);
    form.make();
    const auto& rules = form.stage.session.tournament().setting->rules.back();
    QVERIFY(tournament::regularSet(rules).rules.end.length == scoring::Length::FixedGames);
    QCOMPARE(tournament::regularSet(rules).rules.end.lengthCount, 3);
    QVERIFY(rules::phase(rules.venue, "championship")->rules.end.length == scoring::Length::Target);
}

void tst_newchoices::aPackWithoutJokersCanBeTyped()
{
    AtNewTournament form;
    form.agree();
    auto* jokers = form.named<QComboBox>(u"jokers, regular"_s);
    jokers->setFocus();
    QTest::keyClick(jokers, Qt::Key_Down);
    QCOMPARE(stage::textOf(*jokers), u"Not used"_s);
    MENTIONS(form.said());
    QLineEdit* removed = form.field(u"removed cards, regular"_s);
    QCOMPARE(removed->text(), u"2H, 2D"_s);
    QLineEdit* trumps = form.field(u"special trumps (high to low), regular"_s);
    QCOMPARE(trumps->text(), u"big joker, little joker, 2S, AS"_s);
    for (QLineEdit* field : {removed, trumps}) {
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QCOMPARE(pseudo::english(field->placeholderText()), u"None"_s);
    }
    QVERIFY2(!form.said().contains(u"a joker is a special trump"_s), qPrintable(form.said()));
    form.make();
    const auto& rules = form.stage.session.tournament().setting->rules.back();
    QVERIFY(tournament::regularSet(rules).people.deck == rules::Deck());
}

void tst_newchoices::refusesAtOnceWhatMayNotBeAgreed()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall Spades"_s);
    form.choose(u"unc"_s);
    form.type(u"target, regular"_s, u"0"_s);
    QVERIFY2(form.said().contains(u"Target: enter a whole number from 1 to 10000."_s),
             qPrintable(form.said()));
    QVERIFY(form.field(u"target, regular"_s)->property("wrong").toBool());
    QVERIFY(!form.field(u"target, championship"_s)->property("wrong").toBool());
    const auto all = form.screen.findChildren<kit::Prose*>();
    const auto said = std::ranges::find_if(all, [](const kit::Prose* each) {
        return each->isVisible() && pseudo::english(each->text()).startsWith(u"Target:"_s);
    });
    QVERIFY(said != all.end());
    const auto below = [&] { // between it and the next field
        const QWidget& field = *form.field(u"target, regular"_s);
        const QPoint at =
            (*said)->mapTo(&form.screen, QPoint(0, 0)) - field.mapTo(&form.screen, QPoint(0, field.height()));
        return at.x() == 0 && at.y() >= 0 && at.y() < field.height();
    };
    QTRY_VERIFY(below());
    form.make();
    QVERIFY(!form.stage.session.isOpen());
    QVERIFY2(form.said().contains(u"See the marked field."_s), qPrintable(form.said()));
    form.type(u"target, regular"_s, u"300"_s);
    QVERIFY(!form.field(u"target, regular"_s)->property("wrong").toBool());
    QVERIFY2(!form.said().contains(u"See the marked field."_s), qPrintable(form.said()));
    form.make();
    QVERIFY(form.stage.session.isOpen());
}

void tst_newchoices::eachFormatSaysWhatItMeans_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QStringList>("choices");
    const QString third = u"Third-place match"_s;
    const QString meets = u"Teams meet"_s;
    QTest::newRow("single-elimination") << u"Single elimination"_s << QStringList{third};
    QTest::newRow("double-elimination") << u"Double elimination"_s << QStringList{u"Final"_s};
    QTest::newRow("round-robin") << u"Round robin"_s << QStringList{meets};
    QTest::newRow("pools-playoff") << u"Pools to playoff"_s << QStringList{third};
    QTest::newRow("swiss") << u"Swiss"_s << QStringList{};
}

void tst_newchoices::eachFormatSaysWhatItMeans()
{
    QFETCH(QString, format);
    QFETCH(QStringList, choices);
    AtNewTournament form;
    std::optional<desk::DrawSettings> wished;
    QObject::connect(&form.screen, &newtournament::NewTournamentScreen::made,
                     [&](const desk::DrawSettings& how) { wished = how; });
    QTest::keyClicks(form.focus(), u"Fall"_s);
    auto* formats = form.named<QComboBox>(u"Format"_s);
    QCOMPARE(formats->count(), 5);
    formats->setFocus();
    while (stage::textOf(*formats) != format)
        QTest::keyClick(formats, Qt::Key_Down);
    MENTIONS(form.said());
    for (const QString& choice : {u"Third-place match"_s, u"Teams meet"_s, u"Final"_s}) {
        auto* field = form.named<QComboBox>(choice);
        QCOMPARE(field->isVisible(), choices.contains(choice));
        QTest::keyClick(field, Qt::Key_Down); // what is not shown is not passed on either
    }
    const bool hasPlayoff = format == u"Pools to playoff"_s;
    auto* rating = form.named<QLineEdit>(u"gate-rating"_s);
    QCOMPARE(!rating->parentWidget()->isHidden(), hasPlayoff);
    QTest::keyClicks(rating, u"3.0"_s);
    QVERIFY(pseudo::isSpoken() || form.screen.minimumSizeHint().width() <= 1280);
    form.make();
    QVERIFY(wished);
    QCOMPARE(wished->ranking,
             hasPlayoff ? std::optional(std::string(R"({"gate":{"rating":"3.0"}})")) : std::nullopt);
    QCOMPARE(wished->thirdPlace, choices.contains(u"Third-place match"_s));
    QCOMPARE(wished->singleFinal, choices.contains(u"Final"_s));
    QCOMPARE(wished->meetings.value_or(1), choices.contains(u"Teams meet"_s) ? 2 : 1);
    QCOMPARE(QString::fromStdString(
                 std::string(facts::word(form.stage.session.tournament().setting->tournament->format))),
             QString::fromUtf8(QTest::currentDataTag()));
}

// In the widths of small screens, with all that may be agreed.
void tst_newchoices::noChoiceIsCut()
{
    if (pseudo::isSpoken())
        QSKIP("longer texts ask for a wider window");
    AtNewTournament form;
    form.agree();
    for (const QSize& size : {QSize(1280, 708), QSize(1024, 700)}) {
        form.screen.resize(size);
        QCoreApplication::processEvents();
        int seen = 0;
        for (auto* choice : form.screen.findChildren<kit::DropDown*>()) {
            if (!choice->isVisible())
                continue;
            choice->grab();
            QVERIFY2(choice->toolTip().isEmpty(),
                     qPrintable(choice->accessibleName() + u": "_s + choice->toolTip()));
            ++seen;
        }
        QVERIFY(seen > 4);
    }
}

// "Order:" stood under "Seeding".
void tst_newchoices::noSeedingRepeatsItsHeading()
{
    const AtNewTournament form;
    const auto* seeding = form.named<QComboBox>(u"Seeding"_s);
    QVERIFY(seeding->count() == 3);
    for (int at = 0; at < seeding->count(); ++at)
        QVERIFY2(!seeding->itemText(at).contains(u':'), qPrintable(seeding->itemText(at)));
}

void tst_newchoices::theSeedingHasTheLineThatNothingElseNeeds()
{
    const AtNewTournament form;
    auto* formats = form.named<QComboBox>(u"Format"_s);
    const auto* seeding = form.named<QComboBox>(u"Seeding"_s);
    const auto isWide = [&] { return seeding->width() > formats->width(); };
    QTRY_COMPARE(seeding->width(), formats->width()); // beside it stands the match for third place
    formats->setFocus();
    QTest::keyClick(formats, Qt::Key_End); // Swiss
    QTRY_VERIFY(isWide());
    QTest::keyClick(formats, Qt::Key_Home);
    QTRY_VERIFY(!isWide());
}

// Where they and our reading of them differ, both are shown.
void tst_newchoices::theSheetsBareWordsCanBeChosen()
{
    AtNewTournament form;
    QTest::keyClicks(form.focus(), u"Fall Spades"_s);
    form.choose(u"unc"_s);
    QCoreApplication::processEvents(); // what is new in a layout shows itself a little later
    for (const char* key : {"time.onExpiry", "renege.receiverCountsTricks"}) {
        const auto* note = form.named<kit::Prose>(u"readings-"_s + QLatin1String(key));
        QVERIFY(note->isVisible());
        SAYS(stage::textOf(*note));
        const auto* field = form.named<QComboBox>(u"agreed-"_s + QLatin1String(key));
        QVERIFY(field->isVisible());
        QCOMPARE(stage::descriptionOf(*field), stage::textOf(*note));
    }
    const QString said = form.said();
    QVERIFY2(!said.contains(QRegularExpression(u"\\bU\\d"_s)), qPrintable(said)); // a reading's code
    auto* tricks = form.named<QComboBox>(u"agreed-renege.receiverCountsTricks"_s);
    const auto says = [&](const QString& value) {
        return pseudo::english(tricks->itemText(tricks->findData(value)));
    };
    QCOMPARE(says(u"true"_s), u"Yes (the sheet’s words)"_s);
    QCOMPARE(says(u"false"_s), u"No (our reading)"_s);
    tricks->setFocus();
    while (tricks->currentData() != u"true"_s)
        QTest::keyClick(tricks, tricks->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    form.make();
    const auto& rules = form.stage.session.tournament().setting->rules.back();
    QVERIFY(tournament::regularSet(rules).rules.renege->receiverCountsTricks);
    QCOMPARE(rules::phase(rules.venue, "regular")->agreed,
             (std::vector<std::string>{"renege.receiverCountsTricks"}));
    QVERIFY(!rules::phase(rules.venue, "championship")->rules.renege->receiverCountsTricks);
}

void tst_newchoices::bothHeadingsAreAlike()
{
    const AtNewTournament form(u"unc"_s);
    auto* formats = form.named<QComboBox>(u"Format"_s);
    formats->setFocus();
    QTest::keyClick(formats, Qt::Key_End); // Swiss
    QCoreApplication::processEvents();
    QList<QFont> fonts;
    for (const auto* line : form.screen.findChildren<kit::Line*>())
        if (const QString text = pseudo::english(line->text());
            line->isVisible() && (text == u"Standings"_s || text == u"Rules for this tournament"_s))
            fonts << line->shown().font;
    QCOMPARE(fonts.size(), 2);
    QCOMPARE(fonts[0], fonts[1]);
}

TEST_CLASS(tst_newchoices)
#include "tst_newchoices.moc"
