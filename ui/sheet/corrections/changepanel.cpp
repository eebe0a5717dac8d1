#include "changepanel.h"

#include "desk/checks/resolutions.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/icons.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRadioButton>

#include <array>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

// Pixels at 100 %.
constexpr int iconSize = 20;
constexpr int betweenParts = 8; // above each later match
constexpr int leastPart = 360;  // minimum width of each part if they are side by side
// In pixels at any text size: above and below the text of a row.
constexpr int besideRow = 7;
constexpr int besideLater = 4; // with choices below, so that all is in view at 1280 by 720

/// An icon in the color of soft text, or of a warning.
class Icon : public QWidget {
public:
    Icon(kit::Theme& theme, const QString& name, kit::Line::Ink ink)
        : m_theme(theme), m_name(name), m_ink(ink)
    {
        kit::follow(theme, this, [this] { setFixedSize(m_theme.px(iconSize), m_theme.px(iconSize)); });
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.drawPixmap(
            0, 0, kit::icon(m_name, width(), kit::colorOf(m_theme.colors(), m_ink), devicePixelRatioF()));
    }

private:
    kit::Theme& m_theme;
    QString m_name;
    kit::Line::Ink m_ink;
};

/// Text as wide as it needs if there is room; else it wraps.
class WrappedWords : public kit::Prose {
public:
    WrappedWords(kit::Theme& theme, const QString& text, kit::Weight weight = kit::Weight::Plain,
                 kit::Line::Ink ink = kit::Line::Ink::Plain)
        : Prose(theme, 16, ink, weight)
    {
        setText(text);
    }
    QSize sizeHint() const override
    {
        const int wide = fontMetrics().horizontalAdvance(text()) + 2;
        return {wide, heightForWidth(wide)};
    }
};

QString wordOf(facts::Resolution choice)
{
    return choice == facts::Resolution::Seat     ? u"seat"_s
           : choice == facts::Resolution::Replay ? u"replay"_s
                                                 : u"stand"_s;
}

/// The most likely choice first: for a match that is over, the one that changes nothing; else the one that
/// keeps what was played.
std::vector<facts::Resolution> inOrder(const std::vector<facts::Resolution>& choices, bool isOver)
{
    using enum facts::Resolution;
    std::vector<facts::Resolution> ordered;
    for (const auto each : isOver ? std::array{Stand, Replay, Seat} : std::array{Seat, Replay, Stand})
        if (std::ranges::count(choices, each) > 0)
            ordered.push_back(each);
    return ordered;
}

} // namespace

ChangePanel::ChangePanel(kit::Theme& theme, const session::Session& session, QWidget* parent)
    : kit::Card(theme, parent), m_theme(theme), m_session(session),
      m_column(kit::columnIn(this, 0, {16, 10, 16, 10}))
{
    setObjectName(u"changes"_s);
}

void ChangePanel::tell(const Changes& changes)
{
    clear();
    show(changes);
}

bool ChangePanel::look(const Change& change)
{
    m_change = change;
    m_choices.clear();
    auto seen = decide();
    m_refusal = seen ? QStringList() : kit::sentences(wording::onScreen(seen.error().mistakes));
    m_seen = seen ? std::optional(*std::move(seen)) : std::nullopt;
    show(m_seen ? changesOf(*m_seen, m_choices) : Changes());
    return m_seen.has_value();
}

// A choice for one match may leave another disputed.
desk::Answer<desk::Correction> ChangePanel::decide()
{
    auto& then = m_change.proposal.then;
    then.clear();
    for (;;) {
        auto seen =
            desk::preview(m_session.tournament(), desk::thisMachine(), m_change.by, m_change.proposal);
        if (!seen)
            return seen;
        const std::size_t before = then.size();
        for (const std::string& match : seen->undecided) {
            const bool isOver = tournament::match(seen->before, match)->state >= tournament::State::Ended;
            const auto choices = inOrder(desk::resolutionsFor(seen->after, match), isOver);
            if (choices.empty() || !m_choices.emplace(match, choices).second)
                continue;
            const auto wanted = m_wanted.find(match);
            const bool isOffered =
                wanted != m_wanted.end() && std::ranges::count(choices, wanted->second) > 0;
            then.push_back({match, isOffered ? wanted->second : choices.front()});
        }
        if (then.size() == before)
            return seen;
    }
}

