// What happens when time is up, offered under the row of a sheet. It takes no key from who is typing.
#pragma once

#include "ui/kit/prose.h"

#include <QPushButton>

namespace sheet {

class TimeUp : public QWidget {
    Q_OBJECT
public:
    explicit TimeUp(kit::Theme& theme, QWidget* parent = nullptr);
    /// Comes into view; with a button to call time where that is not asked about already.
    void say(const QString& text, bool offers);

Q_SIGNALS:
    void wanted();

private:
    kit::Prose* m_text;
    QPushButton* m_call;
};

} // namespace sheet
