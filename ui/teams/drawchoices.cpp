#include "drawchoices.h"

#include "bracket/pools.h"
#include "bracket/swiss.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

constexpr int partGap = 8;

} // namespace

DrawChoices::DrawChoices(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme),
      m_seeding(choice(Window::tr("Seeding"), Window::tr("Seeds, then as listed"),
                       Window::tr("Seeds, then by lot"))),
      m_tournament(kit::button({})),
      m_thirdPlace(choice(Window::tr("Third place"), Window::tr("No match"), Window::tr("A match"))),
      m_final(choice(Window::tr("Final"), Window::tr("A second if necessary"), Window::tr("One decides"))),
      m_meetings(choice(Window::tr("Each meets each"), Window::tr("Once"), Window::tr("Twice"))),
      m_pools(number(Window::tr("Pools"), 1)), m_advance(number(Window::tr("Go on from each"), 1)),
      m_wildcards(number(Window::tr("Wildcards"), 0)), m_rounds(number(Window::tr("Rounds"), 1))
{
    auto* column = kit::columnIn(this, partGap);
    column->addWidget(kit::labelled(m_theme, {}, m_seeding, this));
    m_seeding->addItem(Window::tr("Seeds, then by lot, affiliations apart"));
    m_seeding->addItem(Window::tr("By another tournament's standings"));
    connect(m_tournament, &QPushButton::clicked, this, &DrawChoices::tablesWanted);
    connect(m_seeding, &QComboBox::currentIndexChanged, this, &DrawChoices::showTournament);
    column->addWidget(m_tournament);
    setStandings({}, {});
    const auto beside = [column](std::initializer_list<QWidget*> parts) {
        auto* line = kit::lineIn(nullptr, partGap);
        for (QWidget* part : parts)
            line->addWidget(part, 1);
        column->addLayout(line);
    };
    const auto of = [this](const Number& each) {
        return kit::labelled(m_theme, each.field->accessibleName(), each.field, this);
    };
    beside({kit::labelled(m_theme, Window::tr("Third place"), m_thirdPlace, this),
            kit::labelled(m_theme, Window::tr("Each meets each"), m_meetings, this),
            kit::labelled(m_theme, Window::tr("Final"), m_final, this)});
    beside({of(m_pools), of(m_advance), of(m_wildcards), of(m_rounds)});
    showUsual();
}

kit::DropDown* DrawChoices::choice(const QString& name, const QString& usual, const QString& other)
{
    auto* field = kit::choice(m_theme, name, usual, other);
    connect(field, &QComboBox::currentIndexChanged, this, &DrawChoices::changed);
    return field;
}

DrawChoices::Number DrawChoices::number(const QString& name, int least)
{
    auto* field = new kit::NumberField(name, least, 99);
    connect(field, &QSpinBox::valueChanged, this, [this, field] {
        for (Number* each : {&m_pools, &m_advance, &m_wildcards, &m_rounds})
            if (each->field == field)
                each->isChosen = true;
        showUsual();
        Q_EMIT changed();
    });
    return {field, false};
}

void DrawChoices::setStandings(const QString& tournament, const std::vector<std::string>& names)
{
    m_standings = names;
    m_tournament->setText(tournament.isEmpty() ? Window::tr("Choose the tournament…")
                                               : tournament + u" · "_s + Window::tr("another…"));
    m_tournament->setAccessibleName(Window::tr("Choose the tournament whose standings give the seeds"));
    showTournament();
    Q_EMIT changed();
}

void DrawChoices::show(facts::Format format, int teams)
{
    m_format = format;
    m_teams = teams;
    showUsual();
}

// Of a number that is not chosen the spin box shows what is usual; its signal would make it chosen.
void DrawChoices::follow(Number& number, int usual, int most)
{
    const QSignalBlocker quiet(number.field);
    number.field->setMaximum(qMax(number.isChosen ? number.field->value() : usual, most));
    if (!number.isChosen)
        number.field->setValue(usual);
}

void DrawChoices::showUsual()
{
    const desk::Choosable has = desk::choosable(m_format);
    m_seeding->offer(ByLotApart, has.apart);
    m_thirdPlace->parentWidget()->setVisible(has.thirdPlace);
    m_final->parentWidget()->setVisible(has.finals);
    m_meetings->parentWidget()->setVisible(has.meetings);
    for (const Number* each : {&m_pools, &m_advance, &m_wildcards})
        each->field->parentWidget()->setVisible(has.pools);
    m_rounds.field->parentWidget()->setVisible(has.rounds);
    const int teams = qMax(2, m_teams);
    const bracket::PoolsPlan usual =
        bracket::usualPools(teams, m_pools.isChosen ? std::optional(m_pools.field->value()) : std::nullopt);
    follow(m_pools, usual.pools, qMin(bracket::mostPools, teams / 2));
    follow(m_advance, usual.advance, teams / usual.pools);
    follow(m_wildcards, usual.wildcards,
           teams - m_pools.field->value() * qMin(m_advance.field->value(), teams / usual.pools));
    follow(m_rounds, bracket::usualSwissRounds(teams), bracket::mostSwissRounds(teams));
}

void DrawChoices::wish(Number& number, const std::optional<int>& value)
{
    const QSignalBlocker quiet(number.field);
    number.isChosen = value.has_value();
    number.field->setMaximum(qMax(number.field->maximum(), value.value_or(0)));
    number.field->setValue(value.value_or(number.field->value()));
}

void DrawChoices::setWishes(const desk::HowDrawn& how)
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
    m_ranking = how.ranking;
    showUsual();
    Q_EMIT changed();
}

desk::HowDrawn DrawChoices::how() const
{
    const desk::Choosable has = desk::choosable(m_format);
    desk::HowDrawn how;
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
        how.pools = m_pools.field->value();
        how.advance = m_advance.field->value();
        if (m_wildcards.field->value() > 0)
            how.wildcards = m_wildcards.field->value();
    }
    if (has.rounds)
        how.rounds = m_rounds.field->value();
    how.ranking = m_ranking;
    return how;
}

} // namespace teams
