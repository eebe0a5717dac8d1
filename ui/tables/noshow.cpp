#include "noshow.h"

#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using wording::Window;

namespace tables {

namespace {

desk::ResultOptions optionsIn(const kit::Answers& answers)
{
    return {answers.chosen<facts::Winner>(0), facts::Decided::NoShow, answers.text(1).toStdString()};
}

} // namespace

void askNoShow(kit::Ask& ask, const session::Session& session, const tournament::Match& match,
               const std::function<void(const desk::ResultOptions& options)>& answered)
{
    using facts::Winner;
    const auto team = [&](facts::Side side) {
        return kit::text(tournament::teamName(session.tournament(), match.teams[side]));
    };
    const QList<kit::Choice> absent{{Winner::B, team(facts::Side::A)},
                                    {Winner::A, team(facts::Side::B)},
                                    {Winner::None, Window::tr("Both teams")}};
    ask.ask(
        Window::tr("Which team didn’t show up for %1?").arg(kit::text(wording::titleOf(match))),
        {{.label = Window::tr("Team"), .choices = absent, .hasKeys = true}, {.label = Window::tr("Reason")}},
        Window::tr("Save no-show"),
        [answered](const kit::Answers& answers) { answered(optionsIn(answers)); });
    ask.tell([&session, id = match.id](const kit::Answers& answers) {
        if (!answers.isChosen(0))
            return QStringList();
        const auto effects = desk::effectsOf(session.tournament(), desk::thisMachine(),
                                             session.supervisor().toStdString(), id, optionsIn(answers));
        return effects ? kit::sentences(*effects) : QStringList(); // the answer brings the refusal
    });
}

void askDefault(kit::Ask& ask, const session::Session& session, const tournament::Match& match,
                const std::function<void(const desk::AbsentOptions& options)>& answered)
{
    using facts::Winner;
    const auto team = [&](facts::Side side) {
        return kit::Choice{side, kit::text(tournament::teamName(session.tournament(), match.teams[side]))};
    };
    ask.ask(Window::tr("Which team said it can’t play %1?").arg(kit::text(wording::titleOf(match))),
            {{.label = Window::tr("Team"),
              .choices = {team(facts::Side::A), team(facts::Side::B)},
              .hasKeys = true},
             {.label = Window::tr("Notice given by"), .mayBeEmpty = true}},
            Window::tr("Save default"), [answered](const kit::Answers& answers) {
                desk::AbsentOptions options;
                options.defaults = answers.chosen<facts::Side>(0);
                if (!answers.text(1).isEmpty())
                    options.reason = answers.text(1).toStdString();
                answered(options);
            });
    ask.tell([&session, id = match.id](const kit::Answers& answers) {
        const tournament::Match* found = tournament::match(session.tournament(), id);
        if (!found || !answers.isChosen(0))
            return QStringList();
        const bool isA = answers.chosen<facts::Side>(0) == facts::Side::A;
        return kit::sentences(desk::costOf(session.tournament(), *found,
                                           {isA ? Winner::B : Winner::A, facts::Decided::Defaulted}));
    });
}

} // namespace tables
