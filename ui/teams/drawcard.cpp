#include "drawcard.h"

#include "counted.h"

#include "desk/drawing/certificate.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

/// Who has nothing to play at first, as far as the format has such.
QString idleInWords(const desk::Outlook& look)
{
    switch (look.bracket.kind) {
    case bracket::Kind::SingleElimination:
    case bracket::Kind::DoubleElimination:
        return look.byes == 0 ? Window::tr("no byes") : Window::tr("%n bye(s)", nullptr, look.byes);
    case bracket::Kind::RoundRobin:
        return look.teams % 2 == 0 ? QString() : Window::tr("one sits out each round");
    case bracket::Kind::PoolsPlayoff:
        return look.byes == 0 ? QString() : Window::tr("%n bye(s) in the playoff", nullptr, look.byes);
    case bracket::Kind::Swiss:
        break;
    }
    return look.byes == 0 ? QString() : Window::tr("a bye each round");
}

QString drawnInWords(const facts::Draw& draw)
{
    const QString how = draw.randomSeed
                            ? (tournament::isApart(draw) ? Window::tr("Drawn by lot %1, affiliations apart.")
                                                         : Window::tr("Drawn by lot %1."))
                                  .arg(kit::text(*draw.randomSeed))
                            : Window::tr("Drawn as listed.");
    return how + u' ' +
           Window::tr(
               "Names and IDs can still be put right, and a partner can still come; no team can come or go.");
}

QStringList inSentences(const std::vector<std::string>& lines)
{
    QStringList all;
    for (const std::string& line : lines)
        all << kit::sentence(line) + u'.';
    return all;
}

bool hasSecondFinal(const bracket::Bracket& bracket)
{
    return !bracket.matches.empty() && bracket.matches.back().ifNecessary;
}

QString inWords(const desk::Outlook& look)
{
    QStringList parts{teamsCounted(look.teams), roundsCounted(look.rounds),
                      hasSecondFinal(look.bracket)
                          ? Window::tr("%1 or %2 matches").arg(look.matches).arg(look.matches + 1)
                          : matchesCounted(look.matches),
                      idleInWords(look)};
    parts.removeAll(QString());
    for (QString& part : parts)
        part.replace(u' ', QChar::Nbsp); // a line breaks between two of them
    return parts.join(u" · "_s);
}

} // namespace

DrawCard::DrawCard(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_choices(new DrawChoices(theme)), m_outlook(new kit::Prose(theme, 16)),
      m_duration(new kit::Prose(theme, 14, kit::Line::Ink::Soft)),
      m_note(new kit::Prose(theme, 14, kit::Line::Ink::Soft)),
      m_complaint(new kit::Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium)),
      m_draw(new QPushButton), m_certificate(new QPushButton(Window::tr("Certificate"))),
      m_picture(new DrawPicture(theme)), m_caption(new kit::Prose(theme, 14, kit::Line::Ink::Soft))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    auto* title = new kit::Line(theme, 15, kit::Weight::Medium, kit::Line::Ink::Soft);
    title->setText(Window::tr("The draw"));
    auto* buttons = new QHBoxLayout;
    m_certificate->setAccessibleName(Window::tr("Draw certificate"));
    for (QPushButton* button : {m_draw, m_certificate}) {
        button->setAutoDefault(true); // Enter presses it
        buttons->addWidget(button, 1);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{title, m_choices, m_outlook, m_duration})
        column->addWidget(part);
    column->addLayout(buttons);
    for (QWidget* part : std::initializer_list<QWidget*>{m_complaint, m_note, m_picture, m_caption})
        column->addWidget(part);
    m_complaint->hide();
    connect(m_draw, &QPushButton::clicked, this, &DrawCard::drawWanted);
    connect(m_certificate, &QPushButton::clicked, this, &DrawCard::certificateWanted);
    connect(m_choices, &DrawChoices::changed, this, &DrawCard::showOutlook);
    connect(m_choices, &DrawChoices::tablesWanted, this, &DrawCard::tablesWanted);
}

