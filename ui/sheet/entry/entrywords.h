// Why a key is not taken into the row, and what becomes of what stood there.
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

/// After Esc: with the bids on record, it clears the tricks alone.
QString cleared(bool areBidsFixed);
QString bidsReopened();
/// Reopened, and as they were again.
QString bidsKept();
QString amendmentDropped();
QString enteredElsewhere(int hand, const QString& typed);

} // namespace sheet
