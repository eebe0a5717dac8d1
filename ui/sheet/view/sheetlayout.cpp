// What a sheet is laid out of, and which key does what.
#include "sheetview.h"

#include "wording/tr.h"
#include "ui/kit/flow.h"
#include "ui/sheet/aside/chart.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/aside/gamesbar.h"
#include "ui/sheet/aside/timeup.h"
#include "ui/sheet/hands/dealerkeys.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

QWidget* SheetView::makeTable()
{
    auto* card = new kit::Card(m_theme);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(1, 1, 1, 8);
    column->setSpacing(0);
    m_model = new HandsModel(this);
    m_hands = new HandsView(m_theme, *m_model);
    m_row = new EntryRow(m_theme);
    m_message = new kit::Prose(m_theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium);
    m_ask = new kit::Ask(m_theme);
    m_games = new GamesBar(m_theme);
    connect(m_games, &GamesBar::chosen, this, &SheetView::lookAt);
    column->addWidget(m_games);
    column->addWidget(m_hands);
    column->addWidget(m_row);
    m_dealers = new DealerKeys(m_theme);
    column->addWidget(m_dealers);
    column->addWidget(makeEnd());
    auto* below = new QWidget;
    auto* inset = new QVBoxLayout(below);
    inset->setContentsMargins(16, 8, 16, 4);
    inset->addWidget(m_message);
    m_timeUp = new TimeUp(m_theme);
    inset->addWidget(m_timeUp);
    inset->addWidget(m_ask);
    inset->addWidget(makeStrip());
    column->addWidget(below);
    column->addStretch(1);

    connect(m_row, &EntryRow::typed, this, [this] {
        if (!m_amending && m_row->hasFocus() && m_hands->currentIndex().isValid())
            m_hands->setCurrentIndex({}); // who types on has done with the hand that was looked at
        m_lost.clear();
        if (!m_amending && m_cleared && m_cleared->amending)
            m_cleared.reset(); // and with one that was being amended
        preview();
    });
    connect(m_row, &EntryRow::changed, this, &SheetView::keepDraft);
    connect(m_row, &EntryRow::bidsGiven, this, &SheetView::recordBids);
    connect(m_row, &EntryRow::entered, this, &SheetView::recordHand);
    connect(m_row, &EntryRow::complained, this, [this](const QString& text) { complain({text}); });
    connect(m_dealers, &DealerKeys::chosen, this, &SheetView::seatDealer);
    connect(m_timeUp, &TimeUp::wanted, this, &SheetView::askTime);
    // What a question asks comes before the keys: the hands above it stay in view.
    connect(m_ask, &kit::Ask::opened, this, [this] {
        m_strip->hide();
        m_message->setVisible(!m_message->text().isEmpty());
    });
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_strip->show();
        m_message->show();
        m_asksTime = false;
        showTimeUp();
        if (isVisible())
            takeFocus();
    });
    connect(m_hands, &HandsView::keyPassedOn, this, &SheetView::takePassedOn);
    connect(m_hands, &HandsView::columnsPlaced, m_row, &EntryRow::setColumnsWidth);
    connect(m_hands, &HandsView::cellChosen, this, &SheetView::showWhy);
    return card;
}

QWidget* SheetView::makeAside()
{
    auto* aside = new QWidget;
    auto* column = new QVBoxLayout(aside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    m_why = new WhyCard(m_theme);
    m_needs = new SayCard(m_theme, Window::tr("This hand"));
    column->addWidget(m_why);
    column->addWidget(m_needs);
    m_chart = new ScoreChart(m_theme);
    column->addWidget(m_chart, 1);
    column->addStretch();
    return aside;
}

QWidget* SheetView::makeKeys()
{
    const auto press = [this](int key) {
        return [this, key] {
            m_row->setFocus();
            m_row->press(key, {});
        };
    };
    auto* keys = new kit::FlowRow(m_theme.px(10));
    const auto entry = [this, keys](const QString& key, const QString& does, auto act) {
        auto* hint = new kit::KeyHint(m_theme, key, does);
        connect(hint, &kit::KeyHint::clicked, this, act);
        keys->flow().addWidget(hint);
        return hint;
    };
    m_callKey = entry(u"C"_s, Window::tr("call it"), [this] { callMatch(); });
    entry(u"Enter"_s, Window::tr("save hand"), press(Qt::Key_Return));
    entry(u"N"_s, Window::tr("nil"), press(Qt::Key_N));
    entry(u"B"_s, Window::tr("blind nil"), press(Qt::Key_B));
    entry(u"F2"_s, Window::tr("amend"), [this] { askAmend(); });
    entry(u"F3"_s, Window::tr("challenge"), [this] { askRuling(); });
    entry(u"Ins"_s, Window::tr("insert"), [this] { askInsert(); });
    entry(u"Del"_s, Window::tr("strike"), [this] { askStrike(); });
    entry(u"F4"_s, Window::tr("misdeal"), [this] { askMisdeal(); });
    entry(u"D"_s, Window::tr("other dealer"), [this] { askDealer(); });
    entry(u"F5"_s, Window::tr("time"), [this] { askTime(); });
    entry(u"F6"_s, Window::tr("decide"), [this] { askDecide(); });
    entry(u"F7"_s, Window::tr("clock"), [this] { askClock(); });
    entry(u"F8"_s, Window::tr("swap, move"), [this] { askSheet(); });
    m_fromPaper = entry(u"F9"_s, Window::tr("from paper"), [this] { askPaper(); });
    entry(u"F10"_s, Window::tr("record"), [this] { Q_EMIT recordWanted(); });
    entry(u"F12"_s, Window::tr("check paper"), [this] { Q_EMIT paperCheckWanted(m_match, shownGame()); });
    entry(u"Esc"_s, Window::tr("put away"), [this] { putBack(); });
    return keys;
}

} // namespace sheet