void DrawCard::complain(const QString& text)
{
    m_complaint->say(text);
}

void DrawCard::show(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    m_tournament = tournament;
    m_now = now;
    const auto& setup = tournament.setting->tournament;
    const auto& teams = tournament.setting->teams;
    const auto stays = [](const tournament::Team& team) { return !team.withdrawn; };
    if (setup)
        m_choices->show(setup->format, static_cast<int>(std::count_if(teams.begin(), teams.end(), stays)));
    showOutlook();
}

void DrawCard::showOutlook()
{
    m_complaint->hide();
    const auto look = desk::outlook(m_tournament, how(), m_now);
    const auto& draw = m_tournament.setting->draw;
    const bool mayDraw = look || !draw || desk::outlook(m_tournament, desk::howDrawn(*draw));
    m_choices->setVisible(mayDraw);
    m_draw->setVisible(mayDraw);
    m_draw->setEnabled(look.has_value());
    m_draw->setText(draw ? Window::tr("Draw again…") : Window::tr("Draw   Ctrl+D"));
    m_draw->setAccessibleName(draw ? Window::tr("Draw again") : Window::tr("Draw"));
    m_draw->setProperty("strong", !draw);
    m_draw->setStyleSheet(m_draw->styleSheet()); // takes the property in
    m_certificate->setVisible(draw.has_value());
    if (look)
        m_outlook->say(inWords(*look), kit::Line::Ink::Plain);
    else
        m_outlook->say(m_choices->waitsForTournament()
                           ? Window::tr("Choose the tournament whose standings give the seeds.")
                           : kit::sentences(wording::onScreen(look.error().mistakes)).join(u"\n"_s),
                       draw ? kit::Line::Ink::Plain : kit::Line::Ink::Soft);
    m_duration->say(look ? kit::sentence(desk::durationInWords(*look)) + u'.' : QString());
    m_note->say(notes(look).join(u"\n"_s));
    showPicture(look);
}

QStringList DrawCard::notes(const desk::Answer<desk::Outlook>& look) const
{
    QStringList all;
    if (look && look->teamsOfOne > 0)
        all << Window::tr("%n team(s) with one player: cannot play before there is a partner.", nullptr,
                          look->teamsOfOne);
    if (look && look->unknown > 0)
        all << Window::tr("%n team(s) are not in those standings: behind all others, as listed.", nullptr,
                          look->unknown);
    const auto& draw = m_tournament.setting->draw;
    if (look && how().apart)
        all << inSentences(draw ? desk::apartInWords(*m_tournament.setting) : look->apart);
    if (draw)
        all << drawnInWords(*draw);
    return all;
}

void DrawCard::showPicture(const desk::Answer<desk::Outlook>& look)
{
    const bool drawn = m_tournament.setting->draw.has_value();
    m_picture->setVisible(look || drawn);
    m_caption->hide();
    if (!look && !drawn)
        return;
    const bracket::Bracket& bracket = look ? look->bracket : m_tournament.setting->bracket;
    m_picture->show(bracket);
    m_caption->say(sketchCaption(bracket));
}

DrawPicture::DrawPicture(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(Window::tr("what it means"));
    kit::follow(theme, this, [this] { fit(); });
}

void DrawPicture::show(const bracket::Bracket& bracket)
{
    if (bracket == m_bracket)
        return;
    m_bracket = bracket;
    setAccessibleDescription(sketchInWords(bracket));
    fit();
}

void DrawPicture::fit()
{
    setFixedHeight(m_bracket.entries > 0 ? heightOfSketch(m_theme, m_bracket) : 0);
    update();
}

void DrawPicture::paintEvent(QPaintEvent*)
{
    if (m_bracket.entries == 0)
        return;
    QPainter painter(this);
    sketch(painter, m_theme, m_bracket, QRectF(rect()).adjusted(1, 1, -1, -1));
}

} // namespace teams
