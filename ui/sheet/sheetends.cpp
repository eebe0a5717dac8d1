// How a sheet begins and ends: who deals first, and what both captains agree to.
#include "sheetview.h"

#include "desk/names.h"
#include "desk/table.h"
#include "night/convert.h"
#include "rules/ending.h"
#include "ui/look/flow.h"
#include "ui/look/text.h"

#include <QApplication>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

/// In the order of `facts::allSeats`.
constexpr int dealerKeys[] = {Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_R};

} // namespace

QWidget* SheetView::makeDealers()
{
    m_dealers = new QWidget;
    auto* line = new look::Flow(m_theme.px(14), m_dealers);
    line->setContentsMargins(16, 8, 16, 0);
    auto* title = new look::Line(m_theme, 14, look::Weight::Medium);
    title->setText(u"Who deals first?"_s);
    title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    line->addWidget(title);
    for (std::size_t i = 0; i < 4; ++i) {
        auto* hint = new look::KeyHint(m_theme, QString(QChar(dealerKeys[i])), {});
        hint->setObjectName(u"dealer%1"_s.arg(i));
        connect(hint, &look::KeyHint::clicked, this, [this, i] { seatsDealer(dealerKeys[i]); });
        line->addWidget(hint);
    }
    return m_dealers;
}

void SheetView::showDealers(const night::Match& match)
{
    const bool asks = asksDealer(match);
    m_dealers->setVisible(asks);
    for (std::size_t i = 0; asks && i < 4; ++i)
        m_dealers->findChild<look::KeyHint*>(u"dealer%1"_s.arg(i))->setDoes(nameOn(facts::allSeats[i]));
}

bool SheetView::seatsDealer(int key)
{
    const auto* at = std::find(std::begin(dealerKeys), std::end(dealerKeys), key);
    if (at == std::end(dealerKeys) || !m_dealers->isVisibleTo(this))
        return false;
    const facts::Seat seat = facts::allSeats[static_cast<std::size_t>(at - std::begin(dealerKeys))];
    if (!current()->games.empty()) {
        m_drawn = Drawn{current()->attempt, m_game, night::scored(seat)};
        m_aside = m_row->entry(); // a bid that was typed first stays
        m_rowIs.clear();
        m_shown.reset();
        refresh();
        return true;
    }
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_match.toStdString();
    m_aside = m_row->entry();
    m_rowIs.clear();
    m_session.ask(u"first dealer"_s, [by, id, seat](desk::Desk& desk) {
        return desk::call(desk, by, id, {std::nullopt, seat});
    });
    return true;
}

QWidget* SheetView::makeEnd()
{
    m_end = new QWidget;
    auto* column = new QVBoxLayout(m_end);
    column->setContentsMargins(16, 12, 16, 4);
    m_result = new look::Line(m_theme, 32, look::Weight::Strong);
    column->addWidget(m_result);
    m_how = new look::Line(m_theme, 16, look::Weight::Plain, look::Line::Ink::Soft);
    column->addWidget(m_how);
    auto* line = new look::Flow(m_theme.px(24));
    m_finish = new QPushButton(u"Finish match (Enter)"_s);
    m_finish->setProperty("strong", true);
    for (QCheckBox*& each : m_agree) {
        each = new QCheckBox;
        line->addWidget(each);
        connect(each, &QCheckBox::toggled, this,
                [this] { m_finish->setEnabled(m_agree[0]->isChecked() && m_agree[1]->isChecked()); });
    }
    line->addWidget(m_finish);
    column->addLayout(line);
    column->addWidget(makeOnward());
    connect(m_finish, &QPushButton::clicked, this, &SheetView::finish);
    return m_end;
}

void SheetView::showEnd(const night::Match& match)
{
    const bool ended = match.state == night::State::Ended;
    const bool final = match.state == night::State::Final;
    const bool wasShown = m_end->isVisibleTo(this);
    if (final && m_ask->isOpen() && m_allowedBy.empty())
        m_ask->drop(); // it was asked of a match that was not finished
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_end->setVisible((ended || final) && !m_amending);
    m_needs->setVisible(!ended && !final);
    m_row->setVisible((!ended && !final && !m_looking) || m_amending);
    showOnward(match);
    if (!ended && !final)
        return;
    const auto winner = final ? match.winner : match.ledger.result.winner;
    const QString name =
        winner ? look::text(desk::teamName(m_session.night(), match.teams[*winner])) : u"Nobody"_s;
    const auto& score = night::result(match).score;
    const QString before = m_result->text();
    m_result->setText(
        match.games.empty()
            ? u"%1 goes on"_s.arg(name)
            : u"%1 wins, %2 to %3"_s.arg(name, look::number(winner ? score[*winner] : score.a),
                                         look::number(winner ? score[scoring::other(*winner)] : score.b)));
    const auto by = night::result(match).by;
    m_how->setText(by ? look::text(rules::howItEnded(match.rules->rules.end, *by)) : QString());
    m_how->setVisible(!m_how->text().isEmpty());
    m_finish->setVisible(ended);
    for (const scoring::Side side : scoring::bothSides) {
        QCheckBox* box = m_agree[side == scoring::Side::A ? 0 : 1];
        box->setVisible(ended);
        const QString team = look::text(desk::teamName(m_session.night(), match.teams[side]));
        box->setText(u"%1 · %2 agrees"_s.arg(side == scoring::Side::A ? u"A"_s : u"B"_s,
                                             QString(team).replace(u'&', u"&&"_s)));
        if (!wasShown || before != m_result->text()) // they agreed to what they saw
            box->setChecked(false);
    }
    m_finish->setEnabled(m_agree[0]->isChecked() && m_agree[1]->isChecked());
    if (ended && !wasShown && hadFocus)
        m_agree[0]->setFocus();
    if (final && hadFocus && !isAncestorOf(QApplication::focusWidget()))
        takeFocus(); // what had it is gone
}

void SheetView::finish()
{
    if (!m_finish->isEnabled())
        return complain({u"Both captains have to agree first: Tab goes to each, Space ticks."_s});
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_match.toStdString();
    const scoring::PerSide<int> seen = night::result(*current()).score;
    m_finish->setEnabled(false); // until it is known
    m_isJustFinished = true;
    m_session.ask(
        u"result"_s, [by, id, seen](desk::Desk& desk) { return desk::finish(desk, by, id, seen); },
        [this](const session::Outcome& outcome) {
            if (outcome.good())
                return;
            m_isJustFinished = false;
            complain(outcome.mistakes);
            m_finish->setEnabled(m_agree[0]->isChecked() && m_agree[1]->isChecked());
        },
        this);
}

} // namespace sheet
