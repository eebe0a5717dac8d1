#include "valuefield.h"

#include "formvalue.h"

#include "rules/words.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/clock.h"
#include "wording/rulecard/formwords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"
#include "json/build.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using rules::Form;
using wording::Window;

namespace rulesview {

namespace {

// Limits for choices as buttons: how many, and how many letters in all.
constexpr int buttonsAtMost = 4;
constexpr int lettersAtMost = 30;

QPushButton* choiceButton(const QString& words, const QString& name)
{
    auto* made = kit::button(words, Window::tr("%1: %2").arg(name, words));
    made->setCheckable(true);
    return made;
}

QPushButton* stepButton(kit::Theme& theme, const QString& object, const QString& sign, const QString& name)
{
    auto* made = kit::button(sign, name);
    made->setObjectName(object);
    made->setAutoRepeat(true);
    made->setFocusPolicy(Qt::NoFocus); // the arrow keys step the number
    kit::follow(theme, made, [&theme, made] { made->setFixedWidth(theme.px(48)); });
    return made;
}

bool isSame(const json::Value& one, const json::Value& other)
{
    return json::print(one) == json::print(other);
}

std::function<QString(const json::Value&)> wordsOfMember(std::string_view key)
{
    return [key](const json::Value& value) { return kit::sentence(wording::memberInWords(key, value)); };
}

} // namespace

void ValueField::changeWith(ValueField* part, std::function<std::string()> place)
{
    connect(part, &ValueField::changed, this, [this, place = std::move(place)](const rules::Inside& inside) {
        Q_EMIT changed(inside ? rules::Inside(place() + *inside) : std::nullopt);
    });
}

ValueField* fieldFor(kit::Theme& theme, const ValueQuestion& asked)
{
    switch (asked.form.kind) {
    case Form::Kind::Number:
        return new NumberValue(theme, asked);
    case Form::Kind::Choice:
        return new ChoiceValue(theme, asked);
    case Form::Kind::List:
        return new ListValue(theme, asked);
    case Form::Kind::Object:
        return new ObjectValue(theme, asked);
    default:
        return new TextValue(asked);
    }
}

NumberValue::NumberValue(kit::Theme& theme, const ValueQuestion& asked)
    : m_form(asked.form), m_number(new QLineEdit)
{
    QHBoxLayout* line = kit::lineIn(this, 6);
    m_number->setObjectName(u"number"_s);
    m_number->setAccessibleName(asked.name);
    m_number->setAlignment(Qt::AlignCenter);
    m_number->installEventFilter(this);
    kit::follow(theme, m_number, [this, &theme] { m_number->setFixedWidth(theme.px(84)); });
    if (m_form.none) {
        m_number->setPlaceholderText(u"–"_s);
        m_none = choiceButton(asked.words(*m_form.none), asked.name);
        m_none->setObjectName(u"none"_s);
        line->addWidget(m_none);
        connect(m_none, &QPushButton::clicked, this,
                [this](bool on) { enter(on ? QString() : QString::number(m_form.least)); });
    }
    QPushButton* less = stepButton(theme, u"less"_s, u"−"_s, Window::tr("Less: %1").arg(asked.name));
    QPushButton* more = stepButton(theme, u"more"_s, u"+"_s, Window::tr("More: %1").arg(asked.name));
    connect(less, &QPushButton::clicked, this, [this] { step(-1); });
    connect(more, &QPushButton::clicked, this, [this] { step(+1); });
    kit::add(line, {less, m_number, more});
    if (m_none)
        line->addStretch(1);
    setEntry(m_number);
    connect(m_number, &QLineEdit::textEdited, this, &NumberValue::enter);
    setText(m_none ? QString() : QString::number(m_form.least));
}

json::Value NumberValue::value() const
{
    const QString typed = m_number->text().trimmed();
    if (m_none && typed.isEmpty())
        return *m_form.none;
    bool isNumber = false;
    const qlonglong number = QString(typed).replace(u'−', u'-').toLongLong(&isNumber);
    return isNumber ? json::of(m_sign * number) : json::of(typed.toStdString());
}

void NumberValue::show(const json::Value& value)
{
    if (isSame(value, this->value()))
        return; // it may be half typed
    const long long* number = value.integer();
    setText(number ? QString::number(m_sign * *number) : kit::text(value.string() ? *value.string() : ""));
}

void NumberValue::setText(const QString& text)
{
    if (m_number->text() != text)
        m_number->setText(text);
    if (m_none)
        m_none->setChecked(text.trimmed().isEmpty());
}

void NumberValue::enter(const QString& text)
{
    setText(text);
    changeAll();
}

// One step below the minimum is none. A text that isn't a number, or is out of range, becomes one in range.
void NumberValue::step(int by)
{
    constexpr int manyPoints = 1000; // from this range on, a step is 10
    const int single = m_form.most >= manyPoints || m_form.least <= -manyPoints ? 10 : 1;
    const json::Value now = value();
    if (!now.integer())
        return enter(by > 0 || !m_none ? QString::number(m_form.least) : QString());
    const long long next = m_sign * *now.integer() + by * single;
    if (m_none && next < m_form.least && *now.integer() <= m_form.least)
        return enter({});
    enter(QString::number(std::clamp<long long>(next, m_form.least, m_form.most)));
}

bool NumberValue::eventFilter(QObject* watched, QEvent* event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (watched != m_number || (key != Qt::Key_Up && key != Qt::Key_Down))
        return ValueField::eventFilter(watched, event);
    step(key == Qt::Key_Up ? +1 : -1);
    return true;
}

ChoiceValue::ChoiceValue(kit::Theme& theme, const ValueQuestion& asked)
    : m_choices(asked.form.choices), m_words(asked.words)
{
    if (asked.form.none)
        m_choices.insert(m_choices.begin(), *asked.form.none);
    const bool areShort = std::ranges::all_of(
        m_choices, [&](const json::Value& each) { return m_words(each).size() <= lettersAtMost; });
    if (areShort && m_choices.size() <= buttonsAtMost)
        addButtons(theme, asked);
    else
        addList(theme, asked);
}

void ChoiceValue::addButtons(kit::Theme& theme, const ValueQuestion& asked)
{
    m_buttons = new QButtonGroup(this);
    auto* row = new kit::FlowRow(theme, 6);
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        QPushButton* each = choiceButton(m_words(m_choices[i]), asked.name);
        each->setObjectName(kit::text(json::print(m_choices[i])).remove(u'"'));
        m_buttons->addButton(each, static_cast<int>(i));
        row->flow().addWidget(each);
    }
    kit::columnIn(this, 0)->addWidget(row);
    setEntry(m_buttons->button(0));
    connect(m_buttons, &QButtonGroup::idClicked, this, &ChoiceValue::changeAll);
}

