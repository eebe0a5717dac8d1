#include "absencesscreen.h"

#include "desk/checkin/sanction.h"
#include "desk/checks/lookup.h"
#include "desk/play/absence.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "wording/clock.h"
#include "wording/tr.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;
using wording::Window;

namespace absences {

namespace {

constexpr int policyWidth = 700; // pixels at 100 %
constexpr int sanctionsWidth = 400;
constexpr int mostPolicyWidth = 1000; // keeps a cost near its label
constexpr int wideFrom = 1720;        // then the policy has its maximum, the suspensions the rest
constexpr int wideSanctions = 760;
constexpr int mostTable = 344; // height below the policy: five suspensions fit in the window

enum Column { WhoAndWhy, Until };

bool hasClock(const scoring::RuleSet& rules)
{
    return rules.time.limitMin.has_value();
}

enum class Who { Player, Team };

kit::Line* headingOf(kit::Theme& theme, const QString& words)
{
    return new kit::Line(theme, words, 18, kit::Weight::Medium);
}

/// `Full House (Ana Ruiz, Ben Cole)`: everyone the suspension covers.
QString whoIn(const tournament::Tournament& tournament, const facts::Sanction& sanction)
{
    if (sanction.person)
        return kit::text(tournament::personName(tournament, *sanction.person));
    QStringList members;
    if (const tournament::Team* team = tournament::team(*tournament.setting, *sanction.team))
        for (const std::string& person : tournament::playersEver(*team))
            members << kit::text(tournament::personName(tournament, person));
    const QString name = kit::text(tournament::teamName(tournament, *sanction.team));
    return members.isEmpty() ? name : u"%1 (%2)"_s.arg(name, members.join(u", "_s));
}

/// A row for each suspended player or team; a suspension through a day before `today` has ended.
QList<kit::Row> sanctionRows(const tournament::Tournament& tournament, const std::string& today)
{
    using enum kit::Line::Ink;
    QList<kit::Row> rows;
    for (const tournament::Sanctioned& each : tournament.setting->sanctions) {
        const facts::Sanction& sanction = each.sanction;
        const bool hasEnded = !tournament::holdsOn(sanction, today);
        const QString who = whoIn(tournament, sanction);
        const QString why = kit::text(sanction.reason);
        const QString until = hasEnded         ? Window::tr("Ended")
                              : sanction.until ? wording::dayText(*sanction.until)
                                               : Window::tr("Until lifted");
        rows << kit::Row{kit::text(sanction.person ? *sanction.person : *sanction.team),
                         {{.text = who,
                           .second = why,
                           .ink = hasEnded ? Soft : Plain,
                           .strong = !hasEnded,
                           .toolTip = who + u'\n' + why + u" · "_s + kit::text(each.stamp.by)},
                          {.text = until, .ink = Soft}}};
    }
    return rows;
}

/// Scrolls by itself when beside the suspensions. Above them it has its full height, and the window scrolls.
class PolicyArea : public kit::Scroll {
public:
    explicit PolicyArea(QWidget* inside) : Scroll(inside) {}
    void setSidebar(const kit::Sidebar* sidebar) { m_sidebar = sidebar; }
    QSize minimumSizeHint() const override { return whole(Scroll::minimumSizeHint(), width()); }
    /// Asked before the area has its final width.
    QSize sizeHint() const override
    {
        return whole(Scroll::sizeHint(), m_sidebar ? m_sidebar->width() : width());
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool taken = Scroll::eventFilter(watched, event);
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return taken;
    }

private:
    QSize whole(const QSize& size, int wide) const
    {
        const bool isWhole = m_sidebar && m_sidebar->isBelow();
        return isWhole ? QSize(size.width(), kit::highIn(*widget(), wide)) : size;
    }

