// Parts of the kit where there is little room: names, questions, bars.
#include "atnewtournament.h"
#include "atsheet.h"
#include "drawn.h"
#include "stage.h"

#include "rules/builtin.h"
#include "scoring/match.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/ask.h"
#include "ui/kit/fields.h"
#include "ui/kit/flow.h"
#include "ui/kit/rows.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "ui/sheet/aside/cards.h"
#include "ui/sheet/aside/needs.h"
#include "wording/record/names.h"

#include <QComboBox>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOption>
#include <QTextLayout>

#include <algorithm>

class tst_narrow : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aNameTakesASecondLineBeforeItIsShortened();
    void twoLinesOfANameStayInTheirBox();
    void aCutTextEndsWithoutADot();
    void aRightToLeftNameIsCutAtItsLeft();
    void aLongNameWidensNeitherTextNorButton();
    void aFieldAsWideAsItLikesShowsItsEntriesWhole();
    void textWithoutWordsIsNoHigherThanALine();
    void aNarrowQuestionHasRoomForItsFields();
    void twoShortTextsShareALine();
    void aBarIsThereToScroll();
    void aBarGoesWhereItIsNotNeeded();
    void linesThatWrapAreFilled();
    void aNewTournamentFits();
    void bothPlayersAreShortenedAlike();
    void whatANilDecidesTakesThreeLines();
    void aTeamTakesASecondLineOnItsSheet();
    void aNewTournamentNeedsNoScrolling();
    void aNumberStaysBehindItsWord();
    void theHandsOfAFinishedGameAreInViewTogether();
};

void tst_narrow::aNameTakesASecondLineBeforeItIsShortened()
{
    kit::Theme theme;
    const QString name = u"The Society for the Prevention of Cruelty"_s;
    const auto linesIn = [&](const QSizeF& box) {
        return drawing::fittedName(name, theme.font(15), box, 14).lines;
    };
    QCOMPARE(linesIn({600, 30}), QStringList(name));
    QCOMPARE(linesIn({200, 30}).join(u' '), name);
    QCOMPARE(linesIn({200, 30}).size(), 2);
    const QString cut = linesIn({200, 20}).constFirst();
    QVERIFY2(cut.contains(u'…') && !cut.contains(u" …"_s) && !cut.contains(u"… "_s), qPrintable(cut));
    QVERIFY2(cut.startsWith(u"The"_s) && cut.endsWith(u"elty"_s),
             qPrintable(cut)); // others differ at the end
}

