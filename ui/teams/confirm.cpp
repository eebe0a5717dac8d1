#include "confirm.h"

#include "wording/tr.h"

#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

Confirm::Confirm(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_title(new kit::Prose(theme, 18, kit::Line::Ink::Plain, kit::Weight::Medium)),
      m_text(new kit::Prose(theme, 16)),
      m_complaint(new kit::Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium)), m_yes(new QPushButton)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(10);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_complaint);
    auto* line = new QHBoxLayout;
    auto* no = new QPushButton(Window::tr("Keep   Esc"));
    no->setAccessibleName(Window::tr("Keep"));
    m_yes->setProperty("strong", true);
    for (QPushButton* button : {m_yes, no}) {
        button->setAutoDefault(true); // Enter presses it
        line->addWidget(button);
    }
    column->addLayout(line);
    connect(m_yes, &QPushButton::clicked, this, [this] { m_then(); });
    connect(no, &QPushButton::clicked, this, &Confirm::dropped);
}

void Confirm::ask(const QString& title, const QString& text, const QString& yes, std::function<void()> then,
                  QWidget* details)
{
    delete m_details;
    m_details = details;
    if (details)
        layout()->addWidget(details);
    m_title->say(title);
    m_text->say(text);
    m_complaint->hide();
    m_yes->setText(yes);
    m_yes->setAccessibleName(yes);
    m_then = std::move(then);
    m_yes->setFocus();
}

void Confirm::complain(const QString& text)
{
    m_complaint->say(text);
}

void Confirm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT dropped();
    else
        Card::keyPressEvent(event);
}

} // namespace teams
