// How teams rank without a bracket: tiebreakers, the limits for the playoff, and the results of a team that
// withdraws. Folded into one sentence until someone edits it; hidden if a bracket decides.
#pragma once

#include "breakerlist.h"

#include "tournament/model/policy.h"
#include "ui/kit/fields.h"

#include <QLineEdit>

namespace ranking {

class RankingFields : public QWidget {
    Q_OBJECT
public:
    explicit RankingFields(kit::Theme& theme, QWidget* parent = nullptr);
    /// The usual order of the last format becomes the usual order of this one.
    void setFormat(facts::Format format);
    /// A draw's `ranking` in the current format; nothing: the usual one.
    void setRanking(const std::optional<std::string>& ranking);
    /// The differences from the usual ranking; nothing if a bracket decides.
    std::optional<std::string> ranking() const;
    /// The mistake in a field, as a sentence; empty if there is none.
    QString wrong() const;

Q_SIGNALS:
    void changed();

private:
    QLineEdit* number(const char* object, const QString& name, QValidator* takes);
    QWidget* makeList();
    QWidget* makeGate();
    tournament::RankingPolicy policy() const; ///< as the fields are, shown or not
    tournament::RankingPolicy wished() const; ///< without what the format doesn't have
    void take(const tournament::RankingPolicy& policy);
    void unfold(bool open);
    void showCurrent();
    void check();

    kit::Theme& m_theme;
    facts::Format m_format = facts::Format::SingleElimination;
    tournament::RankingPolicy m_policy; ///< including values without a field here
    kit::Prose* m_summary;
    QPushButton* m_edit;
    QWidget* m_inside;
    BreakerList* m_list;
    kit::Prose* m_meaning;
    QPushButton* m_up;
    QPushButton* m_down;
    QPushButton* m_out;
    QPushButton* m_usual;
    QLineEdit* m_played;
    QLineEdit* m_forfeits;
    QLineEdit* m_wins;
    QLineEdit* m_rating;
    QWidget* m_gate;
    kit::DropDown* m_withdrawn;
};

} // namespace ranking
