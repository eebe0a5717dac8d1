// How teams rank whom no bracket ranks: tiebreakers, what the playoff requires, and what becomes of the
// results of a team that withdraws. Folded to one sentence until somebody wants to change it; nothing where a
// bracket ranks.
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
    /// What was usual in the format before is what is usual in this one.
    void setFormat(facts::Format format);
    /// A draw's `ranking` of the format there is; nothing: the usual.
    void setRanking(const std::optional<std::string>& ranking);
    /// What is chosen otherwise than is usual; nothing where a bracket ranks.
    std::optional<std::string> ranking() const;
    /// What is wrong with a field, as a sentence; empty where nothing is.
    QString wrong() const;

Q_SIGNALS:
    void changed();

private:
    QLineEdit* number(const char* object, const QString& name, QValidator* takes);
    QWidget* makeList();
    QWidget* makeGate();
    tournament::RankingPolicy policy() const; ///< as the fields are, shown or not
    tournament::RankingPolicy wished() const; ///< without what the format doesn't ask for
    void take(const tournament::RankingPolicy& policy);
    void unfold(bool open);
    void showCurrent();
    void check();

    kit::Theme& m_theme;
    facts::Format m_format = facts::Format::SingleElimination;
    tournament::RankingPolicy m_policy; ///< with what has no field here
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
