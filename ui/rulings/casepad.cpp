#include "casepad.h"

#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

constexpr int padGap = 4; // pixels: so that all the cards stand in two lines

/// In the order of `facts::Suit`, before they are translated.
constexpr const char* suitNames[] = {
    QT_TRANSLATE_NOOP("Window", "pad: spades"), QT_TRANSLATE_NOOP("Window", "pad: hearts"),
    QT_TRANSLATE_NOOP("Window", "pad: clubs"), QT_TRANSLATE_NOOP("Window", "pad: diamonds")};

} // namespace

CasePad::CasePad(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    new kit::Flow(padGap, this);
    for (int book = 1; book <= facts::tricksInHand; ++book)
        m_books << add({QString::number(book), {}, {}, {}}, Window::tr("pad: book %1").arg(book),
                       [book](CaseEntry& entry) { entry.setBook(book); });
    for (const char rank : {'2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'}) {
        const QString text = rank == 'T' ? u"10"_s : QString(QChar::fromLatin1(rank));
        m_cards << add({text, {}, {}, {}}, Window::tr("pad: %1").arg(text),
                       [rank](CaseEntry& entry) { entry.setRank(rank); });
    }
    for (const facts::Suit suit : allSuits)
        m_cards << add({{}, {}, drawn(suit), {}}, Window::tr(suitNames[static_cast<int>(suit)]),
                       [suit](CaseEntry& entry) { entry.setSuit(suit); });
    const std::pair<char, QString> jokers[] = {{'X', Window::tr("big joker")},
                                               {'Y', Window::tr("little joker")}};
    for (const auto& [rank, name] : jokers)
        m_jokers << add({name, {}, {}, QString(QChar::fromLatin1(rank))}, Window::tr("pad: %1").arg(name),
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
