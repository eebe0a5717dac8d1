#include "fieldrow.h"

#include "scoring/hand.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/clock.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/formwords.h"
#include "wording/rulecard/parameterwords.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace rulesview {

namespace {

// Pixels at 100 %.
constexpr int leastSection = 104; // beside an optional number, in a window of 1280
constexpr int mostSection = 360;
constexpr int nameSize = 17;

QString labelFor(std::string_view name)
{
    return kit::sentence(wording::labelOf(name));
}

/// The button of an optional rule that is on.
QString wordsForSome(std::string_view name)
{
    return name == "contract.blindBid" ? Window::tr("Allowed") : Window::tr("Other points");
}

/// A new special bid: the next free number, worth what its tricks are worth anyway.
json::Value newTier(const scoring::Contract& contract)
{
    constexpr int first = 10;
    constexpr int mostPoints = 10000;
    int bid = first;
    for (int i = 0; i < scoring::tricksInHand; ++i)
        if (std::ranges::count(contract.tiers, bid, &scoring::Tier::minBid) > 0)
            bid = bid % scoring::tricksInHand + 1;
    return json::of(json::Object{{"minBid", json::of(bid)},
                                 {"exact", json::of(false)},
                                 {"made", json::of(std::min(bid * contract.perTrick, mostPoints))},
                                 {"set", json::of(nullptr)}});
}

} // namespace

QString mistakeInWords(const message::Message& what)
{
    if (what.code == "rules-not-a-time-of-day")
        return Window::tr("Enter a time, like %1.").arg(wording::timeOfDay(QTime(20, 0)));
    if (what.code == "rules-not-a-card" || what.code == "rules-not-a-card-or-joker")
        return Window::tr("Enter it like “2 of hearts”.");
    return kit::whole(wording::text(what, wording::Reader::Screen));
}

QString labelledMistake(const rules::Mistake& mistake)
{
    const QString what = mistakeInWords(mistake.what);
    return mistake.field ? Window::tr("%1: %2").arg(labelFor(mistake.field->name), what) : what;
}

namespace {

QString sourceOf(const Edited& edited, const rules::Field& field, bool isOther)
{
    const rules::Draft& draft = edited.draft();
    const rules::Phase* origin = rules::phase(draft.origin(), field.phase);
    const bool isTakenOver = !origin || !origin->from.empty();
    if (draft.isChanged(field))
        return Window::tr("set here");
    if (isOther && draft.file().dropsSentences && origin && !draft.isChanged({origin->from, field.name}))
        return Window::tr("not kept");
    if (isOther && !isTakenOver) // part of a rule that was set here as a whole
        return Window::tr("set here");
    if (isOther || !origin)
        return Window::tr("as in all other matches");
    return edited.inherits(field.phase) ? Window::tr("from %1").arg(edited.originName()) : QString();
}

} // namespace

FieldRow::FieldRow(kit::Theme& theme, const Edited& edited, const rules::Field& field)
    : m_theme(theme), m_field(field),
      m_ours(new kit::Badge(theme, Window::tr("Our reading"), kit::Badge::Tone::Warn)),
      m_source(new Line(theme, 14, kit::Weight::Plain, Line::Ink::Soft)),
      m_why(kit::button(Window::tr("Why?"))), m_section(new QLineEdit),
      m_reset(kit::button(Window::tr("Reset"))), m_reading(new kit::Prose(theme, 14, Line::Ink::Soft)),
      m_complaint(kit::complaint(theme))
{
    const rules::Draft& draft = edited.draft();
    const QString label = labelFor(field.name);
    setObjectName(QString::fromLatin1(field.name.data(), static_cast<qsizetype>(field.name.size())));
    std::function<json::Value()> newItem;
    if (field.name == "contract.tiers")
        newItem = [&draft, field] { return newTier(draft.phase(field.phase).rules.contract); };
    m_value = fieldFor(theme, {rules::formOf(field.name), label,
                               [&draft, field](const json::Value& value) {
                                   return kit::sentence(
                                       wording::inWords(draft.phase(field.phase), field.name, value));
                               },
                               wordsForSome(field.name), newItem});
    m_value->setObjectName(u"value"_s);
    auto* name = new kit::Prose(theme, nameSize);
    name->setText(label);
    kit::follow(theme, m_source, [this] { // level with the first line of the name
        m_source->setMinimumHeight(QFontMetrics(m_theme.font(nameSize)).height());
    });
    QVBoxLayout* column = kit::columnIn(this, 4, {18, 6, 18, 6});
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(name, 1);
    head->addWidget(m_ours, 0, Qt::AlignTop);
    head->addWidget(m_source, 0, Qt::AlignTop);
    column->addLayout(head);
    makeTools(label);
    auto* line = new kit::FlowRow(theme, 8); // keeps the row as low as its value
    if (m_value->isWide())
        column->addWidget(m_value);
    else
        line->flow().addWidget(m_value);
    kit::add(&line->flow(), {m_why, m_section, m_reset});
    line->flow().setGrowing(m_section);
    kit::add(column, {line, m_reading, m_complaint});
    m_reading->setObjectName(u"reading"_s);
    m_reading->hide();
    connect(m_value, &ValueField::changed, this,
            [this](const rules::Inside& inside) { Q_EMIT changed(this, inside); });
    refresh(edited);
}

