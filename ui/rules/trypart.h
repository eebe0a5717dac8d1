// Beside the fields of the editor: a hand that somebody enters, as a table would, and what it scores.
#pragma once

#include "editorside.h"

#include "scoring/hand.h"
#include "ui/kit/fields.h"

#include <QCheckBox>
#include <QGridLayout>

namespace wording {
struct Situation;
}

namespace rulesview {

/// The bid of a player: a number, N for a nil or B for a blind nil. The scorer says whether the rules have
/// it.
class BidField : public kit::NumberField {
    Q_OBJECT
public:
    explicit BidField(const QString& name);
    scoring::Bid bid() const;

protected:
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& at) const override;
};

class TryPart : public kit::Card {
    Q_OBJECT
public:
    explicit TryPart(kit::Theme& theme);
    void show(const Compared& rules);

private:
    /// Of one side.
    struct Before {
        kit::NumberField* score;
        kit::NumberField* bags;
        QCheckBox* blind;
    };

    void addHand(QGridLayout& grid);
    void addBefore(QGridLayout& grid);
    void addHead(QGridLayout& grid, int row, int column, const QString& text);
    kit::NumberField* number(const QString& name, int least, int most, int value);
    void refresh();
    bool bidsItself() const;
    wording::Situation situation() const;
    void say(const wording::Situation& at);

    kit::Theme& m_theme;
    Compared m_rules;
    scoring::PerSide<std::array<BidField*, 2>> m_bids;
    scoring::PerSide<std::array<kit::NumberField*, 2>> m_tricks;
    scoring::PerSide<Before> m_before;
    QCheckBox* m_first;
    kit::Prose* m_hint;
    kit::Prose* m_result;
    kit::Prose* m_after;
};

} // namespace rulesview
