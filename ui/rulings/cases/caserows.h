// What happened, as rows of choices: with keys, and by touch with the pad below them.
#pragma once

#include "chip.h"
#include "opencase.h"

#include "ui/kit/widgets.h"

#include <QButtonGroup>

#include <array>
#include <functional>

class QVBoxLayout;

namespace rulings {

/// The suit for drawing: both enumerations have the same order.
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
    /// Gives the focus to the current part.
    void focusOn(Part part);
    /// Sets the height of the page; on a high page the rows are further apart.
    void spread(int page);

Q_SIGNALS:
    /// `deed` is to be applied to the entry.
    void done(const std::function<void(CaseEntry&)>& deed);
    /// Something was clicked or touched.
    void pressed();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Deed = std::function<void(CaseEntry&)>;
    /// `value`: the meaning of the chip within its group.
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
    QWidget* m_content = nullptr; ///< of the first row; its width is the room for names
    QList<QLayout*> m_lines;      ///< the layouts of the rows
    int m_page = 0;               ///< its height
    QButtonGroup m_byGroup, m_accusedGroup, m_knownGroup, m_ledGroup;
    std::array<Chip*, 3> m_by{};      ///< in the order of `facts::Challenger`
    std::array<Chip*, 4> m_accused{}; ///< in the order of `accusedSeats`
    Chip* m_book = nullptr;
    Chip* m_played = nullptr;
    Chip* m_shown = nullptr;
    Chip* m_shownBook = nullptr;
    Chip* m_held = nullptr;
    QList<std::pair<Chip*, Part>> m_parts; ///< chips with their parts
};

/// The pad below a case, for touch: the books or the cards of the current part.
class CasePad : public QWidget {
    Q_OBJECT
public:
    explicit CasePad(kit::Theme& theme, QWidget* parent = nullptr);
    /// Shows what the current part can have; jokers only if the deck has them.
    void show(const CaseEntry& entry, bool hasJokers);

Q_SIGNALS:
    void done(const std::function<void(CaseEntry&)>& deed);

private:
    Chip* add(const Face& face, const QString& name, const std::function<void(CaseEntry&)>& deed);

    kit::Theme& m_theme;
    QButtonGroup m_group; ///< Tab stops once, and arrow keys move within
    QList<Chip*> m_books;
    QList<Chip*> m_cards;
    QList<Chip*> m_jokers;
};

} // namespace rulings
