#include "casepage.h"

#include "tournament/queries/room.h"
#include "ui/kit/enterkey.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/kit/widgets.h"
#include "ui/session/keys.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace rulings {

CasePage::CasePage(kit::Theme& theme, session::Session& session, const session::PinGate& gate)
    : m_theme(theme), m_session(session), m_gate(gate), m_case(session, {}, {}, {}),
      m_pane(new RulingPane(theme, session))
{
    QVBoxLayout* column = kit::columnIn(this, 8);
    auto* head = new QWidget;
    QHBoxLayout* over = kit::lineIn(head, 12);
    over->addWidget(makeTop(), 1);
    m_back = new kit::KeyHint(theme, session::shown(Key::Back), Window::tr("all rulings"));
    m_back->setObjectName(u"all-rulings"_s);
    connect(m_back, &kit::KeyHint::clicked, this, &CasePage::leave);
    over->addWidget(m_back);
    constexpr kit::Sidebar::Widths widths{470, 390}; // fits side by side in a window of 1024
    auto* both = new kit::Beside(theme, makeLeft(), m_pane, widths);
    both->share(6, 5);
    auto* scrolls = new QWidget; // the widgets around it are always in view
    QVBoxLayout* inner = kit::columnIn(scrolls, 12);
    inner->addWidget(both, 1);
    column->addWidget(head);
    column->addWidget(new kit::Scroll(scrolls), 1);
    m_complaint = new kit::Prose(theme, 15, kit::Line::Ink::Bad, kit::Weight::Medium);
    m_complaint->hide();
    m_pad = new CasePad(theme);
    kit::add(column, {m_complaint, m_pad, makeButtons()});
    connect(m_rows, &CaseRows::done, this, &CasePage::apply);
    connect(m_rows, &CaseRows::pressed, this, [this] {
        m_byKeys = false;
        showAll();
    });
    connect(m_pad, &CasePad::done, this, &CasePage::apply);
    connect(&m_pane->ask(), &kit::Ask::opened, this, [this] { bringIntoView(m_pane->ask()); });
    connect(&m_pane->ask(), &kit::Ask::closed, this, [this] {
        if (m_isOpen)
            showAll();
        takeFocus();
    });
    QLineEdit* note = &m_pane->note();
    note->installEventFilter(this);
    connect(note, &QLineEdit::textChanged, this, [this](const QString& text) { m_case.note = text; });
    connect(note, &QLineEdit::textEdited, this, [this] { m_isLeaving = false; });
    connect(note, &QLineEdit::editingFinished, this, [this] {
        if (m_isOpen)
            m_pane->show(m_case); // it says whether a reason is still required
    });
    setFocusPolicy(Qt::StrongFocus);
    kit::setRole(*this, QAccessible::Form); // before the name, because Qt reports a name at once
    setAccessibleName(Window::tr("renege challenge"));
}

QWidget* CasePage::makeTop()
{
    auto* top = new QWidget;
    auto* flow = new kit::Flow(m_theme, 8, top);
    const auto place = [&](std::initializer_list<QWidget*> pieces) {
        auto* together = new QWidget;
        QHBoxLayout* line = kit::lineIn(together, 6);
        for (QWidget* piece : pieces)
            line->addWidget(piece);
        kit::follow(m_theme, together, [this, together] {
            together->setFixedHeight(QFontMetrics(m_theme.font(kit::Text::Title)).height() + m_theme.px(4));
        });
        flow->addWidget(together);
        return together;
    };
    const auto soft = [this](const QString& text = {}) {
        auto* line = new kit::Line(m_theme, text, 15, kit::Weight::Plain, kit::Line::Ink::Soft);
        line->setLeast(90); // shortens only the longer of two names
        return line;
    };
    m_where = soft();
    m_teamA = soft();
    m_teamB = soft();
    m_state = new kit::Badge(m_theme);
    place({new kit::Line(m_theme, Window::tr("Renege challenge") + u' ', 24, kit::Weight::Medium)});
    place({m_where});
    place({m_state});
    flow->setShrinking(place({new kit::Mark(m_theme, true, 14), m_teamA, soft(Window::tr("vs.")),
                              new kit::Mark(m_theme, false, 14), m_teamB}));
    return top;
}

