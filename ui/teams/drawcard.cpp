#include "drawcard.h"

#include "teamrows.h"

#include "desk/drawing/certificate.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QFileDialog>
#include <QFileInfo>

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

QString inWords(const desk::Outlook& look)
{
    const bool hasSecondFinal = !look.bracket.matches.empty() && look.bracket.matches.back().ifNecessary;
    QStringList parts{teamsCounted(look.teams), roundsCounted(look.rounds),
                      hasSecondFinal ? Window::tr("%1 or %2 matches").arg(look.matches).arg(look.matches + 1)
                                     : matchesCounted(look.matches),
                      idleInWords(look)};
    parts.removeAll(QString());
    for (QString& part : parts)
        part.replace(u' ', QChar::Nbsp); // a line breaks between two of them
    return parts.join(u" · "_s);
}

} // namespace

DrawCard::DrawCard(kit::Theme& theme, session::Session& session, Confirm& confirm)
    : Card(theme), m_theme(theme), m_session(session), m_confirm(confirm), m_choices(new DrawChoices(theme)),
      m_outlook(new kit::Prose(theme, 16)), m_duration(new kit::Prose(theme, 14, kit::Line::Ink::Soft)),
      m_note(new kit::Prose(theme, 14, kit::Line::Ink::Soft)), m_complaint(kit::complaint(theme)),
      m_draw(kit::button({})),
      m_certificate(kit::button(Window::tr("Certificate"), Window::tr("Draw certificate"))),
      m_picture(new DrawPicture(theme)), m_caption(new kit::Prose(theme, 14, kit::Line::Ink::Soft))
{
    chooseTournament = [this] {
        return QFileDialog::getOpenFileName(
            this, Window::tr("Choose the tournament whose standings give the seeds"), {},
            Window::tr("Tournaments (*.courtside);;All files (*)"));
    };
    auto* column = kit::columnIn(this, 8, {16, 14, 16, 14});
    auto* title = new kit::Line(theme, Window::tr("The draw"), 15, kit::Weight::Medium, kit::Line::Ink::Soft);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_draw, 1);
    buttons->addWidget(m_certificate, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{title, m_choices, m_outlook, m_duration})
        column->addWidget(part);
    column->addLayout(buttons);
    for (QWidget* part : std::initializer_list<QWidget*>{m_complaint, m_note, m_picture, m_caption})
        column->addWidget(part);
    connect(m_draw, &QPushButton::clicked, this, &DrawCard::draw);
    connect(m_certificate, &QPushButton::clicked, this, &DrawCard::certificateWanted);
    connect(m_choices, &DrawChoices::changed, this, &DrawCard::showOutlook);
    connect(m_choices, &DrawChoices::tablesWanted, this, &DrawCard::chooseStandings);
}

void DrawCard::refresh()
{
    const auto& setup = m_session.tournament().setting->tournament;
    const auto& teams = m_session.tournament().setting->teams;
    const auto stays = [](const tournament::Team& team) { return !team.withdrawn; };
    if (setup)
        m_choices->show(setup->format, static_cast<int>(std::ranges::count_if(teams, stays)));
    showOutlook();
}

void DrawCard::showOutlook()
{
    m_complaint->hide();
    if (!m_session.isOpen())
        return;
    const tournament::Tournament& tournament = m_session.tournament();
    const auto look = desk::outlook(tournament, m_choices->how(), m_session.ticker().now());
    const auto& draw = tournament.setting->draw;
    const bool mayDraw = look || !draw || desk::outlook(tournament, desk::howDrawn(*draw));
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
    const tournament::Setting& setting = *m_session.tournament().setting;
    const auto& draw = setting.draw;
    if (look && m_choices->how().apart)
        for (const std::string& line : draw ? desk::apartInWords(setting) : look->apart)
            all << kit::sentence(line) + u'.';
    if (draw)
        all << drawnInWords(*draw);
    return all;
}

void DrawCard::showPicture(const desk::Answer<desk::Outlook>& look)
{
    const tournament::Setting& setting = *m_session.tournament().setting;
    const bool drawn = setting.draw.has_value();
    m_picture->setVisible(look || drawn);
    m_caption->hide();
    if (!look && !drawn)
        return;
    const bracket::Bracket& bracket = look ? look->bracket : setting.bracket;
    m_picture->show(bracket);
    m_caption->say(sketchCaption(bracket));
}

void DrawCard::draw()
{
    const tournament::Tournament& tournament = m_session.tournament();
    if (!desk::outlook(tournament, m_choices->how()))
        return;
    if (!tournament.setting->draw)
        return record(m_choices->how());
    const auto redraw = desk::previewRedraw(tournament, m_choices->how(), environment);
    if (!redraw)
        return m_complaint->say(kit::sentences(wording::onScreen(redraw.error().mistakes)).join(u'\n'));
    m_confirm.ask(
        Window::tr("Draw again?"),
        Window::tr("The draw on record is replaced. Whoever has seen or printed it has to be told."),
        Window::tr("Draw again"), [this, how = redraw->how] { record(how); }, changesIn(m_theme, *redraw));
}

void DrawCard::record(const desk::HowDrawn& how)
{
    session::Deed deed;
    deed.what = Window::tr("draw");
    deed.job = [how](desk::Desk& desk, const std::string& by) { return desk::drawTournament(desk, by, how); };
    deed.done = [this] {
        Q_EMIT answered();
        Q_EMIT drawn();
    };
    deed.refused = [this](const session::Outcome& outcome) {
        Q_EMIT answered();
        m_complaint->say(outcome.mistakes.join(u'\n'));
    };
    deed.once = true;
    session::carryOut(m_session, {}, deed, this);
}

void DrawCard::chooseStandings()
{
    const QString file = chooseTournament();
    if (file.isEmpty())
        return;
    if (const auto names = desk::standingsIn(file.toStdString(), environment))
        m_choices->setStandings(QFileInfo(file).completeBaseName(), *names);
    else
        m_complaint->say(kit::sentences(wording::onScreen(names.error().mistakes)).join(u'\n') + u'\n' +
                         Window::tr("Nothing was changed; choose another tournament."));
}

} // namespace teams
