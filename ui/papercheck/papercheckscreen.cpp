#include "papercheckscreen.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/side.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace papercheck {

using kit::Line;
using scoring::Side;

namespace {

constexpr int paperWidth = 600; // pixels at 100 %
constexpr int answerWidth = 360;
constexpr int leastTotals = 112; // height: two hands
constexpr int fieldWidth = 100;
constexpr int markWidth = 116;
constexpr int mostMark = 240; // also in a wide window, so that both totals of a hand are seen together
constexpr int sideMark = 16;
constexpr int edge = 12; // pixels
constexpr int gap = 10;

/// Width of a hand's number and of the heading above it.
int numberWidth(const kit::Theme& theme)
{
    return QFontMetrics(theme.font(kit::Text::Small)).horizontalAdvance(Window::tr("Hand")) + 2;
}

bool isFound(const desk::PaperCheck& found, int hand, Side side)
{
    return std::ranges::any_of(found.findings, [&](const desk::PaperFinding& each) {
        return each.hand == hand && each.side == side;
    });
}

/// `Hand 3, A: the paper adds 41, … . By the rules, side A has 152; the paper says 212.` Without the second
/// sentence in the first hand, where it would repeat the first.
QString inWords(const desk::PaperFinding& found)
{
    if (found.added == found.paper)
        return kit::whole(wording::text(found.says));
    return Window::tr("%1. By the rules, side %2 has %3; the paper says %4.")
        .arg(kit::sentence(wording::text(found.says)), wording::letterOf(found.side),
             kit::number(found.right), kit::number(found.paper));
}

} // namespace

PaperCheckScreen::PaperCheckScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent)
{
    auto* column = kit::columnIn(this, 12, kit::screenMargins);
    column->addLayout(makeHead());
    auto* how = new kit::Prose(theme, 16, Line::Ink::Soft);
    how->setText(Window::tr("Enter the running totals as the table wrote them. If the paper lacks a total, "
                            "leave its field empty. Nothing is recorded."));
    column->addWidget(how);
    m_paper = new kit::Sidebar(theme, makePaper(), makeAnswer(), {paperWidth, answerWidth});
    column->addWidget(m_paper, 1);
    m_none = kit::emptyState(theme, Window::tr("No hands on record yet"),
                             Window::tr("Press Esc and enter the hands on the score sheet first."));
    column->addWidget(m_none, 1);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(session::title(session::Key::CheckPaper));
}

QLayout* PaperCheckScreen::makeHead()
{
    m_title = kit::titleLine(m_theme);
    m_games = new kit::DropDown(m_theme);
    m_games->setAccessibleName(Window::tr("game"));
    connect(m_games, &QComboBox::activated, this, [this](int index) { open(m_match, index + 1); });
    return kit::headLine(m_title, nullptr, {m_games, closeButton()});
}

QWidget* PaperCheckScreen::makePaper()
{
    auto* card = new kit::Card(m_theme);
    auto* whole = kit::columnIn(card, 4, {1, 8, 1, 8});
    auto* heads = kit::lineIn(nullptr, gap, {edge, 4, edge, 4});
    auto* hand = kit::fieldHead(m_theme, Window::tr("Hand"));
    kit::follow(m_theme, hand, [this, hand] { hand->setFixedWidth(numberWidth(m_theme)); });
    heads->addWidget(hand);
    for (const Side side : scoring::bothSides) {
        auto* team = new Line(m_theme, 16, kit::Weight::Medium);
        kit::follow(m_theme, team, [this, team] {
            team->setMaximumWidth(m_theme.px(fieldWidth + mostMark - sideMark)); // as wide as the row below
        });
        heads->addWidget(new kit::Mark(m_theme, side == Side::A, sideMark));
        heads->addWidget(team, 1);
        m_teams[side] = team;
    }
    heads->addStretch();
    whole->addLayout(heads);
    auto* inside = new QWidget;
    m_column = kit::columnIn(inside, 0);
    m_column->addStretch(1);
    // As high as the totals, so that the answer below is in view.
    whole->addWidget(new kit::Foot(inside, [this] { return m_theme.px(leastTotals); }));
    whole->addStretch(1);
    return card;
}

QWidget* PaperCheckScreen::makeAnswer()
{
    auto* around = new QWidget;
    auto* aside = kit::columnIn(around);
    auto* card = new kit::Card(m_theme);
    aside->addWidget(card);
    aside->addStretch(1);
    auto* column = kit::columnIn(card, 10, {16, 14, 16, 14});
    m_verdict = new kit::Prose(m_theme, 22, Line::Ink::Plain, kit::Weight::Medium);
    m_slip = new kit::Prose(m_theme, 16);
    m_others = new kit::Prose(m_theme, 15, Line::Ink::Soft);
    for (kit::Prose* each : {m_verdict, m_slip, m_others})
        column->addWidget(each);
    return around;
}

