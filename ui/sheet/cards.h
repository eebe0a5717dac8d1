// The cards around the sheet: a side with its score, the match, why a number is what it is, what this hand
// needs.
#pragma once

#include "night/night.h"
#include "ui/look/pieces.h"

#include <QVBoxLayout>

namespace sheet {

/// A side: team, players, bags up to the penalty, and the score as the one strong number.
class SideCard : public look::Card {
    Q_OBJECT
public:
    SideCard(look::Theme& theme, scoring::Side side, QWidget* parent = nullptr);
    void show(const night::Night& night, const night::Match& match);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintBags(QPainter& painter, const QPoint& at) const;

    look::Theme& m_theme;
    scoring::Side m_side;
    look::Line* m_team;
    look::Line* m_players;
    QString m_score;
    int m_bags = 0;
    int m_bagLimit = 0; ///< 0: no penalty
    int m_penalty = 0;
};

/// A list of sentences, each with what it comes to and where it stands on the venue's sheet. Whoever owns it
/// shows it anew when the theme changes.
class WhyCard : public look::Card {
    Q_OBJECT
public:
    explicit WhyCard(look::Theme& theme, QWidget* parent = nullptr);
    void clear(const QString& hint);
    /// The points of a side in a hand.
    void show(const rules::Set& rules, const scoring::HandLedger& hand, scoring::Side side);

private:
    void addReason(const QString& words, const QString& points, const QString& source);
    void addNote(const QString& sentence);
    void empty();

    /// What is explained, and in what look: the same again changes nothing.
    struct Shown {
        scoring::HandLedger hand;
        scoring::Side side = scoring::Side::A;
        look::Scheme scheme = look::Scheme::Light;
        double scale = 1;
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    look::Theme& m_theme;
    QLabel* m_title;
    QVBoxLayout* m_reasons;
    std::optional<Shown> m_shown;
};

/// Sentences under a title.
class SayCard : public look::Card {
    Q_OBJECT
public:
    SayCard(look::Theme& theme, const QString& title, QWidget* parent = nullptr);
    void say(const QStringList& sentences);

private:
    QLabel* m_title;
    QLabel* m_text;
};

} // namespace sheet
