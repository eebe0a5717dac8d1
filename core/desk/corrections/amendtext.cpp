// What an amendment changes, for people.
#include "amended.h"
#include "correcting.h"

#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/history.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

/// `a bid 4 and 3, took 8; b bid 3 and 2, took 5`
std::string handInWords(const facts::Hand& hand)
{
    return filled(wording::Desk::tr("a %1; b %2"), wording::sideInWords(hand.sides.a),
                  wording::sideInWords(hand.sides.b));
}

class AmendmentText {
public:
    explicit AmendmentText(const Amendment& amendment)
        : m_amendment(amendment), m_is(matchAfter(amendment)), m_title(wording::titleOf(m_is))
    {
    }

    std::string text()
    {
        addRows();
        for (const std::string& line : resultChanges(m_amendment, m_is.id))
            add(line);
        for (const std::string& line : laterTexts(m_amendment))
            add(line);
        for (const std::string& id : m_amendment.undecided)
            add(undecidedText(m_amendment, id));
        for (const LaterChoice& then : m_amendment.then)
            add(filled(wording::Desk::tr("%1 was decided: %2"),
                       wording::titleOf(*tournament::match(m_amendment.after, then.match)),
                       wording::choiceWord(then.choice)));
        return m_text;
    }

private:
    void add(const std::string& line) { m_text += line + '\n'; }

    void addRows()
    {
        const std::vector<RowChange> rows = rowChanges(m_amendment, m_amendment.hand.spot);
        addHand(rows.front());
        for (auto row = rows.begin() + 1; row != rows.end(); ++row)
            add(filled(wording::Desk::tr("%1, %2: %3 becomes %4"), m_title,
                       wording::handAt(m_is, row->game, row->place), rowInWords(row->was),
                       rowInWords(row->is)));
    }
    void addHand(const RowChange& own)
    {
        const std::string place = m_title + ", " + wording::handAt(m_is, own.game, own.place);
        const auto was = handBefore(m_amendment);
        if (was)
            add(filled(wording::Desk::tr("%1, as it was: %2 (%3)"), place, handInWords(*was),
                       rowInWords(own.was)));
        if (m_amendment.thrownIn)
            add(filled(wording::Desk::tr("%1 is thrown in by ruling: it is dealt again"), place));
        else if (m_amendment.hand.struck)
            add(filled(wording::Desk::tr("%1 is struck"), place));
        else
            add(filled(was ? wording::Desk::tr("%1, amended: %2 (%3)")
                           : wording::Desk::tr("%1, put in: %2 (%3)"),
                       place, handInWords(m_amendment.hand), rowInWords(own.is)));
    }

    const Amendment& m_amendment;
    const tournament::Match& m_is;
    std::string m_title;
    std::string m_text;
};

} // namespace

std::string amendedText(const Amendment& amendment)
{
    return AmendmentText(amendment).text();
}

} // namespace desk
