// What is asked of the desk, and what is done with its answer.
#include "teamsdoing.h"

#include "teamsscreen.h"

#include "desk/checks/rosterlimits.h"
#include "desk/document/draft.h"
#include "desk/drawing/drawfacts.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QFileInfo>
#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

QString said(const session::Outcome& outcome)
{
    QStringList all;
    for (const QString& mistake : outcome.mistakes)
        all << kit::sentence(mistake);
    return all.join(u"\n"_s);
}

/// `Ana Ruiz, Ben Cole`
QString namesIn(const tournament::Tournament& tournament, const tournament::Team& team)
{
    QStringList players;
    for (const std::string& player : team.players)
        players << kit::text(tournament::personName(tournament, player));
    return players.join(u", "_s);
}

} // namespace

// That two people have one ID is against every rule, and not for whoever happens to sit here.
void TeamsScreen::import()
{
    const auto& answers = m_import->choices().sameId;
    const bool isAgainst = std::any_of(answers.begin(), answers.end(), [](const auto& each) {
        return each.second.what == roster::SameId::What::Apart;
    });
    if (isAgainst && allow)
        allow(
            Window::tr("Two players keep one ID: a supervisor's PIN"),
            [this](const QString& by) { importAs(by); },
            [this] {
                m_import->complain(
                    Window::tr("Nothing was recorded: no PIN was given. Enter asks for it again."));
            });
    else
        importAs(m_session.supervisor());
}

void TeamsScreen::importAs(const QString& who)
{
    const std::string by = who.toStdString();
    const std::string bytes = m_import->bytes().toStdString();
    const roster::Options choices = m_import->choices();
    askOnce(
        Window::tr("teams"),
        [by, bytes, choices](desk::Desk& desk) { return desk::importTeams(desk, by, bytes, choices); },
        [this](const session::Outcome& outcome) {
            if (!outcome.good())
                return m_import->complain(said(outcome) + u'\n' + Window::tr("Nothing was recorded."));
            m_pages->setCurrentIndex(0);
            refresh();
            takeFocus();
        });
}

void TeamsScreen::askOnce(const QString& what, const session::Job& job, const session::Callback& then)
{
    if (m_asked.contains(what))
        return;
    m_asked.append(what);
    m_session.ask(what, job, [this, what, then](const session::Outcome& outcome) {
        m_asked.removeOne(what);
        then(outcome);
    });
}

void TeamsScreen::save(desk::TeamEntry entry)
{
    const auto against = desk::againstLimits(m_session.tournament(), m_form->team().toStdString(), entry);
    if (against.empty())
        entry.override.clear(); // it was mended meanwhile
    if (!against.empty() && entry.override.empty())
        return m_form->askOverride(kit::sentences(wording::onScreen(against)).join(u".\n"_s) + u'.');
    if (against.empty() || !allow)
        return saveAs(entry, m_session.supervisor());
    allow(
        Window::tr("%1 registers against the limits: a supervisor's PIN").arg(m_form->name()),
        [this, entry](const QString& by) { saveAs(entry, by); },
        [this] {
            m_form->askOverride(
                Window::tr("Nothing was recorded: no PIN was given. Enter asks for it again."));
        });
}

void TeamsScreen::saveAs(const desk::TeamEntry& entry, const QString& who)
{
    const TeamForm::Given given = m_form->given();
    const QString team = given.team;
    const bool isNew = team.isEmpty();
    if (m_saving.contains(team) && (!isNew || !m_form->isTouched()))
        return; // a second Enter
    m_saving.append(team);
    const std::string by = who.toStdString();
    const std::string id = team.toStdString();
    const auto job = [by, id, entry](desk::Desk& desk) {
        return id.empty() ? desk::addTeam(desk, by, entry) : desk::changeTeam(desk, by, id, entry);
    };
    const QString what = m_form->name();
    if (!isNew || !m_refused.isEmpty())
        showActions();
    else
        m_form->begin(); // for the next one, while this one is written
    m_session.ask(what, job, [this, given](const session::Outcome& outcome) {
        m_saving.removeOne(given.team);
        if (!outcome.good())
            return giveBack(given, said(outcome));
        refresh();
        if (!given.team.isEmpty())
            return;
        const int last = m_model->rowCount() - 1;
        m_table->setCurrentIndex(m_model->index(last, TeamsModel::Name));
        // Not under the fingers of whoever types the next one already.
        if (isDrawn() && !m_form->isHidden() && !m_form->isTouched())
            askToEnterLate(m_model->teamAt(last));
    });
}

void TeamsScreen::giveBack(const TeamForm::Given& given, const QString& why)
{
    const bool isFree = m_form->isHidden() ? !isTyping() : !m_form->isTouched();
    m_refused.append({given, why});
    if (isFree)
        return showRefused();
    m_form->complain(Window::tr("%1 is not recorded, and comes back here when this is done: %2")
                         .arg(given.name.simplified(), why));
}

void TeamsScreen::showRefused()
{
    const Refused refused = m_refused.takeFirst();
    showAtSide(m_form);
    QWidget* before = window()->focusWidget();
    m_form->begin(m_session.tournament(), refused.given);
    m_form->complain(refused.why);
    if (!isVisible() && before)
        before->setFocus();
}