void PaperCheckScreen::open(const QString& match, int game)
{
    if (match != m_match || game != m_game)
        clearRows();
    m_match = match;
    m_game = game;
    refresh();
}

void PaperCheckScreen::begin()
{
    m_match.clear();
    clearRows();
}

void PaperCheckScreen::clearRows()
{
    for (const TotalsRow* row : m_rows)
        for (const Side side : scoring::bothSides)
            row->field(side).clear();
}

void PaperCheckScreen::refresh()
{
    const tournament::Match* match = current();
    if (!match) { // a new draw may lack the match
        begin();
        if (isVisible())
            Q_EMIT left();
        return;
    }
    m_sheet = tournament::sheetOf(*match, m_game);
    showGame();
    fitRows();
    check();
}

void PaperCheckScreen::showGame()
{
    const tournament::Match& match = *current();
    const bool several = match.series.games > 1;
    const QString title = kit::text(wording::titleOf(match));
    m_title->setText(several
                         ? Window::tr("Check against paper: %1, game %2").arg(title, QString::number(m_game))
                         : Window::tr("Check against paper: %1").arg(title));
    m_games->setVisible(several);
    m_games->clear();
    for (int each = 1; several && each <= qMax(1, static_cast<int>(match.games.size())); ++each)
        m_games->addItem(Window::tr("Game %1").arg(each));
    m_games->setCurrentIndex(m_game - 1);
    for (const Side side : scoring::bothSides)
        m_teams[side]->setText(wording::letterOf(side) + u" · "_s +
                               kit::text(tournament::teamName(m_session.tournament(), match.teams[side])));
    m_paper->setVisible(!ledger().hands.empty());
    m_none->setVisible(ledger().hands.empty());
}

void PaperCheckScreen::fitRows()
{
    while (m_rows.size() > ledger().hands.size()) {
        delete m_rows.back();
        m_rows.pop_back();
    }
    while (m_rows.size() < ledger().hands.size()) {
        auto* row = new TotalsRow(m_theme, static_cast<int>(m_rows.size()) + 1);
        for (const Side side : scoring::bothSides) {
            connect(&row->field(side), &QLineEdit::textChanged, this, [this] {
                m_isWhole = false;
                check();
            });
            row->field(side).installEventFilter(this);
        }
        m_column->insertWidget(static_cast<int>(m_rows.size()), row);
        m_rows.push_back(row);
    }
}

// A total being typed isn't marked wrong while it can still become the right one.
std::optional<int> PaperCheckScreen::totalIn(std::size_t row, Side side, QString& complaint) const
{
    const QLineEdit& field = m_rows[row]->field(side);
    const QString typed = field.text().trimmed();
    const auto total = desk::paperTotal(typed.toStdString());
    if (!total) {
        if (typed == u"+" && field.hasFocus() && !m_isWhole)
            return std::nullopt; // the digits are still to come
        if (complaint.isEmpty())
            complaint = Window::tr("Hand %1, side %2: %3.")
                            .arg(QString::number(row + 1), wording::letterOf(side),
                                 kit::text(wording::onScreen(total.error().mistakes.front())));
        return std::nullopt;
    }
    const QString right = QString::number(ledger().hands[row].sides[side].score);
    const bool mayGrow = field.hasFocus() && !m_isWhole && !typed.isEmpty() && right != typed &&
                         right.startsWith(QString(typed).replace(u'−', u'-'));
    return mayGrow ? std::nullopt : *total;
}

void PaperCheckScreen::check()
{
    if (ledger().hands.empty() || m_rows.size() != ledger().hands.size())
        return;
    desk::PaperTotals totals(m_rows.size());
    QString complaint;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (const Side side : scoring::bothSides)
            totals[row][side] = totalIn(row, side, complaint);
    const auto found = desk::paperCheck(m_session.tournament(), m_match.toStdString(), m_game, totals);
    if (!found)
        return;
    mark(totals, *found);
    answer(*found, complaint);
}

void PaperCheckScreen::mark(const desk::PaperTotals& totals, const desk::PaperCheck& found)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const int hand = static_cast<int>(row) + 1;
        for (const Side side : scoring::bothSides) {
            const auto& total = totals[row][side];
            const int right = ledger().hands[row].sides[side].score;
            const QString is = kit::number(right);
            if (!total)
                m_rows[row]->say(side, {}, Line::Ink::Plain);
            else if (*total == right)
                m_rows[row]->say(side, Window::tr("agrees"), Line::Ink::Ok);
            else if (isFound(found, hand, side))
                m_rows[row]->say(side, Window::tr("%1 by the rules").arg(is), Line::Ink::Bad);
            else
                m_rows[row]->say(side, Window::tr("%1, carried over").arg(is), Line::Ink::Soft);
        }
        m_rows[row]->setLit(!found.findings.empty() && found.findings.front().hand == hand);
    }
}