void ChangePanel::clear()
{
    m_change = {};
    m_choices.clear();
    m_wanted.clear();
    m_seen.reset();
    m_refusal.clear();
    kit::clear(*m_column);
}

void ChangePanel::show(const Changes& changes)
{
    kit::clear(*m_column);
    // If there is room: later matches beside the other changes; without later matches, the changes in two
    // columns.
    auto* first = new QWidget;
    auto* second = new QWidget;
    auto* here = kit::columnIn(first, 0);
    auto* there = kit::columnIn(second, 0);
    const bool hasLater = !changes.later.isEmpty();
    QVBoxLayout& above = hasLater ? *here : *m_column; // for the title, and notes about this match only
    above.addWidget(new kit::Line(m_theme, Window::tr("What this changes"), 17, kit::Weight::Medium));
    if (changes.rows.isEmpty() && !hasLater)
        add(above, m_seen ? Window::tr("No score changes") : Window::tr("Nothing yet"));
    for (qsizetype at = 0; at < changes.rows.size(); ++at)
        add(hasLater || at * 2 < changes.rows.size() ? *here : *there, changes.rows[at],
            hasLater ? besideLater : besideRow);
    if (changes.later.size() > 1)
        add(*there, Window::tr("Later matches, %1").arg(changes.later.size()));
    else if (hasLater)
        add(*there, Window::tr("Later matches"));
    for (const LaterRow& row : changes.later)
        add(*there, row);
    auto* both = new kit::Beside(m_theme, first, second, {leastPart, leastPart});
    both->share(1, hasLater ? 2 : 1, hasLater ? m_theme.px(betweenParts) : 0); // choices fit on one line
    m_column->addWidget(both);
    for (const QString& note : changes.notes) {
        auto* prose = new kit::Prose(m_theme, 14, kit::Line::Ink::Soft);
        prose->setText(note);
        above.addWidget(prose);
    }
    for (QVBoxLayout* each : {here, there}) {
        if (each->count() == 0)
            each->parentWidget()->hide();
        each->addStretch();
    }
    m_column->addStretch(1);
}

void ChangePanel::add(QBoxLayout& into, const QString& heading)
{
    into.addWidget(new kit::Line(m_theme, heading, 14, kit::Weight::Medium, kit::Line::Ink::Soft));
}

// Before and after are beside the label. What doesn't fit goes at the right of the next line.
void ChangePanel::add(QBoxLayout& into, const ChangeRow& row, int edge)
{
    auto* whole = new QWidget;
    whole->setObjectName(u"change-"_s + row.id);
    whole->setAccessibleName(row.was.isEmpty() ? u"%1: %2"_s.arg(row.label, row.is)
                                               : Window::tr("%1: %2 → %3").arg(row.label, row.was, row.is));
    auto* line = kit::lineIn(whole, m_theme.px(10), {0, edge, 0, edge});
    if (row.side) {
        auto* mark = new kit::Mark(m_theme, *row.side == scoring::Side::A, 16);
        kit::follow(m_theme, mark, [this, mark] { // centered where other rows have an icon
            mark->setFixedSize(m_theme.px(iconSize), m_theme.px(iconSize));
        });
        line->addWidget(mark, 0, Qt::AlignTop);
    } else {
        line->addWidget(new Icon(m_theme, row.icon, kit::Line::Ink::Soft), 0, Qt::AlignTop);
    }
    auto* words = new kit::FlowRow(m_theme, 6);
    auto* label = new WrappedWords(m_theme, row.label);
    auto* is = new WrappedWords(m_theme, row.is, kit::Weight::Medium);
    is->setAlignment(Qt::AlignRight | Qt::AlignTop);
    words->flow().addWidget(label);
    if (!row.was.isEmpty())
        words->flow().addWidget( // keeps the arrow with the text
            new WrappedWords(m_theme, row.was + u"\u00a0→"_s, kit::Weight::Plain, kit::Line::Ink::Soft));
    words->flow().addWidget(is);
    words->flow().setGrowing(label);
    words->flow().setGrowing(is);
    line->addWidget(words, 1);
    into.addWidget(whole);
}

