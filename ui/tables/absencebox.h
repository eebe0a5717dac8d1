// Below the ready matches: which keys there are for who does not come, and what each would do.
#pragma once

#include "ui/kit/ask.h"

namespace tables {

class AbsenceBox : public QWidget {
    Q_OBJECT
public:
    explicit AbsenceBox(kit::Theme& theme, QWidget* parent = nullptr);
    /// Whether any match is ready, and whether W means something there; what X would do, a sentence each,
    /// empty where nothing.
    void show(bool isAnyReady, bool mayWait, const QStringList& decides);
    /// Stands where whoever makes this puts it.
    kit::Ask& question() { return *m_ask; }

Q_SIGNALS:
    /// A key was clicked.
    void pressed(int key);
    void closed();

private:
    kit::KeyHint* add(QLayout* line, int key, const QString& does);

    kit::Theme& m_theme;
    kit::Prose* m_decides;
    kit::Ask* m_ask;
    kit::KeyHint* m_wait;
    kit::KeyHint* m_decide;
    kit::KeyHint* m_told;
};

} // namespace tables
