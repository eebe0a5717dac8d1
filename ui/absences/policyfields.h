// The tournament's policy for who does not come, as fields: the wait, and what each class of absence costs.
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
    /// `hasClock`: by the rules matches have a time limit, off which a wait may be taken.
    void show(const tournament::AbsencePolicy& policy, bool hasClock);
    /// What the fields say; or what is wrong with the first that is, which has the focus then.
    tl::expected<tournament::AbsencePolicy, QString> read();
    void takeFocus() { m_grace->setFocus(); }

Q_SIGNALS:
    void changed();
    /// Enter in a field.
    void accepted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A row of what one class of absence costs.
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
    /// A whole number of that field; nothing where it is empty, or where something is `wrong` by now: the
    /// first that is says what.
    std::optional<int> number(QLineEdit* field, int most, QString& wrong);
    std::optional<int> rating(QLineEdit* field, QString& wrong);

    kit::Theme& m_theme;
    QLineEdit* m_grace;
    kit::DropDown* m_offClock;
    QLineEdit* m_removeAfter;
    std::array<Cost, 3> m_costs; ///< default, forfeit, no-show
};

} // namespace absences
