#include "drawcard.h"

#include "ui/look/sentence.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace teams {

namespace {

QString counted(int number, const QString& one, const QString& many)
{
    return u"%1 %2"_s.arg(number).arg(number == 1 ? one : many);
}

QString inWords(const desk::Outlook& look)
{
    QStringList parts{counted(look.teams, u"team"_s, u"teams"_s),
                      counted(look.rounds, u"round"_s, u"rounds"_s),
                      counted(look.matches, u"match"_s, u"matches"_s),
                      look.byes == 0 ? u"no byes"_s : counted(look.byes, u"bye"_s, u"byes"_s)};
    return parts.join(u" · "_s);
}

} // namespace

DrawCard::DrawCard(look::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_seeding(new look::DropDown(theme)), m_thirdPlace(new look::DropDown(theme)),
      m_choices(new QWidget), m_outlook(new look::Prose(theme, 16)),
      m_note(new look::Prose(theme, 14, look::Line::Ink::Soft)),
      m_complaint(new look::Prose(theme, 14, look::Line::Ink::Bad, look::Weight::Medium)),
      m_draw(new QPushButton)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    auto* title = new look::Line(theme, 15, look::Weight::Medium, look::Line::Ink::Soft);
    title->setText(u"The draw"_s);
    column->addWidget(title);
    m_seeding->addItem(u"Seeds, then as listed"_s, false);
    m_seeding->addItem(u"Seeds, then by lot"_s, true);
    m_seeding->setAccessibleName(u"Seeding"_s);
    m_thirdPlace->addItem(u"No match for third place"_s, false);
    m_thirdPlace->addItem(u"A match for third place"_s, true);
    m_thirdPlace->setAccessibleName(u"Third place"_s);
    auto* choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(8);
    choices->addWidget(m_seeding);
    choices->addWidget(m_thirdPlace);
    column->addWidget(m_choices);
    column->addWidget(m_outlook);
    column->addWidget(m_note);
    column->addWidget(m_complaint);
    column->addWidget(m_draw);
    m_complaint->hide();
    m_draw->setAutoDefault(true); // Enter presses it
    connect(m_draw, &QPushButton::clicked, this, &DrawCard::drawWanted);
    connect(m_seeding, &QComboBox::currentIndexChanged, this, &DrawCard::showOutlook);
    connect(m_thirdPlace, &QComboBox::currentIndexChanged, this, &DrawCard::showOutlook);
}

void DrawCard::setWishes(bool byLot, bool thirdPlace)
{
    m_seeding->setCurrentIndex(byLot ? 1 : 0);
    m_thirdPlace->setCurrentIndex(thirdPlace ? 1 : 0);
}

desk::HowDrawn DrawCard::how() const
{
    desk::HowDrawn how;
    how.seeding = m_seeding->currentData().toBool() ? facts::Seeding::Random : facts::Seeding::Listed;
    how.thirdPlace = m_thirdPlace->currentData().toBool();
    return how;
}

void DrawCard::complain(const QString& text)
{
    m_complaint->say(text);
}

void DrawCard::show(const night::Night& night)
{
    m_night = night;
    showOutlook();
}

void DrawCard::showOutlook()
{
    m_complaint->hide();
    const auto look = desk::outlook(m_night, how());
    const bool drawn = m_night.setting->draw.has_value();
    m_choices->setVisible(look.has_value() || !drawn);
    m_draw->setVisible(look.has_value() || !drawn);
    m_draw->setEnabled(look.has_value());
    m_draw->setText(drawn ? u"Draw again…"_s : u"Draw   Ctrl+D"_s);
    m_draw->setAccessibleName(drawn ? u"Draw again"_s : u"Draw"_s);
    m_draw->setProperty("strong", !drawn);
    m_draw->setStyleSheet(m_draw->styleSheet()); // takes the property in
    m_outlook->say(look ? inWords(*look) : look::sentences(look.error().mistakes).join(u"\n"_s),
                   look || drawn ? look::Line::Ink::Plain : look::Line::Ink::Soft);
    m_note->say(look && look->teamsOfOne > 0
                    ? u"%1 with one player: cannot play before there is a partner."_s.arg(
                          counted(look->teamsOfOne, u"team"_s, u"teams"_s))
                    : QString());
    if (drawn)
        showDrawn(m_night);
}

void DrawCard::showDrawn(const night::Night& night)
{
    const facts::Draw& draw = *night.setting->draw;
    const QString how =
        draw.randomSeed ? u"Drawn by lot %1."_s.arg(look::text(*draw.randomSeed)) : u"Drawn as listed."_s;
    m_note->say(
        how +
        u" Names and IDs can still be put right, and a partner can still come; no team can come or go."_s);
}

} // namespace teams
