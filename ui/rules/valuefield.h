// The control for one value of the rules: what a form asks for, as something to press or to type.
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

/// What is asked for: the name is read aloud, `words` are those of a choice.
struct Asked {
    const rules::Form& form;
    QString name;
    std::function<QString(const json::Value& value)> words;
    QString some{};                         ///< if there may be none: what the button for one says
    std::function<json::Value()> newItem{}; ///< of a list; without it an item begins empty
    QWidget* beside = nullptr;              ///< of an object: what stands beside its first value
};

class ValueField : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// As a rule file has it; it may be one that no file may have while somebody types.
    virtual json::Value value() const = 0;
    virtual void show(const json::Value& value) = 0;
    /// Whether it needs a line of its own, however wide that is.
    virtual bool isWide() const { return true; }

Q_SIGNALS:
    void changed(const rules::Inside& inside);

protected:
    void focusInEvent(QFocusEvent* event) override { m_entry->setFocus(event->reason()); }
    /// What has the focus in its place. As a focus proxy Tab would come back to it from outside (Qt 6.4).
    void setEntry(QWidget* entry) { m_entry = entry; }
    void changeAll() { Q_EMIT changed(std::string()); }
    /// The value of that field is a part of this one, at that place.
    void changeWith(ValueField* part, std::function<std::string()> place);

private:
    QWidget* m_entry = nullptr;
};

/// The control that this form needs.
ValueField* fieldFor(kit::Theme& theme, const Asked& asked);

// A number between two buttons that step it; where there may be none, a third that says so. What is typed
// stays as it is, also where it may not be.

class NumberValue : public ValueField {
    Q_OBJECT
public:
    NumberValue(kit::Theme& theme, const Asked& asked);
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
    int m_sign = m_form.isLoss ? -1 : 1; ///< of what is typed
    QLineEdit* m_number;                 ///< empty where there is none
    QPushButton* m_none = nullptr;
};

// One of several, all in view, or in a list that drops down where they are many.

class ChoiceValue : public ValueField {
    Q_OBJECT
public:
    ChoiceValue(kit::Theme& theme, const Asked& asked);
    json::Value value() const override;
    void show(const json::Value& value) override;
    bool isWide() const override { return false; }

private:
    void addButtons(kit::Theme& theme, const Asked& asked);
    void addList(kit::Theme& theme, const Asked& asked);
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
    explicit TextValue(const Asked& asked);
    json::Value value() const override;
    void show(const json::Value& value) override;

private:
    rules::Form::Kind m_kind;
    QLineEdit* m_text;
    json::Value m_shown{std::string()}; ///< reads as `m_shownText`, which may be in other words
    QString m_shownText;
};

// Several values at once, each beside its label; where there may be none, two buttons that say so.

class ObjectValue : public ValueField {
    Q_OBJECT
public:
    ObjectValue(kit::Theme& theme, const Asked& asked);
    json::Value value() const override;
    void show(const json::Value& value) override;

private:
    void addChoice(kit::Theme& theme, const Asked& asked);
    void addMember(kit::Theme& theme, const Asked& asked, std::size_t index);

    rules::Form m_form;
    QPushButton* m_none = nullptr;
    QPushButton* m_some = nullptr;
    QWidget* m_members;
    std::vector<ValueField*> m_fields;
};

// Items one below the other, each with a button that removes it, and one that adds another.

class ListValue : public ValueField {
    Q_OBJECT
public:
    ListValue(kit::Theme& theme, const Asked& asked);
    /// Without items in which nothing was typed yet.
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
