// The cards around the sheet: a side with its score, the match, the reasons for a number, this hand.
#pragma once

#include "needs.h"

#include "tournament/model/tournament.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/widgets.h"
#include "wording/rulecard/why.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace sheet {

/// A side: team, players, bags up to the penalty, and the score as the only large number.
class SideCard : public kit::Card {
    Q_OBJECT
public:
    SideCard(kit::Theme& theme, scoring::Side side, QWidget* parent = nullptr);
    void show(const tournament::Tournament& tournament, const tournament::Match& match);

    /// What more bags cost; empty once the match is over or if the rules have no bags.
    QString bagWords() const;
    /// How the bags are shown beside the score: `words` as they fit, and one square per bag if there is room
    /// for them too.
    struct BagLine {
        bool squares = false;
        drawing::FittedText words = {};
    };
    BagLine bagLine() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { fit(); }

private:
    /// Gives the score its minimum room, and the names the rest.
    void fit();
    /// The same size on both cards, which are equally wide.
    QFont scoreFont() const;
    int scoreWidth() const;
    QRect scoreBox() const;
    int bagsTop() const;
    /// Whether the line of the bags has the whole width: the score ends above it.
    bool isBelowScore() const;
    /// Close to the penalty: one more bag costs it, or it is due.
    bool isClose() const { return !m_isOver && m_bagLimit > 0 && m_bagLimit - m_bags <= 1; }
    void paintBags(QPainter& painter, const QPoint& at) const;

    kit::Theme& m_theme;
    scoring::Side m_side;
    QGridLayout* m_grid;
    kit::Line* m_team;
    kit::Line* m_players;
    QStringList m_names; ///< of the players, in full
    QString m_score;
    int m_bags = 0;
    int m_bagLimit = 0; ///< 0: no penalty
    bool m_keepsBags = true;
    int m_penalty = 0;
    bool m_isOver = false; ///< no more bags can come
};

/// The parts of a sum: their words, amounts and sections of the venue's sheet.
class ReasonRow : public QWidget {
    Q_OBJECT
public:
    explicit ReasonRow(kit::Theme& theme, QWidget* parent = nullptr);
    void say(const QString& words, const QString& points, const QString& source);

private:
    kit::Prose* m_words;
    kit::Line* m_points;
    kit::Prose* m_source;
};

/// The reasons for a number, then notes. Its rows are kept between explanations, because creating them for
/// each hand would delay the keys.
class WhyCard : public kit::Card {
    Q_OBJECT
public:
    explicit WhyCard(kit::Theme& theme, QWidget* parent = nullptr);
    void clear(const QString& hint, const QStringList& notes = {});
    /// Explains a number of a side in a hand, with the players' names; `more` has additional notes.
    void show(const rules::Set& rules, wording::Figure figure, scoring::Side side, const wording::Row& row,
              const scoring::Who& who, const QStringList& more = {});

private:
    void fill(const QString& title, const std::vector<wording::Step>& steps, const QString& venue,
              const QStringList& notes);

    kit::Theme& m_theme;
    kit::Prose* m_title;
    QVBoxLayout* m_reasons;
    QVBoxLayout* m_notes;
    std::vector<ReasonRow*> m_rows;
    std::vector<kit::Prose*> m_lines;
};

/// What this hand needs, and additional notes. Its rows are kept too.
class NeedsCard : public kit::Card {
    Q_OBJECT
public:
    explicit NeedsCard(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const QList<NeedRow>& rows);
    using QWidget::show;

private:
    class Line;

    kit::Theme& m_theme;
    QVBoxLayout* m_column;
    std::vector<Line*> m_lines;
};

} // namespace sheet
