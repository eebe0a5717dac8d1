// The field for one value of the rules, as its form says.
#pragma once

#include "rules/draft.h"
#include "rules/parameters.h"
#include "ui/kit/fields.h"
#include "ui/kit/flow.h"
#include "json/value.h"

#include <QButtonGroup>
#include <QFocusEvent>
#include <QLineEdit>

#include <functional>
#include <vector>

namespace rulesview {

/// What a field needs besides its form: `name` is for screen readers, `words` are the texts of a choice.
struct ValueQuestion {
    const rules::Form& form;
    QString name;
    std::function<QString(const json::Value& value)> words;
    QString some{};                         ///< the label of the button for "some", if there can be none
    std::function<json::Value()> newItem{}; ///< for a list; without it, a new item is empty
    QWidget* beside = nullptr;              ///< for an object: beside its first value
};

class ValueField : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// As in a rule file. While someone is typing it can be a value that no file may have.
    virtual json::Value value() const = 0;
    virtual void show(const json::Value& value) = 0;
    /// Whether it needs a line of its own at any width.
    virtual bool isWide() const { return true; }

Q_SIGNALS:
    void changed(const rules::Inside& inside);

protected:
    void focusInEvent(QFocusEvent* event) override { m_entry->setFocus(event->reason()); }
    /// Sets the widget that gets the focus instead. It isn't a focus proxy, because Tab from outside would
    /// come back to it (Qt 6.4).
    void setEntry(QWidget* entry) { m_entry = entry; }
    void changeAll() { Q_EMIT changed(std::string()); }
    /// Adds a field whose value is a part of this one, at that place.
    void changeWith(ValueField* part, std::function<std::string()> place);

private:
    QWidget* m_entry = nullptr;
};

/// The field for this form.
ValueField* fieldFor(kit::Theme& theme, const ValueQuestion& asked);

// A number between two buttons that step it, with a third for "none" if that is allowed. Typed text isn't
// changed, even if it isn't valid.

class NumberValue : public ValueField {
    Q_OBJECT
public:
    NumberValue(kit::Theme& theme, const ValueQuestion& asked);
    json::Value value() const override;
    void show(const json::Value& value) override;
    bool isWide() const override { return false; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the arrow keys step it

private:
    void setText(const QString& text);
    void enter(const QString& text);
    void step(int by);

    rules::Form m_form;
    int m_sign = m_form.isLoss ? -1 : 1; ///< of the typed number
    QLineEdit* m_number;                 ///< empty for none
    QPushButton* m_none = nullptr;
};

// One of several values: all visible, or a drop-down list if there are many.

class ChoiceValue : public ValueField {
    Q_OBJECT
public:
    ChoiceValue(kit::Theme& theme, const ValueQuestion& asked);
    json::Value value() const override;
    void show(const json::Value& value) override;
    bool isWide() const override { return false; }

private:
    void addButtons(kit::Theme& theme, const ValueQuestion& asked);
    void addList(kit::Theme& theme, const ValueQuestion& asked);
    int at() const;

    std::vector<json::Value> m_choices;
    std::function<QString(const json::Value&)> m_words;
    QButtonGroup* m_buttons = nullptr;
    kit::DropDown* m_list = nullptr;
};

// A text, a name, a card or a time of day.

class TextValue : public ValueField {
    Q_OBJECT
public:
    explicit TextValue(const ValueQuestion& asked);
    json::Value value() const override;
    void show(const json::Value& value) override;

private:
    rules::Form::Kind m_kind;
    QLineEdit* m_text;
    json::Value m_shown{
        std::string()}; ///< the value last shown; its text is `m_shownText`, which can be worded differently
    QString m_shownText;
};

// Several values at once, each beside its label. If there can be none, two buttons for that.

class ObjectValue : public ValueField {
    Q_OBJECT
public:
    ObjectValue(kit::Theme& theme, const ValueQuestion& asked);
    json::Value value() const override;
    void show(const json::Value& value) override;

private:
    void addChoice(kit::Theme& theme, const ValueQuestion& asked);
    void addMember(kit::Theme& theme, const ValueQuestion& asked, std::size_t index);

    rules::Form m_form;
    QPushButton* m_none = nullptr;
    QPushButton* m_some = nullptr;
    QWidget* m_members;
    std::vector<ValueField*> m_fields;
};

// Items below each other, each with a button to remove it, and a button to add one.

class ListValue : public ValueField {
    Q_OBJECT
public:
    ListValue(kit::Theme& theme, const ValueQuestion& asked);
    /// Without items that are still empty.
    json::Value value() const override;
    void show(const json::Value& value) override;

private:
    void add(const json::Value& item);
    void remove(QWidget* row);
    std::string placeOf(const QWidget* row) const;

    struct Item {
        QWidget* row;
        ValueField* field;
    };
    kit::Theme& m_theme;
    rules::Form m_item;
    QString m_name;
    std::function<json::Value()> m_newItem;
    QVBoxLayout* m_rows;
    QPushButton* m_more;
    std::vector<Item> m_items;
};

} // namespace rulesview
