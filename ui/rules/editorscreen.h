// The rules editor: sections as on the card, one rule per row. Beside them, the text of the card and the
// effect on a hand. It never changes the open tournament.
#pragma once

#include "besidefields.h"
#include "edited.h"
#include "fieldscard.h"
#include "namepart.h"
#include "sectionlist.h"

#include "ui/kit/ask.h"
#include "ui/session/screen.h"

#include <optional>

namespace rulesview {

class EditorScreen : public session::Screen {
    Q_OBJECT
public:
    EditorScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// New rules. The person chooses the built-in rules that they start from, initially `like` if that is
    /// one. If rules are unsaved, these are shown instead.
    void openNew(const rules::Venue* like = nullptr);
    /// A copy of these rules; the same if rules are unsaved.
    void openCopy(const rules::Venue& venue);
    /// The saved rules in that file of the folder; the same if rules are unsaved.
    void openOwn(const std::string& file, const rules::FileRead& read);
    /// The name of the rules with unsaved changes; nothing if there are none.
    std::optional<QString> unsaved() const;
    /// Asks whether to save those changes; calls `then` once they are saved or discarded.
    void askToSave(const std::function<void()>& then);
    const rules::Draft& draft() const { return m_edited.draft(); }
    void refresh() override {}
    void takeFocus() override { m_names->name().setFocus(); }

    /// Saves the text of a rule file. Returns a sentence about why it couldn't, or nothing.
    std::function<QString(const std::string& text)> save;

Q_SIGNALS:
    void saved(const QString& name);

protected:
    bool isFilledIn() const override { return unsaved().has_value(); }
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    void watch(const QWidget& fields);
    void connectNames();
    QWidget* makeMain();
    void connectFields();

    bool isBusy();
    void open(const QString& title, rules::Draft draft, bool isNew, const std::string& own = {});
    void setDraft(rules::Draft opened, const std::string& own = {});
    void startFrom(const rules::Venue& origin);
    void followPhases();
    void goToPhase(const std::string& name);
    void showSection();
    void showAll();
    void showLeft(const std::vector<rules::Mistake>& mistakes);
    void rename(const QString& name);
    void edit(FieldRow* row, const rules::Inside& inside);
    void undo();
    void redo();
    void finish();
    void cancel();
    void leave();
    void goTo(const rules::Field& field);
    /// Goes to the first field of the section that many sections further.
    void goBySections(int sections);
    /// Goes to the next section with something to check; to the list if there is none.
    void goToCheck();

    Edited m_edited;
    std::string m_phase;
    std::size_t m_section = 0;

    kit::Line* m_title;
    NamePart* m_names;
    PhaseBar* m_phases;
    QPushButton* m_undo;
    QPushButton* m_redo;
    kit::Ask* m_ask;
    BesideFields* m_beside;
    FieldsCard* m_fields;
    SectionList* m_list;
};

} // namespace rulesview