void ChoiceValue::addList(kit::Theme& theme, const ValueQuestion& asked)
{
    m_list = new kit::DropDown(theme);
    m_list->setObjectName(u"list"_s);
    m_list->setAccessibleName(asked.name);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_list->setMinimumWidth(10); // it may get narrower
    for (const json::Value& each : m_choices)
        m_list->addItem(m_words(each));
    kit::columnIn(this, 0)->addWidget(m_list);
    setEntry(m_list);
    connect(m_list, &QComboBox::currentIndexChanged, this, &ChoiceValue::changeAll);
}

int ChoiceValue::at() const
{
    return m_list ? m_list->currentIndex() : m_buttons->checkedId();
}

json::Value ChoiceValue::value() const
{
    return at() < 0 ? json::Value() : m_choices[static_cast<std::size_t>(at())];
}

// A file may have a number that isn't offered.
void ChoiceValue::show(const json::Value& value)
{
    auto found = std::ranges::find_if(m_choices, [&](const auto& each) { return isSame(each, value); });
    const bool isOther = found == m_choices.end();
    if (isOther && (!m_list || value.isNull())) // null: the group of this rule is off
        return;
    const QSignalBlocker quiet(m_list);
    if (isOther) {
        m_choices.push_back(value);
        m_list->addItem(m_words(value));
        found = m_choices.end() - 1;
    }
    const int at = static_cast<int>(found - m_choices.begin());
    if (m_list)
        m_list->setCurrentIndex(at);
    else
        m_buttons->button(at)->setChecked(true);
}

