// Choices beside each other of which one is chosen, with the same keys in every form.
#pragma once

#include <QButtonGroup>

namespace kit {

/// Tab comes to the chosen button alone. An arrow chooses the next button that can be chosen, also where
/// none was chosen before; Qt does that only from a chosen one.
class OneChoice : public QButtonGroup {
    Q_OBJECT
public:
    using QButtonGroup::QButtonGroup;
    void add(QAbstractButton* button, int id = -1);
    /// After one was chosen without a key or click.
    void fitTab();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace kit
