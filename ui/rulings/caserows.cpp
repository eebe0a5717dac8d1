#include "caserows.h"

#include "ui/look/inview.h"
#include "ui/look/text.h"

#include <QEvent>

using namespace Qt::StringLiterals;

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
    face.text = card.rank == 'X'   ? u"big joker"_s
                : card.rank == 'Y' ? u"little joker"_s
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
    m_by[0]->setFace({names.a, true, {}, u"1"_s}, u"challenged by side A, "_s + names.a);
    m_by[1]->setFace({names.b, false, {}, u"2"_s}, u"challenged by side B, "_s + names.b);
    m_by[2]->setFace({u"Supervisor"_s, {}, {}, u"3"_s}, u"seen by the supervisor"_s);
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
                      u"accused: "_s + names.players[seat]);
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
                    entry.book() ? u"book "_s + bookText(entry.book()) : u"book, not said yet"_s);
    m_book->setEnabled(!entry.isFixed());
    choose(m_ledGroup, at(m_led, entry.led()));
}

void CaseRows::showCards(const CaseEntry& entry)
{
    const auto called = [](const QString& what, const Card& card) -> QString {
        const auto code = card.code();
        return what + (code ? look::text(*code) : u"not said"_s);
    };
    m_played->setFace(faceOf(entry.played()), called(u"played instead: "_s, entry.played()));
    m_shown->setFace(faceOf(entry.shown()), called(u"shown later: "_s, entry.shown()));
    m_shownBook->setFace({bookText(entry.shownBook()), {}, {}, {}},
                         entry.shownBook() ? u"shown in book "_s + bookText(entry.shownBook())
                                           : u"shown in which book, not said"_s);
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
        this, [first] { look::bringIntoView(*first, first->rect()); }, Qt::QueuedConnection);
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
