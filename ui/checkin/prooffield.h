// Which ID a player shows: a key each, or why without one.
#pragma once

#include "ui/look/prose.h"

#include "desk/checkin.h"

#include <QLineEdit>
#include <QPushButton>

namespace checkin {

class ProofField : public look::Card {
    Q_OBJECT
public:
    explicit ProofField(look::Theme& theme, QWidget* parent = nullptr);
    /// Asks what `who` shows. Enter takes what was shown last.
    void ask(const QString& who, const std::vector<std::string>& kinds);
    /// Asks why `who` plays without one of them.
    void askReason(const QString& who);

Q_SIGNALS:
    void given(const desk::Proof& proof);
    void dropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void give(int kind);
    void giveReason();
    void clearKinds();
    void showReason(bool shown);

    look::Theme& m_theme;
    look::Prose* m_title;
    QWidget* m_kinds;
    QList<QPushButton*> m_buttons;
    QPushButton* m_other;
    QLineEdit* m_reason;
    look::Prose* m_complaint;
    QString m_who;
    std::vector<std::string> m_all;
    std::string m_last; ///< kind
};

} // namespace checkin
