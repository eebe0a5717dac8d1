// Below the ready matches: which keys there are for who does not come, and what each would do.
#pragma once

#include "ui/look/ask.h"

namespace tables {

class AbsenceBox : public QWidget {
    Q_OBJECT
public:
    explicit AbsenceBox(look::Theme& theme, QWidget* parent = nullptr);
    /// Whether any match is ready, and whether W means something there; what X would do, a sentence each,
    /// empty where nothing.
    void show(bool isAnyReady, bool mayWait, const QStringList& decides);
    /// Stands where whoever makes this puts it.
    look::Ask& question() { return *m_ask; }

Q_SIGNALS:
    /// A key was clicked.
    void pressed(int key);
    void closed();

private:
    look::KeyHint* add(QLayout* line, int key, const QString& does);

    look::Theme& m_theme;
    look::Prose* m_decides;
    look::Ask* m_ask;
    look::KeyHint* m_wait;
    look::KeyHint* m_decide;
    look::KeyHint* m_told;
};

} // namespace tables
