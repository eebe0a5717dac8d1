#include "otherrulings.h"

#include "desk/checks/lookup.h"
#include "desk/corrections/amend.h"
#include "tournament/model/setting.h"
#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QVBoxLayout>

#include <algorithm>
#include <set>

using wording::Window;

namespace rulings {

OtherRulings::OtherRulings(kit::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_ask(new kit::Ask(theme)), m_line(new QWidget)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_ask);
    auto* flow = new kit::Flow(theme.px(12), m_line);
    add(flow, Window::tr("Points"), Qt::Key_P, &OtherRulings::askPoints);
    add(flow, Window::tr("Foul"), Qt::Key_F, &OtherRulings::askFoul);
    add(flow, Window::tr("Throw in"), Qt::Key_H, &OtherRulings::askThrowIn);
    add(flow, Window::tr("Incident"), Qt::Key_I, &OtherRulings::askIncident);
    add(flow, Window::tr("Protest"), Qt::Key_T, &OtherRulings::askProtest);
    add(flow, Window::tr("Settle protest"), Qt::Key_S, &OtherRulings::askSettle);
    add(flow, Window::tr("Rating"), Qt::Key_G, &OtherRulings::askRating);
    add(flow, Window::tr("Rules"), Qt::Key_R, &OtherRulings::askRules);
    add(flow, Window::tr("Vacate"), Qt::Key_V, &OtherRulings::askVacate);
    column->addWidget(m_line);
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_line->show();
        Q_EMIT closed();
    });
}

void OtherRulings::add(QLayout* line, const QString& text, int key, void (OtherRulings::*ask)())
{
    auto* button = new KeyButton(m_theme, text, QString(QChar(key)));
    connect(button, &KeyButton::clicked, this, [this, ask] { begin(ask); });
    line->addWidget(button);
    m_buttons.append({button, key, ask});
}

void OtherRulings::begin()
{
    if (m_ask->isOpen())
        m_ask->drop();
}

// A button for what cannot be would only be in the way.
void OtherRulings::refresh()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const auto matches = tournament::inOrder(tournament);
    const bool isOpen = std::any_of(matches.begin(), matches.end(),
                                    [](const tournament::Match* match) { return match->flags.protest; });
    for (const Button& each : std::as_const(m_buttons)) {
        if (each.key == Qt::Key_F)
            each.button->setVisible(!foulsIn(tournament).empty());
        if (each.key == Qt::Key_S)
            each.button->setVisible(isOpen);
    }
}

bool OtherRulings::press(int key)
{
    for (const Button& each : std::as_const(m_buttons))
        if (each.key == key && !each.button->isHidden()) {
            begin(each.ask);
            return true;
        }
    return false;
}

// The question takes the place of the buttons.
void OtherRulings::begin(void (OtherRulings::*ask)())
{
    (this->*ask)();
    m_line->hide();
}

std::optional<std::string> OtherRulings::teamTyped(const QString& typed)
{
    const auto found = desk::findTeam(m_session.tournament(), typed.toStdString());
    if (found)
        return *found;
    m_ask->complain(kit::sentences(wording::onScreen(found.error().mistakes)).join(u' '));
    return std::nullopt;
}

std::optional<std::string> OtherRulings::matchTyped(const QString& typed)
{
    const auto found = desk::findMatch(m_session.tournament(), typed.toStdString());
    if (found)
        return *found;
    m_ask->complain(kit::sentences(wording::onScreen(found.error().mistakes)).join(u' '));
    return std::nullopt;
}

// A finished match needs somebody's leave. Behind the answer that is being given.
void OtherRulings::propose(const std::string& match, sheet::Change change)
{
    change.refuse = [this](const QStringList& sentences) { m_ask->complain(sentences.join(u' ')); };
    change.make = [this](const QString& done, const session::Job& job) {
        send(done, [job](desk::Desk& desk, const std::string&) { return job(desk); });
    };
    allow(
        match,
        [this, change](const std::string& by) {
            sheet::Change allowed = change;
            allowed.by = by;
            QMetaObject::invokeMethod(
                m_ask, [this, allowed] { sheet::askChange(*m_ask, m_session, allowed); },
                Qt::QueuedConnection);
        },
        [this] { sayNoPin(); });
}

