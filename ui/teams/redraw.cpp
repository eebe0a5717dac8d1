#include "redraw.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace teams {

namespace {

/// How much stays the same.
QString restInWords(const desk::Redraw& redraw)
{
    if (redraw.changes.empty())
        return redraw.inPools ? Window::tr("The pools stay as they are.")
                              : Window::tr("The first round stays as it is.");
    if (redraw.same == 0)
        return {};
    return redraw.inPools
               ? Window::tr("%n pool(s) stay as they are.", nullptr, redraw.same)
               : Window::tr("%n match(es) of the first round stay as they are.", nullptr, redraw.same);
}

/// Writes line `line` of one side of a change, if it has one. An empty side says that in its first line.
void write(kit::Theme& theme, QGridLayout& grid, const std::vector<std::string>& all, std::size_t line,
           int row, int column)
{
    if (line > 0 && line >= all.size())
        return;
    const bool isSoft = all.empty() || column == 0;
    auto* text = new kit::Prose(theme, 14, isSoft ? kit::Line::Ink::Soft : kit::Line::Ink::Plain);
    grid.addWidget(text, row, column);
    text->say(all.empty() ? Window::tr("no one") : kit::text(all[line]));
}

} // namespace

QStringList notesOn(const desk::Redraw& redraw)
{
    QStringList notes{restInWords(redraw)};
    for (const std::string& line : redraw.apart)
        notes << kit::whole(line);
    notes.removeAll(QString());
    return notes;
}

QWidget* changesIn(kit::Theme& theme, const desk::Redraw& redraw)
{
    if (redraw.changes.empty())
        return nullptr;
    auto* whole = new QWidget;
    auto* grid = kit::gridIn(whole, 14, 6, {0, 4, 0, 0});
    int row = 0;
    int column = 0;
    for (const QString& word : {Window::tr("Now"), Window::tr("Redrawn")}) {
        grid->setColumnStretch(column, 1);
        grid->addWidget(new kit::Line(theme, word, 14, kit::Weight::Medium, kit::Line::Ink::Soft), row,
                        column);
        ++column;
    }
    for (const desk::Changed& each : redraw.changes) {
        auto* title = new kit::Line(theme, kit::sentence(each.what), 16, kit::Weight::Medium);
        grid->addWidget(title, ++row, 0, 1, 2);
        const std::size_t lines = std::max<std::size_t>({each.before.size(), each.after.size(), 1});
        for (std::size_t line = 0; line < lines; ++line) {
            write(theme, *grid, each.before, line, ++row, 0);
            write(theme, *grid, each.after, line, row, 1);
        }
    }
    return whole;
}

} // namespace teams
