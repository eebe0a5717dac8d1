// The end of a match: its result, for both captains to sign; once it is finished, the next matches of the
// teams and the next match for this table.
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
    /// For a match that is over or finished. `anew` clears the signatures: the card wasn't visible before.
    void show(const tournament::Tournament& tournament, const tournament::Match& match,
              const tournament::Timestamp& now, bool anew);
    /// The next match is offered only to the person who has just finished this one here, so that Enter on an
    /// old sheet calls nothing.
    void setJustFinished(bool is) { m_isJustFinished = is; }

    bool isForFinish() const { return m_finish->isVisible(); }
    /// Both captains signed, and it isn't being saved.
    bool mayFinish() const { return m_finish->isEnabled(); }
    /// While it is being saved, nothing is finished or called twice.
    void holdFinish() { m_finish->setEnabled(false); }
    void letFinish() { m_finish->setEnabled(isAgreed()); }
    void setCalling(bool is) { m_callNext->setEnabled(!is); }

    /// The match offered for this table (its id); empty if there is none.
    QString next() const { return m_next; }
    /// Returns whether there is a button here.
    bool takeFocus();

Q_SIGNALS:
    void finishWanted();
    void nextWanted();
    void tablesWanted();
    /// Up: to the hands above.
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
    kit::Prose* m_how; ///< how it ended
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
