#include "drawcard.h"

#include "redraw.h"

#include "bracket/pools.h"
#include "bracket/swiss.h"
#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "wording/record/choicewords.h"
#include "wording/tr.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

// Pixels.
constexpr int partGap = 8;
constexpr int besideWords = 12;

/// The byes, if the format has any.
QString idleInWords(const desk::Outlook& look)
{
    switch (look.bracket.kind) {
    case bracket::Kind::SingleElimination:
    case bracket::Kind::DoubleElimination:
        return look.byes == 0 ? Window::tr("no byes") : kit::text(wording::byesCounted(look.byes));
    case bracket::Kind::RoundRobin:
        return look.teams % 2 == 0 ? QString() : Window::tr("one bye each round");
    case bracket::Kind::PoolsPlayoff:
        return look.byes == 0 ? QString() : Window::tr("%n bye(s) in the playoff", nullptr, look.byes);
    case bracket::Kind::Swiss:
        break;
    }
    return look.byes == 0 ? QString() : Window::tr("one bye each round");
}

QString drawnInWords(const facts::Draw& draw)
{
    const QString how = draw.randomSeed
                            ? (tournament::isApart(draw) ? Window::tr("Random draw %1, affiliations apart.")
                                                         : Window::tr("Random draw %1."))
                                  .arg(kit::text(*draw.randomSeed))
                            : Window::tr("Drawn as listed.");
    return how + u' ' +
           Window::tr("You can still edit names and IDs, add a partner, enter a late team or withdraw one.");
}

QString inWords(const desk::Outlook& look)
{
    const bool hasSecondFinal = !look.bracket.matches.empty() && look.bracket.matches.back().ifNecessary;
    QStringList parts{kit::text(wording::teamsCounted(look.teams)),
                      kit::text(wording::roundsCounted(look.rounds)),
                      hasSecondFinal ? Window::tr("%1 or %2 matches").arg(look.matches).arg(look.matches + 1)
                                     : kit::text(wording::matchesCounted(look.matches)),
                      idleInWords(look)};
    parts.removeAll(QString());
    for (QString& part : parts)
        part.replace(u' ', QChar::Nbsp); // lines break only between parts
    return parts.join(u", "_s);
}

} // namespace

DrawCard::DrawCard(kit::Theme& theme, session::Session& session, kit::Ask& ask)
    : Card(theme), m_theme(theme), m_session(session), m_ask(ask), m_choices(new DrawChoices(theme)),
      m_outlook(new kit::Prose(theme, 16)), m_duration(new kit::Prose(theme, 14, kit::Line::Ink::Soft)),
      m_note(new kit::Prose(theme, 14, kit::Line::Ink::Soft)), m_complaint(kit::complaint(theme)),
      m_draw(new kit::KeycapButton(theme, {}, session::shown(session::Key::Draw))),
      m_cancel(new kit::KeycapButton(theme, Window::tr("Cancel"), session::shown(session::Key::Cancel))),
      m_certificate(kit::button(Window::tr("Certificate"), Window::tr("Draw certificate"))),
      m_picture(new DrawPicture(theme)), m_caption(new kit::Prose(theme, 14, kit::Line::Ink::Soft))
{
    chooseTournament = [this] {
        return kit::fileToOpen(this, Window::tr("Choose the tournament whose standings give the seeds"), {},
                               Window::tr("Tournaments (*.courtside);;All files (*)"));
    };
    auto* column = kit::columnIn(this, partGap, {16, 14, 16, 14});
    auto* words = new QVBoxLayout;
    auto* buttons = new QVBoxLayout; // always in view, however many choices there are
    for (auto* each : {words, buttons})
        each->setSpacing(partGap);
    kit::add(words, {m_outlook, m_duration});
    kit::add(buttons, {m_draw, m_cancel, m_certificate});
    for (auto* each : {words, buttons})
        each->addStretch();
    auto* head = kit::lineIn(nullptr, besideWords);
    head->addLayout(words, 1);
    head->addLayout(buttons);
    column->addWidget(m_note); // read before the buttons
    column->addLayout(head);
    kit::add(column, {m_complaint, m_choices, m_picture, m_caption});
    connect(m_draw, &QPushButton::clicked, this, &DrawCard::draw);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        dropChoices();
        Q_EMIT answered();
    });
    connect(m_certificate, &QPushButton::clicked, this, &DrawCard::certificateWanted);
    connect(m_choices, &DrawChoices::changed, this, &DrawCard::showOutlook);
    connect(m_choices, &DrawChoices::tablesWanted, this, &DrawCard::chooseStandings);
}