QWidget* CasePage::makeLeft()
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* column = kit::columnIn(card, 6, {16, 8, 16, 8});
    m_rows = new CaseRows(m_theme);
    m_jokers = new kit::Prose(m_theme, 14, kit::Line::Ink::Soft);
    m_finding = new FindingBanner(m_theme);
    kit::add(column, {m_rows, m_jokers, m_finding});
    column->addStretch(1);
    return card;
}

QWidget* CasePage::makeButtons()
{
    auto* buttons = new QWidget;
    QHBoxLayout* line = kit::lineIn(buttons, 8);
    auto* rulings = new kit::FlowRow(m_theme, 8); // two lines if text is large
    line->addWidget(rulings, 1);
    const auto add = [&](QLayout* into, const QString& text, Key key, const auto& act) {
        m_buttons << new KeyButton(m_theme, text, session::shown(key));
        connect(m_buttons.constLast(), &KeyButton::clicked, this, act);
        into->addWidget(m_buttons.constLast());
    };
    add(&rulings->flow(), session::does(Key::Uphold), Key::Uphold, [this] { rule(facts::Ruling::Upheld); });
    add(&rulings->flow(), session::does(Key::Reject), Key::Reject, [this] { rule(facts::Ruling::Rejected); });
    add(&rulings->flow(), session::does(Key::Withdraw), Key::Withdraw,
        [this] { rule(facts::Ruling::Withdrawn); });
    add(&rulings->flow(), session::does(Key::DecideLater), Key::DecideLater, [this] { rule(std::nullopt); });
    add(line, Window::tr("Score sheet"), Key::Challenge, [this] { Q_EMIT matchWanted(kit::text(match())); });
    m_sheet = m_buttons.constLast();
    m_sheet->setObjectName(u"sheet"_s);
    line->setAlignment(m_sheet, Qt::AlignTop); // level with the first of two lines
    connect(m_pane->print(), &kit::KeyHint::clicked, this, &CasePage::printWanted);
    connect(m_pane->points(), &KeyButton::clicked, this, [this] {
        if (sayIfUnsaved()) // the form replaces what was typed
            Q_EMIT pointsWanted(m_case.spot.game, m_case.handNumber());
    });
    m_buttons << m_pane->points();
    return buttons;
}

void CasePage::open(const HandSpot& spot, const std::string& challenge, const std::string& allowedBy)
{
    m_isLeaving = false;
    if (m_isOpen && m_case.spot == spot && challenge.empty() && isTyped()) {
        m_case.allowedBy = allowedBy;
        return showAll(); // back from the score sheet
    }
    close();
    m_isOpen = m_byKeys = true;
    m_case = OpenCase(m_session, spot, challenge, allowedBy);
    m_pane->note().clear();
    complain({});
    refresh();
}

void CasePage::close()
{
    ++m_opening;
    m_isOpen = m_isSending = false;
    if (m_pane->ask().isOpen())
        m_pane->ask().drop();
}

// Unsaved input is lost then, so the key must be pressed twice.
bool CasePage::mayLeave()
{
    if (!isTyped() || m_isLeaving)
        return true;
    m_isLeaving = true;
    complain(Window::tr("This case isn’t saved yet. Press %1 again to discard it, or %2 to decide later.")
                 .arg(session::named(Key::Back), session::named(Key::DecideLater)),
             kit::Line::Ink::Warn);
    return false;
}

void CasePage::leave()
{
    if (mayLeave())
        Q_EMIT closed({});
}

void CasePage::refresh()
{
    if (!m_isOpen)
        return;
    if (!m_case.item())
        return Q_EMIT closed(
            Window::tr("The hand of this case is no longer on its score sheet. Nothing was saved."));
    const OpenCase::Read read = m_case.readRecord();
    if (read == OpenCase::Read::Another)
        complain({});
    else if (read == OpenCase::Read::TakenBack)
        complain(Window::tr("This case was undone and isn’t saved now. What you entered is still here."),
                 kit::Line::Ink::Warn);
    if (m_pane->note().text() != m_case.note)
        m_pane->note().setText(m_case.note);
    showAll();
}

void CasePage::takeFocus()
{
    if (m_pane->ask().isOpen())
        m_pane->ask().takeFocus();
    else
        m_rows->focusOn(m_case.entry.current());
}

