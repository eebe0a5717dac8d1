// “New ruling”: choose a kind, then fill in its form.
#pragma once

#include "forms.h"

#include "ui/kit/widgets.h"

#include <QGridLayout>

#include <functional>

namespace rulings {

/// A kind to choose: its icon, name, description and key.
class KindButton : public kit::PaintedButton {
    Q_OBJECT
public:
    KindButton(kit::Theme& theme, const KindWords& words, const QString& key);
    /// Why it can't be chosen now, instead of its description; empty if it can.
    void setWhyUnavailable(const QString& why);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    KindWords m_words;
    QString m_key;
    QString m_whyUnavailable;
};

/// The kinds in a grid, with their keys 1 to 9.
class KindsPage : public QWidget {
    Q_OBJECT
public:
    explicit KindsPage(kit::Theme& theme);
    /// `whyUnavailable` returns why a kind can't be chosen now; empty if it can.
    void show(const QString& filledIn, const std::function<QString(Kind)>& whyUnavailable);
    using QWidget::show;
    void takeFocus();
    /// False if no kind that can be chosen has that key.
    bool press(int key);

Q_SIGNALS:
    void picked(rulings::Kind kind);
    void cancelled();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    kit::Theme& m_theme;
    kit::Prose* m_filledIn;
    QGridLayout* m_grid;
    QButtonGroup m_group; ///< for moving by arrows
    QList<KindButton*> m_buttons;
    int m_columns = 0;
};

class NewRuling : public QWidget {
    Q_OBJECT
public:
    NewRuling(kit::Theme& theme, session::Session& session, const session::PinGate& gate);
    /// Shows the kinds.
    void begin(const From& from);
    /// Opens the form of that kind.
    void begin(Kind kind, const From& from);
    /// Opens the decision on that protest.
    void settle(const std::string& protest);
    void close();
    bool isOpen() const { return m_isOpen; }
    /// Whether a text is typed in the form.
    bool isTyped() const { return m_form && m_form->isTyped(); }
    void complain(const QString& sentence) { m_form->complain(sentence); }
    /// The match and hand that the form was filled in with.
    const From& from() const { return m_from; }
    void refresh();
    void takeFocus();

Q_SIGNALS:
    /// A ruling was saved, or it was left without one.
    void saved();
    void left();
    void caseWanted(const rulings::HandSpot& spot);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void pick(Kind kind);
    void ask(Form* form);
    void showKinds();
    void back();
    /// Why there is nothing to rule on in that way yet; empty if there is.
    QString whyUnavailable(Kind kind) const;
    QString filledIn() const;

    kit::Theme& m_theme;
    session::Session& m_session;
    const session::PinGate& m_gate;
    From m_from;
    KindsPage* m_kinds;
    Form* m_form = nullptr;
    bool m_isOpen = false;
    bool m_wasPicked = false; ///< chosen from the kinds, so that Esc goes back to them
};

} // namespace rulings