void DrawCard::setDrawSettings(const desk::DrawSettings& how)
{
    m_from.reset();
    m_choices->setDrawSettings(how);
}

bool DrawCard::dropChoices()
{
    if (!m_from)
        return false;
    setDrawSettings(desk::drawSettings(m_session.tournament())); // shows it too
    return true;
}

desk::DrawSettings DrawCard::how() const
{
    const tournament::Tournament& tournament = m_session.tournament();
    return tournament.setting->draw && !m_from ? desk::drawSettings(tournament) : m_choices->how();
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
    if (!m_session.isOpen())
        return;
    const tournament::Tournament& tournament = m_session.tournament();
    auto look = desk::outlook(tournament, how(), m_session.ticker().now());
    const auto& draw = tournament.setting->draw;
    const bool mayDraw = look || !draw || desk::outlook(tournament, desk::drawSettings(*draw));
    const bool redraws = mayDraw && draw && m_from;
    const bool isPreview = look && redraws && how() != *m_from;
    if (look && draw && !isPreview)
        look = desk::outlookOnRecord(tournament, m_session.ticker().now());
    m_choices->setVisible(!draw || redraws);
    m_draw->setVisible(mayDraw);
    m_cancel->setVisible(redraws);
    const QString wrong = m_choices->wrong();
    m_complaint->say(wrong);
    m_draw->setEnabled(look && wrong.isEmpty());
    m_draw->setText(draw ? Window::tr("Redraw…") : Window::tr("Draw"));
    m_draw->setAccessibleName(draw ? Window::tr("Redraw") : Window::tr("Draw"));
    kit::makeStrong(*m_draw, look && !draw);
    m_certificate->setVisible(draw && !redraws);
    if (look)
        m_outlook->say(inWords(*look), kit::Line::Ink::Plain);
    else
        m_outlook->say(m_choices->waitsForTournament()
                           ? Window::tr("Choose the tournament whose standings give the seeds.")
                           : session::whyNot(look.error()),
                       draw ? kit::Line::Ink::Plain : kit::Line::Ink::Soft);
    m_duration->say(look ? kit::whole(desk::durationInWords(*look)) : QString());
    m_note->say(notes(look, redraws, isPreview).join(u"\n"_s));
    showPicture(look);
    Q_EMIT redrawing(redraws);
}

QStringList DrawCard::notes(const desk::Answer<desk::Outlook>& look, bool redraws, bool isPreview) const
{
    QStringList all;
    if (isPreview)
        all << Window::tr("Preview: the draw on record stays until you redraw.");
    if (look && look->teamsOfOne > 0)
        all << Window::tr("%n team(s) have one player and can’t play without a partner.", nullptr,
                          look->teamsOfOne);
    if (look && look->unknown > 0)
        all << Window::tr("%n team(s) aren’t in those standings. They follow all others, as listed.", nullptr,
                          look->unknown);
    if (look)
        for (const std::string& line : look->apart)
            all << kit::whole(line);
    if (const auto& draw = m_session.tournament().setting->draw; draw && !redraws)
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
    if (!m_choices->wrong().isEmpty() || !desk::outlook(tournament, how()))
        return;
    if (!tournament.setting->draw)
        return record(how());
    if (!m_from)
        return chooseAgain();
    const auto redraw = desk::previewRedraw(tournament, how(), environment);
    if (!redraw)
        return m_complaint->say(session::whyNot(redraw.error()));
    if (redraw->isSameDraw)
        return m_complaint->say(Window::tr("Redrawing gives the same draw. Change a choice first."));
    m_ask.askToDestroy(
        Window::tr("Redraw?"), Window::tr("Redraw"),
        [this, how = redraw->how](const kit::Answers&) { record(how); },
        QStringList{
            Window::tr("Redrawing replaces the draw on record. Tell anyone who has seen or printed it.")} +
            notesOn(*redraw),
        changesIn(m_theme, *redraw));
}

