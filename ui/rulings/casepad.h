// The pad below a case, for fingers: the books or the cards of the part where it stands.
#pragma once

#include "caserows.h"

namespace rulings {

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
