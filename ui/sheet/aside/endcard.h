// The end of a match: its result, for both captains to agree; once it is finished, where the teams go and
// which match is next at this table.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "ui/kit/widgets.h"

#include <QCheckBox>

namespace sheet {

class EndCard : public QWidget {
    Q_OBJECT
public:
    explicit EndCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// The match is over or finished. What was agreed to stays as long as the result does; `anew`: it was not
    /// in view before.
    void show(const tournament::Tournament& tournament, const tournament::Match& match,
              const tournament::Timestamp& now, bool anew);
    /// What comes next is offered to whoever has just finished the match here: who looks up an old sheet
    /// calls no match by Enter.
    void setJustFinished(bool is) { m_isJustFinished = is; }

    bool isForFinish() const { return m_finish->isVisible(); }
    /// Both captains agreed, and it is not on its way to the disk.
    bool mayFinish() const { return m_finish->isEnabled(); }
    /// While it is on its way to the disk nothing is finished or called twice.
    void holdFinish() { m_finish->setEnabled(false); }
    void letFinish() { m_finish->setEnabled(isAgreed()); }
    void setCalling(bool is) { m_callNext->setEnabled(!is); }

    /// The match that is offered for this table, its id; empty where none is.
    QString next() const { return m_next; }
    /// Answers whether there is something here to press.
    bool takeFocus();

Q_SIGNALS:
    void finishWanted();
    void nextWanted();
    void tablesWanted();
    /// Up: the hands above.
    void handsWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeOnward();
    bool isAgreed() const { return m_agree.a->isChecked() && m_agree.b->isChecked(); }
    void showOnward(const tournament::Tournament& tournament, const tournament::Match& match,
                    const tournament::Timestamp& now);

    kit::Theme& m_theme;
    kit::Line* m_result;
    kit::Prose* m_how; ///< it ended
    scoring::PerSide<QCheckBox*> m_agree{};
    kit::KeycapButton* m_finish;
    QWidget* m_onward;
    kit::Prose* m_goesOn;
    kit::KeycapButton* m_callNext;
    kit::KeycapButton* m_toTables;
    QString m_next;
    bool m_isJustFinished = false;
};

} // namespace sheet
