#include "bracketscreen.h"

#include "boxtext.h"

#include "bracket/questions.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/drawing/marks.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "ui/session/menu.h"
#include "views/match.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tree {

namespace {

/// ` · final: championship rules, to 500`; empty if the final has the same rules as other matches.
QString finalRules(const tournament::Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    const bracket::Match* final = bracket::decidingMatch(setting.bracket);
    const auto last = final ? tournament::rulesFor(setting, *final) : std::nullopt;
    if (!last || (*last)->phase == tournament::generalSet(setting)->phase)
        return {};
    return u" · "_s + Window::tr("final: %1 rules, %2").arg(kit::text((*last)->phase), lengthOf(**last));
}

/// ` · 4 pools, top 2 advance from each, and 1 wildcard`
QString poolsInWords(const tournament::Setting& setting)
{
    const int wildcards = setting.draw->wildcards.value_or(0);
    const QString pools = Window::tr("%n pool(s)", nullptr, setting.draw->pools.value_or(0));
    const QString advancement = kit::text(wording::advancingText(setting.draw->advance.value_or(0)));
    const QString words =
        wildcards <= 0
            ? Window::tr("%1, %2 from each").arg(pools, advancement)
            : Window::tr("%1, %2 from each, and %n wildcard(s)", nullptr, wildcards).arg(pools, advancement);
    return u" · "_s + words;
}

/// ` · round 2 of 4`
QString roundInWords(const tournament::Setting& setting)
{
    const int rounds = setting.bracket.rounds;
    return u" · "_s + (setting.pairings.empty()
                           ? Window::tr("%n round(s), round 1 is paired on Standings", nullptr, rounds)
                           : Window::tr("round %1 of %2").arg(setting.pairings.size()).arg(rounds));
}

/// `11 teams, single elimination`, then the details of that format.
QString summaryOf(const tournament::Tournament& tournament)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    const QString summary =
        Window::tr("%1 teams, %2").arg(QString::number(drawn.entries), kit::text(wording::name(drawn.kind)));
    switch (drawn.kind) {
    case bracket::Kind::PoolsPlayoff:
        return summary + poolsInWords(*tournament.setting); // the target of the final is above its box
    case bracket::Kind::RoundRobin:
        return summary + u" · "_s + kit::text(wording::matchesText(tournament::countsOf(tournament)));
    case bracket::Kind::Swiss:
        return summary + roundInWords(*tournament.setting);
    default:
        return summary + finalRules(tournament);
    }
}

/// How the champion ranked first.
QString rankingOf(const tournament::Tournament& tournament)
{
    const tournament::Standing first = tournament::standings(tournament).front();
    const int won = first.won + first.byes;
    const QString record =
        Window::tr("won %1 of %n match(es)", nullptr, won + first.lost + first.tied).arg(won);
    const std::string why = wording::decidedBy(tournament, first);
    return why.empty() ? record : record + u"; "_s + kit::text(why);
}

/// How the champion won the tournament.
QString victoryOf(const tournament::Tournament& tournament, const std::string& champion)
{
    if (!bracket::decidingMatch(tournament.setting->bracket))
        return rankingOf(tournament);
    const auto victory = views::victoryView(tournament, champion);
    if (!victory)
        return {};
    const QString opponent = kit::text(victory->opponent);
    if (!victory->wasPlayed)
        return (victory->inSecondFinal ? Window::tr("second final against %1 decided without play")
                                       : Window::tr("final against %1 decided without play"))
            .arg(opponent);
    return (victory->inSecondFinal ? Window::tr("%1 to %2 against %3 in the second final")
                                   : Window::tr("%1 to %2 against %3 in the final"))
        .arg(kit::text(victory->points), kit::text(victory->against), opponent);
}

class Spade : public QWidget {
public:
    explicit Spade(kit::Theme& theme) : m_theme(theme)
    {
        kit::follow(theme, this, [this] { setFixedSize(m_theme.px(30), m_theme.px(30)); });
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(drawing::suit(drawing::Suit::Spades, rect()), m_theme.colors().ink);
    }

private:
    kit::Theme& m_theme;
};

} // namespace

