// A ruling while it is asked for: a row a thing that is known or typed, beside them what the ruling does, and
// the button that saves it.
#pragma once

#include "picker.h"

#include "ui/session/deed.h"
#include "ui/sheet/corrections/changepanel.h"

#include <QLineEdit>

namespace rulings {

/// Where somebody came from, to be filled in: a match, and a hand as its sheet counts them; empty and 0 where
/// they came from none.
struct From {
    std::string match{};
    int game = 0;
    int hand = 0;
};

/// What all of them have.
class Form : public QWidget {
    Q_OBJECT
public:
    /// `gate` is asked where a finished match would change.
    Form(kit::Theme& theme, session::Session& session, const session::PinGate& gate, const QString& title);
    /// Fills in what is known.
    virtual void begin(const From& from) = 0;
    /// Shows the tournament as it is now; what was picked and typed stays.
    void refresh() { renew(); }
    /// Whether a text is typed.
    bool isTyped() const;
    void complain(const QString& sentence);
    void takeFocus();

Q_SIGNALS:
    /// It is on record.
    void saved();
    void cancelled();

protected:
    // Rows, from the top down. `name` is the field's object name.

    Picker* addPicker(const QString& name, const QString& label);
    Choices* addChoices(const QString& name, const QString& label);
    QLineEdit* addText(const QString& name, const QString& label, bool isRequired = true);
    void addRow(const QString& label, QWidget* field);
    /// Below the field that was added last: what was picked, or why it is there.
    kit::Prose* addNote();
    /// Shows or hides the row of that field, which is asked for only where it is shown.
    void setAsked(QWidget* field, bool isAsked);
    /// Whether the text has to be there, or something to be picked.
    void setRequired(QLineEdit* field, bool isRequired);
    void setRequired(Picker* field, bool isRequired) { rowOf(field)->required->setVisible(isRequired); }

    /// What can be picked now, and what the ruling does as it is picked.
    void renew();
    /// Offers what can be picked now.
    virtual void fill() = 0;
    /// Tells what the ruling does; false where it cannot be as it is, and why was told.
    virtual bool look() = 0;
    /// What its button says: `Take 10 points from A`.
    virtual QString acceptText() const = 0;
    /// Sends it. What is required is there.
    virtual void send() = 0;

    sheet::ChangePanel& panel() { return *m_panel; }
    /// Nothing changes by it.
    void hidePanel();
    /// Sends it to the desk; then it is saved, or it says why not.
    void carryOut(const QString& what, decltype(session::Deed::job) job);
    const tournament::Tournament& tournament() const { return m_session.tournament(); }

    kit::Theme& m_theme;
    session::Session& m_session;
    const session::PinGate& m_gate;

    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Row {
        QWidget* field;
        QWidget* whole;
        kit::Line* required; ///< null where it is none that is typed or picked from a list
        QString label;
        /// Of one that is typed, picked or chosen.
        bool isEmpty() const;
    };
    const Row* rowOf(const QWidget* field) const;
    /// The first that is required and empty, or choice that is open; null where nothing is missing.
    const Row* missing() const;
    void accept();
    void showButton();
    /// Row by row, though choices come and go.
    void orderTabs();

    QVBoxLayout* m_rows = nullptr;
    QList<Row> m_all;
    QVBoxLayout* m_last = nullptr; ///< of the field that was added last
    sheet::ChangePanel* m_panel;
    QWidget* m_panelPlace; ///< around it
    kit::Prose* m_complaint;
    kit::KeycapButton* m_accept = nullptr;
    bool m_mayBe = false;
    bool m_isSending = false;
    bool m_isRenewing = false;
};

/// A ruling that changes what is on record: it is looked at as a proposal, and made in one step.
class CorrectionForm : public Form {
    Q_OBJECT
public:
    using Form::Form;

protected:
    /// Nothing where too little is picked.
    virtual std::optional<desk::Proposal> proposal() const = 0;
    /// What is said when it is on the disk: `point adjustment`.
    virtual QString done() const = 0;
    bool look() override;
    void send() override;
};

} // namespace rulings