void tst_narrow::twoLinesOfANameStayInTheirBox()
{
    kit::Theme theme;
    const QRect box(0, 10, 60, 29);
    for (const QString& name : {u"Gypsy Jiggy"_s, u"Žofín Ďábel"_s}) {
        QImage image(box.width(), 50, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawing::drawName(painter, box, Qt::AlignLeft | Qt::AlignVCenter, name, theme.font(15), 14);
        painter.end();
        const auto isEmpty = [&](int y) {
            const QImage row = image.copy(0, y, image.width(), 1);
            QImage blank(row.size(), row.format());
            blank.fill(Qt::white);
            return row == blank;
        };
        QVERIFY(!isEmpty(box.center().y() - 4) && !isEmpty(box.center().y() + 8)); // there are two
        for (int y = 0; y < image.height(); ++y)
            QVERIFY2(isEmpty(y) || (y >= box.top() && y <= box.bottom()), qPrintable(name));
    }
}

// `15 of 15 matches finished ·…` would end with a dot before nothing.
void tst_narrow::aCutTextEndsWithoutADot()
{
    kit::Theme theme;
    const QFontMetricsF metrics(theme.font(15));
    const QString text = u"7 of 7 finished · 8 teams"_s;
    const double whole = metrics.horizontalAdvance(text);
    bool isCutAtDot = false;
    for (int width = 60; width < whole - 1; ++width) {
        const QString cut = drawing::elided(metrics, text, width);
        QVERIFY2(cut.endsWith(u'…') && !cut.endsWith(u"·…"_s) && !cut.endsWith(u" …"_s), qPrintable(cut));
        isCutAtDot = isCutAtDot || cut == u"7 of 7 finished…"_s;
    }
    QVERIFY(isCutAtDot);
    QCOMPARE(drawing::elided(metrics, text, whole + 1), text);
}

// Its first letter is at the right, and what is cut is at the left.
void tst_narrow::aRightToLeftNameIsCutAtItsLeft()
{
    kit::Theme theme;
    const drawing::FittedText shown = drawing::fitted(u"נבחרת הספידים של הקמפוס"_s, theme.font(15), 90, 14);
    QTextLayout layout(shown.text, shown.font);
    QTextOption option;
    option.setTextDirection(Qt::LeftToRight); // as a painter draws
    layout.setTextOption(option);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const auto leftOf = [&](qsizetype at) {
        return layout.glyphRuns(static_cast<int>(at), 1).constFirst().positions().constFirst().x();
    };
    QVERIFY(leftOf(shown.text.indexOf(u'…')) < leftOf(0));
}

// A name without a blank, on running text and on a button that may shrink.
void tst_narrow::aLongNameWidensNeitherTextNorButton()
{
    kit::Theme theme;
    const QString name(50, u'W');
    kit::Prose prose(theme, 16);
    prose.setText(name);
    kit::KeycapButton button(theme, name, u"Enter"_s);
    const int whole = button.minimumSizeHint().width();
    button.letShrink();
    QVERIFY(prose.minimumSizeHint().width() < whole / 2);
    QVERIFY(button.minimumSizeHint().width() < whole / 2);
    QCOMPARE(button.sizeHint().width(), whole); // where there is room
    prose.setText(QString(50, u'~'));           // as in the pseudo-language
    QVERIFY(prose.minimumSizeHint().width() < whole / 2);
    prose.setText(u"A word that is read aloud: characteristically"_s);
    QCOMPARE(prose.text(), u"A word that is read aloud: characteristically"_s);
}

void tst_narrow::aFieldAsWideAsItLikesShowsItsEntriesWhole()
{
    stage::Stage stage;
    for (const double scale : {1.5, 1.0}) {
        stage.theme.set(kit::Scheme::Light, scale);
        for (const QString& entry : {u"Forfeit"_s, u"Yes"_s, u"Stays with the match"_s}) {
            kit::DropDown field(stage.theme);
            field.addItem(entry);
            field.ensurePolished();
            const auto cutAt = [&](int width) {
                field.resize(width, field.sizeHint().height());
                field.grab();
                return field.toolTip(); // what is cut is told there
            };
            const int liked = field.sizeHint().width();
            QCOMPARE(cutAt(liked), QString());
            QStyleOptionComboBox option;
            option.initFrom(&field);
            const int room =
                field.style()
                    ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &field)
                    .width();
            const int least = liked - (room - field.fontMetrics().horizontalAdvance(entry));
            QCOMPARE(cutAt(least), QString());
            QCOMPARE(cutAt(least - 1), entry);
        }
    }
}

// Before and after it has words.
void tst_narrow::textWithoutWordsIsNoHigherThanALine()
{
    kit::Theme theme;
    QWidget screen;
    auto* column = kit::columnIn(&screen, 0);
    auto* prose = new kit::Prose(theme, 16);
    prose->setMinimumHeight(80);
    column->addWidget(prose);
    column->addStretch(1);
    screen.resize(400, 300);
    screen.show();
    QCoreApplication::processEvents();
    QCOMPARE(prose->height(), 80);
    prose->setMinimumHeight(10);
    QCoreApplication::processEvents();
    const int empty = prose->height();
    prose->setText(u"One line"_s);
    QCoreApplication::processEvents();
    QVERIFY(prose->height() > 10);
    QCOMPARE(empty, prose->height());
    prose->setText({});
    QCoreApplication::processEvents();
    QCOMPARE(prose->height(), empty);
}

void tst_narrow::aNarrowQuestionHasRoomForItsFields()
{
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    ask.resize(312, 400);
    ask.ask(u"Withdraw The Society for the Prevention of Cruelty to Trumps"_s, {{u"Reason"_s}}, u"Withdraw"_s,
            [](const kit::Answers&) {});
    QTest::qWait(1);
    QVERIFY(ask.field(0)->width() >= 250);
    const auto* title = ask.findChild<kit::Prose*>(); // the first
    QVERIFY(title->height() >= title->heightForWidth(title->width()));
}

