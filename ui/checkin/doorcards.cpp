#include "doorcards.h"

#include "desk/checks/texts.h"
#include "ui/drawing/marks.h"
#include "ui/kit/enterkey.h"
#include "ui/kit/fields.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace checkin {

namespace {

/// A scanner sends its digits within a few milliseconds; no one types that fast.
constexpr int aloneAfter = 60;
constexpr int markRoom = 56; // pixels at 100 %

} // namespace

AnswerCard::AnswerCard(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new kit::Prose(theme, 30, Line::Ink::Ok, kit::Weight::Medium)),
      m_text(new kit::Prose(theme, 20, Line::Ink::Plain, kit::Weight::Medium)),
      m_why(new kit::Prose(theme, 14, Line::Ink::Soft))
{
    auto* line = kit::columnIn(this, 2);
    line->addStretch(1);
    line->addWidget(m_title);
    line->addWidget(m_text);
    line->addWidget(m_why);
    line->addStretch(1);
    m_title->hide();
    m_why->hide();
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    kit::follow(theme, this, [this] {
        fit();
        setMinimumHeight(m_theme.px(94)); // a name and a line: what is below doesn't move
        update();
    });
}

// A hint has no mark.
void AnswerCard::fit()
{
    layout()->setContentsMargins(m_theme.px(isHint() ? 16 : markRoom), m_theme.px(12), m_theme.px(16),
                                 m_theme.px(12));
    layout()->activate(); // before the mark is painted at the old place of the text
}

void AnswerCard::say(Tone tone, const QString& title, const QString& text, const QString& why)
{
    m_tone = tone;
    m_title->say(title, tone == Tone::Exception ? Line::Ink::Warn : Line::Ink::Ok);
    m_text->say(text, saysCheckedIn()              ? Line::Ink::Plain
                      : tone == Tone::NotCheckedIn ? Line::Ink::Bad
                                                   : Line::Ink::Soft);
    m_why->say(why);
    fit();
    update();
}

void AnswerCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const QColor color = m_tone == Tone::Done           ? c.ok
                         : m_tone == Tone::Exception    ? c.warn
                         : m_tone == Tone::NotCheckedIn ? c.bad
                                                        : c.line;
    painter.setPen(QPen(color, m_theme.px(isHint() ? 1 : 2)));
    painter.setBrush(c.panel);
    const double radius = m_theme.px(8);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    if (isHint())
        return;
    const double side = m_theme.px(24);
    const QRectF box(m_theme.px(18), (height() - side) / 2.0, side, side);
    painter.setPen(QPen(color, m_theme.px(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (saysCheckedIn())
        return painter.drawPath(drawing::tick(box));
    const QRectF cross = box.adjusted(4, 4, -4, -4);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

ProofField::ProofField(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme),
      m_title(new kit::Prose(theme, 18, Line::Ink::Plain, kit::Weight::Medium)),
      m_detail(new kit::Prose(theme, 14, Line::Ink::Soft)), m_kinds(new kit::FlowRow(theme, 8)),
      m_other(new kit::KeycapButton(theme, Window::tr("None of these"), u"0"_s)), m_reason(new QLineEdit),
      m_reasonKeys(new QWidget), m_complaint(kit::complaint(theme))
{
    auto* column = kit::columnIn(this, 8, {16, 12, 16, 12});
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_title, m_detail, m_kinds, m_reason, m_complaint, m_reasonKeys})
        column->addWidget(each);
    m_kinds->flow().addWidget(m_other);
    auto* line = kit::lineIn(m_reasonKeys);
    auto* toOverride = new kit::KeycapButton(theme, Window::tr("Check in anyway"), u"Enter"_s);
    auto* cancel = new kit::KeycapButton(theme, Window::tr("Cancel"), session::shown(session::Key::Cancel));
    toOverride->setProperty("strong", true);
    kit::add(line, {toOverride, cancel});
    line->addStretch(1);
    connect(toOverride, &QPushButton::clicked, this, &ProofField::giveReason);
    connect(cancel, &QPushButton::clicked, this, &ProofField::drop);
    kit::leaveEnterAlone(*m_other);
    m_reason->setAccessibleName(Window::tr("Reason"));
    m_reason->setPlaceholderText(Window::tr("Required"));
    kit::markUnready(*toOverride, true);
    connect(m_reason, &QLineEdit::textChanged, toOverride, [toOverride](const QString& reason) {
        kit::markUnready(*toOverride, reason.trimmed().isEmpty());
    });
    connect(m_other, &QPushButton::clicked, this, &ProofField::noneGiven);
    connect(m_reason, &QLineEdit::returnPressed, this, &ProofField::giveReason);
    m_other->installEventFilter(this);
    m_reason->installEventFilter(this);
    m_alone.setSingleShot(true);
    m_alone.setInterval(aloneAfter);
    connect(&m_alone, &QTimer::timeout, this, &ProofField::choose);
    hide();
}

void ProofField::ask(const QString& who, const std::vector<std::string>& kinds)
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    m_who = who;
    m_all = kinds;
    m_kinds->flow().removeWidget(m_other); // goes back in last
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const QString kind = kit::sentence(kinds[i]);
        auto* button = new kit::KeycapButton(m_theme, kind, QString::number(i + 1));
        kit::leaveEnterAlone(*button);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, i] { give(static_cast<int>(i)); });
        m_kinds->flow().addWidget(button);
        m_buttons.append(button);
    }
    m_kinds->flow().addWidget(m_other);
    QList<QWidget*> stops(m_buttons.cbegin(), m_buttons.cend());
    kit::tabThrough(*this, stops << m_other);
    m_complaint->hide();
    m_detail->hide();
    m_reason->clear();
    show();
    showReason(false, Window::tr("Which ID does %1 show?").arg(who));
    m_buttons.front()->setFocus(); // the venue's own ID, whichever the previous player showed
}

