// A sheet in the window's tables, and a person who enters hands.
#pragma once

#include "row.h"
#include "stage.h"

#include "desk/rulings/ruling.h"
#include "ui/sheet/aside/cards.h"
#include "ui/sheet/hands/handsview.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/sheet/view/sheetview.h"

namespace attable {

/// A sheet on a stage, and a person's actions.
class Table {
public:
    explicit Table(const tournaments::Setup& setup, bool seatsDealer = true)
    {
        stage.openDrawn(setup);
        screen.emplace(stage.theme, stage.session);
        screen->resize(1188, 708);
        screen->show();
        call("W1-1");
        screen->open(u"W1-1"_s);
        // A key pressed before that isn't stored if the window closes at once.
        if (!QTest::qWaitFor([this] { return sheet().knowsDraft(); }))
            qFatal("nobody knows whether a hand was half typed");
        sheet().takeFocus();
        if (seatsDealer)
            type(u"q"_s); // A's first player deals
    }
    void call(const std::string& match)
    {
        stage.record(stage::calling(match));
        screen->refresh();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &sheet().entryRow(), static_cast<Qt::Key>(key), modifiers);
        stage.settle();
        screen->refresh();
    }
    /// Presses keys and waits for the desk: digits and letters, `⏎` Enter, `^` Ctrl+Enter.
    void type(const QString& keys)
    {
        this->keys(keys);
        stage.settle();
        screen->refresh();
    }
    /// The same without waiting for the desk.
    void keys(const QString& keys)
    {
        for (const QChar key : keys) {
            QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : &sheet().entryRow();
            if (key == u'⏎' || key == u'^')
                QTest::keyClick(focus, Qt::Key_Return, key == u'^' ? Qt::ControlModifier : Qt::NoModifier);
            else
                QTest::keyClick(focus, key.toLatin1());
        }
    }
    /// Presses the button of that name.
    void push(const QString& name)
    {
        auto* button = stage::inView<QAbstractButton>(*screen, name);
        QVERIFY2(button, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
        stage.settle();
        screen->refresh();
    }
    sheet::SheetView& sheet() { return *screen->current(); }
    /// The last message of the sheet.
    QString message() { return pseudo::english(sheet().message()); }
    const tournament::Match& match()
    {
        return *tournament::match(stage.session.tournament(), sheet().match().toStdString());
    }
    bool says(const QString& sentence) { return !stage::wordsOn(*screen).filter(sentence).isEmpty(); }
    int score(scoring::Side side) { return tournament::result(match()).score[side]; }

    QString inRow() { return stage::inRow(sheet().entryRow().entry()); }
    sheet::HandsView& hands() { return *sheet().findChild<sheet::HandsView*>(); }
    /// Types a hand with 51 points for A and 70 for B, or the reverse.
    void hand(bool mirrored = false)
    {
        if (match().rules->rules.bid.entry == scoring::BidEntry::Team)
            type(mirrored ? u"757⏎"_s : u"576⏎"_s);
        else
            type(mirrored ? u"43327⏎"_s : u"32436⏎"_s);
    }
    /// All visible text.
    QString said() { return stage::wordsOn(*screen).join(u" | "_s); }
    /// The visible widget of that name.
    template <class Widget>
    Widget* find(const QString& name)
    {
        if (auto* widget = stage::inView<Widget>(*screen, name))
            return widget;
        qFatal("nothing in view is called \"%s\"; there is: %s", qPrintable(name), qPrintable(said()));
    }
    /// The text of the card about this hand, beside the sheet.
    QString needs()
    {
        QStringList says;
        for (const auto* row : screen->findChild<sheet::NeedsCard*>()->findChildren<QWidget*>(
                 QString(), Qt::FindDirectChildrenOnly))
            if (!row->isHidden() && !row->accessibleName().isEmpty())
                says << stage::nameOf(*row);
        return says.join(u'\n');
    }

    stage::Stage stage;
    std::optional<sheet::SheetScreen> screen;
};

inline tournaments::Setup at(const std::string& rules, void (*change)(rules::Venue&) = nullptr)
{
    return {.rules = rules, .change = change};
}

/// Plays until side A has won at UNC: in each hand it bids 10 and takes 11.
inline void win(Table& table)
{
    for (int hand = 0; hand < 3; ++hand)
        table.type(u"642211⏎"_s);
    QCOMPARE(table.match().state, tournament::State::Ended);
}

/// Claims a renege in the hand in play, or in `hand`.
inline void claim(Table& table, facts::Seat accused, std::optional<facts::Ruling> ruling,
                  std::optional<int> hand = {})
{
    desk::CaseOptions options{.match = "W1-1",
                              .hand = hand.value_or(tournament::handsOn(table.match()) + 1),
                              .claim = desk::Claim{facts::Challenger::Supervisor, accused, 4},
                              .ruling = ruling,
                              .reason = "seen"};
    table.stage.record(stage::correcting(desk::ruleOnCase(options)));
    table.screen->refresh();
}

} // namespace attable
