// Why a key is not taken into the row.
#pragma once

#include "scoring/hand.h"

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

} // namespace sheet
