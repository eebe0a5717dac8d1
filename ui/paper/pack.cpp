// The paper pack: all that a room needs to go on by hand where the machine is gone.
#include "documents.h"
#include "onpages.h"
#include "sheetfaces.h"
#include "sheetpages.h"
#include "words.h"

#include "tournament/model/setting.h"
#include "tournament/queries/nextmatches.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr int leastBlanks = 4;

} // namespace

Document packPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, eventName(tournament) + u": paper pack"_s);
    binder.setLegend(legendOf(tournament::regularSet(*tournament::generalRules(*tournament.setting))));
    addBracketPages(binder);
    addCheckinPages(binder);
    addSheets(binder, record, tournament::possibleNext(tournament), 1);
    const int toCome = tournament::sheetsFurtherOn(tournament) + tournament::sheetsNotPairedYet(tournament);
    addBlankSheets(binder, qMax(leastBlanks, toCome), 1);
    return binder.bind();
}

} // namespace paper
