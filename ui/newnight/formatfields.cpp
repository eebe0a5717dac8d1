#include "formatfields.h"

#include "bracket/words.h"
#include "night/policy.h"
#include "ui/look/text.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace newnight {

namespace {

/// What the format means for a team.
QString meaningOf(facts::Format format)
{
    switch (format) {
    case facts::Format::SingleElimination:
        return u"A team is out after one loss."_s;
    case facts::Format::DoubleElimination:
        return u"A team is out after two losses: after the first it plays on in the losers' rounds and can still win."_s;
    case facts::Format::RoundRobin:
        return u"Each team meets each, nobody is out, and the standings decide."_s;
    case facts::Format::PoolsPlayoff:
        return u"Each meets each in its pool; the best of every pool go on to a bracket, where one loss sends out."_s;
    case facts::Format::Swiss:
        break;
    }
    return u"Nobody is out: in each of a few rounds a team meets one that has won about as much."_s;
}

} // namespace

FormatFields::FormatFields(look::Theme& theme, QWidget* beside, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_format(new look::DropDown(theme)),
      m_meaning(new look::Prose(theme, 14, look::Line::Ink::Soft)),
      m_seeding(choice(u"Seeding, behind seeded teams"_s, u"As listed"_s, u"By lot"_s)),
      m_thirdPlace(choice(u"Third place"_s, u"Not played for"_s, u"A match is played"_s)),
      m_final(choice(u"Final"_s, u"A second if necessary"_s, u"One decides"_s)),
      m_meetings(choice(u"Each meets each"_s, u"Once"_s, u"Twice"_s))
{
    for (const auto& each : facts::Words<facts::Format>::all)
        m_format->addItem(look::sentence(bracket::name(night::kindOf(each.meaning))),
                          static_cast<int>(each.meaning));
    m_format->setAccessibleName(u"Format"_s);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(labelled(u"Format"_s, m_format), 0, 0);
    grid->addWidget(labelled(beside->accessibleName(), beside), 0, 1);
    grid->addWidget(m_meaning, 1, 0, 1, 2);
    grid->addWidget(labelled(m_seeding->accessibleName(), m_seeding), 2, 0);
    for (look::DropDown* one : {m_thirdPlace, m_final, m_meetings}) // no format has two of them here
        grid->addWidget(labelled(one->accessibleName(), one), 2, 1);
    connect(m_format, &QComboBox::currentIndexChanged, this, &FormatFields::showFormat);
    showFormat();
}

look::DropDown* FormatFields::choice(const QString& name, const QString& usual, const QString& other)
{
    auto* field = new look::DropDown(m_theme);
    field->addItem(usual);
    field->addItem(other);
    field->setAccessibleName(name);
    return field;
}

QWidget* FormatFields::labelled(const QString& label, QWidget* field)
{
    auto* both = new QWidget(this);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    auto* head = new look::Line(m_theme, 14, look::Weight::Plain, look::Line::Ink::Soft);
    head->setText(label);
    column->addWidget(head);
    column->addWidget(field);
    return both;
}

facts::Format FormatFields::format() const
{
    return static_cast<facts::Format>(m_format->currentData().toInt());
}

void FormatFields::showFormat()
{
    const desk::Choosable has = desk::choosable(format());
    m_meaning->setText(meaningOf(format()));
    m_thirdPlace->parentWidget()->setVisible(has.thirdPlace);
    m_final->parentWidget()->setVisible(has.finals);
    m_meetings->parentWidget()->setVisible(hasMeetings());
}

// How often pool mates meet is chosen with their pools, at the draw.
bool FormatFields::hasMeetings() const
{
    const desk::Choosable has = desk::choosable(format());
    return has.meetings && !has.pools;
}

desk::HowDrawn FormatFields::how() const
{
    const auto isOther = [](const look::DropDown* field) { return field->currentIndex() == 1; };
    const desk::Choosable has = desk::choosable(format());
    desk::HowDrawn how;
    how.seeding = isOther(m_seeding) ? facts::Seeding::Random : facts::Seeding::Listed;
    how.thirdPlace = has.thirdPlace && isOther(m_thirdPlace);
    how.singleFinal = has.finals && isOther(m_final);
    if (hasMeetings() && isOther(m_meetings))
        how.meetings = 2;
    return how;
}

} // namespace newnight
