// What happened, as rows of choices: by keys, and by touch with the pad below them.
#pragma once

#include "chip.h"
#include "opencase.h"

#include "ui/kit/widgets.h"

#include <QButtonGroup>

#include <array>
#include <functional>

class QVBoxLayout;

namespace rulings {

/// The suit as it is drawn: both stand in one order.
inline drawing::Suit drawn(facts::Suit suit)
{
    return static_cast<drawing::Suit>(suit);
}
inline constexpr std::array allSuits{facts::Suit::Spades, facts::Suit::Hearts, facts::Suit::Clubs,
                                     facts::Suit::Diamonds};
static_assert(static_cast<int>(facts::Suit::Diamonds) == static_cast<int>(drawing::Suit::Diamonds));

class CaseRows : public QWidget {
    Q_OBJECT
public:
    explicit CaseRows(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const CaseEntry& entry, const Names& names);
    using QWidget::show;
    /// On the part where the entry stands.
    void focusOn(Part part);
    /// On a page so high, which may let its rows stand apart.
    void spread(int page);

Q_SIGNALS:
    /// Somebody does this to the entry.
    void done(const std::function<void(CaseEntry&)>& deed);
    /// By a mouse or a finger.
    void pressed();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Deed = std::function<void(CaseEntry&)>;
    /// `value`: what the chip stands for among those of its group.
    Chip* add(QLayout* row, Part part, const Deed& deed, QButtonGroup* group = nullptr, int value = 0);
    QLayout* addRow(QVBoxLayout* column, const QString& label);
    void addWord(QLayout* row, const QString& word);
    void makeWho(QVBoxLayout* column);
    void makeBook(QVBoxLayout* column);
    void makeCards(QVBoxLayout* column);
    void fitNames();
    void fitHeight();
    void showWho(const CaseEntry& entry, const Names& names);
    void showBook(const CaseEntry& entry);
    void showCards(const CaseEntry& entry);

    kit::Theme& m_theme;
    QWidget* m_content = nullptr; ///< of the first row: so wide may names be together
    QList<QLayout*> m_lines;      ///< of the rows
    int m_page = 0;               ///< how high it is
    QButtonGroup m_byGroup, m_accusedGroup, m_knownGroup, m_ledGroup;
    std::array<Chip*, 3> m_by{};      ///< in the order of `facts::Challenger`
    std::array<Chip*, 4> m_accused{}; ///< in that of `accusedSeats`
    Chip* m_book = nullptr;
    Chip* m_played = nullptr;
    Chip* m_shown = nullptr;
    Chip* m_shownBook = nullptr;
    Chip* m_held = nullptr;
    QList<std::pair<Chip*, Part>> m_parts; ///< where each belongs
};

/// The pad below a case, for fingers: the books or the cards of the part where it stands.
class CasePad : public QWidget {
    Q_OBJECT
public:
    explicit CasePad(kit::Theme& theme, QWidget* parent = nullptr);
    /// What can be given where the entry stands; jokers where the deck has them.
    void show(const CaseEntry& entry, bool hasJokers);

Q_SIGNALS:
    void done(const std::function<void(CaseEntry&)>& deed);

private:
    Chip* add(const Face& face, const QString& name, const std::function<void(CaseEntry&)>& deed);

    kit::Theme& m_theme;
    QButtonGroup m_group; ///< one stop of Tab, and arrows go among them
    QList<Chip*> m_books;
    QList<Chip*> m_cards;
    QList<Chip*> m_jokers;
};

} // namespace rulings