bool CasePage::sayIfUnsaved()
{
    if (m_case.challenge().empty())
        complain(Window::tr("Save this case first: decide it, or press %1 to decide later.")
                     .arg(session::named(Key::DecideLater)));
    return !m_case.challenge().empty();
}

void CasePage::apply(const std::function<void(CaseEntry&)>& deed)
{
    if (m_isShowing || m_isSending || !m_isOpen)
        return;
    const CaseEntry before = m_case.entry;
    deed(m_case.entry);
    if (m_case.entry == before)
        return;
    m_isLeaving = false;
    complain({});
    showAll();
    if (m_finding->isVisibleTo(this))
        bringIntoView(*m_finding); // the row being typed comes into view after it
    m_rows->focusOn(m_case.entry.current());
}

// Keeps the focus and the finding in view in a smaller window or with larger text.
void CasePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_rows->spread(height());
    m_pane->spread(height());
    if (m_isOpen && !m_pane->ask().isOpen())
        QTimer::singleShot(0, this, [this] { // once the layouts are done
            for (const QWidget* each : {static_cast<QWidget*>(m_finding), focusWidget()})
                if (each && each->isVisible())
                    kit::bringIntoView(*each, each->rect());
        });
}

void CasePage::showAll()
{
    m_isShowing = true;
    showTop();
    const bool hasJokers = m_case.match().rules->people.deck.jokers;
    m_rows->show(m_case.entry, m_case.names());
    m_pad->show(m_case.entry, hasJokers);
    m_pad->setVisible(!m_byKeys);
    const Part part = m_case.entry.current();
    m_jokers->say(
        (part == Part::Played || part == Part::Shown) && m_byKeys && hasJokers && !m_case.ruling()
            ? Window::tr("Type a card as rank and suit: Q C, T H. X is the big joker, Y the little joker.")
            : QString());
    showFinding();
    showRuled();
    m_pane->show(m_case);
    m_isShowing = false;
}

void CasePage::showTop()
{
    const tournament::Match& match = m_case.match();
    const auto at = tournament::tableOf(m_session.tournament(), match);
    const QString table = at ? u" · "_s + Window::tr("table %1").arg(*at) : QString();
    const QString game =
        match.series.games > 1 ? u" · "_s + Window::tr("game %1").arg(m_case.spot.game) : QString();
    m_where->setText(kit::sentence(wording::titleOf(match)) + table + game + u" · "_s +
                     Window::tr("hand %1").arg(m_case.handNumber()));
    const Names called = m_case.names();
    m_teamA->setText(called.a);
    m_teamB->setText(called.b);
    const OpenCase::Ruling& ruling = m_case.ruling();
    m_state->parentWidget()->setVisible(!m_case.challenge().empty()); // empty, it would take a line
    using enum kit::Badge::Tone;
    m_state->setText(ruling ? rulingWord(*ruling) : Window::tr("Open"));
    m_state->setTone(!ruling ? Warn : *ruling == facts::Ruling::Upheld ? Good : Quiet);
}

void CasePage::showFinding()
{
    const rules::Finding finding = m_case.finding();
    const auto accused = m_case.entry.accused();
    const QString who = accused ? m_case.names().players[*accused] : QString();
    const int before = accused ? desk::upheldBefore(m_case.match(), *accused, m_case.challenge()) : 0;
    m_finding->setVisible(accused.has_value()); // nothing to find without an accused player
    const bool isRuled = m_case.ruling().has_value();
    m_finding->show(finding, who, kit::text(desk::upheldText(before, who.toStdString())), isRuled);
    m_buttons.constFirst()->setStrong(!isRuled && finding.verdict == rules::Verdict::Proven);
    m_sheet->setStrong(isRuled);
}

// Shows the ruling and what it changed.
void CasePage::showRuled()
{
    const OpenCase::Ruling& ruling = m_case.ruling();
    if (!ruling || m_case.challenge().empty() || !m_case.entry.accused())
        return m_pane->setRuled({});
    m_pane->setRuled(u"✓ "_s + rulingWord(*ruling) + u". "_s +
                     ruledInWords(m_case.match(), *m_case.item(), m_case.challenge(), m_case.handNumber()));
}

bool CasePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_pane->note() && event->type() == QEvent::FocusIn)
        bringIntoView(m_pane->note());
    if (watched != &m_pane->note() || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (!kit::isEnter(key) && key.key() != Qt::Key_Escape)
        return false;
    takeFocus();
    return true;
}

