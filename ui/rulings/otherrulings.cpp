#include "otherrulings.h"

#include "laterask.h"

#include "desk/conduct.h"
#include "desk/names.h"
#include "ui/look/flow.h"
#include "ui/look/sentence.h"

#include <QVBoxLayout>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace rulings {

namespace {

const QStringList sides{u"A"_s, u"B"_s};

facts::Side sideOf(const QString& answer)
{
    return answer == sides.front() ? facts::Side::A : facts::Side::B;
}

/// The words of a choice, as people read them.
template <class Choice>
QStringList wordsOf(std::initializer_list<Choice> choices)
{
    QStringList words;
    for (const Choice choice : choices)
        words << look::sentence(std::string(facts::word(choice)));
    return words;
}

template <class Choice>
Choice chosen(const QStringList& words, const QString& answer)
{
    return static_cast<Choice>(words.indexOf(answer));
}

/// The fouls that the night's rules name, whichever the phase.
QStringList foulsIn(const night::Night& night)
{
    std::set<std::string> names;
    if (!night.setting->rules.empty())
        for (const auto& set : night.setting->rules.back().sets)
            for (const scoring::Foul& foul : set->rules.fouls)
                names.insert(foul.name);
    QStringList fouls;
    for (const std::string& name : names)
        fouls << look::text(name);
    return fouls;
}

} // namespace

