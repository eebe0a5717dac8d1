// A match whose sides a correction has changed since they sat down: who plays it (F6).
#include "sheetview.h"

#include "desk/corrections/resolve.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

Change changeOf(const desk::ResolveOptions& asked, const std::string& by)
{
    Change change;
    change.title = Window::tr("Who plays this match");
    change.accept = Window::tr("So be it");
    change.done = Window::tr("who plays");
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
    m_ask->ask(Window::tr("Others belong here by now: who plays this match?"),
               {{Window::tr("It is settled so"), choicesFor(none, id), {}, false}}, Window::tr("Go on"),
               [this, id](const kit::Answers& answers) {
                   const desk::ResolveOptions options{id, answers.chosen<facts::Resolution>(0), {}, {}};
                   later([this, options] { askChange(changeOf(options, by())); });
               });
}

} // namespace sheet
