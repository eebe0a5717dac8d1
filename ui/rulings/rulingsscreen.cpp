#include "rulingsscreen.h"

#include "desk/rulings/conduct.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "ui/kit/flow.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

constexpr int whereWidth = 220; // pixels at 100 %
constexpr int stateWidth = 180;

QString claimant(const tournament::Tournament& tournament, const tournament::Match& match,
                 facts::Challenger by)
{
    return by == facts::Challenger::Supervisor
               ? Window::tr("The supervisor")
               : kit::text(tournament::teamName(tournament,
                                                by == facts::Challenger::A ? match.teams.a : match.teams.b));
}

QString foundIn(const tournament::Tournament& tournament, const tournament::Match& match,
                const desk::CaseOnRecord& found)
{
    if (!found.evidence)
        return Window::tr("Nothing was said yet of what shows it.");
    const auto finding = desk::findingOf(match, found.challenge.book, *found.evidence);
    const std::string who = tournament::playerAt(tournament, match, found.challenge.accused);
    return kit::text(desk::verdictText(finding.verdict) + ' ' + desk::findingText(finding, who));
}

kit::Cell cellOf(const QString& first, const QString& second, bool isStrong)
{
    return {.text = first,
            .second = second,
            .strong = isStrong,
            .spoken = second.isEmpty() ? first : first + u", "_s + second};
}

kit::Row rowOf(const tournament::Tournament& tournament, const desk::CaseOnRecord& found)
{
    const tournament::Match& match = *tournament::match(tournament, found.match);
    const QString game =
        match.series.games > 1 ? u" · "_s + Window::tr("game %1").arg(found.spot.game) : QString();
    const auto table = tournament::tableOf(tournament, match);
    const auto& decision = found.decision;
    kit::Cell state = decision ? cellOf(rulingWord(decision->ruling), kit::text(found.decided->by), true)
                               : cellOf(Window::tr("to be decided"), kit::text(found.claimed.by), true);
    state.ink = decision ? kit::Line::Ink::Plain : kit::Line::Ink::Warn;
    const QString claim =
        Window::tr("%1 accuses %2, book %3")
            .arg(claimant(tournament, match, found.challenge.by),
                 kit::text(tournament::seatName(tournament, match, found.challenge.accused)),
                 QString::number(found.challenge.book));
    return {kit::text(found.op),
            {cellOf(kit::sentence(wording::titleOf(match)) + game + u" · "_s +
                        Window::tr("hand %1").arg(found.hand),
                    table ? Window::tr("table %1").arg(*table) : QString(), true),
             cellOf(claim, foundIn(tournament, match, found), false), state}};
}

} // namespace

OtherRulings::OtherRulings(kit::Theme& theme, session::Session& session, const session::PinGate& gate)
    : m_ask(new kit::Ask(theme)), m_forms{session, *m_ask, gate}, m_line(new QWidget)
{
    QVBoxLayout* column = kit::columnIn(this, 12);
    kit::add(column, {m_ask, m_line});
    auto* flow = new kit::Flow(theme.px(12), m_line);
    const std::tuple<QString, QString, void (*)(const Forms&)> rulings[] = {
        {Window::tr("Points"), u"P"_s, askPoints},    {Window::tr("Foul"), u"F"_s, askFoul},
        {Window::tr("Throw in"), u"H"_s, askThrowIn}, {Window::tr("Incident"), u"I"_s, askIncident},
        {Window::tr("Protest"), u"T"_s, askProtest},  {Window::tr("Settle protest"), u"S"_s, askSettle},
        {Window::tr("Rating"), u"G"_s, askRating},    {Window::tr("Rules"), u"R"_s, askRules},
        {Window::tr("Vacate"), u"V"_s, askVacate}};
    for (const auto& [text, key, ask] : rulings) {
        m_buttons << new KeyButton(theme, text, key);
        flow->addWidget(m_buttons.back());
        connect(m_buttons.back(), &KeyButton::clicked, this, [this, ask = ask] {
            ask(m_forms);
            m_line->hide(); // the question takes the place of the buttons
        });
    }
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_line->show();
        Q_EMIT closed();
    });
}

void OtherRulings::begin()
{
    if (m_ask->isOpen())
        m_ask->drop();
}

// A button for what cannot be would only be in the way.
void OtherRulings::refresh()
{
    const tournament::Tournament& tournament = m_forms.tournament();
    const bool isOpen = std::ranges::any_of(tournament::inOrder(tournament),
                                            [](const auto* match) { return match->flags.protest; });
    for (KeyButton* each : std::as_const(m_buttons))
        if (each->key() == u"F"_s)
            each->setVisible(!foulsIn(tournament).empty());
        else if (each->key() == u"S"_s)
            each->setVisible(isOpen);
}

RulingsScreen::RulingsScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_page(new CasePage(theme, session, allow))
{
    QVBoxLayout* column = kit::columnIn(this, -1, {20, 14, 20, 14});
    m_list = makeList();
    column->addWidget(m_list); // no stack, which would be as large as the larger of both
    column->addWidget(m_page);
    m_page->hide();
    onKey(session::Key::Print, [this] {
        if (!m_page->isOpen() || m_page->sayIfUnsaved())
            Q_EMIT printWanted();
    });
    connect(m_page, &CasePage::closed, this, &RulingsScreen::showList);
    connect(m_page, &CasePage::matchWanted, this, &RulingsScreen::matchWanted);
}