OtherRulings::OtherRulings(look::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_ask(new look::Ask(theme)), m_line(new QWidget)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_ask);
    auto* flow = new look::Flow(theme.px(12), m_line);
    add(flow, u"Points"_s, Qt::Key_P, &OtherRulings::askPoints);
    add(flow, u"Foul"_s, Qt::Key_F, &OtherRulings::askFoul);
    add(flow, u"Incident"_s, Qt::Key_I, &OtherRulings::askIncident);
    add(flow, u"Protest"_s, Qt::Key_T, &OtherRulings::askProtest);
    add(flow, u"Settle protest"_s, Qt::Key_S, &OtherRulings::askSettle);
    add(flow, u"Rating"_s, Qt::Key_G, &OtherRulings::askRating);
    column->addWidget(m_line);
    connect(m_ask, &look::Ask::closed, this, [this] {
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
    const night::Night& night = m_session.night();
    const auto matches = night::inOrder(night);
    const bool isOpen = std::any_of(matches.begin(), matches.end(),
                                    [](const night::Match* match) { return match->flags.protest; });
    for (const Button& each : std::as_const(m_buttons)) {
        if (each.key == Qt::Key_F)
            each.button->setVisible(!foulsIn(night).isEmpty());
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

std::optional<std::string> OtherRulings::matchTyped(const QString& typed)
{
    const auto found = desk::findMatch(m_session.night(), typed.toStdString());
    if (found)
        return *found;
    m_ask->complain(look::sentences(found.error().mistakes).join(u' '));
    return std::nullopt;
}

void OtherRulings::askPoints()
{
    m_ask->ask(u"Points by ruling"_s,
               {{u"Match, its number"_s, {}, {}, false},
                {u"Hand"_s, {}, {}, false},
                {u"Side"_s, sides, {}, false},
                {u"Points"_s, {}, {}, false},
                {u"Reason"_s, {}, {}, false}},
               u"Give points"_s, [this](const QStringList& answers) {
                   bool isNumber = false;
                   const int points = QString(answers[3]).replace(u'−', u'-').toInt(&isNumber);
                   if (!isNumber || points == 0)
                       return m_ask->complain(
                           u"Points: “%1” is no number such as 30 or −30"_s.arg(answers[3]));
                   const auto match = matchTyped(answers[0]);
                   if (!match)
                       return;
                   desk::HandRulingOptions options;
                   options.match = *match;
                   options.hand = answers[1].toInt();
                   options.side = sideOf(answers[2]);
                   options.what = points;
                   options.reason = answers[4].toStdString();
                   ruleOn(options, u"points by ruling"_s);
               });
}

void OtherRulings::askFoul()
{
    m_ask->ask(u"A foul for which the rules name a price"_s,
               {{u"Match, its number"_s, {}, {}, false},
                {u"Hand"_s, {}, {}, false},
                {u"Side"_s, sides, {}, false},
                {u"Foul"_s, foulsIn(m_session.night()), {}, false}},
               u"Record foul"_s, [this](const QStringList& answers) {
                   const auto match = matchTyped(answers[0]);
                   if (!match)
                       return;
                   desk::HandRulingOptions options;
                   options.match = *match;
                   options.hand = answers[1].toInt();
                   options.side = sideOf(answers[2]);
                   options.what = answers[3].toStdString();
                   ruleOn(options, u"foul"_s);
               });
}

void OtherRulings::askIncident()
{
    using enum facts::IncidentKind;
    const QStringList kinds = wordsOf({Note, Infraction, Warning, Ejection});
    m_ask->ask(u"What costs no points by itself; who is ejected sits down to no further match"_s,
               {{u"What"_s, kinds, {}, false},
                {u"Player, if one"_s, {}, {}, true},
                {u"Team, if one"_s, {}, {}, true},
                {u"Match, if one"_s, {}, {}, true},
                {u"What happened"_s, {}, {}, false}},
               u"Put on record"_s, [this, kinds](const QStringList& answers) {
                   const night::Night& night = m_session.night();
                   facts::Incident incident;
                   incident.what = chosen<facts::IncidentKind>(kinds, answers[0]);
                   incident.reason = answers[4].toStdString();
                   if (!answers[2].isEmpty()) {
                       const auto team = desk::findTeam(night, answers[2].toStdString());
                       if (!team)
                           return m_ask->complain(look::sentences(team.error().mistakes).join(u' '));
                       incident.team = *team;
                   }
                   if (!answers[1].isEmpty()) {
                       const auto player =
                           desk::findPlayer(night, answers[1].toStdString(), incident.team.value_or(""));
                       if (!player)
                           return m_ask->complain(look::sentences(player.error().mistakes).join(u' '));
                       incident.person = *player;
                       if (const std::string team = desk::teamOfPlayer(night, *player);
                           !incident.team && !team.empty())
                           incident.team = team;
                   }
                   if (!answers[3].isEmpty()) {
                       incident.match = matchTyped(answers[3]);
                       if (!incident.match)
                           return;
                   }
                   send(u"incident"_s, [incident](desk::Desk& desk, const std::string& by) {
                       return desk::report(desk, by, incident);
                   });
               });
}

void OtherRulings::askProtest()
{
    using enum facts::ProtestAbout;
    const QStringList about = wordsOf({Rule, Eligibility});
    m_ask->ask(u"A side plays on, or signs, under protest"_s,
               {{u"Match, its number"_s, {}, {}, false},
                {u"Side"_s, sides, {}, false},
                {u"About"_s, about, {}, false},
                {u"What is protested"_s, {}, {}, false},
                {u"The winner"_s, {u"Moves on"_s, u"Waits for it"_s}, u"Moves on"_s, false}},
               u"Record protest"_s, [this, about](const QStringList& answers) {
                   const auto match = matchTyped(answers[0]);
                   if (!match)
                       return;
                   desk::ProtestOptions options;
                   options.match = *match;
                   options.side = sideOf(answers[1]);
                   options.about = chosen<facts::ProtestAbout>(about, answers[2]);
                   options.reason = answers[3].toStdString();
                   options.holds = answers[4] != u"Moves on"_s;
                   send(u"protest"_s, [options](desk::Desk& desk, const std::string& by) {
                       return desk::protest(desk, by, options);
                   });
               });
}

void OtherRulings::askSettle()
{
    using enum facts::ProtestEnd;
    const QStringList ends = wordsOf({Upheld, Rejected, Withdrawn, Referred});
    m_ask->ask(
        u"What becomes of a protest; referred, staff decide it later"_s,
        {{u"Match, its number"_s, {}, {}, false}, {u"It is"_s, ends, {}, false}, {u"Reason"_s, {}, {}, true}},
        u"Settle"_s, [this, ends](const QStringList& answers) {
            const auto match = matchTyped(answers[0]);
            if (!match)
                return;
            desk::SettleOptions options;
            options.match = *match;
            options.ruling = chosen<facts::ProtestEnd>(ends, answers[1]);
            options.reason = answers[2].toStdString();
            send(u"settlement"_s, [options](desk::Desk& desk, const std::string& by) {
                return desk::settle(desk, by, options);
            });
        });
}

void OtherRulings::askRating()
{
    m_ask->ask(u"How a side behaved, 0 to 10; not open to protest"_s,
               {{u"Match, its number"_s, {}, {}, false},
                {u"Side"_s, sides, {}, false},
                {u"Rating"_s, {}, {}, false},
                {u"Reason, to revise one"_s, {}, {}, true}},
               u"Rate"_s, [this](const QStringList& answers) {
                   const auto match = matchTyped(answers[0]);
                   if (!match)
                       return;
                   const auto tenths = desk::ratingIn(answers[2].toStdString());
                   if (!tenths)
                       return m_ask->complain(look::sentences(tenths.error().mistakes).join(u' '));
                   send(u"rating"_s,
                        [match = *match, side = sideOf(answers[1]), tenths = *tenths,
                         reason = answers[3].toStdString()](desk::Desk& desk, const std::string& by) {
                            return desk::rate(desk, by, match, side, tenths, reason);
                        });
               });
}

// It changes the score: a finished match needs somebody's leave, and a later one may be disputed by it.
void OtherRulings::ruleOn(const desk::HandRulingOptions& options, const QString& what)
{
    allow(options.match, [this, options, what](const std::string& by) {
        const auto completed = [options](const LaterAsk::Then& then) {
            desk::HandRulingOptions decided = options;
            decided.then = then;
            return decided;
        };
        LaterAsk asked;
        asked.match = options.match;
        asked.accept = u"Save the ruling"_s;
        asked.look = [this, by, completed](const LaterAsk::Then& then) {
            return desk::previewHandRuling(m_session.night(), desk::thisMachine(), by, completed(then))
                .map([](desk::HandRuling&& seen) { return static_cast<desk::Correction&&>(seen); });
        };
        asked.make = [this, by, completed, what](const LaterAsk::Then& then) {
            send(what, [by, decided = completed(then), seen = m_session.shown().night](desk::Desk& desk,
                                                                                       const std::string&) {
                return desk::ruleOnHand(desk, by, decided, seen.get()).map([](desk::HandRuling&& made) {
                    return *std::move(made.recorded);
                });
            });
        };
        asked.complain = [this](const QString& sentence) { m_ask->complain(sentence); };
        QMetaObject::invokeMethod( // behind the answer that is being given
            m_ask, [this, asked] { askLater(*m_ask, asked); }, Qt::QueuedConnection);
    });
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
                m_ask->complain(look::sentence(outcome.mistakes.join(u' ')));
        },
        this);
}

} // namespace rulings
