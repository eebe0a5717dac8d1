#include "prooffield.h"

#include "desk/checks/texts.h"
#include "ui/kit/enterkey.h"
#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace checkin {

namespace {

/// A scanner sends its digits within a few milliseconds of each other; nobody types so fast.
constexpr int aloneAfter = 60;

bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

} // namespace

ProofField::ProofField(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme),
      m_title(new kit::Prose(theme, 18, kit::Line::Ink::Plain, kit::Weight::Medium)),
      m_detail(new kit::Prose(theme, 14, kit::Line::Ink::Soft)), m_kinds(new QWidget),
      m_other(new QPushButton(Window::tr("None of these   0"))), m_reason(new QLineEdit),
      m_complaint(new kit::Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_detail);
    column->addWidget(m_kinds);
    column->addWidget(m_reason);
    column->addWidget(m_complaint);
    auto* line = new QHBoxLayout(m_kinds);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_other);
    line->addStretch(1);
    m_other->setAutoDefault(true); // Enter presses it
    kit::leaveEnterAlone(*m_other);
    m_other->setAccessibleName(Window::tr("None of these"));
    m_reason->setAccessibleName(Window::tr("Why all the same"));
    m_reason->setPlaceholderText(Window::tr("Such as: team mates and roster photo vouch; Enter"));
    connect(m_other, &QPushButton::clicked, this, &ProofField::noneGiven);
    connect(m_reason, &QLineEdit::returnPressed, this, &ProofField::giveReason);
    m_other->installEventFilter(this);
    m_reason->installEventFilter(this);
    m_alone.setSingleShot(true);
    m_alone.setInterval(aloneAfter);
    connect(&m_alone, &QTimer::timeout, this, &ProofField::choose);
    hide();
}

void ProofField::clearKinds()
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
}

void ProofField::ask(const QString& who, const std::vector<std::string>& kinds)
{
    clearKinds();
    m_who = who;
    m_all = kinds;
    auto* line = static_cast<QHBoxLayout*>(m_kinds->layout());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const QString kind = kit::text(kinds[i]);
        auto* button = new QPushButton(u"%1   %2"_s.arg(kind).arg(i + 1));
        button->setAccessibleName(kind);
        button->setAutoDefault(true); // Enter presses it
        kit::leaveEnterAlone(*button);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, i] { give(static_cast<int>(i)); });
        line->insertWidget(static_cast<int>(i), button);
        m_buttons.append(button);
    }
    setTabOrder(m_buttons.constLast(), m_other);
    m_complaint->hide();
    m_detail->hide();
    m_reason->clear();
    show();
    showReason(false, Window::tr("What does %1 show?").arg(who));
    const auto last = std::find(kinds.begin(), kinds.end(), m_last);
    m_buttons.at(last == kinds.end() ? 0 : static_cast<int>(last - kinds.begin()))->setFocus();
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

void ProofField::putAway()
{
    stopAsking();
    m_last.clear();
}

void ProofField::complain(const QString& sentence)
{
    m_complaint->say(sentence);
}

void ProofField::showReason(bool shown, const QString& question)
{
    forgetKeys();
    m_kinds->setVisible(!shown);
    m_reason->setVisible(shown);
    m_title->say(question);
    if (shown)
        m_reason->setFocus();
}

void ProofField::give(int kind)
{
    forgetKeys();
    m_last = m_all[static_cast<std::size_t>(kind)];
    hide();
    Q_EMIT given({m_last, {}});
}

void ProofField::giveReason()
{
    const QString reason = m_reason->text().simplified();
    if (const auto against = desk::againstReason(reason.toStdString())) {
        m_reason->clear(); // a card's number stays on no screen
        return m_complaint->say(kit::sentence(wording::text(*against)));
    }
    if (std::none_of(reason.begin(), reason.end(), [](QChar c) { return c.isLetter(); }))
        return m_complaint->say(Window::tr("A reason is needed: it stands on record. Give it in words."));
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
    if (isEnter(key)) {
        const bool theirs = m_scanning || m_alone.isActive();
        if (m_scanning)
            endScan();
        else if (m_alone.isActive())
            choose();
        return theirs;
    }
    if (m_scanning)
        return true;
    // No letters: who types the next name too early would choose an ID without seeing it.
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

void ProofField::endScan()
{
    m_scanning = false;
    m_complaint->say(Window::tr("A card was scanned, and not read: first what %1 shows, or Esc.").arg(m_who));
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

void ProofField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        forgetKeys();
        hide();
        Q_EMIT dropped();
    } else if (event->key() == Qt::Key_F6) {
        if (!m_kinds->isHidden())
            m_other->click(); // of whom is asked here, wherever the screen's cursor stands
    } else {
        Card::keyPressEvent(event);
    }
}

} // namespace checkin
