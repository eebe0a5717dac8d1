// What a ruling would do to the hand, the game and the match, as rows beside those of the other ruling.
#pragma once

#include "desk/rulings/ruling.h"
#include "ui/kit/widgets.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace rulings {

struct OutcomeRow {
    scoring::Side side{};
    QString label; ///< `bid 7`
    QString value; ///< `set −70`
};

struct Outcome {
    QList<OutcomeRow> rows;
    QString scoreLabel; ///< `Score`, `Score after hand 1`
    QString score;      ///< `235 : 174`
    QStringList notes;  ///< who would win, if that depends on the ruling; the rule, and our reading of it
};

/// The outcome of `change`, with a row for everything that differs in `other`, the opposite ruling.
Outcome outcomeOf(const desk::Correction& change, const desk::Correction& other, scoring::Side accused);

/// What a ruling on record changed in its hand, under the rules, and when it counts: `B loses 3 tricks, A
/// gets 30 points in hand 1. The score is now 118 : 154.`, or, while its tricks aren't on the sheet, `…
/// Counts when hand 4 is saved.`. If it costs nothing: `Nothing changes. The score is 118 : 154.`
QString ruledInWords(const tournament::Match& match, const tournament::Item& item,
                     const std::string& challenge, int hand);

/// What happens to later hands of the match and to later matches: one sentence each, shared if both rulings
/// do the same. For a decided case, what the opposite ruling would do now.
QStringList consequences(const desk::Correction& upheld, const desk::Correction& rejected,
                         std::optional<facts::Ruling> decided);

// One ruling and its effects: rows, the score as the only large number, and notes.

/// The rows and the score of an outcome; labels are measured.
class OutcomeTable : public QWidget {
    Q_OBJECT
public:
    explicit OutcomeTable(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const Outcome& outcome);
    using QWidget::show;
    /// Sets the height of the page; on a high page the rows are further apart.
    void spread(int page);
    const Outcome& outcome() const { return m_outcome; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHigh() const;
    int scoreHigh() const;

    kit::Theme& m_theme;
    Outcome m_outcome;
    int m_page = 0; ///< its height
};

class OutcomeCard : public kit::Card {
    Q_OBJECT
public:
    explicit OutcomeCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// `ruling`: `If upheld`, or `Upheld` after the ruling.
    void show(const QString& ruling, const Outcome& outcome);
    using QWidget::show;
    void spread(int page) { m_table->spread(page); }
    const Outcome& outcome() const { return m_table->outcome(); }

private:
    kit::Line* m_ruling;
    OutcomeTable* m_table;
    kit::Prose* m_notes;
};

} // namespace rulings
