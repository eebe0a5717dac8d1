// The bid of a player in the hand to try.
#pragma once

#include "scoring/hand.h"
#include "ui/kit/fields.h"

namespace rulesview {

/// A number, N for a nil or B for a blind nil. The scorer says whether the rules allow it.
class BidField : public kit::NumberField {
    Q_OBJECT
public:
    explicit BidField(const QString& name);
    scoring::Bid bid() const;
    /// Without nils, a 0 is a number.
    void setHasNils(bool has);

protected:
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& at) const override;

private:
    bool m_hasNils = true;
};

} // namespace rulesview
