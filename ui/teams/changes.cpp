#include "changes.h"

#include "wording/tr.h"
#include "ui/kit/text.h"

#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

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
    : QWidget(parent), m_theme(theme), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 4, 0, 0);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(6);
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
        auto* head = new kit::Line(m_theme, 14, kit::Weight::Medium, kit::Line::Ink::Soft);
        head->setText(word);
        m_grid->addWidget(head, m_row, column++);
    }
    ++m_row;
}

void Changes::add(const desk::Changed& changed)
{
    auto* title = new kit::Line(m_theme, 16, kit::Weight::Medium);
    title->setText(kit::sentence(changed.what));
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