void OtherRulings::send(const QString& what, const By& job)
{
    m_session.ask(
        what, [job, by = m_session.supervisor().toStdString()](desk::Desk& desk) { return job(desk, by); },
        [this](const session::Outcome& outcome) {
            if (!m_ask->isOpen() || !m_ask->isAnswered())
                return; // another one is asked for since
            if (outcome.good())
                m_ask->drop();
            else
                m_ask->complain(kit::sentence(outcome.mistakes.join(u' ')));
        },
        this);
}

void OtherRulings::sayNoPin()
{
    if (m_ask->isOpen() && m_ask->isAnswered())
        m_ask->complain(Window::tr("Nothing was recorded: no PIN was given. Enter asks for it again."));
}

/// The fouls that the tournament's rules name, whichever the phase and from whichever match on.
std::set<std::string> foulsIn(const tournament::Tournament& tournament)
{
    std::set<std::string> names;
    for (const tournament::InTurn& each : tournament::rulesInTurn(*tournament.setting))
        for (const auto& set : each.rules->sets)
            for (const scoring::Foul& foul : set->rules.fouls)
                names.insert(foul.name);
    return names;
}

void OtherRulings::askPoints()
{
    m_ask->ask(Window::tr("Points by ruling"),
               {{Window::tr("Match, its number"), {}, {}, false},
                {Window::tr("Hand"), {}, {}, false},
                {Window::tr("Side"), sides(), {}, false},
                {Window::tr("Points"), {}, {}, false},
                {Window::tr("Reason"), {}, {}, false}},
               Window::tr("Give points"), [this](const kit::Answers& answers) {
                   bool isNumber = false;
                   const int points = QString(answers.text(3)).replace(u'−', u'-').toInt(&isNumber);
                   if (!isNumber || points == 0)
                       return m_ask->complain(
                           Window::tr("Points: “%1” is no number such as 30 or −30").arg(answers.text(3)));
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   desk::HandRulingOptions options;
                   options.match = *match;
                   options.hand = answers.text(1).toInt();
                   options.side = answers.chosen<facts::Side>(2);
                   options.what = points;
                   options.reason = answers.text(4).toStdString();
                   ruleOn(options, Window::tr("points by ruling"));
               });
}

void OtherRulings::askFoul()
{
    QList<kit::Choice> fouls;
    for (const std::string& foul : foulsIn(m_session.tournament()))
        fouls.append({foul, kit::text(foul)});
    m_ask->ask(Window::tr("A foul for which the rules name a price"),
               {{Window::tr("Match, its number"), {}, {}, false},
                {Window::tr("Hand"), {}, {}, false},
                {Window::tr("Side"), sides(), {}, false},
                {Window::tr("Foul"), fouls, {}, false}},
               Window::tr("Record foul"), [this](const kit::Answers& answers) {
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   desk::HandRulingOptions options;
                   options.match = *match;
                   options.hand = answers.text(1).toInt();
                   options.side = answers.chosen<facts::Side>(2);
                   options.what = answers.chosen<std::string>(3);
                   ruleOn(options, Window::tr("foul"));
               });
}

void OtherRulings::askThrowIn()
{
    m_ask->ask(
        Window::tr("A hand that was scored is thrown in by ruling: it counts nothing, and is dealt again"),
        {{Window::tr("Match, its number"), {}, {}, false},
         {Window::tr("Hand"), {}, {}, false},
         {Window::tr("Reason"), {}, {}, false}},
        Window::tr("Show what it changes"), [this](const kit::Answers& answers) {
            const auto match = matchTyped(answers.text(0));
            if (!match)
                return;
            desk::AmendOptions options;
            options.how = desk::AmendOptions::How::ThrowIn;
            options.match = *match;
            options.hand = answers.text(1).toInt();
            options.reason = answers.text(2).toStdString();
            throwIn(options);
        });
}

// It changes the score: a later match may be disputed by it.
void OtherRulings::ruleOn(const desk::HandRulingOptions& options, const QString& what)
{
    sheet::Change change;
    change.proposal = desk::ruleOnHand(options);
    change.accept = Window::tr("Save the ruling");
    change.done = what;
    propose(options.match, std::move(change));
}

void OtherRulings::throwIn(const desk::AmendOptions& options)
{
    sheet::Change change;
    change.proposal = desk::amend(options);
    change.title = Window::tr("Throw in hand %1").arg(options.hand);
    change.accept = Window::tr("Throw the hand in");
    change.done = Window::tr("hand thrown in");
    propose(options.match, std::move(change));
}

} // namespace rulings
