// The renege and foul of the hand to try, and their effects.
#pragma once

#include "rules/venue.h"
#include "scoring/hand.h"
#include "scoring/ledger.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"

#include <QStringList>

namespace rulesview {

/// One decided challenge and one foul, if the rules have any.
class TryRulings : public QWidget {
    Q_OBJECT
public:
    explicit TryRulings(kit::Theme& theme);
    /// Offers what these rules have. A chosen foul that they no longer have is cleared.
    void list(const scoring::RuleSet& rules);
    /// Clears both.
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

/// The effects of the rulings in that hand, one sentence each, as on a score sheet.
QStringList rulingsInWords(const rules::Set& set, const scoring::Hand& hand,
                           const scoring::HandLedger& ledger);

} // namespace rulesview