void DrawCard::chooseAgain()
{
    setDrawSettings(desk::drawSettings(m_session.tournament()));
    m_from = m_choices->how();
    showOutlook(); // also shows the choices
    m_choices->takeFocus();
}

void DrawCard::record(const desk::DrawSettings& how)
{
    session::Deed deed;
    deed.what = Window::tr("draw");
    deed.job = [how](desk::Desk& desk, const std::string& by) { return desk::drawTournament(desk, by, how); };
    deed.done = [this] {
        m_from.reset();
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
        m_complaint->say(session::whyNot(names.error()) + u' ' +
                         Window::tr("Nothing was changed; choose another tournament."));
}

DrawChoices::DrawChoices(kit::Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_seeding(kit::choice(theme, Window::tr("Seeding"), Window::tr("Seeds, then as listed"),
                            Window::tr("Seeds, then at random"))),
      m_tournament(kit::button({})),
      m_thirdPlace(kit::choice(theme, Window::tr("Third-place match"), Window::tr("No"), Window::tr("Yes"))),
      m_final(kit::choice(theme, Window::tr("Final"), Window::tr("Two if the unbeaten team loses"),
                          Window::tr("One decides"))),
      m_meetings(kit::choice(theme, Window::tr("Teams meet"), Window::tr("Once"), Window::tr("Twice"))),
      m_pools(number(Window::tr("Pools"), 1)), m_advance(number(Window::tr("Top per pool"), 1)),
      m_wildcards(number(Window::tr("Wildcards"), 0)), m_rounds(number(Window::tr("Rounds"), 1)),
      m_more(new kit::FlowRow(theme, partGap)), m_ranking(new ranking::RankingFields(theme))
{
    auto* column = kit::columnIn(this, partGap);
    m_seeding->wrap();
    m_seeding->setMinimumContentsLength(12); // leaves room for another choice beside it
    m_seeding->addItem(Window::tr("Seeds, then at random, affiliations apart"));
    m_seeding->addItem(Window::tr("Another tournament’s standings"));
    for (const kit::DropDown* each : {m_seeding, m_thirdPlace, m_final, m_meetings})
        connect(each, &QComboBox::currentIndexChanged, this, &DrawChoices::changed);
    connect(m_tournament, &QPushButton::clicked, this, &DrawChoices::tablesWanted);
    connect(m_seeding, &QComboBox::currentIndexChanged, this, &DrawChoices::showTournament);
    const auto addTo = [this, &theme](kit::FlowRow& line, std::initializer_list<QWidget*> fields) {
        for (QWidget* each : fields)
            line.flow().addWidget(kit::labelled(theme, each->accessibleName(), each, this));
    };
    auto* first = new kit::FlowRow(theme, partGap);
    addTo(*first, {m_seeding, m_meetings, m_rounds});
    first->flow().setGrowing(m_seeding->parentWidget());
    addTo(*m_more, {m_pools, m_advance, m_wildcards, m_thirdPlace, m_final});
    m_more->flow().fillLines();
    kit::add(column, {first, m_tournament, m_more});
    setStandings({}, {});
    column->addWidget(m_ranking);
    connect(m_ranking, &ranking::RankingFields::changed, this, &DrawChoices::changed);
    showUsual();
}

QSpinBox* DrawChoices::number(const QString& name, int least)
{
    auto* field = new kit::NumberField(name, least, 99);
    connect(field, &QSpinBox::valueChanged, this, [this, field] {
        m_chosen.insert(field);
        showUsual();
        Q_EMIT changed();
    });
    return field;
}

void DrawChoices::setStandings(const QString& tournament, const std::vector<std::string>& names)
{
    m_standings = names;
    m_tournament->setText(tournament.isEmpty() ? Window::tr("Choose the tournament…")
                                               : Window::tr("%1 · Change…").arg(tournament));
    m_tournament->setAccessibleName(Window::tr("Choose the tournament whose standings give the seeds"));
    showTournament();
    Q_EMIT changed();
}

void DrawChoices::show(facts::Format format, int teams)
{
    m_format = format;
    m_teams = teams;
    m_ranking->setFormat(format);
    showUsual();
}

// If no number was chosen, shows the usual one. Its signal is blocked, because it would count as a choice.
void DrawChoices::follow(QSpinBox* number, int usual, int most)
{
    const QSignalBlocker quiet(number);
    const bool isChosen = m_chosen.contains(number);
    number->setMaximum(qMax(isChosen ? number->value() : usual, most));
    if (!isChosen)
        number->setValue(usual);
}

void DrawChoices::showUsual()
{
    const desk::Choosable has = desk::choosable(m_format);
    m_seeding->offer(ByLotApart, has.apart);
    m_thirdPlace->parentWidget()->setVisible(has.thirdPlace);
    m_final->parentWidget()->setVisible(has.finals);
    m_meetings->parentWidget()->setVisible(has.meetings);
    for (const QSpinBox* each : {m_pools, m_advance, m_wildcards})
        each->parentWidget()->setVisible(has.pools);
    m_rounds->parentWidget()->setVisible(has.rounds);
    m_more->setVisible(has.pools || has.thirdPlace || has.finals);
    const int teams = qMax(2, m_teams);
    const bracket::PoolsPlan usual = bracket::usualPools(
        teams, m_chosen.contains(m_pools) ? std::optional(m_pools->value()) : std::nullopt);
    follow(m_pools, usual.pools, qMin(bracket::mostPools, teams / 2));
    follow(m_advance, usual.advance, teams / usual.pools);
    follow(m_wildcards, usual.wildcards,
           teams - m_pools->value() * qMin(m_advance->value(), teams / usual.pools));
    follow(m_rounds, bracket::usualSwissRounds(teams), bracket::mostSwissRounds(teams));
}

void DrawChoices::wish(QSpinBox* number, const std::optional<int>& value)
{
    const QSignalBlocker quiet(number);
    m_chosen.remove(number);
    if (value)
        m_chosen.insert(number);
    number->setMaximum(qMax(number->maximum(), value.value_or(0)));
    number->setValue(value.value_or(number->value()));
}

void DrawChoices::setDrawSettings(const desk::DrawSettings& how)
{
    setStandings({}, {});
    m_seeding->setCurrentIndex(how.seeding != facts::Seeding::Random ? AsListed
                               : how.apart                           ? ByLotApart
                                                                     : ByLot);
    m_thirdPlace->setCurrentIndex(how.thirdPlace ? 1 : 0);
    m_final->setCurrentIndex(how.singleFinal ? 1 : 0);
    m_meetings->setCurrentIndex(how.meetings.value_or(1) == 2 ? 1 : 0);
    wish(m_pools, how.pools);
    wish(m_advance, how.advance);
    wish(m_wildcards, how.wildcards);
    wish(m_rounds, how.rounds);
    m_ranking->setRanking(how.ranking);
    showUsual();
    Q_EMIT changed();
}

desk::DrawSettings DrawChoices::how() const
{
    const desk::Choosable has = desk::choosable(m_format);
    desk::DrawSettings how;
    const int seeding = m_seeding->currentIndex();
    how.seeding = seeding == ByLot || seeding == ByLotApart ? facts::Seeding::Random : facts::Seeding::Listed;
    how.apart = has.apart && seeding == ByLotApart;
    if (m_seeding->currentIndex() == ByStandings)
        how.standings = m_standings;
    how.thirdPlace = has.thirdPlace && kit::isOther(m_thirdPlace);
    how.singleFinal = has.finals && kit::isOther(m_final);
    if (has.meetings && kit::isOther(m_meetings))
        how.meetings = 2;
    if (has.pools) {
        how.pools = m_pools->value();
        how.advance = m_advance->value();
        if (m_wildcards->value() > 0)
            how.wildcards = m_wildcards->value();
    }
    if (has.rounds)
        how.rounds = m_rounds->value();
    how.ranking = m_ranking->ranking();
    return how;
}

} // namespace teams

#include "moc_drawcard.cpp"