void tst_narrow::twoShortTextsShareALine()
{
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    ask.ask(u"Substitute for Full House"_s,
            {{.label = u"Reason"_s, .mayBeEmpty = true},
             {.label = u"ID if new"_s, .mayBeEmpty = true, .isBeside = true}},
            u"Substitute"_s, [](const kit::Answers&) {});
    const auto placeOf = [&](int question) { return ask.field(question)->mapTo(&ask, QPoint()); };
    ask.resize(340, 400);
    QTest::qWait(1);
    QCOMPARE(placeOf(1).y(), placeOf(0).y());
    QVERIFY(placeOf(1).x() > placeOf(0).x() + ask.field(0)->width());
    ask.resize(600, 400); // the labels have the room
    QTest::qWait(1);
    QCOMPARE(placeOf(1).x(), placeOf(0).x());
    QVERIFY(placeOf(1).y() >= placeOf(0).y() + ask.field(0)->height());
}

void tst_narrow::aBarIsThereToScroll()
{
    stage::Stage stage;
    auto* inside = new QWidget;
    auto* column = kit::columnIn(inside);
    for (int i = 0; i < 6; ++i) {
        auto* words = new kit::Prose(stage.theme, 16);
        words->setText(u"A sentence that is one line in this place"_s);
        column->addWidget(words);
    }
    kit::UpAndDown area(inside);
    area.show();
    const int high = inside->heightForWidth(500);
    area.resize(500, high);
    QTest::qWait(1);
    QCOMPARE(area.verticalScrollBar()->maximum(), 0);
    area.resize(500, high - 40);
    QVERIFY(area.verticalScrollBar()->isVisible()); // at once
    QTest::qWait(1);
    QCOMPARE(area.verticalScrollBar()->maximum(), 40);
}

// Though beside a bar the content would need more height.
void tst_narrow::aBarGoesWhereItIsNotNeeded()
{
    stage::Stage stage;
    auto* inside = new QWidget;
    auto* flow = new kit::Flow(stage.theme, 8, inside);
    for (int i = 0; i < 2; ++i) {
        auto* each = new QWidget;
        each->setFixedSize(100, 20);
        flow->addWidget(each);
    }
    kit::Foot foot(inside, [] { return 10; });
    foot.resize(210, 15); // both in one line, but not with a bar
    foot.show();
    QTRY_VERIFY(foot.verticalScrollBar()->isVisible());
    foot.resize(210, 20);
    QTRY_VERIFY(!foot.verticalScrollBar()->isVisible());
    QCOMPARE(inside->height(), 20);
}

void tst_narrow::linesThatWrapAreFilled()
{
    stage::Stage stage;
    QWidget inside;
    auto* flow = new kit::Flow(stage.theme, 10, &inside);
    flow->fillLines();
    QList<QWidget*> all;
    for (const int least : {100, 60, 90}) {
        all << new QWidget;
        all.back()->setMinimumSize(least, 20);
        flow->addWidget(all.back());
    }
    inside.resize(201, 60);
    inside.show();
    QTRY_COMPARE(all[0]->geometry(), QRect(0, 0, 115, 20));
    QCOMPARE(all[1]->geometry(), QRect(125, 0, 76, 20));
    QCOMPARE(all[2]->geometry(), QRect(0, 30, 201, 20));
}

// Its fields stand in columns, and nothing has to be scrolled sideways.
void tst_narrow::aNewTournamentFits()
{
    stage::AtNewTournament form;
    form.choose(u"unc"_s);
    form.screen.resize(1024, 629); // in a window of 1024 by 700
    QCoreApplication::processEvents();
    QVERIFY2(pseudo::isSpoken() || form.screen.minimumSizeHint().width() <= 1024,
             qPrintable(QString::number(form.screen.minimumSizeHint().width())));
    const auto left = [&](const QWidget& field) { return field.mapTo(&form.screen, QPoint()).x(); };
    QCOMPARE(left(*form.named<QComboBox>(u"Third-place match"_s)), left(*form.named<QSpinBox>(u"Tables"_s)));
    for (const QString& phase : {u"regular"_s, u"championship"_s})
        QCOMPARE(left(*form.named<QComboBox>(u"when time is up, "_s + phase)),
                 left(*form.field(u"target, "_s + phase)));
}

void tst_narrow::bothPlayersAreShortenedAlike()
{
    stage::AtSheetAfter at(stage::callFirst);
    auto* card = at.screen.findChild<sheet::SideCard*>();
    const auto players = [&] {
        for (const auto* line : card->findChildren<kit::Line*>())
            if (line->text().contains(u" · "_s))
                return line->text();
        return QString();
    };
    QStringList names = players().split(u" · "_s);
    QCOMPARE(names.size(), 2);
    card->resize(100, card->height());
    for (QString& name : names)
        name = kit::text(wording::shortName(name.toStdString()));
    QCOMPARE(players(), names.join(u" · "_s));
}