void ChangePanel::add(QBoxLayout& into, const LaterRow& row)
{
    auto* whole = new kit::Card(m_theme);
    whole->setObjectName(u"later-"_s + kit::text(row.match));
    auto* all = kit::columnIn(whole, 0, {12, 6, 12, 6});
    auto* head = new QWidget;
    auto* line = kit::lineIn(head, m_theme.px(8));
    line->addWidget(new Icon(m_theme, u"hold"_s, kit::Line::Ink::Warn), 0, Qt::AlignTop);
    auto* inner = new QWidget;
    auto* column = kit::columnIn(inner, 0);
    line->addWidget(inner, 1);
    auto* title = new kit::Prose(m_theme, 16);
    title->setText(row.title);
    column->addWidget(title);
    for (const QString& detail : row.details) {
        auto* prose = new kit::Prose(m_theme, 14, kit::Line::Ink::Soft);
        prose->setText(detail);
        column->addWidget(prose);
    }
    auto* choices = new kit::FlowRow(m_theme, 0); // side by side if there is room
    kit::add(all, {head, choices});
    for (const kit::Choice& choice : row.choices) {
        const auto value = choice.value.value<facts::Resolution>();
        auto* button = new QRadioButton(choice.label);
        button->setObjectName(wordOf(value) + u'-' + kit::text(row.match));
        button->setAccessibleName(row.title + u": "_s + choice.label);
        button->setChecked(value == row.chosen);
        choices->flow().addWidget(button);
        connect(button, &QRadioButton::clicked, this, [this, match = row.match, value] {
            QMetaObject::invokeMethod( // queued, because the button is deleted
                this, [this, match, value] { choose(match, value); }, Qt::QueuedConnection);
        });
    }
    into.addSpacing(m_theme.px(betweenParts));
    into.addWidget(whole);
}

void ChangePanel::choose(const std::string& match, facts::Resolution choice)
{
    m_wanted[match] = choice;
    look(Change(m_change));
    Q_EMIT decided(); // the panel is shown again, with new buttons
    const auto buttons = findChildren<QRadioButton*>(wordOf(choice) + u'-' + kit::text(match));
    if (!buttons.isEmpty()) // after it is shown
        QMetaObject::invokeMethod(
            buttons.last(), [button = buttons.last()] { button->setFocus(); }, Qt::QueuedConnection);
}

void ChangePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT accepted();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        kit::Card::keyPressEvent(event);
}

void askChange(kit::Ask& ask, ChangePanel& panel, const Change& change, const QStringList& notes)
{
    if (!panel.look(change))
        return change.refuse(panel.refusal());
    QList<kit::Question> questions;
    if (change.asksReason)
        questions << kit::Question{
            Window::tr("Reason"), {}, QString::fromStdString(change.proposal.reason), false};
    ask.ask(
        change.title, questions, actionInWords(change.accept, *panel.seen()),
        [&panel, change](const kit::Answers& answers) {
            Change made = change;
            made.proposal = panel.change().proposal; // with the choices made since
            if (made.asksReason)
                made.proposal.reason = answers.text(0).toStdString();
            make(made, panel.seen()->before);
        },
        notes);
}

} // namespace sheet

#include "moc_changepanel.cpp"