TextValue::TextValue(const ValueQuestion& asked) : m_kind(asked.form.kind), m_text(new kit::TextField)
{
    m_text->setObjectName(u"text"_s);
    m_text->setAccessibleName(asked.name);
    if (m_kind == Form::Kind::Time) {
        m_shown = json::Value();
        m_text->setPlaceholderText(Window::tr("Optional, like %1").arg(wording::timeOfDay(QTime(20, 0))));
    }
    if (m_kind == Form::Kind::Card)
        m_text->setPlaceholderText(Window::tr("One card: 2 of hearts, big joker, little joker"));
    kit::columnIn(this, 0)->addWidget(m_text);
    setEntry(m_text);
    connect(m_text, &QLineEdit::textEdited, this, &TextValue::changeAll);
}

json::Value TextValue::value() const
{
    if (m_text->text() == m_shownText)
        return m_shown;
    const QString typed = m_text->text().simplified();
    switch (m_kind) {
    case Form::Kind::Time:
        return typed.isEmpty() ? json::Value() : json::Value(kit::timeTyped(typed).toStdString());
    case Form::Kind::Name:
        return rules::idOf(typed.toStdString());
    case Form::Kind::Card:
        return rules::cardTyped(typed.toStdString());
    default:
        return typed.toStdString();
    }
}

void TextValue::show(const json::Value& value)
{
    if (isSame(value, this->value()))
        return; // keeps the cursor
    const std::string text = value.string() ? *value.string() : std::string();
    m_shown = value;
    m_shownText = m_kind == Form::Kind::Time   ? wording::timeOfDay(text)
                  : m_kind == Form::Kind::Name ? kit::text(wording::codeInWords(text))
                  : m_kind == Form::Kind::Card && rules::isCard(text, true)
                      ? kit::text(wording::cardInWords(text))
                      : kit::text(text);
    m_text->setText(m_shownText);
}

ObjectValue::ObjectValue(kit::Theme& theme, const ValueQuestion& asked)
    : m_form(asked.form), m_members(new QWidget)
{
    QVBoxLayout* column = kit::columnIn(this, 6);
    if (m_form.none)
        addChoice(theme, asked);
    column->addWidget(m_members);
    kit::gridIn(m_members, 10, 6)->setColumnStretch(0, 1);
    for (std::size_t i = 0; i < m_form.keys.size(); ++i)
        addMember(theme, asked, i);
    setEntry(m_none ? static_cast<QWidget*>(m_none) : m_fields.front());
}

void ObjectValue::addChoice(kit::Theme& theme, const ValueQuestion& asked)
{
    m_none = choiceButton(asked.words(*m_form.none), asked.name);
    m_some = choiceButton(asked.some, asked.name);
    m_none->setObjectName(u"none"_s);
    m_some->setObjectName(u"some"_s);
    auto* both = new QButtonGroup(this);
    auto* row = new kit::FlowRow(theme, 6);
    for (QPushButton* each : {m_none, m_some}) {
        both->addButton(each);
        row->flow().addWidget(each);
    }
    layout()->addWidget(row);
    connect(both, &QButtonGroup::buttonClicked, this, [this] {
        m_members->setVisible(m_some->isChecked());
        Q_EMIT changed(std::nullopt);
    });
}

void ObjectValue::addMember(kit::Theme& theme, const ValueQuestion& asked, std::size_t index)
{
    const std::string_view key = m_form.keys[index];
    const QString label = kit::sentence(wording::memberLabel(key));
    auto* head = new kit::Prose(theme, 15);
    head->setText(label);
    head->setAlignment(Qt::AlignLeft | Qt::AlignVCenter); // level with its field
    ValueField* field = fieldFor(
        theme, {m_form.parts[index], Window::tr("%1: %2").arg(asked.name, label), wordsOfMember(key)});
    field->setObjectName(QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())));
    field->show(rules::blank(m_form.parts[index]));
    auto* grid = static_cast<QGridLayout*>(m_members->layout());
    const int row = static_cast<int>(index);
    QWidget* beside = index == 0 ? asked.beside : nullptr;
    grid->addWidget(head, row, 0);
    grid->addWidget(field, row, 1, 1, beside ? 1 : 2, field->isWide() ? Qt::Alignment() : Qt::AlignLeft);
    if (beside)
        grid->addWidget(beside, row, 2, Qt::AlignTop | Qt::AlignRight);
    m_fields.push_back(field);
    changeWith(field, [key] { return '.' + std::string(key); });
}

