// Messages about keys that the row refuses, and about numbers that were removed from it.
#pragma once

#include "scoring/hand.h"

#include <QString>

#include <string>

namespace sheet {

std::string zeroAlone();
std::string bidsOnRecord();
std::string blindAlone();
std::string tooMany();
std::string bidAsked(scoring::Side side);
std::string tricksAsked(scoring::Side side);
std::string numberForNil();
std::string nilIsABid();
std::string noNil();
std::string noBlindNil();
std::string noBlind();
std::string blindIsABid();

/// After Esc. If the bids are on record, only the tricks were cleared.
QString cleared(bool areBidsFixed);
QString bidsReopened();
/// After reopened bids were restored.
QString bidsKept();
QString amendmentDropped();
QString enteredElsewhere(int hand, const QString& typed);

} // namespace sheet
