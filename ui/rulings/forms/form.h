// The form of a ruling: one row for each thing known or typed, the effects of the ruling beside them, and the
// button that saves it.
#pragma once

#include "picker.h"

#include "ui/session/deed.h"
#include "ui/sheet/corrections/changepanel.h"

#include <QLineEdit>

namespace rulings {

/// Where the person came from, to fill in the form: a match, and a hand as its sheet counts it; empty and 0
/// if none.
struct From {
    std::string match{};
    int game = 0;
    int hand = 0;
};

/// The base of all forms.
class Form : public QWidget {
    Q_OBJECT
public:
    /// `gate` asks for a PIN if the ruling would change a finished match.
    Form(kit::Theme& theme, session::Session& session, const session::PinGate& gate, const QString& title);
    /// Clears the form and fills in what is known.
    virtual void begin(const From& from) = 0;
    /// Shows the current tournament; picked and typed values stay.
    void refresh() { renew(); }
    bool isTyped() const;
    void complain(const QString& sentence);
    void takeFocus();

Q_SIGNALS:
    /// It was recorded.
    void saved();
    void cancelled();

protected:
    // Rows, in order. `name` is the field's object name.

    Picker* addPicker(const QString& name, const QString& label);
    Choices* addChoices(const QString& name, const QString& label);
    QLineEdit* addText(const QString& name, const QString& label, bool isRequired = true);
    void addRow(const QString& label, QWidget* field);
    /// Adds a note below the last field: about the picked value, or why the field is there.
    kit::Prose* addNote();
    /// Shows or hides the row of that field. Hidden fields aren't required.
    void setAsked(QWidget* field, bool isAsked);
    /// Sets whether the text is required, or the choice.
    void setRequired(QLineEdit* field, bool isRequired);
    void setRequired(Picker* field, bool isRequired) { rowOf(field)->required->setVisible(isRequired); }

    /// Updates what can be picked and the effects of the ruling.
    void renew();
    /// Updates what can be picked.
    virtual void fill() = 0;
    /// Shows the effects of the ruling; false, after showing why, if it isn't possible.
    virtual bool look() = 0;
    /// The text of its button: `Take 10 points from A`.
    virtual QString acceptText() const = 0;
    /// Records the ruling. Called when everything required is there.
    virtual void send() = 0;

    sheet::ChangePanel& panel() { return *m_panel; }
    /// Hides the effects, because nothing changes.
    void hidePanel();
    /// Sends it to the desk. Then `saved` is emitted, or the form shows why it wasn't recorded.
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
        kit::Line* required; ///< null if it isn't typed or picked from a list
        QString label;
        /// Whether nothing is typed, picked or chosen.
        bool isEmpty() const;
    };
    const Row* rowOf(const QWidget* field) const;
    /// The first required row that is empty, or choice that is open; null if nothing is missing.
    const Row* missing() const;
    void accept();
    void showButton();
    /// Makes Tab go row by row, also after rows were shown or hidden.
    void orderTabs();

    QVBoxLayout* m_rows = nullptr;
    QList<Row> m_all;
    QVBoxLayout* m_last = nullptr; ///< of the last field
    sheet::ChangePanel* m_panel;
    QWidget* m_panelPlace; ///< around the panel
    kit::Prose* m_complaint;
    kit::KeycapButton* m_accept = nullptr;
    bool m_mayBe = false;
    bool m_isSending = false;
    bool m_isRenewing = false;
};

/// A ruling that changes the record: previewed as a proposal and recorded in one step.
class CorrectionForm : public Form {
    Q_OBJECT
public:
    using Form::Form;

protected:
    /// Nothing if not enough is picked.
    virtual std::optional<desk::Proposal> proposal() const = 0;
    /// Shown when it was recorded: `point adjustment`.
    virtual QString done() const = 0;
    bool look() override;
    void send() override;
};

} // namespace rulings