    const kit::Sidebar* m_sidebar = nullptr;
};

} // namespace

AbsencesScreen::AbsencesScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_heading(headingOf(theme, Window::tr("Absences"))),
      m_fields(new PolicyFields(theme)), m_unsaved(new kit::Prose(theme, 15, kit::Line::Ink::Soft)),
      m_wrong(kit::complaint(theme, 15)), m_set(new kit::KeycapButton(theme, Window::tr("Save"), u"Enter"_s)),
      m_cancel(kit::button(Window::tr("Cancel"))),
      m_table(new kit::RowTable(theme, Window::tr("Suspensions"),
                                {Window::tr("Player or team, reason"), Window::tr("Last day")})),
      m_why(new kit::Prose(theme, 15)), m_none(new kit::Prose(theme, 16, kit::Line::Ink::Soft)),
      m_ask(new kit::Ask(theme)), m_bar(new kit::KeycapButton(theme, Window::tr("Suspend…"), u"F7"_s)),
      m_end(new kit::KeycapButton(theme, Window::tr("Lift…"), u"Delete"_s))
{
    auto* column = kit::columnIn(this, 10, kit::screenMargins);
    column->addLayout(kit::headLine(kit::titleLine(theme, Window::tr("Absences and suspensions")), nullptr,
                                    {m_bar, m_end, closeButton()}));
    auto* policy = new PolicyArea(makePolicy());
    auto* both = new kit::Sidebar(theme, policy, makeSanctions(), {policyWidth, sanctionsWidth});
    policy->setSidebar(both);
    both->setWideSide(wideFrom, wideSanctions);
    const auto fitParts = [this, both] {
        m_heading->setVisible(!both->isBelow()); // else the first suspensions would be out of view
        m_table->setSizeAdjustPolicy(both->isBelow() ? QTableView::AdjustToContents
                                                     : QTableView::AdjustIgnored);
        m_table->setMaximumHeight(both->isBelow() ? m_theme.px(mostTable) : QWIDGETSIZE_MAX);
    };
    connect(both, &kit::Sidebar::turned, m_table, fitParts);
    kit::follow(theme, m_table, fitParts);
    column->addWidget(both, 1);
    connect(m_set, &QPushButton::clicked, this, &AbsencesScreen::setPolicy);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        dropTyped();
        m_fields->takeFocus();
    });
    connect(m_fields, &PolicyFields::accepted, this, &AbsencesScreen::setPolicy);
    connect(m_fields, &PolicyFields::changed, this, [this] {
        m_isTyped = true;
        showPolicy();
    });
    m_bar->setAccessibleName(Window::tr("Suspend"));
    m_end->setAccessibleName(Window::tr("Lift suspension"));
    connect(m_bar, &QPushButton::clicked, this, &AbsencesScreen::askSanction);
    connect(m_end, &QPushButton::clicked, this, &AbsencesScreen::askEnd);
    connect(m_table, &kit::RowTable::chosen, this, &AbsencesScreen::askEnd);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AbsencesScreen::showWhy);
    connect(m_ask, &kit::Ask::closed, this, &AbsencesScreen::takeFocus);
}

QWidget* AbsencesScreen::makePolicy()
{
    auto* inside = new QWidget;
    auto* column = kit::columnIn(inside, 14, {0, 0, 8, 0});
    column->addWidget(m_heading);
    column->addWidget(m_fields);
    column->addWidget(m_wrong);
    auto* both = new kit::Prose(m_theme, 15, kit::Line::Ink::Soft);
    both->say(Window::tr(
        "If both teams are missing players, each gets its own penalty, and neither advances. In single "
        "and double elimination both teams are eliminated at once, without a match in the losers bracket. A "
        "match that wasn’t "
        "played scores no points."));
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    kit::add(words, {m_unsaved, both});
    auto* line = new QHBoxLayout;
    m_set->setProperty("strong", true);
    line->setSpacing(16);
    for (QWidget* each : {m_set, m_cancel})
        line->addWidget(each, 0, Qt::AlignTop);
    line->addLayout(words, 1);
    column->addLayout(line);
    column->addStretch(1);
    kit::follow(m_theme, inside, [this, inside] { inside->setMaximumWidth(m_theme.px(mostPolicyWidth)); });
    return inside;
}

QWidget* AbsencesScreen::makeSanctions()
{
    auto* side = new QWidget;
    auto* column = kit::columnIn(side, 10);
    column->addWidget(headingOf(m_theme, Window::tr("Suspensions")));
    m_table->setWidth(Until, 120);
    m_table->setRowHeight(60);
    column->addWidget(m_ask);
    column->addWidget(m_table, 1000);
    m_none->say(Window::tr("No one is suspended. A suspended player can’t check in or be called. A team’s "
                           "suspension covers every member, through its last day or until you lift it."));
    column->addWidget(m_none);
    column->addWidget(m_why);
    column->addStretch(1);
    return side;
}

void AbsencesScreen::begin()
{
    dropTyped();
    if (m_ask->isOpen())
        m_ask->drop();
}

void AbsencesScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    showPolicy();
    // The cursor stays on its row, or at its place if the row is gone.
    m_table->showRows(sanctionRows(m_session.tournament(), m_session.today()), kit::RowTable::Instead::Near);
    const bool any = m_table->rows().rowCount() > 0;
    m_table->setVisible(any);
    m_none->setVisible(!any);
    m_end->setVisible(any);
    showWhy();
}

