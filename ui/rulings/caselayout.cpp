// Where everything of a case stands.
#include "casepage.h"

#include "wording/tr.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"

#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

constexpr int columnWidth = 560; // pixels at 100 %, of each half

kit::Line* heading(kit::Theme& theme, const QString& text)
{
    auto* line = new kit::Line(theme, 15, kit::Weight::Medium, kit::Line::Ink::Soft);
    line->setText(text);
    return line;
}

/// A quiet ground.
class Shaded : public QWidget {
public:
    explicit Shaded(kit::Theme& theme) : m_theme(theme)
    {
        connect(&theme, &kit::Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(m_theme.colors().line);
        painter.setBrush(m_theme.colors().shade);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m_theme.px(6), m_theme.px(6));
    }

private:
    kit::Theme& m_theme;
};

} // namespace

CasePage::CasePage(kit::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(makeTop());
    QWidget* left = makeLeft();
    auto* beside = new kit::Sidebar(theme, left, makeRight(), {columnWidth, columnWidth});
    beside->shareEqually();
    column->addWidget(beside, 1);
    column->addWidget(makeButtons());
    connect(m_rows, &CaseRows::done, this, &CasePage::apply);
    connect(m_rows, &CaseRows::pressed, this, [this] {
        m_byKeys = false;
        showAll();
    });
    connect(m_pad, &CasePad::done, this, &CasePage::apply);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(Window::tr("renege challenge"));
}

QWidget* CasePage::makeTop()
{
    auto* top = new QWidget;
    auto* flow = new kit::Flow(m_theme.px(8), top);
    const auto place = [&](std::initializer_list<QWidget*> pieces) {
        auto* together = new QWidget;
        auto* line = new QHBoxLayout(together);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(6);
        for (QWidget* piece : pieces)
            line->addWidget(piece);
        kit::follow(m_theme, together, [this, together] {
            together->setFixedHeight(QFontMetrics(m_theme.font(kit::Text::Title)).height() + m_theme.px(4));
        });
        flow->addWidget(together);
    };
    const auto soft = [this] { return new kit::Line(m_theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft); };
    auto* title = new kit::Line(m_theme, 24, kit::Weight::Medium);
    title->setText(Window::tr("Renege challenge") + u' ');
    auto* against = soft();
    against->setText(Window::tr("against"));
    m_where = soft();
    m_teamA = soft();
    m_teamB = soft();
    m_state = new kit::Badge(m_theme);
    place({title});
    place({m_where});
    place({new kit::Mark(m_theme, true, 14), m_teamA});
    place({against});
    place({new kit::Mark(m_theme, false, 14), m_teamB});
    place({m_state});
    return top;
}

QWidget* CasePage::makeLeft()
{
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(heading(m_theme, Window::tr("What happened")));
    m_rows = new CaseRows(m_theme);
    m_finding = new FindingBanner(m_theme);
    m_complaint = new kit::Prose(m_theme, 15, kit::Line::Ink::Bad, kit::Weight::Medium);
    m_pad = new CasePad(m_theme);
    m_jokers = new kit::Prose(m_theme, 14, kit::Line::Ink::Soft);
    column->addWidget(m_rows);
    column->addWidget(m_jokers);
    column->addWidget(m_finding);
    column->addWidget(m_complaint);
    column->addStretch(1);
    m_complaint->hide();
    auto* card = new kit::Card(m_theme);
    auto* around = new QVBoxLayout(card);
    around->setContentsMargins(20, 14, 14, 12);
    around->setSpacing(8);
    around->addWidget(new kit::Scroll(inside), 1);
    around->addWidget(m_pad); // in reach wherever the rows are scrolled to
    return card;
}

QWidget* CasePage::makeRight()
{
    auto* card = new kit::Card(m_theme);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(20, 14, 20, 14);
    column->setSpacing(10);
    column->addWidget(heading(m_theme, Window::tr("What each ruling does")));
    m_ask = new kit::Ask(m_theme);
    connect(m_ask, &kit::Ask::closed, this, &CasePage::takeFocus);
    column->addWidget(m_ask);
    m_hint = new kit::Prose(m_theme, 16, kit::Line::Ink::Soft);
    column->addWidget(m_hint);
    m_outcomes = new QWidget;
    auto* both = new QHBoxLayout(m_outcomes);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(12);
    m_upheld = new OutcomeCard(m_theme, Window::tr("Upheld"));
    m_rejected = new OutcomeCard(m_theme, Window::tr("Rejected"));
    both->addWidget(m_upheld, 1);
    both->addWidget(m_rejected, 1);
    column->addWidget(m_outcomes);
    m_noRule = new kit::Prose(m_theme, 16, kit::Line::Ink::Warn);
    column->addWidget(m_noRule);
    m_points = new KeyButton(m_theme, Window::tr("Points by ruling"), u"P"_s);
    connect(m_points, &KeyButton::clicked, this, &CasePage::askPoints);
    column->addWidget(m_points);
    m_then = new kit::Prose(m_theme, 15);
    auto* shaded = new Shaded(m_theme);
    auto* inside = new QVBoxLayout(shaded);
    inside->setContentsMargins(14, 10, 14, 10);
    inside->addWidget(m_then);
    m_after = shaded;
    column->addWidget(shaded);
    column->addWidget(heading(m_theme, Window::tr("Note, kept with the ruling (N)")));
    m_note = new QLineEdit;
    m_note->setAccessibleName(Window::tr("note, kept with the ruling"));
    m_note->installEventFilter(this);
    connect(m_note, &QLineEdit::textEdited, this, [this] { m_isLeaving = false; });
    connect(m_note, &QLineEdit::editingFinished, this, [this] {
        if (m_isOpen)
            showOutcomes(); // they ask for a note while there is none
    });
    column->addWidget(m_note);
    column->addStretch(1);
    return card;
}

QWidget* CasePage::makeButtons()
{
    auto* buttons = new QWidget;
    auto* line = new QHBoxLayout(buttons);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(12);
    auto* rulings = new QWidget;
    auto* flow = new kit::Flow(m_theme.px(12), rulings);
    const auto add = [&](QLayout* into, const QString& text, const QString& key, const auto& act) {
        auto* button = new KeyButton(m_theme, text, key);
        connect(button, &KeyButton::clicked, this, act);
        into->addWidget(button);
        return button;
    };
    m_uphold = add(flow, Window::tr("Uphold"), u"U"_s, [this] { rule(facts::Ruling::Upheld); });
    add(flow, Window::tr("Reject"), u"R"_s, [this] { rule(facts::Ruling::Rejected); });
    add(flow, Window::tr("Withdrawn"), u"W"_s, [this] { rule(facts::Ruling::Withdrawn); });
    add(flow, Window::tr("Decide later"), u"L"_s, [this] { rule(std::nullopt); });
    line->addWidget(rulings, 1);
    add(line, Window::tr("Sheet"), u"F3"_s, [this] { Q_EMIT matchWanted(kit::text(m_spot.match)); });
    add(line, Window::tr("All cases"), u"Esc"_s, [this] { leave(); });
    return buttons;
}

} // namespace rulings