QWidget* RulingsScreen::makeList()
{
    auto* list = new QWidget;
    QVBoxLayout* column = kit::columnIn(list, 12);
    m_count = new kit::Prose(m_theme, 16, kit::Line::Ink::Soft);
    column->addLayout(kit::headLine(kit::titleLine(m_theme, Window::tr("Rulings")), m_count,
                                    {hint(
                                        session::Key::Record, [this] { Q_EMIT recordWanted(); }, true)}));
    m_said = new kit::Prose(m_theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium);
    m_said->hide();
    m_table = new kit::RowTable(m_theme, Window::tr("challenges of the tournament"), {{}, {}, {}});
    m_table->setRowHeight(64);
    m_table->setHeaderShown(false);
    m_table->setWidth(0, whereWidth);
    m_table->setWidth(2, stateWidth);
    m_table->installEventFilter(this);
    connect(m_table, &kit::RowTable::chosen, this,
            [this](int row) { openCase(m_cases.at(static_cast<std::size_t>(row))); });
    m_none =
        kit::emptyState(m_theme, Window::tr("No challenge tonight"),
                        Window::tr("Where a renege is claimed, press %1 on the match's score sheet (Ctrl+4).")
                            .arg(session::named(session::Key::Challenge)));
    m_protests = new kit::Prose(m_theme, 16);
    m_protests->setAccessibleName(Window::tr("protests of the tournament"));
    m_protests->hide();
    m_others = new OtherRulings(m_theme, m_session, allow);
    connect(m_others, &OtherRulings::closed, this, &RulingsScreen::takeFocus);
    column->addWidget(m_said);
    column->addWidget(m_table, 1);
    column->addWidget(m_none, 1);
    kit::add(column, {m_protests, m_others});
    return list;
}

bool RulingsScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return Screen::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    return !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && m_others->press(key.key());
}

void RulingsScreen::keyPressEvent(QKeyEvent* event)
{
    const bool isOther = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isOther || m_page->isOpen() || m_others->isAsking() || !m_others->press(event->key()))
        Screen::keyPressEvent(event);
}

void RulingsScreen::begin()
{
    m_others->begin();
    showList({});
}

void RulingsScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    fill();
    m_others->refresh();
    m_page->refresh();
}

void RulingsScreen::fill()
{
    m_cases = desk::casesIn(m_session.tournament());
    QList<kit::Row> rows;
    for (const desk::CaseOnRecord& found : m_cases)
        rows << rowOf(m_session.tournament(), found);
    m_table->setVisible(!rows.isEmpty());
    m_none->setVisible(rows.isEmpty());
    m_table->showRows(rows);
    showProtests();
    const auto waiting =
        static_cast<int>(std::ranges::count_if(m_cases, [](const auto& each) { return !each.decision; }));
    m_count->setText(
        rows.isEmpty() ? QString()
        : waiting == 0
            ? Window::tr("All decided. Enter opens one, to look at it or to rule anew.")
            : Window::tr("%n challenge(s) to be decided. Enter opens the case.", nullptr, waiting));
}

// Every one, the open ones first: who protests what, and where that stands.
void RulingsScreen::showProtests()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Timestamp now = m_session.ticker().now();
    QStringList open;
    QStringList settled;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        for (const tournament::Protested& each : match->protests) {
            (each.isOpen() ? open : settled)
                << Window::tr("%1, protest of %2: %3; %4.")
                       .arg(kit::sentence(wording::titleOf(*match)),
                            kit::text(tournament::teamName(tournament, match->teams[each.protest.side])),
                            kit::text(each.protest.reason), kit::text(desk::protestState(each, now)));
        }
    m_protests->say((open + settled).join(u'\n'));
}

void RulingsScreen::takeFocus()
{
    if (m_page->isOpen())
        m_page->takeFocus();
    else if (m_others->isAsking())
        m_others->takeFocus();
    else if (!m_cases.empty())
        m_table->setFocus();
    else
        setFocus();
}

void RulingsScreen::openHand(const QString& match, int game, int hand)
{
    const tournament::Match* found = tournament::match(m_session.tournament(), match.toStdString());
    if (!found || game > static_cast<int>(found->games.size()))
        return;
    int number = 0;
    for (const tournament::Item& item : found->games[static_cast<std::size_t>(game) - 1].items)
        if (std::holds_alternative<scoring::Hand>(item.what) && ++number == hand)
            return open({found->id, game, item.place}, {});
}

void RulingsScreen::openWaiting(const QString& match)
{
    for (const desk::CaseOnRecord& found : desk::casesIn(m_session.tournament()))
        if (!found.decision && found.match == match.toStdString())
            return openCase(found);
}

void RulingsScreen::openCase(const desk::CaseOnRecord& found)
{
    open({found.match, found.spot.game, found.spot.place}, found.op);
}

// What changes a finished match needs a PIN, where there is one.
void RulingsScreen::open(const HandSpot& spot, const std::string& challenge)
{
    const bool isFinal =
        tournament::match(m_session.tournament(), spot.match)->state == tournament::State::Final;
    allowFor(m_session, allow, spot.match, this,
             [this, spot, challenge, isFinal](const std::string& by) {
                 m_said->say({});
                 m_page->open(spot, challenge, isFinal ? by : std::string());
                 if (!m_page->isOpen())
                     return;
                 m_list->hide();
                 m_page->show();
                 m_page->takeFocus();
             },
             {});
}

void RulingsScreen::showList(const QString& sentence)
{
    const bool hadFocus = isVisible();
    m_page->close();
    m_page->hide();
    m_list->show();
    m_said->say(sentence);
    if (m_session.isOpen())
        fill();
    if (hadFocus)
        takeFocus();
}

} // namespace rulings

#include "moc_rulingsscreen.cpp"
