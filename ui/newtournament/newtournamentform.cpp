// How the screen is laid out.
#include "newtournamentscreen.h"

#include "wording/tr.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"

using wording::Window;

namespace newtournament {

namespace {

constexpr int leastCard = 320; // pixels at 100 %

} // namespace

QWidget* NewTournamentScreen::makeForm()
{
    auto* form = new QWidget;
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* title = new kit::Line(m_theme, 24, kit::Weight::Medium);
    title->setText(Window::tr("New tournament"));
    column->addWidget(title);
    column->addWidget(makeFields());
    column->addWidget(makeButtons());
    column->addStretch(1);
    return form;
}

QWidget* NewTournamentScreen::makeFields()
{
    auto* card = new kit::Card(m_theme);
    m_grid = new QGridLayout(card);
    m_grid->setContentsMargins(18, 12, 18, 14);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    m_name->setPlaceholderText(Window::tr("Fall Spades"));
    auto* file = new QWidget;
    auto* line = new QHBoxLayout(file);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_file, 1);
    line->addWidget(m_place);
    addField(0, 0, 2, Window::tr("Name of the tournament"), m_name);
    addField(1, 0, 2, Window::tr("Rules of"), m_venue);
    m_grid->addWidget(m_format, 4, 0, 1, 2);
    addField(3, 0, 1, Window::tr("Supervisor on duty"), m_supervisor);
    addField(3, 1, 1, Window::tr("Rest between matches, minutes"), m_rest);
    addField(4, 0, 2, Window::tr("File"), file);
    file->setAccessibleName({});
    m_file->setAccessibleName(Window::tr("File"));
    m_place->setAccessibleName(Window::tr("Choose where the file is kept"));
    m_place->setAutoDefault(true); // Enter presses it
    m_grid->addWidget(m_fileNote, 10, 0, 1, 2);
    return card;
}

void NewTournamentScreen::addField(int row, int column, int span, const QString& label, QWidget* field)
{
    auto* head = new kit::Line(m_theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft);
    head->setText(label);
    m_grid->addWidget(head, 2 * row, column, 1, span);
    m_grid->addWidget(field, 2 * row + 1, column, 1, span);
    field->setAccessibleName(label);
}

QWidget* NewTournamentScreen::makeButtons()
{
    auto* buttons = new QWidget;
    auto* line = new QHBoxLayout(buttons);
    line->setContentsMargins(0, 0, 0, 0);
    m_make->setProperty("strong", true);
    m_make->setAccessibleName(Window::tr("Make the tournament"));
    auto* back = new QPushButton(Window::tr("Back   Esc"));
    back->setAccessibleName(Window::tr("Back"));
    connect(back, &QPushButton::clicked, this, &NewTournamentScreen::dropped);
    for (QPushButton* button : {m_make, back}) {
        button->setAutoDefault(true);
        line->addWidget(button, 0, Qt::AlignTop);
    }
    line->addSpacing(m_theme.px(8));
    line->addWidget(m_complaint, 100);
    line->addStretch(1);
    return buttons;
}

QWidget* NewTournamentScreen::makeRules()
{
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_agreed);
    auto* card = new kit::Card(m_theme);
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(3, 3, 3, 3);
    auto* scroll = new kit::Scroll(m_card);
    scroll->setFocusPolicy(Qt::StrongFocus); // to be read by the arrow keys
    scroll->setAccessibleName(Window::tr("rule card"));
    inside->addWidget(scroll);
    column->addWidget(card, 1);
    // Beside all that may be agreed it keeps room to be read: both scroll together.
    kit::follow(m_theme, card, [this, card] { card->setMinimumHeight(m_theme.px(leastCard)); });
    return new kit::Scroll(side);
}

} // namespace newtournament
