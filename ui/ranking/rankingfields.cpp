#include "rankingfields.h"

#include "bracket/questions.h"
#include "tournament/model/conduct.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/tournament/breakerwords.h"
#include "wording/tr.h"

#include <QIntValidator>
#include <QRegularExpressionValidator>

using wording::Window;
using namespace Qt::StringLiterals;

namespace ranking {

namespace {

constexpr int gap = 8;
constexpr int fieldWidth = 100; // pixels at 100 %

bool isRanked(facts::Format format)
{
    return !bracket::isKnockout(tournament::kindOf(format));
}

std::optional<int> numberIn(const QLineEdit& field)
{
    return field.text().isEmpty() ? std::nullopt : std::optional(field.text().toInt());
}

/// What to enter in the field, as a sentence.
QString outOfRange(const QLineEdit& field)
{
    if (const auto* range = qobject_cast<const QIntValidator*>(field.validator()))
        return Window::tr("%1: enter a whole number from %2 to %3, or leave it empty.")
            .arg(field.accessibleName())
            .arg(range->bottom())
            .arg(range->top());
    return Window::tr("%1: enter a number from 0 to 10 with at most one decimal, or leave it empty.")
        .arg(field.accessibleName());
}

QPushButton* named(const char* object, QPushButton* button)
{
    button->setObjectName(QLatin1String(object));
    return button;
}

} // namespace

RankingFields::RankingFields(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_summary(new kit::Prose(theme, 14, kit::Line::Ink::Soft)),
      m_edit(named("edit-tiebreakers", kit::button({}))), m_inside(new QWidget),
      m_list(new BreakerList(theme)), m_meaning(new kit::Prose(theme, 14, kit::Line::Ink::Soft)),
      m_up(named("move-tiebreaker-up", kit::button(Window::tr("Move up"), Window::tr("Move tiebreaker up")))),
      m_down(named("move-tiebreaker-down",
                   kit::button(Window::tr("Move down"), Window::tr("Move tiebreaker down")))),
      m_out(named("use-tiebreaker", kit::button({}))),
      m_usual(named("usual-tiebreakers",
                    kit::button(Window::tr("Usual order"), Window::tr("Usual order of tiebreakers")))),
      m_played(number("gate-played", Window::tr("Matches played, at least"),
                      new QIntValidator(1, tournament::mostGated, this))),
      m_forfeits(number("gate-forfeits", Window::tr("Forfeits, at most"),
                        new QIntValidator(0, tournament::mostGated, this))),
      m_wins(number("gate-wins", Window::tr("Matches won in %, at least"), new QIntValidator(1, 100, this))),
      m_rating(
          number("gate-rating", Window::tr("Sportsmanship, at least"),
                 new QRegularExpressionValidator(QRegularExpression(u"10(\\.0)?|\\d(\\.\\d)?"_s), this))),
      m_gate(makeGate()), m_withdrawn(kit::choice(theme, Window::tr("Results of a team that withdraws"),
                                                  Window::tr("Count"), Window::tr("Don’t count for anyone")))
{
    m_withdrawn->setObjectName(u"withdrawn-results"_s);
    auto* column = kit::columnIn(this, gap);
    auto* inside = kit::columnIn(m_inside, gap);
    // They get their parent in this order, which is the order of Tab.
    kit::add(inside,
             {makeList(), m_gate, kit::labelled(theme, m_withdrawn->accessibleName(), m_withdrawn, nullptr)});
    auto* head = new kit::Line(theme, Window::tr("Standings"), 15, kit::Weight::Medium, kit::Line::Ink::Soft);
    column->addLayout(kit::headLine(head, nullptr, {m_edit}, gap));
    kit::add(column, {m_summary, m_inside});
    connect(m_edit, &QPushButton::clicked, this, [this] { unfold(m_inside->isHidden()); });
    connect(m_withdrawn, &QComboBox::currentIndexChanged, this, &RankingFields::check);
    take(tournament::usualPolicy(m_format));
    unfold(false);
    m_gate->hide();
    setVisible(isRanked(m_format));
}

QWidget* RankingFields::makeList()
{
    auto* all = new QWidget;
    auto* column = kit::columnIn(all, gap);
    auto* buttons = new kit::FlowRow(m_theme, gap);
    kit::add(&buttons->flow(), {m_up, m_down, m_out, m_usual});
    kit::add(column, {m_list, m_meaning, buttons});
    connect(m_up, &QPushButton::clicked, this, [this] { m_list->moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { m_list->moveCurrent(1); });
    connect(m_out, &QPushButton::clicked, m_list, &BreakerList::toggleCurrent);
    connect(m_usual, &QPushButton::clicked, this, [this] {
        m_list->setOrder(tournament::usualPolicy(m_format).rules.order);
        check();
    });
    connect(m_list, &BreakerList::orderChanged, this, &RankingFields::check);
    connect(m_list, &BreakerList::currentMoved, this, &RankingFields::showCurrent);
    connect(m_list, &BreakerList::refused, this,
            [this](const QString& why) { m_meaning->say(why, kit::Line::Ink::Bad); });
    return all;
}

QWidget* RankingFields::makeGate()
{
    auto* all = new QWidget;
    auto* grid = kit::gridIn(all, gap, gap);
    grid->setColumnStretch(0, 1);
    auto* head = new kit::Prose(m_theme, 14, kit::Line::Ink::Soft);
    head->setText(Window::tr("To advance to the playoff, a team needs"));
    grid->addWidget(head, 0, 0, 1, 2);
    int row = 1;
    for (QLineEdit* field : {m_played, m_forfeits, m_wins, m_rating}) {
        auto* name = new kit::Prose(m_theme, 16);
        name->setText(field->accessibleName());
        grid->addWidget(name, row, 0);
        grid->addWidget(field, row++, 1);
        kit::follow(m_theme, field, [this, field] { field->setFixedWidth(m_theme.px(fieldWidth)); });
    }
    return all;
}

QLineEdit* RankingFields::number(const char* object, const QString& name, QValidator* takes)
{
    auto* field = new QLineEdit;
    field->setObjectName(QLatin1String(object));
    field->setAccessibleName(name);
    field->setPlaceholderText(Window::tr("None"));
    field->setValidator(takes);
    connect(field, &QLineEdit::textChanged, this, &RankingFields::check);
    return field;
}

void RankingFields::setFormat(facts::Format format)
{
    if (format == m_format)
        return;
    tournament::RankingPolicy now = policy();
    if (now.rules.order == tournament::usualPolicy(m_format).rules.order)
        now.rules.order = tournament::usualPolicy(format).rules.order;
    m_format = format;
    m_gate->setVisible(format == facts::Format::PoolsPlayoff);
    setVisible(isRanked(format));
    take(now);
}

void RankingFields::setRanking(const std::optional<std::string>& ranking)
{
    facts::Draw draw;
    draw.format = m_format;
    draw.ranking = ranking;
    const auto read = tournament::rankingPolicy(draw); // a policy on record can always be read
    take(read ? *read : tournament::usualPolicy(m_format));
}

std::optional<std::string> RankingFields::ranking() const
{
    return isRanked(m_format) ? tournament::rankingJson(wished(), m_format) : std::nullopt;
}

QString RankingFields::wrong() const
{
    if (m_format == facts::Format::PoolsPlayoff)
        for (const QLineEdit* field : {m_played, m_forfeits, m_wins, m_rating})
            if (!field->text().isEmpty() && !field->hasAcceptableInput())
                return outOfRange(*field);
    return {};
}

tournament::RankingPolicy RankingFields::policy() const
{
    tournament::RankingPolicy chosen = m_policy;
    chosen.rules.order = m_list->order();
    chosen.expunges = kit::isOther(m_withdrawn);
    chosen.gate = {tournament::tenthsIn(m_rating->text().toStdString()), numberIn(*m_played),
                   numberIn(*m_forfeits), numberIn(*m_wins)};
    return chosen;
}

tournament::RankingPolicy RankingFields::wished() const
{
    tournament::RankingPolicy chosen = policy();
    if (m_format != facts::Format::PoolsPlayoff)
        chosen.gate = {};
    return chosen;
}

void RankingFields::take(const tournament::RankingPolicy& policy)
{
    {
        const QSignalBlocker quiet(this);
        m_policy = policy;
        m_list->setOrder(policy.rules.order);
        m_withdrawn->setCurrentIndex(policy.expunges ? 1 : 0);
        m_played->setText(kit::number(policy.gate.played));
        m_forfeits->setText(kit::number(policy.gate.forfeits));
        m_wins->setText(kit::number(policy.gate.wins));
        m_rating->setText(policy.gate.rating ? kit::text(tournament::ratingText(*policy.gate.rating))
                                             : QString());
    }
    check();
}

void RankingFields::unfold(bool open)
{
    m_inside->setVisible(open);
    m_edit->setText(open ? Window::tr("Hide tiebreakers") : Window::tr("Edit tiebreakers…"));
    m_edit->setAccessibleName(open ? Window::tr("Hide tiebreakers") : Window::tr("Edit tiebreakers"));
    if (open)
        m_list->setFocus();
}

void RankingFields::showCurrent()
{
    if (m_list->currentRow() < 0)
        return;
    const bool used = m_list->isUsed();
    m_meaning->say(kit::text(wording::meaningOf(m_list->current())), kit::Line::Ink::Soft);
    m_out->setText(used ? Window::tr("Remove") : Window::tr("Add"));
    m_out->setAccessibleName(used ? Window::tr("Remove tiebreaker") : Window::tr("Add tiebreaker"));
    m_up->setEnabled(used);
    m_down->setEnabled(used);
}

void RankingFields::check()
{
    for (QLineEdit* field : {m_played, m_forfeits, m_wins, m_rating})
        kit::markWrong(*field, !field->text().isEmpty() && !field->hasAcceptableInput());
    showCurrent();
    m_summary->setText(kit::whole(wording::inWords(wished())));
    Q_EMIT changed();
}

} // namespace ranking

#include "moc_rankingfields.cpp"