void TeamsScreen::askToRemove(const QString& id)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Team* team = tournament::team(*tournament.setting, id.toStdString());
    if (!team)
        return;
    showAtSide(m_confirm);
    m_confirm->ask(
        Window::tr("Remove %1?").arg(kit::text(team->name)),
        Window::tr("%1 and their check-ins go with the team. It cannot be put back, only added anew.")
            .arg(namesIn(tournament, *team)),
        Window::tr("Remove"), [this, id] { remove(id); });
}

void TeamsScreen::remove(const QString& team)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = team.toStdString();
    askOnce(
        Window::tr("removal"), [by, id](desk::Desk& desk) { return desk::removeTeam(desk, by, id); },
        [this](const session::Outcome& outcome) {
            if (!outcome.good())
                return m_confirm->complain(said(outcome));
            refresh();
            showActions();
        });
}

void TeamsScreen::askToDraw()
{
    if (!desk::outlook(m_session.tournament(), m_draw->how()))
        return;
    if (isDrawn())
        askToDrawAgain();
    else
        draw(m_draw->how());
}

void TeamsScreen::chooseStandings()
{
    const QString file = chooseTournament();
    if (file.isEmpty())
        return;
    const auto names = desk::standingsIn(file.toStdString(), environment);
    if (names)
        m_draw->setStandings(QFileInfo(file).completeBaseName(), *names);
    else
        m_draw->complain(kit::sentences(wording::onScreen(names.error().mistakes)).join(u'\n') + u'\n' +
                         Window::tr("Nothing was changed; choose another tournament."));
}

void TeamsScreen::askToDrawAgain()
{
    const auto redraw = desk::previewRedraw(m_session.tournament(), m_draw->how(), environment);
    if (!redraw)
        return m_draw->complain(kit::sentences(wording::onScreen(redraw.error().mistakes)).join(u'\n'));
    showAtSide(m_confirm);
    m_confirm->ask(
        Window::tr("Draw again?"),
        Window::tr("The draw on record is replaced. Whoever has seen or printed it has to be told."),
        Window::tr("Draw again"), [this, how = redraw->how] { draw(how); }, new Changes(m_theme, *redraw));
}

void TeamsScreen::draw(const desk::HowDrawn& how)
{
    const std::string by = m_session.supervisor().toStdString();
    askOnce(
        Window::tr("draw"), [by, how](desk::Desk& desk) { return desk::drawTournament(desk, by, how); },
        [this](const session::Outcome& outcome) {
            showActions();
            if (!outcome.good())
                return m_draw->complain(said(outcome));
            refresh();
            Q_EMIT drawn();
        });
}

namespace {

/// What else there is to say of it.
QString restInWords(const desk::Redraw& redraw)
{
    if (redraw.changes.empty())
        return Window::tr("Everybody begins as before.");
    if (redraw.same == 0)
        return {};
    if (redraw.same == 1)
        return redraw.inPools ? Window::tr("One of the pools stays as it is.")
                              : Window::tr("One of the first round stays as it is.");
    return (redraw.inPools ? Window::tr("%1 of the pools stay as they are.")
                           : Window::tr("%1 of the first round stay as they are."))
        .arg(redraw.same);
}

} // namespace

Changes::Changes(kit::Theme& theme, const desk::Redraw& redraw, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 4, 0, 0);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    if (!redraw.changes.empty())
        addHead();
    for (const desk::Changed& each : redraw.changes)
        add(each);
    auto* rest = new kit::Prose(theme, 14, kit::Line::Ink::Soft);
    m_grid->addWidget(rest, m_row, 0, 1, 2);
    QStringList said{restInWords(redraw)};
    for (const std::string& line : redraw.apart)
        said << kit::sentence(line) + u'.';
    said.removeAll(QString());
    rest->say(said.join(u'\n'));
}

void Changes::addHead()
{
    int column = 0;
    for (const QString& word : {Window::tr("Now"), Window::tr("Drawn again")}) {
        auto* head = new kit::Line(m_theme, 14, kit::Weight::Medium, kit::Line::Ink::Soft);
        head->setText(word);
        m_grid->addWidget(head, m_row, column++);
    }
    ++m_row;
}

void Changes::add(const desk::Changed& changed)
{
    auto* title = new kit::Line(m_theme, 16, kit::Weight::Medium);
    title->setText(kit::sentence(changed.what));
    m_grid->addWidget(title, m_row++, 0, 1, 2);
    const std::size_t lines = std::max<std::size_t>({changed.before.size(), changed.after.size(), 1});
    for (std::size_t line = 0; line < lines; ++line, ++m_row) {
        write(changed.before, line, 0);
        write(changed.after, line, 1);
    }
}

void Changes::write(const std::vector<std::string>& all, std::size_t line, int column)
{
    if (line > 0 && line >= all.size())
        return;
    auto* text = new kit::Prose(m_theme, 14,
                                all.empty()   ? kit::Line::Ink::Soft
                                : column == 0 ? kit::Line::Ink::Soft
                                              : kit::Line::Ink::Plain);
    m_grid->addWidget(text, m_row, column);
    text->say(all.empty() ? Window::tr("nobody") : kit::text(all[line]));
}

} // namespace teams