void FieldRow::makeTools(const QString& label)
{
    m_why->setProperty("plain", true);
    m_why->setCheckable(true);
    m_why->setObjectName(u"why"_s);
    m_why->setAccessibleName(Window::tr("Why? %1").arg(label));
    connect(m_why, &QPushButton::toggled, m_reading, &QWidget::setVisible);
    m_section->setObjectName(u"section"_s);
    m_section->setAccessibleName(Window::tr("Section of the rule sheet: %1").arg(label));
    m_section->setPlaceholderText(Window::tr("Section"));
    m_section->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // gets the remaining width
    kit::follow(m_theme, m_section, [this] {
        m_section->setMinimumWidth(m_theme.px(leastSection));
        m_section->setMaximumWidth(m_theme.px(mostSection));
    });
    connect(m_section, &QLineEdit::textEdited, this,
            [this](const QString& typed) { Q_EMIT cited(this, typed.simplified()); });
    m_reset->setProperty("plain", true);
    m_reset->setObjectName(u"reset"_s);
    m_reset->setAccessibleName(Window::tr("Reset: %1").arg(label));
    connect(m_reset, &QPushButton::clicked, this, [this] { Q_EMIT resetWanted(this); });
}

void FieldRow::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_source->setMaximumWidth(width() / 2); // the name needs the rest
}

void FieldRow::focusInEvent(QFocusEvent* event)
{
    m_value->setFocus(event->reason());
}

// Beside its controls: who clicks there has looked at it.
void FieldRow::mousePressEvent(QMouseEvent*)
{
    setFocus();
}

void FieldRow::refresh(const Edited& edited)
{
    const rules::Draft& draft = edited.draft();
    const rules::Phase& now = draft.phase(m_field.phase);
    m_isChanged = draft.isChanged(m_field);
    m_value->show(rules::valueOf(now, m_field.name));
    showSource(edited);
    m_reset->setVisible(m_isChanged);
    showCite(draft);
    update();
}

void FieldRow::showSource(const Edited& edited)
{
    const rules::Phase& now = edited.draft().phase(m_field.phase);
    const rules::Phase& before = edited.draft().before(m_field.phase);
    const bool isOther =
        json::print(rules::valueOf(now, m_field.name)) != json::print(rules::valueOf(before, m_field.name));
    const QString was = isOther
                            ? Window::tr("was: %1").arg(kit::sentence(wording::inWords(before, m_field.name)))
                            : QString();
    const QString toDo = edited.isToCheck(m_field) ? Window::tr("to check") : QString();
    m_source->setText(kit::joined({sourceOf(edited, m_field, isOther), toDo, was}, u" · "_s));
    m_source->setToolTip(m_source->text()); // the text may be shortened
    m_source->setInk(m_isChanged ? Line::Ink::Plain : Line::Ink::Soft);
}

void FieldRow::showCite(const rules::Draft& draft)
{
    const bool isRule = m_field.name == rules::nullableGroup;
    const rules::Cite cite =
        isRule ? rules::Cite() : rules::set(draft.venue(), draft.phase(m_field.phase)).citeFor(m_field.name);
    const bool isReading = !cite.reading.empty();
    m_section->setVisible(!isRule);
    if (m_section->text().simplified() != kit::text(cite.section))
        m_section->setText(kit::text(cite.section));
    m_ours->setVisible(isReading);
    m_why->setVisible(isReading);
    m_reading->setText(isReading ? kit::text(wording::ourReading({cite.code, {cite.reading}, cite.why}))
                                 : QString());
    m_reading->setToolTip(isReading ? kit::text(wording::readingTitle(cite.code)) : QString());
    m_reading->setVisible(isReading && m_why->isChecked());
}

void FieldRow::complain(const QString& sentence)
{
    const bool isNew = !isWrong() && !sentence.isEmpty();
    m_complaint->say(sentence);
    if (isNew && isAncestorOf(QApplication::focusWidget()))
        kit::bringIntoViewSoon(*m_complaint, m_complaint->heightForWidth(width()));
    update();
}

void FieldRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const kit::Colors& c = m_theme.colors();
    if (m_isChanged)
        painter.fillRect(rect(), c.aSoft);
    if (m_isChanged || isWrong()) // the first value can be wrong too
        painter.fillRect(0, 0, m_theme.px(4), height(), isWrong() ? c.bad : c.focus);
    painter.fillRect(0, 0, width(), 1, c.line);
}

} // namespace rulesview

#include "moc_fieldrow.cpp"
