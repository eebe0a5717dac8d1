// The paper pack: all that a room needs to go on by hand where the machine is gone.
#include "pack.h"

#include "tournament/model/setting.h"
#include "tournament/queries/nextmatches.h"
#include "ui/paper/page/onpages.h"
#include "ui/paper/page/words.h"
#include "ui/paper/sheets/sheetfaces.h"
#include "ui/paper/sheets/sheetpages.h"
#include "wording/tr.h"

using wording::Paper;

namespace paper {

namespace {

constexpr int leastBlanks = 4;

} // namespace

Document packPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, Paper::tr("%1: paper pack").arg(tournamentName(tournament)));
    binder.setLegend(legendOf(tournament::regularSet(*tournament::generalRules(*tournament.setting))));
    addBracketPages(binder);
    addCheckinPages(binder);
    addSheets(binder, record, tournament::possibleNext(tournament), 1);
    const int toCome = tournament::sheetsFurtherOn(tournament) + tournament::sheetsNotPairedYet(tournament);
    addBlankSheets(binder, qMax(leastBlanks, toCome), 1);
    return binder.bind();
}

} // namespace paper
