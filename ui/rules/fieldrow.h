// One rule of the editor: its name, value, section of the sheet, and what changed.
#pragma once

#include "edited.h"
#include "valuefield.h"

#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"

namespace rulesview {

/// Times of day are described the way people type them.
QString mistakeInWords(const message::Message& what);
/// With the field's label: `Bag limit: Enter a whole number from 1 to 100.`
QString labelledMistake(const rules::Mistake& mistake);

class FieldRow : public QFrame {
    Q_OBJECT
public:
    /// `field.name` is a parameter, or `rules::nullableGroup` for the whole rule.
    FieldRow(kit::Theme& theme, const Edited& edited, const rules::Field& field);
    const rules::Field& field() const { return m_field; }
    /// Shows the current draft.
    void refresh(const Edited& edited);
    /// Shows where the value comes from, and whether it must still be checked.
    void showSource(const Edited& edited);
    /// Shows a typed value that the rules can't have.
    void showTyped(const json::Value& value) { m_value->show(value); }
    /// Shows what is wrong here; nothing if empty.
    void complain(const QString& sentence);
    bool isWrong() const { return !m_complaint->text().isEmpty(); }
    json::Value value() const { return m_value->value(); }
    /// Whether that is this row's button that resets the value.
    bool resets(const QWidget* button) const { return button == m_reset; }

Q_SIGNALS:
    void changed(rulesview::FieldRow* row, const rules::Inside& inside);
    void cited(rulesview::FieldRow* row, const QString& section);
    void resetWanted(rulesview::FieldRow* row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override; // passes it on to the value

private:
    void makeTools(const QString& label);
    void showCite(const rules::Draft& draft);

    kit::Theme& m_theme;
    rules::Field m_field;
    ValueField* m_value;
    kit::Badge* m_ours;  ///< the value is one of our readings
    kit::Line* m_source; ///< whether the value was set, and the value before
    QPushButton* m_why;
    QLineEdit* m_section; ///< the section of the venue's sheet, if it has this rule
    QPushButton* m_reset;
    kit::Prose* m_reading;
    kit::Prose* m_complaint;
    bool m_isChanged = false;
};

} // namespace rulesview
