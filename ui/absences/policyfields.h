// The tournament's policy for missing teams, as fields: the wait, and what each class of absence costs.
#pragma once

#include "tournament/model/policy.h"
#include "ui/kit/fields.h"

#include <QLineEdit>

#include <tl/expected.hpp>

#include <array>

namespace absences {

class PolicyFields : public QWidget {
    Q_OBJECT
public:
    explicit PolicyFields(kit::Theme& theme, QWidget* parent = nullptr);
    /// `hasClock`: the rules have a time limit for matches, so a wait can be taken off it.
    void show(const tournament::AbsencePolicy& policy, bool hasClock);
    /// The policy from the fields; or what is wrong with the first wrong field, which gets the focus.
    tl::expected<tournament::AbsencePolicy, QString> read();
    void takeFocus() { m_grace->setFocus(); }

Q_SIGNALS:
    void changed();
    /// Enter was pressed in a field.
    void accepted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The row for the cost of one class of absence.
    struct Cost {
        kit::DropDown* ranks = nullptr;
        QLineEdit* rating = nullptr;
        QLineEdit* otherRating = nullptr;
        QLineEdit* fee = nullptr;
        kit::DropDown* counts = nullptr;
    };

    QLineEdit* field(const QString& name, const QString& placeholder);
    void addHead(QGridLayout* grid);
    void addCost(QGridLayout* grid, int place);
    QString say(QLineEdit* field, const QString& wrong);
    /// The whole number in that field; nothing if it is empty or not from 0 to `most`, or if `wrong` already
    /// has a message. Sets `wrong` and the focus at the first mistake.
    std::optional<int> number(QLineEdit* field, int most, QString& wrong);
    std::optional<int> rating(QLineEdit* field, QString& wrong);

    kit::Theme& m_theme;
    QLineEdit* m_grace;
    kit::DropDown* m_offClock;
    QLineEdit* m_removeAfter;
    std::array<Cost, 3> m_costs; ///< default, forfeit, no-show
};

} // namespace absences
