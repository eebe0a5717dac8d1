#include "caserows.h"

#include "wording/tr.h"
#include "ui/kit/inview.h"
#include "ui/kit/text.h"

#include <QEvent>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

/// Only that one of them is chosen, or none.
void choose(QButtonGroup& group, const Chip* chosen)
{
    group.setExclusive(false); // or none could be off
    for (QAbstractButton* each : group.buttons())
        each->setChecked(each == chosen);
    group.setExclusive(true);
}

template <std::size_t Count, class Choice>
const Chip* at(const std::array<Chip*, Count>& chips, const std::optional<Choice>& choice)
{
    return choice ? chips[static_cast<std::size_t>(*choice)] : nullptr;
}

Face faceOf(const Card& card)
{
    Face face;
    face.text = card.rank == 'X'   ? Window::tr("big joker")
                : card.rank == 'Y' ? Window::tr("little joker")
                : card.rank == 'T' ? u"10"_s
                : card.rank        ? QString(QChar::fromLatin1(card.rank))
                                   : QString();
    if (card.suit)
        face.suit = drawn(*card.suit);
    return face;
}

QString bookText(std::optional<int> book)
{
    return book ? QString::number(*book) : QString();
}

} // namespace

drawing::Suit drawn(facts::Suit suit)
{
    switch (suit) {
    case facts::Suit::Spades:
        return drawing::Suit::Spades;
    case facts::Suit::Hearts:
        return drawing::Suit::Hearts;
    case facts::Suit::Clubs:
        return drawing::Suit::Clubs;
    case facts::Suit::Diamonds:
        break;
    }
    return drawing::Suit::Diamonds;
}

void CaseRows::show(const CaseEntry& entry, const Names& names)
{
    showWho(entry, names);
    showBook(entry);
    showCards(entry);
    fitNames();
}

void CaseRows::showWho(const CaseEntry& entry, const Names& names)
{
    m_by[0]->setFace({names.a, true, {}, u"1"_s}, Window::tr("challenged by side A, %1").arg(names.a));
    m_by[1]->setFace({names.b, false, {}, u"2"_s}, Window::tr("challenged by side B, %1").arg(names.b));
    m_by[2]->setFace({Window::tr("Supervisor"), {}, {}, u"3"_s}, Window::tr("seen by the supervisor"));
    choose(m_byGroup, at(m_by, entry.by()));
    const auto offered = entry.seats();
    const Chip* accused = nullptr;
    for (std::size_t place = 0; place < m_accused.size(); ++place) {
        Chip* chip = m_accused[place];
        chip->setVisible(place < offered.size());
        if (place >= offered.size())
            continue;
        const facts::Seat seat = offered[place];
        const bool isA = seat == facts::Seat::A1 || seat == facts::Seat::A2;
        chip->setFace({names.players[seat], isA, {}, QString::number(place + 1)},
                      Window::tr("accused: %1").arg(names.players[seat]));
        if (entry.accused() == seat)
            accused = chip;
    }
    choose(m_accusedGroup, accused);
    for (QButtonGroup* group : {&m_byGroup, &m_accusedGroup})
        for (QAbstractButton* each : group->buttons())
            each->setEnabled(!entry.isFixed());
    choose(m_knownGroup, at(m_known, entry.known()));
}

void CaseRows::showBook(const CaseEntry& entry)
{
    m_book->setFace({bookText(entry.book()), {}, {}, {}},
                    entry.book() ? Window::tr("book %1").arg(bookText(entry.book()))
                                 : Window::tr("book, not said yet"));
    m_book->setEnabled(!entry.isFixed());
    choose(m_ledGroup, at(m_led, entry.led()));
}

void CaseRows::showCards(const CaseEntry& entry)
{
    const auto played = entry.played().code();
    m_played->setFace(faceOf(entry.played()), played
                                                  ? Window::tr("played instead: %1").arg(kit::text(*played))
                                                  : Window::tr("played instead: not said"));
    const auto shown = entry.shown().code();
    m_shown->setFace(faceOf(entry.shown()), shown ? Window::tr("shown later: %1").arg(kit::text(*shown))
                                                  : Window::tr("shown later: not said"));
    m_shownBook->setFace({bookText(entry.shownBook()), {}, {}, {}},
                         entry.shownBook() ? Window::tr("shown in book %1").arg(bookText(entry.shownBook()))
                                           : Window::tr("shown in which book, not said"));
    m_held->setChecked(entry.isHeld());
}

void CaseRows::focusOn(Part part)
{
    Chip* first = nullptr;
    for (const auto& [chip, its] : std::as_const(m_parts)) {
        if (its != part || !chip->isEnabled() || chip->isHidden())
            continue;
        if (!first || (chip->isChecked() && part != Part::ShownBook))
            first = chip;
    }
    if (!first)
        return;
    first->setFocus();
    QMetaObject::invokeMethod( // it has its place only when everything around it is laid out
        this, [first] { kit::bringIntoView(*first, first->rect()); }, Qt::QueuedConnection);
}

bool CaseRows::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        Q_EMIT pressed();
    if (event->type() == QEvent::FocusIn)
        for (const auto& [chip, part] : std::as_const(m_parts))
            if (chip == watched) {
                Q_EMIT done([part = part](CaseEntry& entry) { entry.setCurrent(part); });
                break;
            }
    return QWidget::eventFilter(watched, event);
}

} // namespace rulings
