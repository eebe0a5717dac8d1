#include "casepad.h"

#include "ui/look/flow.h"
#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace rulings {

namespace {

constexpr int padGap = 4; // pixels: so that all the cards stand in two lines

} // namespace

CasePad::CasePad(look::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    new look::Flow(padGap, this);
    for (int book = 1; book <= facts::tricksInHand; ++book)
        m_books << add({QString::number(book), {}, {}, {}}, u"pad: book %1"_s.arg(book),
                       [book](CaseEntry& entry) { entry.setBook(book); });
    for (const char rank : {'2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'}) {
        const QString text = rank == 'T' ? u"10"_s : QString(QChar::fromLatin1(rank));
        m_cards << add({text, {}, {}, {}}, u"pad: "_s + text,
                       [rank](CaseEntry& entry) { entry.setRank(rank); });
    }
    for (const auto suit :
         {facts::Suit::Spades, facts::Suit::Hearts, facts::Suit::Clubs, facts::Suit::Diamonds})
        m_cards << add({{}, {}, drawn(suit), {}}, u"pad: "_s + look::text(std::string(facts::word(suit))),
                       [suit](CaseEntry& entry) { entry.setSuit(suit); });
    const std::pair<char, QString> jokers[] = {{'X', u"big joker"_s}, {'Y', u"little joker"_s}};
    for (const auto& [rank, name] : jokers)
        m_jokers << add({name, {}, {}, QString(QChar::fromLatin1(rank))}, u"pad: "_s + name,
                        [rank = rank](CaseEntry& entry) { entry.setRank(rank); });
}

Chip* CasePad::add(const Face& face, const QString& name, const std::function<void(CaseEntry&)>& deed)
{
    auto* chip = new Chip(m_theme);
    chip->setFace(face, name);
    chip->setFocusPolicy(Qt::NoFocus); // keys go to the part above, which shows what they do
    m_group.addButton(chip);
    layout()->addWidget(chip);
    connect(chip, &Chip::clicked, this, [this, deed] { Q_EMIT done(deed); });
    return chip;
}

void CasePad::show(const CaseEntry& entry, bool hasJokers)
{
    const Part part = entry.current();
    const bool wantsBook = part == Part::Book || part == Part::ShownBook;
    const bool wantsCard = part == Part::Played || part == Part::Shown;
    for (Chip* chip : std::as_const(m_books))
        chip->setVisible(wantsBook);
    for (Chip* chip : std::as_const(m_cards))
        chip->setVisible(wantsCard);
    for (Chip* chip : std::as_const(m_jokers))
        chip->setVisible(wantsCard && hasJokers);
}

} // namespace rulings
