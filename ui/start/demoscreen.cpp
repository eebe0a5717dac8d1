#include "demoscreen.h"

#include "choices.h"

#include "desk/demo/demotasks.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;
using desk::DemoTask;
using wording::Window;

namespace start {

namespace {

constexpr int widestTries = 820;

struct Words {
    QString icon;
    QString title;
    QString about;
};

/// The place, the teams and what to do.
Words wordsOf(const desk::DemoTry& each)
{
    const QString teams = Window::tr("%1 and %2").arg(kit::text(each.teams.a), kit::text(each.teams.b));
    const QString table = QString::number(each.table.value_or(0));
    const QString hand = QString::number(each.hand);
    switch (each.task) {
    case DemoTask::Score:
        return {
            u"sheet"_s, Window::tr("Score a hand"),
            Window::tr("Table %1, %2: type four bids, then A’s tricks, and press Enter. Ctrl+Z undoes it.")
                .arg(table, teams)};
    case DemoTask::Amend:
        return {
            u"undo"_s, Window::tr("Fix a hand"),
            Window::tr("Table %1, hand %2: the tricks are on the wrong sides. On paper A took %3 and B %4. "
                       "Select the hand and press F2.")
                .arg(table, hand, QString::number(each.tricks.a), QString::number(each.tricks.b))};
    case DemoTask::Decide:
        return {u"rulings"_s, Window::tr("Decide a challenge"),
                Window::tr("Table %1, %2: A says that B reneged in hand %3. Look at the cards, then uphold "
                           "or deny.")
                    .arg(table, teams, hand)};
    case DemoTask::Call:
        return {u"tables"_s, Window::tr("Call a match"),
                Window::tr("Match %1, %2, is ready. On Tables, press Enter to call it.")
                    .arg(QString::number(each.number), teams)};
    case DemoTask::None:
        break;
    }
    return {};
}

std::vector<desk::DemoTry> triesIn(const session::Session& session)
{
    return session.isOpen() ? desk::demoTries(session.tournament()) : std::vector<desk::DemoTry>();
}

} // namespace

DemoScreen::DemoScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_list(new QVBoxLayout),
      m_tables(kit::button(Window::tr("Go to Tables")))
{
    auto* middle = new QWidget;
    kit::follow(theme, middle, [&theme, middle] { middle->setMaximumWidth(theme.px(widestTries)); });
    QVBoxLayout* column = kit::columnIn(middle, 10);
    column->addWidget(kit::titleLine(theme, Window::tr("Demo: quarterfinals in progress")));
    auto* lead = new kit::Prose(theme, 16, kit::Line::Ink::Soft);
    lead->say(Window::tr("Three tables are playing and one match is ready. Everything works as in a real "
                         "tournament, and Ctrl+Z undoes it. Try these:"));
    column->addWidget(lead);
    m_list->setSpacing(6); // all fits in a window of 752
    column->addLayout(m_list);
    auto* foot = new kit::Prose(theme, 15, kit::Line::Ink::Soft);
    foot->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    foot->say(Window::tr("To come back to this list, press Ctrl+K and type “demo”."));
    QHBoxLayout* line = kit::lineIn(nullptr, 18);
    m_tables->setObjectName(u"tables"_s);
    line->addWidget(m_tables);
    line->addWidget(foot, 1);
    column->addLayout(line);

    kit::columnIn(this)->addWidget(new kit::Scroll(kit::inTheMiddle(middle, kit::screenMargins)));
    connect(m_tables, &QPushButton::clicked, this, &DemoScreen::tablesWanted);
    connect(this, &Screen::left, this, &DemoScreen::tablesWanted);
}

bool DemoScreen::isOf(const session::Session& session)
{
    return !triesIn(session).empty();
}

// The list stays the same while the same demo is open.
void DemoScreen::refresh()
{
    const std::vector<desk::DemoTry> tries = triesIn(m_session);
    if (m_choices.size() != static_cast<qsizetype>(tries.size())) {
        kit::clear(*m_list);
        m_choices.clear();
        for (const desk::DemoTry& each : tries) {
            const auto [icon, title, about] = wordsOf(each);
            auto* choice = new Choice(m_theme, icon, title, about, QString::number(m_choices.size() + 1));
            choice->setObjectName(u"try%1"_s.arg(m_choices.size() + 1));
            connect(choice, &Choice::clicked, this, [this, task = each.task, match = kit::text(each.match)] {
                if (task == DemoTask::Decide)
                    Q_EMIT caseWanted(match);
                else if (task == DemoTask::Call)
                    Q_EMIT tablesWanted();
                else
                    Q_EMIT matchWanted(match);
            });
            m_list->addWidget(choice);
            m_choices << choice;
        }
    }
    for (qsizetype i = 0; i < m_choices.size(); ++i)
        m_choices[i]->setDone(tries[static_cast<std::size_t>(i)].isDone);
}

void DemoScreen::takeFocus()
{
    const auto next = std::ranges::find_if(m_choices, [](const Choice* each) { return !each->isDone(); });
    if (next == m_choices.end())
        m_tables->setFocus();
    else
        (*next)->setFocus();
}

void DemoScreen::keyPressEvent(QKeyEvent* event)
{
    const int number = event->key() - Qt::Key_0;
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
    if (!isCommand && number >= 1 && number <= m_choices.size())
        m_choices[number - 1]->click();
    else
        Screen::keyPressEvent(event);
}

} // namespace start

#include "moc_demoscreen.cpp"
