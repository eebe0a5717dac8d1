// One rule of the editor: its name, its value, where the sheet says so, and what changed.
#pragma once

#include "edited.h"
#include "valuefield.h"

#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"

namespace rulesview {

/// A time is asked for as people type it.
QString mistakeInWords(const message::Message& what);
/// With its field: `Bag limit: Enter a whole number from 1 to 100.`
QString labelledMistake(const rules::Mistake& mistake);

class FieldRow : public QFrame {
    Q_OBJECT
public:
    /// `name` is a parameter, or `rules::nullableGroup`: the rule as a whole.
    FieldRow(kit::Theme& theme, const Edited& edited, const rules::Field& field);
    const rules::Field& field() const { return m_field; }
    /// As the draft is now.
    void refresh(const Edited& edited);
    /// Where its value is from, and whether it is still to be checked.
    void showSource(const Edited& edited);
    /// What was typed and cannot be.
    void showTyped(const json::Value& value) { m_value->show(value); }
    /// What is wrong here; empty where nothing is.
    void complain(const QString& sentence);
    bool isWrong() const { return !m_complaint->text().isEmpty(); }
    json::Value value() const { return m_value->value(); }
    /// Whether that is its button that resets the value.
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
    kit::Badge* m_ours;  ///< it is one of our readings
    kit::Line* m_source; ///< whether its value was set, and what it was
    QPushButton* m_why;
    QLineEdit* m_section; ///< of the venue's sheet, where it says so
    QPushButton* m_reset;
    kit::Prose* m_reading;
    kit::Prose* m_complaint;
    bool m_isChanged = false;
};

} // namespace rulesview
