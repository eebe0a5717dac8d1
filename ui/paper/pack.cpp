// The paper pack: all that a room needs to go on by hand where the machine is gone.
#include "documents.h"
#include "onpages.h"
#include "sheetfaces.h"
#include "sheetpages.h"
#include "words.h"

#include "night/nextmatches.h"
#include "night/rulesinturn.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr int leastBlanks = 4;

} // namespace

Document packPrint(const Record& record, Format format)
{
    const night::Night& night = *record.night;
    Binder binder(record, format, eventName(night) + u": paper pack"_s);
    binder.setLegend(legendOf(night::regularSet(*night::generalRules(*night.setting))));
    addBracketPages(binder);
    addCheckinPages(binder);
    addSheets(binder, record, night::possibleNext(night), 1);
    const int toCome = night::sheetsFurtherOn(night) + night::sheetsNotPairedYet(night);
    addBlankSheets(binder, qMax(leastBlanks, toCome), 1);
    return binder.bind();
}

} // namespace paper