void CasePage::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isOther = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool isNew = session::isStroke(*event, Key::NewRuling) && event->text().isEmpty();
    if (isOther || isNew || !m_isOpen || m_isSending ||
        (m_pane->ask().isOpen() && key != session::codeOf(Key::Challenge)))
        return QWidget::keyPressEvent(event);
    if (key == session::codeOf(Key::Note))
        return m_pane->note().setFocus();
    if (key == session::codeOf(Key::Back))
        return leave();
    if (pressIn(m_buttons, key))
        return;
    bool isTaken = false;
    m_byKeys = true;
    apply([&](CaseEntry& entry) { isTaken = entry.press(key); });
    if (!isTaken && m_case.entry.current() == Part::Accused && key >= Qt::Key_1 && key <= Qt::Key_4)
        complain(Window::tr("That player is on the challenging side. Choose a player of the other side."));
    else if (!isTaken)
        QWidget::keyPressEvent(event);
}

bool CasePage::mayRule()
{
    if (const auto missing = m_case.entry.missing()) {
        apply([missing](CaseEntry& entry) { entry.setCurrent(*missing); });
        complain(
            *missing == Part::By
                ? Window::tr("Who challenges? Choose a side or the supervisor, then decide again.")
            : *missing == Part::Book
                ? Window::tr("In which trick? Enter 1 to %1, then decide again.").arg(scoring::tricksInHand)
                : Window::tr("Who is accused? Choose a player, then decide again."));
        return false;
    }
    if (m_case.match().state == tournament::State::Final && m_case.allowedBy.empty()) {
        askPinFor(m_session, m_gate, match(), this, [this](const std::string& by) { m_case.allowedBy = by; });
        return false;
    }
    return true;
}

void CasePage::rule(const OpenCase::Ruling& ruling)
{
    if (m_isSending || m_pane->ask().isOpen() || !mayRule())
        return;
    m_isLeaving = false;
    const std::string against = ruling ? m_case.against(*ruling) : std::string();
    if (m_case.note.trimmed().isEmpty() && !against.empty())
        return complain(Window::tr("Still open. For “%1”, press %2 and enter the reason, then decide again.")
                            .arg(kit::text(against), session::shown(Key::Note)));
    const sheet::Change change{
        .proposal = m_case.proposal(ruling),
        .by = m_case.by(),
        .title = Window::tr("What happens to the later matches?"),
        .accept = Window::tr("Save ruling"),
        .done = ruling ? Window::tr("ruling") : Window::tr("open challenge"),
        .refuse = [this](const QStringList& why) { complain(why.join(u' ')); },
        .make = [this](const QString& done, const session::Job& job) { sendCase(done, job); }};
    sheet::ChangePanel& panel = m_pane->changes();
    if (!panel.look(change) || !panel.change().proposal.then.empty())
        return sheet::askChange(m_pane->ask(), panel, change);
    sheet::make(change, panel.seen()->before); // no later match to decide
    panel.clear();
}

void CasePage::sendCase(const QString& done, const session::Job& job)
{
    const auto op = std::make_shared<std::string>(m_case.challenge());
    const auto making = [job, op](desk::Desk& desk) {
        auto made = job(desk);
        if (made && op->empty())
            *op = made->op; // the op of the challenge, not of its ruling
        return made;
    };
    send(done, making, [this, op] {
        m_case.saved(*op);
        refresh();
        if (m_case.ruling())
            m_sheet->setFocus(); // Enter goes back to the sheet
    });
}

void CasePage::send(const QString& what, const session::Job& job, const std::function<void()>& saved)
{
    m_isSending = true;
    complain({});
    const auto answered = [this, saved, opening = m_opening](const session::Outcome& outcome) {
        if (opening != m_opening)
            return; // another case is open now
        m_isSending = false;
        kit::Ask& ask = m_pane->ask();
        const QString sentence = outcome.mistakes.join(u' ');
        if (!outcome.good())
            return ask.isOpen() ? ask.complain(sentence) : complain(sentence);
        if (ask.isOpen())
            ask.drop();
        if (saved)
            saved();
        refresh();
    };
    m_session.ask(what, job, answered, this);
}

} // namespace rulings

#include "moc_casepage.cpp"
