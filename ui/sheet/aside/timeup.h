// What happens when time is up, offered under the row of a sheet. It takes no key from who is typing.
#pragma once

#include "ui/look/prose.h"

#include <QPushButton>

namespace sheet {

class TimeUp : public QWidget {
    Q_OBJECT
public:
    explicit TimeUp(look::Theme& theme, QWidget* parent = nullptr);
    /// Comes into view; with a button to call time where that is not asked about already.
    void say(const QString& text, bool offers);

Q_SIGNALS:
    void wanted();

private:
    look::Prose* m_text;
    QPushButton* m_call;
};

} // namespace sheet
