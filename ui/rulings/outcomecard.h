// One ruling and what it does: rows, the score as the one strong number, and notes.
#pragma once

#include "outcome.h"

#include "ui/look/prose.h"

namespace rulings {

/// The rows and the score of an outcome; labels are measured.
class OutcomeTable : public QWidget {
    Q_OBJECT
public:
    explicit OutcomeTable(look::Theme& theme, QWidget* parent = nullptr);
    void show(const Outcome& outcome);
    using QWidget::show;
    const Outcome& outcome() const { return m_outcome; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Theme& m_theme;
    Outcome m_outcome;
};

class OutcomeCard : public look::Card {
    Q_OBJECT
public:
    OutcomeCard(look::Theme& theme, const QString& ruling, QWidget* parent = nullptr);
    void show(const Outcome& outcome);
    using QWidget::show;
    const Outcome& outcome() const { return m_table->outcome(); }

private:
    QString m_ruling;
    OutcomeTable* m_table;
    look::Prose* m_notes;
};

} // namespace rulings
