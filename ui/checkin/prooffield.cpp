#include "prooffield.h"

#include "ui/look/text.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace checkin {

ProofField::ProofField(look::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme),
      m_title(new look::Prose(theme, 18, look::Line::Ink::Plain, look::Weight::Medium)), m_kinds(new QWidget),
      m_other(new QPushButton(u"None of these   0"_s)), m_reason(new QLineEdit),
      m_complaint(new look::Prose(theme, 14, look::Line::Ink::Bad, look::Weight::Medium))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_kinds);
    column->addWidget(m_reason);
    column->addWidget(m_complaint);
    auto* line = new QHBoxLayout(m_kinds);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_other);
    line->addStretch(1);
    m_other->setAutoDefault(true); // Enter presses it
    m_other->setAccessibleName(u"None of these"_s);
    m_reason->setAccessibleName(u"Why without one of these IDs"_s);
    m_reason->setPlaceholderText(u"Such as: team mates and roster photo vouch; Enter"_s);
    connect(m_other, &QPushButton::clicked, this, [this] { showReason(true); });
    connect(m_reason, &QLineEdit::returnPressed, this, &ProofField::giveReason);
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
        const QString kind = look::text(kinds[i]);
        auto* button = new QPushButton(u"%1   %2"_s.arg(kind).arg(i + 1));
        button->setAccessibleName(kind);
        button->setAutoDefault(true); // Enter presses it
        connect(button, &QPushButton::clicked, this, [this, i] { give(static_cast<int>(i)); });
        line->insertWidget(static_cast<int>(i), button);
        m_buttons.append(button);
    }
    setTabOrder(m_buttons.constLast(), m_other);
    m_complaint->hide();
    m_reason->clear();
    show();
    showReason(false);
    const auto last = std::find(kinds.begin(), kinds.end(), m_last);
    m_buttons.at(last == kinds.end() ? 0 : static_cast<int>(last - kinds.begin()))->setFocus();
}

void ProofField::askReason(const QString& who)
{
    clearKinds();
    m_who = who;
    m_complaint->hide();
    m_reason->clear();
    show();
    showReason(true);
}

void ProofField::showReason(bool shown)
{
    m_kinds->setVisible(!shown);
    m_reason->setVisible(shown);
    m_title->say(shown ? u"Why does %1 play without an accepted ID?"_s.arg(m_who)
                       : u"What does %1 show?"_s.arg(m_who));
    if (shown)
        m_reason->setFocus();
}

void ProofField::give(int kind)
{
    m_last = m_all[static_cast<std::size_t>(kind)];
    hide();
    Q_EMIT given({m_last, {}});
}

void ProofField::giveReason()
{
    const QString reason = m_reason->text().simplified();
    if (reason.isEmpty())
        return m_complaint->say(u"A reason is needed: it stands on record."_s);
    hide();
    Q_EMIT given({{}, reason.toStdString()});
}

void ProofField::keyPressEvent(QKeyEvent* event)
{
    const QString key = event->text();
    if (event->key() == Qt::Key_Escape) {
        hide();
        Q_EMIT dropped();
        return;
    }
    if (key.size() == 1 && m_kinds->isVisible()) {
        if (key == u"0"_s)
            return m_other->click();
        // No letters: who types the next name too early would choose an ID without seeing it.
        const int number = key.toInt();
        if (number >= 1 && number <= m_buttons.size())
            return give(number - 1);
    }
    Card::keyPressEvent(event);
}

} // namespace checkin