void PaperCheckScreen::answer(const desk::PaperCheck& found, const QString& complaint)
{
    if (!complaint.isEmpty()) {
        m_verdict->say(Window::tr("Not a total"), Line::Ink::Bad);
        m_slip->say(complaint);
        return m_others->say({});
    }
    if (found.findings.empty()) {
        m_verdict->say(found.compared == 0 ? Window::tr("Enter the first total")
                                           : kit::sentence(desk::verdict(found)),
                       found.compared == 0 ? Line::Ink::Soft : Line::Ink::Ok);
        m_slip->say(found.compared == 0
                        ? Window::tr("Tab or Enter: next total. ↑ and ↓: same side, hand above or below.")
                        : QString());
        return m_others->say({});
    }
    m_verdict->say(kit::sentence(desk::verdict(found)), Line::Ink::Bad);
    QStringList first;
    QStringList others;
    for (const desk::PaperFinding& each : found.findings)
        (each.hand == found.findings.front().hand ? first : others) << inWords(each);
    m_slip->say(first.join(u"\n\n"_s));
    m_others->say(others.isEmpty() ? QString() : Window::tr("Also:") + u"\n\n"_s + others.join(u"\n\n"_s));
}

int PaperCheckScreen::focused() const
{
    int at = 0;
    while (at < fields() && !field(at).hasFocus())
        ++at;
    return at < fields() ? at : -2;
}

void PaperCheckScreen::focusOn(int at)
{
    m_isWhole = at >= fields(); // there is no field after the last
    if (at < 0 || m_isWhole)
        return check();
    field(at).setFocus();
    field(at).selectAll();
}

void PaperCheckScreen::takeFocus()
{
    if (m_rows.empty() || ledger().hands.empty())
        return setFocus();
    int at = 0;
    while (at < fields() && !field(at).text().isEmpty())
        ++at;
    focusOn(at < fields() ? at : 0);
}

void PaperCheckScreen::keyPressEvent(QKeyEvent* event)
{
    if (kit::isEnter(*event))
        focusOn(focused() + 1);
    else
        Screen::keyPressEvent(event);
}

// Up and Down move between fields. Without this, the scroll area would take them.
bool PaperCheckScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            focusOn(focused() + (key == Qt::Key_Down ? 2 : -2));
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn) {
        const auto* row = qobject_cast<QWidget*>(watched)->parentWidget();
        kit::bringIntoView(*row, row->rect());
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(
            this, [this] { check(); }, Qt::QueuedConnection);
    return Screen::eventFilter(watched, event);
}

TotalsRow::TotalsRow(kit::Theme& theme, int hand, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    auto* line = kit::lineIn(this, gap, {edge, 4, edge, 4});
    auto* number = new kit::Line(theme, 16, kit::Weight::Plain, kit::Line::Ink::Soft);
    number->setText(QString::number(hand));
    kit::follow(theme, number, [this, number] { number->setFixedWidth(numberWidth(m_theme)); });
    line->addWidget(number);
    for (const scoring::Side side : scoring::bothSides) {
        auto* field = new QLineEdit;
        field->setAccessibleName(Window::tr("hand %1, side %2: total on paper")
                                     .arg(QString::number(hand), wording::letterOf(side)));
        field->setMaxLength(12);
        field->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto* mark = new kit::Line(theme, 15);
        kit::follow(theme, field, [this, field, mark] {
            field->setFixedWidth(m_theme.px(fieldWidth));
            mark->setMinimumWidth(m_theme.px(markWidth));
            mark->setMaximumWidth(m_theme.px(mostMark));
        });
        line->addWidget(field);
        line->addWidget(mark, 1);
        m_fields[side] = field;
        m_marks[side] = mark;
    }
    line->addStretch();
}

void TotalsRow::say(scoring::Side side, const QString& text, kit::Line::Ink ink)
{
    m_marks[side]->setInk(ink);
    m_marks[side]->setText(text);
    m_fields[side]->setAccessibleDescription(text);
}

void TotalsRow::setLit(bool lit)
{
    m_isLit = lit;
    update();
}

void TotalsRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_isLit) {
        painter.fillRect(rect(), m_theme.colors().warnSoft);
        painter.fillRect(QRect(0, 0, m_theme.px(4), height()), m_theme.colors().bad);
    }
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.colors().line);
}

} // namespace papercheck

#include "moc_papercheckscreen.cpp"
