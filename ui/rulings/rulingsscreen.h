// Rulings: the list, a new one, and a renege challenge as a case.
#pragma once

#include "rulinglist.h"

#include "ui/kit/text.h"
#include "ui/rulings/cases/casepage.h"
#include "ui/rulings/forms/newruling.h"
#include "ui/session/screen.h"

namespace rulings {

class RulingsScreen : public session::Screen {
    Q_OBJECT
public:
    RulingsScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override;
    void refresh() override;
    void takeFocus() override;
    bool holdsUnsaved(bool back) const override
    {
        return m_new->isTyped() || m_page->holdsUnsaved(back) || Screen::holdsUnsaved(back);
    }

    /// From another screen, to which Esc leads back: opens a new challenge in that hand, by its number on the
    /// sheet, or (0) the match's open challenge.
    void openHand(const QString& match, int game, int hand);
    /// A screen comes up because a person went there. If it is this one, Esc leads from a case to the list.
    void visited(const session::Screen* screen);
    const CasePage& page() const { return *m_page; }
    /// The open or selected case (its op); empty if there is none on record.
    QString challenge() const;
    /// The match of the open case; empty if there is none.
    QString match() const { return m_page->isOpen() ? kit::text(m_page->match()) : QString(); }

    /// The next new ruling was started on another screen: `from` is filled in, and Esc leads back.
    void comeFrom(const From& from) { m_cameFrom = from; }
    /// The match on that screen.
    const QString& backTo() const { return m_backTo; }

    /// Where the last work was, for a new ruling started here; can be unset.
    std::function<From()> lastAt;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeList();
    QWidget* makePane();
    void fitList();
    void beginNew();
    void openRuling(int row);
    void openWaiting(const QString& match);
    void openCase(const desk::CaseOnRecord& found);
    void open(const HandSpot& spot, const std::string& challenge);
    void showList(const QString& sentence);
    void setLeadsBack(bool leadsBack);
    void fill();
    void showPane();

    QWidget* m_list = nullptr; ///< with the widgets beside it
    QWidget* m_rows = nullptr;
    kit::Prose* m_count = nullptr;
    kit::Prose* m_said = nullptr;
    RulingList* m_table = nullptr;
    kit::Card* m_noRows = nullptr; ///< instead of the list while it is empty
    QWidget* m_howToBegin = nullptr;
    RulingCard* m_card = nullptr;
    NewRuling* m_new = nullptr;
    CasePage* m_page;
    std::optional<From> m_cameFrom;
    std::optional<From> m_toReplace; ///< a ruling started there while another is being typed
    bool m_leadsBack = false;        ///< Esc on the kinds or a case leads to the screen before
    QString m_backTo;                ///< its match
};

} // namespace rulings
