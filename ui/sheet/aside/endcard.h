// The end of a match: its result, for both captains to sign; once it is finished, the next matches of the
// teams and the next match for this table.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "ui/kit/widgets.h"

#include <QCheckBox>

#include <optional>
#include <string>

namespace sheet {

class EndCard : public QWidget {
    Q_OBJECT
public:
    explicit EndCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// For a match that is over or finished. `isNewlyShown` clears the signatures.
    void show(const tournament::Tournament& tournament, const tournament::Match& match,
              const tournament::Timestamp& now, bool isNewlyShown);
    /// The next match is offered only to the person who has just finished this one here, so that Enter on an
    /// old sheet calls nothing.
    void setJustFinished(bool is) { m_isJustFinished = is; }

    bool isForFinish() const { return m_finish->isVisible(); }
    /// Both captains signed.
    bool isAgreed() const { return m_agree.a->isChecked() && m_agree.b->isChecked(); }
    scoring::PerSide<bool> signedBy() const { return {m_agree.a->isChecked(), m_agree.b->isChecked()}; }
    /// The finish or the next call is being saved. Until the answer, keys do nothing here, so that nothing is
    /// finished or called twice.
    void setSaving(bool is) { m_isSaving = is; }
    bool isSaving() const { return m_isSaving; }

    /// The match offered for this table (its id); empty if there is none.
    QString next() const { return m_next; }
    /// Returns whether there is a button here.
    bool takeFocus();

Q_SIGNALS:
    void finishWanted();
    void nextWanted();
    void tablesWanted();
    /// A captain signed or undid that, as a sentence; nothing is saved yet.
    void signedNow(const QString& sentence);
    /// Up was pressed: the hands above get the keys.
    void handsWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What the captains sign; a different winner or score must be signed again.
    struct Signed {
        std::string match; ///< its id
        std::optional<scoring::Side> winner;
        scoring::PerSide<int> score;
        friend bool operator==(const Signed&, const Signed&) = default;
    };
    QWidget* makeOnward();
    /// Checks the first box that isn't checked, as Space does on the one with the focus.
    void signNext();
    void showSigned();
    void showOnward(const tournament::Tournament& tournament, const tournament::Match& match,
                    const tournament::Timestamp& now);

    kit::Theme& m_theme;
    kit::Line* m_result;
    kit::Prose* m_how;  ///< how it ended
    QWidget* m_signing; ///< the line of the signatures
    scoring::PerSide<QCheckBox*> m_agree{};
    std::optional<Signed> m_signed; ///< as it was last shown
    kit::KeyHint* m_sign;
    kit::KeyHint* m_toOther; ///< moves on to the other captain: Space again would undo the signature
    kit::KeycapButton* m_finish;
    QWidget* m_onward;
    kit::Prose* m_signAgain; ///< that both captains must sign again, until they have
    kit::Prose* m_goesOn;
    kit::Prose* m_toCall; ///< the next match for this table, or why there is none
    kit::KeycapButton* m_callNext;
    kit::KeycapButton* m_toTables;
    QString m_next;
    bool m_isJustFinished = false;
    bool m_isSaving = false;
};

} // namespace sheet
