// One ruling and what it does: rows, the score as the one strong number, and notes.
#pragma once

#include "outcome.h"

#include "ui/kit/prose.h"

namespace rulings {

/// The rows and the score of an outcome; labels are measured.
class OutcomeTable : public QWidget {
    Q_OBJECT
public:
    explicit OutcomeTable(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const Outcome& outcome);
    using QWidget::show;
    const Outcome& outcome() const { return m_outcome; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    Outcome m_outcome;
};

class OutcomeCard : public kit::Card {
    Q_OBJECT
public:
    OutcomeCard(kit::Theme& theme, const QString& ruling, QWidget* parent = nullptr);
    void show(const Outcome& outcome);
    using QWidget::show;
    const Outcome& outcome() const { return m_table->outcome(); }

private:
    QString m_ruling;
    OutcomeTable* m_table;
    kit::Prose* m_notes;
};

} // namespace rulings