const facts::Sanction* AbsencesScreen::chosen() const
{
    const auto* row = m_table->currentOf(m_session.tournament().setting->sanctions);
    return row ? &row->sanction : nullptr;
}

// In full: the row may shorten it.
void AbsencesScreen::showWhy()
{
    m_why->say(m_table->currentIndex().siblingAtColumn(WhoAndWhy).data(Qt::ToolTipRole).toString());
}

// What was typed stays, even if something else is recorded meanwhile.
void AbsencesScreen::showPolicy()
{
    const tournament::AbsencePolicy& policy = m_session.tournament().setting->absence;
    if (!m_isTyped)
        m_fields->show(policy, tournament::inAnyRules(*m_session.tournament().setting, hasClock));
    m_unsaved->say(m_isTyped ? Window::tr("Not saved yet.") : QString());
    for (QWidget* each : {m_set, m_cancel})
        each->setEnabled(m_isTyped);
}

void AbsencesScreen::dropTyped()
{
    m_isTyped = false;
    m_wrong->say({});
    showPolicy();
}

void AbsencesScreen::takeFocus()
{
    if (m_ask->isOpen())
        m_ask->takeFocus();
    else
        m_fields->takeFocus();
}

void AbsencesScreen::setPolicy()
{
    if (!m_isTyped)
        return;
    const auto policy = m_fields->read();
    m_wrong->say(policy ? QString() : policy.error());
    if (!policy)
        return;
    carryOut({.what = Window::tr("absences"),
              .job =
                  [policy = *policy](desk::Desk& desk, const std::string& by) {
                      return desk::setAbsencePolicy(desk, by, policy);
                  },
              .pin = Window::tr("To change the absence policy, enter a supervisor’s PIN"),
              .done = [this] { dropTyped(); },
              .complain = [this](const QString& why) { m_wrong->say(why); }});
}

void AbsencesScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F7)
        askSanction();
    else if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier) // no field used the key
        askEnd();
    else
        Screen::keyPressEvent(event);
}

void AbsencesScreen::askSanction()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus(); // keeps what is typed there
    m_ask->ask(
        Window::tr("Suspend"),
        {{Window::tr("Name")},
         {Window::tr("Who"),
          {{Who::Player, Window::tr("A player")}, {Who::Team, Window::tr("A whole team")}},
          QVariant::fromValue(Who::Player)},
         {Window::tr("Last day"), {}, {}, true},
         {Window::tr("Reason")}},
        Window::tr("Suspend"),
        [this](const kit::Answers& answers) {
            const tournament::Tournament& tournament = m_session.tournament();
            const std::string typed = answers.text(0).toStdString();
            const bool isTeam = answers.chosen<Who>(1) == Who::Team;
            const auto found =
                isTeam ? desk::findTeam(tournament, typed) : desk::findPlayer(tournament, typed, "");
            if (!found)
                return m_ask->complain(session::whyNot(found.error()));
            facts::Sanction sanction;
            (isTeam ? sanction.team : sanction.person) = *found;
            if (!answers.text(2).isEmpty())
                sanction.until = answers.text(2).toStdString();
            sanction.reason = answers.text(3).toStdString();
            record(Window::tr("suspension"), sanction);
        },
        {Window::tr(
            "Enter the last day like 2026-12-31. Without one, the suspension holds until you lift it.")});
}

void AbsencesScreen::askEnd()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus();
    if (!chosen())
        return;
    facts::Sanction lifted = *chosen();
    lifted.until.reset();
    lifted.lifted = true;
    const QString who = m_table->currentIndex().siblingAtColumn(WhoAndWhy).data().toString();
    m_ask->ask(Window::tr("Lift the suspension of %1?").arg(who), {{Window::tr("Reason")}},
               Window::tr("Lift suspension"), [this, lifted](const kit::Answers& answers) {
                   facts::Sanction sanction = lifted;
                   sanction.reason = answers.text(0).toStdString();
                   record(Window::tr("lifted suspension"), sanction);
               });
}

void AbsencesScreen::record(const QString& what, const facts::Sanction& sanction)
{
    if (const auto good = desk::maySanction(m_session.tournament(), sanction, m_session.today()); !good)
        return m_ask->complain(session::whyNot(good.error()));
    carryOut(session::answering(
        *m_ask, {.what = what,
                 .job = [sanction](desk::Desk& desk,
                                   const std::string& by) { return desk::sanction(desk, by, sanction); },
                 .pin = Window::tr("To suspend or lift a suspension, enter a supervisor’s PIN")}));
}

} // namespace absences

#include "moc_absencesscreen.cpp"
