// Beside the fields of the editor: a hand to enter as a table would, and its score.
#pragma once

#include "bidfield.h"
#include "editorside.h"
#include "tryrulings.h"

#include "scoring/hand.h"
#include "ui/kit/fields.h"

#include <QCheckBox>
#include <QGridLayout>

namespace wording {
struct Situation;
}

namespace rulesview {

class TryPart : public kit::Card {
    Q_OBJECT
public:
    explicit TryPart(kit::Theme& theme);
    void show(const Compared& rules);
    /// Resets it for other rules.
    void begin();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The fields of a side. If sides bid as one, the second fields are hidden unless the first bid is a nil.
    struct Fields {
        std::array<kit::Line*, 2> heads{};
        std::array<BidField*, 2> bids{};
        std::array<kit::NumberField*, 2> tricks{};
        QCheckBox* blind = nullptr;
        kit::NumberField* score = nullptr;
        kit::NumberField* bags = nullptr; ///< if the rules have bags
        kit::NumberField* sets = nullptr; ///< if the rules count sets
        bool wasApart = true;
    };

    void addBids();
    void addTricks();
    void addBefore();
    QWidget* makeResult();
    void addTitle(int row, const QString& text);
    void place(QWidget* field, int row, scoring::Side side, int partner, bool isWide);
    kit::NumberField* number(const QString& name, int least, int most);
    void refresh();
    void placeFirst(scoring::Side side, bool isWide);
    void placeSide(scoring::Side side);
    void joinOrPart();
    int tricksOf(scoring::Side side) const;
    bool bidsItself() const;
    bool isApart(scoring::Side side) const;
    wording::Situation situation() const;
    void say(const wording::Situation& at);

    kit::Theme& m_theme;
    Compared m_rules;
    QGridLayout* m_grid;
    scoring::PerSide<Fields> m_sides;
    kit::Prose* m_hint;
    TryRulings* m_rulings;
    QWidget* m_said = nullptr; ///< the score of the hand
    QCheckBox* m_first;
    kit::Prose* m_result;
    kit::Prose* m_after;
};

} // namespace rulesview
