// The renege and the foul of a hand that is tried, and what they cost.
#pragma once

#include "rules/venue.h"
#include "scoring/hand.h"
#include "scoring/ledger.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"

#include <QStringList>

namespace rulesview {

/// One challenge of a renege, decided, and one foul: each if the rules have any.
class TryRulings : public QWidget {
    Q_OBJECT
public:
    explicit TryRulings(kit::Theme& theme);
    /// Of these rules. A foul that they no longer have is none.
    void list(const scoring::RuleSet& rules);
    /// As it is at first: neither.
    void begin();
    void addTo(scoring::Hand& hand) const;

Q_SIGNALS:
    void changed();

private:
    void listFouls(const std::vector<scoring::Foul>& fouls);

    kit::Line* m_title;
    kit::DropDown* m_renege;
    kit::DropDown* m_foul;
    std::vector<scoring::FoulCall> m_fouls; ///< the items after the first, which is none
    bool m_hasRenege = false;
};

/// What the rulings in that hand come to, a sentence each, as on a score sheet.
QStringList rulingsInWords(const rules::Set& set, const scoring::Hand& hand,
                           const scoring::HandLedger& ledger);

} // namespace rulesview
