#include "confirm.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

Confirm::Confirm(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_title(new kit::Prose(theme, 18, kit::Line::Ink::Plain, kit::Weight::Medium)),
      m_text(new kit::Prose(theme, 16)),
      m_complaint(new kit::Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium)), m_yes(kit::button({}))
{
    auto* column = kit::columnIn(this, 10, {16, 14, 16, 14});
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_complaint);
    auto* line = new QHBoxLayout;
    auto* no = kit::button(Window::tr("Keep   Esc"), Window::tr("Keep"));
    m_yes->setProperty("strong", true);
    line->addWidget(m_yes);
    line->addWidget(no);
    column->addLayout(line);
    connect(m_yes, &QPushButton::clicked, this, [this] { m_then(); });
    connect(no, &QPushButton::clicked, this, &Confirm::dropped);
}

void Confirm::ask(const QString& title, const QString& text, const QString& yes, std::function<void()> then,
                  QWidget* details)
{
    Q_EMIT asked();
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

void Confirm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT dropped();
    else
        Card::keyPressEvent(event);
}

namespace {

/// What else there is to say of it.
QString restInWords(const desk::Redraw& redraw)
{
    if (redraw.changes.empty())
        return Window::tr("Everybody begins as before.");
    if (redraw.same == 0)
        return {};
    if (redraw.same == 1)
        return redraw.inPools ? Window::tr("One of the pools stays as it is.")
                              : Window::tr("One of the first round stays as it is.");
    return (redraw.inPools ? Window::tr("%1 of the pools stay as they are.")
                           : Window::tr("%1 of the first round stay as they are."))
        .arg(redraw.same);
}

} // namespace

Changes::Changes(kit::Theme& theme, const desk::Redraw& redraw, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_grid(kit::gridIn(this, 14, 6, {0, 4, 0, 0}))
{
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    if (!redraw.changes.empty())
        addHead();
    for (const desk::Changed& each : redraw.changes)
        add(each);
    auto* rest = new kit::Prose(theme, 14, kit::Line::Ink::Soft);
    m_grid->addWidget(rest, m_row, 0, 1, 2);
    QStringList said{restInWords(redraw)};
    for (const std::string& line : redraw.apart)
        said << kit::sentence(line) + u'.';
    said.removeAll(QString());
    rest->say(said.join(u'\n'));
}

void Changes::addHead()
{
    int column = 0;
    for (const QString& word : {Window::tr("Now"), Window::tr("Drawn again")}) {
        auto* head = new kit::Line(m_theme, word, 14, kit::Weight::Medium, kit::Line::Ink::Soft);
        m_grid->addWidget(head, m_row, column++);
    }
    ++m_row;
}

void Changes::add(const desk::Changed& changed)
{
    auto* title = new kit::Line(m_theme, kit::sentence(changed.what), 16, kit::Weight::Medium);
    m_grid->addWidget(title, m_row++, 0, 1, 2);
    const std::size_t lines = std::max<std::size_t>({changed.before.size(), changed.after.size(), 1});
    for (std::size_t line = 0; line < lines; ++line, ++m_row) {
        write(changed.before, line, 0);
        write(changed.after, line, 1);
    }
}

void Changes::write(const std::vector<std::string>& all, std::size_t line, int column)
{
    if (line > 0 && line >= all.size())
        return;
    auto* text = new kit::Prose(m_theme, 14,
                                all.empty()   ? kit::Line::Ink::Soft
                                : column == 0 ? kit::Line::Ink::Soft
                                              : kit::Line::Ink::Plain);
    m_grid->addWidget(text, m_row, column);
    text->say(all.empty() ? Window::tr("nobody") : kit::text(all[line]));
}

} // namespace teams