BracketScreen::BracketScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(new kit::Line(theme, 24, kit::Weight::Medium)),
      m_subtitle(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_spade(new Spade(theme)), m_champion(new kit::Line(theme, 30, kit::Weight::Medium)),
      m_words(new QBoxLayout(QBoxLayout::LeftToRight)), m_tree(new TreeView(theme))
{
    auto* column = kit::columnIn(this, 0);
    column->addLayout(makeHead());
    m_empty = emptyUntilDrawn(Window::tr("No draw yet"));
    column->addWidget(m_empty, 1);
    column->addWidget(m_tree, 1);
    m_keys = makeKeys();
    column->addWidget(m_keys);
    connect(m_tree, &TreeView::matchWanted, this, &Screen::matchWanted);
    connect(m_tree, &TreeView::menuWanted, this, [this](const QPoint& place) {
        session::openRowMenu(m_theme, *m_tree, *this, place, {session::Key::Record, session::Key::Print},
                             {Window::tr("Open score sheet"), [this] { m_tree->openCurrent(); },
                              [this] { return m_tree->opensCurrent(); }});
    });
    printsByKey();
}

QLayout* BracketScreen::makeHead()
{
    m_head = kit::lineIn(nullptr, 14);
    m_head->addWidget(m_spade);
    m_words->setSpacing(14);
    for (kit::Line* line : {m_title, m_champion})
        line->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_title->setText(Window::tr("Bracket"));
    m_words->addWidget(m_title);
    m_words->addWidget(m_champion);
    m_words->addWidget(m_subtitle, 1);
    m_head->addLayout(m_words, 1);
    return m_head;
}

// If the words about the final don't fit beside the champion, they go below.
void BracketScreen::fitHead()
{
    const int wide = m_champion->sizeHint().width() + m_subtitle->sizeHint().width() + m_theme.px(120);
    const bool isBelow = !m_champion->isHidden() && wide > width();
    m_words->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_words->setSpacing(isBelow ? 0 : 14);
}

void BracketScreen::resizeEvent(QResizeEvent* event)
{
    Screen::resizeEvent(event);
    fitHead();
}

QWidget* BracketScreen::makeKeys()
{
    auto* keys = new kit::FlowRow(m_theme, 16);
    keys->flow().setContentsMargins(20, 2, 20, 4);
    for (kit::KeyHint* each :
         {hint(u"←↑↓→"_s, Window::tr("move"), [this] { m_tree->setFocus(); }),
          hint(u"Enter"_s, Window::tr("open the sheet"), [this] { m_tree->openCurrent(); }),
          hint(u"+"_s, Window::tr("zoom in"), [this] { m_tree->zoomIn(); }),
          hint(u"−"_s, Window::tr("zoom out"), [this] { m_tree->zoomOut(); }),
          hint(u"0"_s, Window::tr("fit"), [this] { m_tree->fit(); })})
        keys->flow().addWidget(each);
    auto* between = new QWidget; // pushes Print to the right
    keys->flow().addWidget(between);
    keys->flow().setGrowing(between);
    keys->flow().addWidget(hint(session::Key::Print, [this] { Q_EMIT printWanted(); }));
    return keys;
}

void BracketScreen::takeFocus()
{
    (m_empty->isHidden() ? m_tree : m_empty)->setFocus();
}

void BracketScreen::refresh()
{
    const bool drawn = m_session.isOpen() && m_session.tournament().setting->draw;
    m_empty->setVisible(!drawn);
    m_tree->setVisible(drawn);
    m_keys->setVisible(drawn);
    showHead(drawn ? &m_session.tournament() : nullptr);
    if (drawn)
        m_tree->show(m_session.shown().tournament);
    else
        m_tree->clear();
}

void BracketScreen::showHead(const tournament::Tournament* tournament)
{
    const std::string champion = tournament ? tournament::champion(*tournament) : std::string();
    for (QWidget* widget : {m_spade, static_cast<QWidget*>(m_champion)})
        widget->setVisible(!champion.empty());
    m_title->setVisible(champion.empty());
    m_head->setContentsMargins(20, champion.empty() ? 12 : 5, 20, 2); // the larger text needs no more height
    if (!champion.empty())
        m_champion->setText(Window::tr("%1 won").arg(kit::text(tournament::teamName(*tournament, champion))));
    m_subtitle->setText(!tournament        ? QString()
                        : champion.empty() ? summaryOf(*tournament)
                                           : victoryOf(*tournament, champion));
    fitHead();
}

} // namespace tree

#include "moc_bracketscreen.cpp"
