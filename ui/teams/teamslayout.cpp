// How the screen is laid out.
#include "teamsscreen.h"

#include "wording/tr.h"
#include "ui/kit/sidebar.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

constexpr int listWidth = 560; // pixels at 100 %
constexpr int sideWidth = 372;

} // namespace

QWidget* TeamsScreen::makeTeams()
{
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(10);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    auto* title = new kit::Line(m_theme, 24, kit::Weight::Medium);
    title->setText(Window::tr("Teams"));
    title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(title);
    head->addWidget(m_counts, 1);
    grid->addLayout(head, 0, 0);

    m_table->setModel(m_model);
    m_table->setAccessibleName(Window::tr("teams"));
    m_table->setWidth(TeamsModel::Seed, 56);
    m_table->setWidth(TeamsModel::Affiliation, 120);
    m_table->setWidth(TeamsModel::Cards, 116);
    m_table->setWidth(TeamsModel::Here, 160);
    m_table->hideColumn(TeamsModel::Players); // they stand below their team's name
    m_table->setRowHeight(60);
    m_empty->setEmpty(true);
    auto* inside = new QVBoxLayout(m_empty);
    auto* text = new kit::Prose(m_theme, 18, kit::Line::Ink::Soft);
    text->setAlignment(Qt::AlignCenter);
    text->setText(Window::tr("No teams yet.\n\nDrop the roster here as a CSV file, press Ctrl+O to choose "
                             "it,\nor press Insert to type in a team."));
    inside->addStretch(1);
    inside->addWidget(text);
    inside->addStretch(1);

    auto* side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : {makeActions(), static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_confirm),
                          static_cast<QWidget*>(m_ask)})
        side->addWidget(part);
    side->addStretch(1);
    auto* list = new QWidget;
    auto* one = new QVBoxLayout(list); // one of the two shows
    one->setContentsMargins(0, 0, 0, 0);
    one->addWidget(m_table);
    one->addWidget(m_empty);
    grid->addWidget(new kit::Sidebar(m_theme, list, m_side, {listWidth, sideWidth}), 1, 0);
    grid->setRowStretch(1, 1);
    return page;
}

QWidget* TeamsScreen::makeActions()
{
    m_actions = new QWidget;
    auto* column = new QVBoxLayout(m_actions);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_importButton->setText(Window::tr("Import a roster file   Ctrl+O"));
    m_importButton->setAccessibleName(Window::tr("Import a roster file"));
    m_add->setText(Window::tr("Add a team   Insert"));
    m_add->setAccessibleName(Window::tr("Add a team"));
    m_substitute->setText(Window::tr("Substitute a player   F4"));
    m_substitute->setAccessibleName(Window::tr("Substitute a player"));
    for (QPushButton* button : {m_importButton, m_add, m_substitute}) {
        button->setAutoDefault(true); // Enter presses it
        column->addWidget(button);
    }
    column->addWidget(m_note);
    column->addWidget(m_draw);
    return m_actions;
}

} // namespace teams