json::Value ObjectValue::value() const
{
    if (m_none && m_none->isChecked())
        return *m_form.none;
    json::Array members;
    for (const ValueField* field : m_fields)
        members.push_back(field->value());
    return rules::objectOf(m_form, std::move(members));
}

void ObjectValue::show(const json::Value& value)
{
    const bool isNone = !value.object();
    if (m_none)
        (isNone ? m_none : m_some)->setChecked(true);
    m_members->setVisible(!isNone);
    for (std::size_t i = 0; i < m_form.keys.size(); ++i)
        if (const json::Value* member = memberOf(m_form, i, value))
            m_fields[i]->show(*member);
}

ListValue::ListValue(kit::Theme& theme, const ValueQuestion& asked)
    : m_theme(theme), m_item(asked.form.parts.front()), m_name(asked.name), m_newItem(asked.newItem),
      m_rows(new QVBoxLayout), m_more(kit::button(Window::tr("Add"), Window::tr("Add: %1").arg(asked.name)))
{
    QVBoxLayout* column = kit::columnIn(this, 6);
    column->addLayout(m_rows);
    m_more->setObjectName(u"add"_s);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    setEntry(m_more);
    connect(m_more, &QPushButton::clicked, this, [this] {
        add(m_newItem ? m_newItem() : rules::blank(m_item));
        m_items.back().field->setFocus();
        Q_EMIT changed(std::nullopt);
    });
}

void ListValue::add(const json::Value& item)
{
    auto* row = new QWidget;
    QHBoxLayout* line = kit::lineIn(row, 8);
    QPushButton* gone = kit::button(Window::tr("Remove"), Window::tr("Remove: %1").arg(m_name));
    gone->setObjectName(u"remove"_s);
    const bool hasMembers = m_item.kind == Form::Kind::Object;
    ValueField* field =
        fieldFor(m_theme, {m_item, m_name, wordsOfMember({}), {}, {}, hasMembers ? gone : nullptr});
    field->setObjectName(u"item"_s);
    field->show(item);
    line->addWidget(field, 1);
    if (!hasMembers)
        line->addWidget(gone, 0, Qt::AlignTop);
    m_rows->addWidget(row);
    if (auto* typed = field->findChild<QLineEdit*>(); typed && !hasMembers)
        connect(typed, &QLineEdit::returnPressed, m_more, &QPushButton::click);
    m_items.push_back({row, field});
    changeWith(field, [this, row] { return placeOf(row); });
    connect(gone, &QPushButton::clicked, this, [this, row] {
        m_more->setFocus();
        remove(row);
        Q_EMIT changed(std::nullopt);
    });
}

void ListValue::remove(QWidget* row)
{
    std::erase_if(m_items, [row](const Item& each) { return each.row == row; });
    row->hide();
    row->deleteLater(); // later, because its button was clicked
}

std::string ListValue::placeOf(const QWidget* row) const
{
    return '[' + std::to_string(std::ranges::find(m_items, row, &Item::row) - m_items.begin()) + ']';
}

json::Value ListValue::value() const
{
    json::Array all;
    for (const Item& each : m_items)
        if (json::Value item = each.field->value();
            !(hasEmptyText(m_item, item) && isSame(item, rules::blank(m_item))))
            all.push_back(std::move(item));
    return json::of(std::move(all));
}

void ListValue::show(const json::Value& value)
{
    if (!value.array() || isSame(value, this->value()))
        return;
    while (!m_items.empty())
        remove(m_items.back().row);
    for (const json::Value& each : *value.array())
        add(each);
}

} // namespace rulesview

#include "moc_valuefield.cpp"
