// A match whose sides a correction has changed since they sat down: who plays it (F6).
#include "sheetview.h"

#include "desk/resolve.h"

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

Change changeOf(const desk::ResolveOptions& asked, const std::string& by)
{
    Change change;
    change.title = u"Who plays this match"_s;
    change.accept = u"So be it"_s;
    change.done = u"who plays"_s;
    change.look = [asked, by](const tournament::Tournament& tournament,
                              const std::vector<desk::LaterChoice>& then) {
        return desk::previewResolve(tournament, desk::thisMachine(), by, completed(asked, {}, then));
    };
    change.make = [asked, by](desk::Desk& desk, const tournament::Tournament& seen, const std::string& reason,
                              const std::vector<desk::LaterChoice>& then) {
        return desk::resolve(desk, by, completed(asked, reason, then), &seen)
            .map([](desk::Correction&& made) { return *std::move(made.recorded); });
    };
    change.sheets = {asked.match};
    return change;
}

} // namespace

void SheetView::askWho()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const std::string id = m_match.toStdString();
    const desk::Correction none{tournament, tournament, {}, {}, {}};
    const QStringList words = choicesInWords(none, id);
    const auto choices = desk::resolutionsFor(tournament, id);
    m_ask->ask(u"Others belong here by now: who plays this match?"_s,
               {{u"It is settled so"_s, words, {}, false}}, u"Go on"_s,
               [this, id, words, choices](const QStringList& answers) {
                   const auto at = static_cast<std::size_t>(words.indexOf(answers.front()));
                   const desk::ResolveOptions options{id, choices[at], {}, {}};
                   later([this, options] { askChange(changeOf(options, by())); });
               });
}

} // namespace sheet
