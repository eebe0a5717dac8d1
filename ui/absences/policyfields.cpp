#include "policyfields.h"

#include "tournament/model/conduct.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;
using wording::Window;

namespace absences {

namespace {

constexpr int narrow = 92; ///< pixels at 100 %

struct Class {
    const char* name;
    const char* means;
    tournament::AbsenceEffect tournament::AbsencePolicy::*effect;
};

const std::array<Class, 3>& classes()
{
    static const std::array<Class, 3> all{
        Class{QT_TRANSLATE_NOOP("Window", "Default"), QT_TRANSLATE_NOOP("Window", "gave notice"),
              &tournament::AbsencePolicy::defaulted},
        Class{QT_TRANSLATE_NOOP("Window", "Forfeit"), QT_TRANSLATE_NOOP("Window", "a partner is missing"),
              &tournament::AbsencePolicy::forfeit},
        Class{QT_TRANSLATE_NOOP("Window", "No-show"), QT_TRANSLATE_NOOP("Window", "no one came"),
              &tournament::AbsencePolicy::noShow}};
    return all;
}

QString ratingShown(std::optional<int> tenths)
{
    return tenths ? kit::text(tournament::ratingText(*tenths)) : QString();
}

} // namespace

PolicyFields::PolicyFields(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme),
      m_grace(field(Window::tr("Grace period, minutes"), Window::tr("None"))),
      m_offClock(kit::choice(theme, Window::tr("Waiting time"), Window::tr("Taken off the match"),
                             Window::tr("Stays with the match"))),
      m_removeAfter(field(Window::tr("Absences before removal"), Window::tr("Never")))
{
    auto* column = kit::columnIn(this, 14);
    auto* line = kit::lineIn(nullptr, 14);
    for (QWidget* each : std::initializer_list<QWidget*>{m_grace, m_offClock, m_removeAfter})
        line->addWidget(kit::labelled(theme, each->accessibleName(), each, this), 1);
    column->addLayout(line);
    auto* costs = new QWidget;
    auto* grid = kit::gridIn(costs, 10, 8);
    addHead(grid);
    for (int place = 0; place < 3; ++place)
        addCost(grid, place);
    for (int shared = 1; shared < 6; ++shared) // to the right edge of the fields above
        grid->setColumnStretch(shared, 1);
    column->addWidget(costs);
    connect(m_offClock, &QComboBox::currentIndexChanged, this, &PolicyFields::changed);
}

QLineEdit* PolicyFields::field(const QString& name, const QString& placeholder)
{
    auto* made = new QLineEdit;
    made->setAccessibleName(name);
    made->setPlaceholderText(placeholder);
    made->installEventFilter(this);
    connect(made, &QLineEdit::textEdited, this, [this, made] {
        say(made, {});
        Q_EMIT changed();
    });
    connect(made, &QLineEdit::returnPressed, this, &PolicyFields::accepted);
    return made;
}

// If the field has no typing to undo, the key is the window's: it undoes the last entry.
bool PolicyFields::eventFilter(QObject* watched, QEvent* event)
{
    const auto* field = qobject_cast<QLineEdit*>(watched);
    if (!field || event->type() != QEvent::ShortcutOverride || field->isUndoAvailable() ||
        !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo))
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void PolicyFields::addHead(QGridLayout* grid)
{
    const QString titles[] = {Window::tr("Absence"),       Window::tr("In the standings"),
                              Window::tr("Team’s rating"), Window::tr("Opponent’s rating"),
                              Window::tr("Fee"),           Window::tr("Toward removal")};
    for (int column = 0; column < 6; ++column)
        grid->addWidget(kit::fieldHead(m_theme, titles[column]), 0, column);
}

void PolicyFields::addCost(QGridLayout* grid, int place)
{
    const Class& kind = classes()[static_cast<std::size_t>(place)];
    const auto of = [&](const QString& what) { return QString(Window::tr(kind.name) + u": "_s + what); };
    Cost& cost = m_costs[static_cast<std::size_t>(place)];
    cost.ranks =
        kit::choice(m_theme, of(Window::tr("in the standings")), Window::tr("Forfeit"), Window::tr("Loss"));
    cost.rating = field(of(Window::tr("rated")), Window::tr("None"));
    cost.otherRating = field(of(Window::tr("the other side rated")), Window::tr("None"));
    cost.fee = field(of(Window::tr("fee")), Window::tr("None"));
    cost.counts = kit::choice(m_theme, of(Window::tr("toward removal")), Window::tr("Yes"), Window::tr("No"));
    auto* name = new QWidget;
    auto* two = kit::columnIn(name, 0);
    auto* strong = new kit::Line(m_theme, Window::tr(kind.name), 16, kit::Weight::Medium);
    two->addWidget(strong);
    two->addWidget(kit::fieldHead(m_theme, Window::tr(kind.means)));
    QWidget* const all[] = {name, cost.ranks, cost.rating, cost.otherRating, cost.fee, cost.counts};
    for (int column = 0; column < 6; ++column)
        grid->addWidget(all[column], place + 1, column);
    for (int column = 2; column < 5; ++column) { // at least as wide as the label above
        const QWidget* head = grid->itemAtPosition(0, column)->widget();
        all[column]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        kit::follow(m_theme, all[column], [this, head, field = all[column]] {
            field->setMinimumWidth(qMax(m_theme.px(narrow), head->sizeHint().width()));
        });
    }
    for (kit::DropDown* each : {cost.ranks, cost.counts})
        connect(each, &QComboBox::currentIndexChanged, this, &PolicyFields::changed);
}

void PolicyFields::show(const tournament::AbsencePolicy& policy, bool hasClock)
{
    const QSignalBlocker quiet(this);
    m_offClock->parentWidget()->setVisible(hasClock); // with its label
    m_grace->setText(kit::number(policy.grace));
    m_offClock->setCurrentIndex(policy.offClock ? 0 : 1);
    m_removeAfter->setText(policy.removeAfter > 0 ? QString::number(policy.removeAfter) : QString());
    for (std::size_t i = 0; i < m_costs.size(); ++i) {
        const tournament::AbsenceEffect& effect = policy.*classes()[i].effect;
        const Cost& cost = m_costs[i];
        cost.ranks->setCurrentIndex(effect.isForfeit ? 0 : 1);
        cost.rating->setText(ratingShown(effect.rating));
        cost.otherRating->setText(ratingShown(effect.otherRating));
        cost.fee->setText(effect.fee > 0 ? QString::number(effect.fee) : QString());
        cost.counts->setCurrentIndex(effect.counts ? 0 : 1);
        for (QLineEdit* each : {cost.rating, cost.otherRating, cost.fee})
            say(each, {});
    }
    for (QLineEdit* each : {m_grace, m_removeAfter})
        say(each, {});
}

// Marks the field if something is wrong with it, and returns that as a sentence.
QString PolicyFields::say(QLineEdit* field, const QString& wrong)
{
    kit::markWrong(*field, !wrong.isEmpty());
    if (!wrong.isEmpty())
        field->setFocus();
    return field->accessibleName() + u": "_s + wrong;
}

std::optional<int> PolicyFields::number(QLineEdit* field, int most, QString& wrong)
{
    const QString typed = field->text().trimmed();
    if (typed.isEmpty() || !wrong.isEmpty())
        return std::nullopt;
    bool isNumber = false;
    const int value = typed.toInt(&isNumber);
    if (isNumber && value >= 0 && value <= most)
        return value;
    wrong = say(field, Window::tr("“%1” must be a whole number from 0 to %2. Empty means “%3”.")
                           .arg(typed, QString::number(most), field->placeholderText()));
    return std::nullopt;
}

std::optional<int> PolicyFields::rating(QLineEdit* field, QString& wrong)
{
    const QString typed = field->text().trimmed();
    if (typed.isEmpty() || !wrong.isEmpty())
        return std::nullopt;
    const auto tenths = tournament::tenthsIn(typed.toStdString());
    if (!tenths)
        wrong =
            say(field,
                Window::tr("“%1” must be a rating from 0 to 10, like 3.5. Empty means “None”.").arg(typed));
    return tenths;
}

tl::expected<tournament::AbsencePolicy, QString> PolicyFields::read()
{
    QString wrong;
    tournament::AbsencePolicy policy;
    policy.grace = number(m_grace, tournament::longestGrace, wrong);
    policy.removeAfter = number(m_removeAfter, tournament::mostAbsences, wrong).value_or(0);
    policy.offClock = !kit::isOther(m_offClock);
    for (std::size_t i = 0; i < m_costs.size(); ++i) {
        const Cost& cost = m_costs[i];
        tournament::AbsenceEffect& effect = policy.*classes()[i].effect;
        effect.isForfeit = !kit::isOther(cost.ranks);
        effect.rating = rating(cost.rating, wrong);
        effect.otherRating = rating(cost.otherRating, wrong);
        effect.fee = number(cost.fee, tournament::highestFee, wrong).value_or(0);
        effect.counts = !kit::isOther(cost.counts);
    }
    if (!wrong.isEmpty())
        return tl::unexpected(wrong);
    return policy;
}

} // namespace absences

#include "moc_policyfields.cpp"
