#include "formatfields.h"

#include "tournament/model/conduct.h"
#include "tournament/model/policy.h"
#include "ui/kit/text.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

using wording::Window;

namespace newtournament {

namespace {

enum Seeding { AsListed, ByLot, ByLotApart };

QString gateWords(int tenths)
{
    return Window::tr("Rated %1 or more on average, or not rated")
        .arg(kit::text(tournament::ratingText(tenths)));
}

/// What the format means for a team.
QString meaningOf(facts::Format format)
{
    switch (format) {
    case facts::Format::SingleElimination:
        return Window::tr("A team is out after one loss.");
    case facts::Format::DoubleElimination:
        return Window::tr("A team is out after two losses: after the first it plays on in the losers' rounds "
                          "and can still win.");
    case facts::Format::RoundRobin:
        return Window::tr("Each team meets each, nobody is out, and the standings decide.");
    case facts::Format::PoolsPlayoff:
        return Window::tr("Each meets each in its pool; the best of every pool go on to a playoff, where one "
                          "loss sends out.");
    case facts::Format::Swiss:
        break;
    }
    return Window::tr("Nobody is out: in each of a few rounds a team meets one that has won about as much.");
}

} // namespace

FormatFields::FormatFields(kit::Theme& theme, QWidget* beside, QWidget* parent)
    : QWidget(parent), m_format(new kit::DropDown(theme)),
      m_meaning(new kit::Prose(theme, 14, kit::Line::Ink::Soft)),
      m_seeding(kit::choice(theme, Window::tr("Teams without a seed"), Window::tr("As listed"),
                            Window::tr("By lot"))),
      m_thirdPlace(kit::choice(theme, Window::tr("Third place"), Window::tr("Not played for"),
                               Window::tr("A match is played"))),
      m_final(kit::choice(theme, Window::tr("Final"), Window::tr("A second if necessary"),
                          Window::tr("One decides"))),
      m_meetings(kit::choice(theme, Window::tr("Each meets each"), Window::tr("Once"), Window::tr("Twice"))),
      m_gate(kit::choice(theme, Window::tr("Sportsmanship, to go on to the playoff"),
                         Window::tr("No rating is asked for"), gateWords(tournament::usualGates.front())))
{
    for (std::size_t i = 1; i < tournament::usualGates.size(); ++i)
        m_gate->addItem(gateWords(tournament::usualGates[i]));
    m_seeding->addItem(Window::tr("By lot, affiliations apart"));
    for (const auto& each : facts::EnumText<facts::Format>::all)
        m_format->addItem(kit::sentence(wording::name(tournament::kindOf(each.meaning))),
                          static_cast<int>(each.meaning));
    m_format->setAccessibleName(Window::tr("Format"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(kit::labelled(theme, Window::tr("Format"), m_format, this), 0, 0);
    grid->addWidget(kit::labelled(theme, beside->accessibleName(), beside, this), 0, 1);
    grid->addWidget(m_meaning, 1, 0, 1, 2);
    grid->addWidget(kit::labelled(theme, m_seeding->accessibleName(), m_seeding, this), 2, 0);
    for (kit::DropDown* one : {m_thirdPlace, m_final, m_meetings}) // no format has two of them here
        grid->addWidget(kit::labelled(theme, one->accessibleName(), one, this), 2, 1);
    grid->addWidget(kit::labelled(theme, m_gate->accessibleName(), m_gate, this), 3, 0, 1, 2);
    connect(m_format, &QComboBox::currentIndexChanged, this, &FormatFields::showFormat);
    showFormat();
}

facts::Format FormatFields::format() const
{
    return static_cast<facts::Format>(m_format->currentData().toInt());
}

void FormatFields::showFormat()
{
    const desk::Choosable has = desk::choosable(format());
    m_meaning->setText(meaningOf(format()));
    m_seeding->offer(ByLotApart, has.apart);
    m_thirdPlace->parentWidget()->setVisible(has.thirdPlace);
    m_final->parentWidget()->setVisible(has.finals);
    m_meetings->parentWidget()->setVisible(hasMeetings());
    m_gate->parentWidget()->setVisible(has.pools);
}

// How often pool mates meet is chosen with their pools, at the draw.
bool FormatFields::hasMeetings() const
{
    const desk::Choosable has = desk::choosable(format());
    return has.meetings && !has.pools;
}

desk::HowDrawn FormatFields::how() const
{
    const desk::Choosable has = desk::choosable(format());
    desk::HowDrawn how;
    how.seeding = m_seeding->currentIndex() == AsListed ? facts::Seeding::Listed : facts::Seeding::Random;
    how.apart = has.apart && m_seeding->currentIndex() == ByLotApart;
    how.thirdPlace = has.thirdPlace && kit::isOther(m_thirdPlace);
    how.singleFinal = has.finals && kit::isOther(m_final);
    if (hasMeetings() && kit::isOther(m_meetings))
        how.meetings = 2;
    if (has.pools && m_gate->currentIndex() > 0)
        how.ranking = tournament::rankingWithGate(
            tournament::usualGates[static_cast<std::size_t>(m_gate->currentIndex()) - 1]);
    return how;
}

} // namespace newtournament
