// How the screen is laid out.
#include "checkinscreen.h"

#include "wording/tr.h"
#include "ui/kit/follow.h"
#include "ui/session/readerfields.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace checkin {

QWidget* CheckinScreen::makeDoor()
{
    auto* door = new QWidget;
    auto* column = new QVBoxLayout(door);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto* title = new kit::Line(m_theme, 24, kit::Weight::Medium);
    title->setText(Window::tr("Check-in"));
    title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    head->addWidget(title);
    m_eligible->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->addWidget(m_eligible, 1);
    head->addStretch(0);
    column->addLayout(head);
    m_field->setProperty(session::knowsScanners, true);
    m_field->setAccessibleName(Window::tr("Name, team or card"));
    m_field->setPlaceholderText(Window::tr("Name, team or card"));
    m_field->setClearButtonEnabled(false);
    kit::follow(m_theme, m_field, [this] {
        m_field->setStyleSheet(
            u"QLineEdit{font-size:%1px;min-height:%2px}"_s.arg(m_theme.px(24)).arg(m_theme.px(56)));
    });
    column->addWidget(m_field);
    column->addWidget(m_answer);
    column->addWidget(m_proof);
    column->addWidget(m_ask);
    m_table->setModel(m_players);
    m_table->setAccessibleName(Window::tr("players"));
    m_table->setWidth(PlayersModel::Match, 104);
    m_table->setWidth(PlayersModel::Here, 212);
    m_table->setRowHeight(60);
    column->addWidget(m_table, 1);
    column->addWidget(m_space, 1);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_override, m_takeBack, m_forget}) {
        button->setAutoDefault(true); // Enter presses it
        buttons->addWidget(button);
    }
    m_takeBack->setAccessibleName(Window::tr("Not here after all"));
    m_forget->setAccessibleName(Window::tr("Forget the card"));
    m_override->setAccessibleName(Window::tr("Without an accepted ID"));
    buttons->addStretch(1);
    column->addLayout(buttons);
    return door;
}

QWidget* CheckinScreen::makeMissing()
{
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_counter->setObjectName(u"checkedIn"_s);
    column->addWidget(m_counter);
    column->addWidget(m_complete);
    m_missingTable->setModel(m_missing);
    m_missingTable->setAccessibleName(Window::tr("missing, by match"));
    m_missingTable->setWidth(MissingModel::Match, 104);
    m_missingTable->setRowHeight(60);
    m_missingTable->setHeaderShown(false);
    m_missingTable->setFocusPolicy(Qt::TabFocus);
    column->addWidget(m_missingTable, 1000);
    column->addStretch(1);
    m_absences->setAccessibleName(Window::tr("Absences and sanctions"));
    m_absences->setAutoDefault(true); // Enter presses it
    auto* line = new QHBoxLayout;
    line->addStretch(1);
    line->addWidget(m_absences);
    column->addLayout(line);
    return side;
}

} // namespace checkin
