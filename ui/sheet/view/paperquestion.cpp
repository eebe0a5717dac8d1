// Asks for the score of a game begun on paper.
#include "sheetquestions.h"

#include "desk/play/table.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// 0 if empty; nothing if it isn't a number.
std::optional<int> numberIn(const QString& text)
{
    bool good = true;
    const int number = text.isEmpty() ? 0 : QString(text).replace(u'−', u'-').toInt(&good);
    return good ? std::optional(number) : std::nullopt;
}

} // namespace

void SheetQuestions::askPaper()
{
    const tournament::Match* match = asked(&SheetQuestions::askPaper);
    if (!match)
        return;
    if (const auto why = desk::againstTakeOver(m_session.tournament(), *match); !why.empty())
        return m_entry.say(kit::sentences(wording::onScreen(why))); // before anyone types
    const scoring::End& end = match->rules->rules.end;
    const bool sets = end.maxSetsTotal || end.maxSetsConsecutive; // whether too many sets lose the game
    const bool bags = scoring::keepsBags(match->rules->rules);
    QStringList parts{Window::tr("points")};
    if (bags)
        parts << Window::tr("bags");
    if (sets)
        parts << Window::tr("sets");
    QList<kit::Question> questions;
    for (const QString& side : {u"A"_s, u"B"_s})
        for (const QString& part : std::as_const(parts))
            questions << kit::Question{
                .label = side + u": "_s + part, .mayBeEmpty = part != parts.constFirst(), .isNumber = true};
    questions << kit::Question{.label = Window::tr("Hands played"), .mayBeEmpty = true, .isNumber = true};
    QStringList labels;
    for (const kit::Question& question : std::as_const(questions))
        labels << question.label;
    m_ask.ask(Window::tr("Enter the score from paper"), questions, Window::tr("Save score"),
              [this, labels, bags, sets, count = parts.size()](const kit::Answers& answers) {
                  QList<int> numbers;
                  for (qsizetype at = 0; at < labels.size(); ++at) {
                      const auto number = numberIn(answers.text(at));
                      if (!number)
                          return m_ask.complain(
                              Window::tr("%1: enter a number, not “%2”.").arg(labels[at], answers.text(at)));
                      numbers << *number;
                  }
                  const auto side = [&](const int* of) {
                      return scoring::StartSide{of[0], bags ? of[1] : 0, sets ? of[bags ? 2 : 1] : 0};
                  };
                  const int* a = numbers.constData();
                  const scoring::Start start{{side(a), side(a + count)}, numbers.constLast()};
                  send(Window::tr("score from paper"),
                       [by = m_entry.permit.by(), id = m_entry.id(), start](desk::Desk& desk) {
                           return desk::takeOver(desk, by, id, start);
                       });
              });
}

} // namespace sheet