void tst_narrow::whatANilDecidesTakesThreeLines()
{
    if (pseudo::isSpoken())
        QSKIP("its words are longer");
    const rules::Set set = rules::find("unc-regular").value();
    scoring::Hand hand;
    hand.sides.a.bid = scoring::Bids{scoring::nil, scoring::bid(5)};
    hand.sides.b.bid = 4;
    const scoring::GameState before = scoring::begin(set.rules, {{{0, 1, 0}, {0, 0, 0}}, 5}); // A has a bag
    sheet::Needs needs;
    stage::Stage stage;
    sheet::NeedsCard card(stage.theme);
    card.resize(300, 400); // as in a window of 1280x720
    card.show(needs.rows(set, before, hand, {{u"Ann Lee"_s, u"Bo"_s, u"Cy Dale"_s, u"Di"_s}}));
    card.show();
    QCoreApplication::processEvents();
    const auto values = card.findChildren<kit::Prose*>();
    QVERIFY(std::ranges::any_of(values, [](auto* value) { return value->text().contains(u"Cy"_s); }));
    for (const auto* value : values)
        QVERIFY2(value->heightForWidth(value->width()) <= 3 * value->fontMetrics().lineSpacing() + 3,
                 qPrintable(value->text()));
}

void tst_narrow::aTeamTakesASecondLineOnItsSheet()
{
    stage::AtSheetAfter at(stage::callFirst);
    const auto lines = at.screen.findChild<sheet::SideCard*>()->findChildren<kit::Line*>();
    const auto team = std::ranges::find(lines, u"Team 1"_s, &kit::Line::text);
    QVERIFY(team != lines.end());
    (*team)->setText(u"The Society for the Prevention of Cruelty"_s);
    (*team)->resize(180, (*team)->height());
    QCOMPARE(drawn::wordsOf(**team).join(u' '), (*team)->text());
}

// With mistakes shown, and in every format.
void tst_narrow::aNewTournamentNeedsNoScrolling()
{
    if (pseudo::isSpoken())
        QSKIP("longer texts ask for a larger window");
    stage::AtNewTournament form;
    const QScrollArea& around = stage::areaAround(*form.field(u"Tournament name"_s));
    const auto hidden = [&] { return around.verticalScrollBar()->maximum(); };
    form.choose(u"unc"_s);
    form.type(u"Tournament name"_s, u"Fall"_s);
    form.type(u"target, regular"_s, u"0"_s);
    form.make();
    form.screen.resize(1024, 629); // in a window of 1024 by 700
    QTRY_COMPARE(hidden(), 0);
    form.type(u"target, regular"_s, u"300"_s);
    auto* formats = form.named<QComboBox>(u"Format"_s);
    for (int format = 0; format < formats->count(); ++format) {
        formats->setCurrentIndex(format);
        QTest::qWait(20); // it is laid out
        QCOMPARE(hidden(), 0);
    }
}

void tst_narrow::aNumberStaysBehindItsWord()
{
    QCOMPARE(kit::withNumbersKept(u"clubs in trick 4, 380 to 287"_s),
             u"clubs in trick\u00a04, 380 to\u00a0287"_s);
}

// Trial: half of four hands were under words that there were more.
void tst_narrow::theHandsOfAFinishedGameAreInViewTogether()
{
    tournaments::Setup setup;
    setup.change = [](rules::Venue& venue) { venue.phases.front().rules.end.target = 250; };
    tournaments::LiveTournament live(setup);
    for (int hand = 0; hand < 4; ++hand)
        live.enter("W1-1", tournaments::handLine);
    QCOMPARE(live.finish("W1-1"), std::string());
    stage::AtSheet at(live);
    const sheet::HandsView& hands = at.hands();
    QCOMPARE(hands.model()->rowCount(), 4);
    int lower = 0;
    for (int high = 708; high > 460; high -= 8) {
        at.screen.resize(1188, high);
        at.person.wait();
        if (hands.viewport()->height() < 4 * 32)
            break;
        lower += hands.rowHeight(0) < 43 ? 1 : 0;
        for (int row = 0; row < 4; ++row)
            QVERIFY(hands.viewport()->rect().contains(hands.visualRect(hands.model()->index(row, 0))));
    }
    QVERIFY(lower > 0);
}

TEST_CLASS(tst_narrow)
#include "tst_narrow.moc"