void ProofField::askReason(const QString& question, const QString& detail, const desk::Proof& known)
{
    m_complaint->hide();
    m_detail->say(detail);
    m_shown = known.shown;
    m_reason->setText(kit::text(known.override.value_or("")));
    show();
    showReason(true, question);
}

void ProofField::stopAsking()
{
    forgetKeys();
    m_reason->clear();
    hide();
}

void ProofField::showReason(bool shown, const QString& question)
{
    forgetKeys();
    m_kinds->setVisible(!shown);
    m_reason->setVisible(shown);
    m_reasonKeys->setVisible(shown);
    m_title->say(question);
    if (shown)
        m_reason->setFocus();
}

void ProofField::give(int kind)
{
    forgetKeys();
    hide();
    Q_EMIT given({m_all[static_cast<std::size_t>(kind)], {}});
}

void ProofField::giveReason()
{
    const QString reason = m_reason->text().simplified();
    if (const auto against = desk::againstReason(reason.toStdString())) {
        m_reason->clear(); // a card's number stays on no screen
        return m_complaint->say(kit::sentence(wording::text(*against)));
    }
    if (std::ranges::none_of(reason, [](QChar c) { return c.isLetter(); }))
        return m_complaint->say(Window::tr("Enter the reason in words. It goes on record."));
    hide();
    Q_EMIT given({m_shown, reason.toStdString()});
}

bool ProofField::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && takes(*static_cast<QKeyEvent*>(event)))
        return true;
    return Card::eventFilter(watched, event);
}

bool ProofField::takes(const QKeyEvent& key)
{
    if (key.key() == Qt::Key_Escape || m_kinds->isHidden())
        return false;
    if (kit::isEnter(key)) {
        const bool theirs = m_scanning || m_alone.isActive();
        if (std::exchange(m_scanning, false))
            complain(Window::tr("The swiped card wasn’t read. First choose what %1 shows, or press Esc.")
                         .arg(m_who));
        else if (m_alone.isActive())
            choose();
        return theirs;
    }
    if (m_scanning)
        return true;
    // Only digits: a letter typed for the next name would choose an ID unseen.
    const QString typed = key.text();
    if (typed.size() != 1 || !typed.front().isDigit() || key.modifiers() & Qt::ControlModifier)
        return false;
    if (m_alone.isActive()) {
        m_alone.stop();
        m_scanning = true;
        return true;
    }
    m_digit = typed.front().digitValue();
    m_alone.start();
    return true;
}

void ProofField::choose()
{
    m_alone.stop();
    if (m_digit == 0)
        m_other->click();
    else if (m_digit <= m_buttons.size())
        give(m_digit - 1);
}

void ProofField::forgetKeys()
{
    m_alone.stop();
    m_scanning = false;
}

void ProofField::drop()
{
    forgetKeys();
    hide();
    Q_EMIT dropped();
}

void ProofField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        drop();
    } else if (event->key() == Qt::Key_F6) {
        if (!m_kinds->isHidden())
            m_other->click(); // for the player asked about here, not the one under the screen's cursor
    } else {
        Card::keyPressEvent(event);
    }
}

} // namespace checkin

#include "moc_doorcards.cpp"
