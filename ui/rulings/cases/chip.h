// What a case is made of on the screen: a choice or a value to be pressed, a button that shows its key, and
// what the evidence comes to.
#pragma once

#include "rules/evidence.h"
#include "ui/drawing/marks.h"
#include "ui/kit/theme.h"

#include <QAbstractButton>

#include <optional>

namespace rulings {

/// What stands on a chip.
struct Face {
    QString text = {};
    std::optional<bool> sideA = {};         ///< its mark before the text
    std::optional<drawing::Suit> suit = {}; ///< behind the text; hearts and diamonds are red
    QString key = {};                       ///< that presses it, small behind everything
};

/// A choice, a value or a card: dark where it is chosen, dashed where it is still empty.
class Chip : public QAbstractButton {
    Q_OBJECT
public:
    explicit Chip(kit::Theme& theme, QWidget* parent = nullptr);
    /// `name` is read aloud.
    void setFace(const Face& face, const QString& name);
    const Face& face() const { return m_face; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// So wide it shows its whole text, in the smallest size.
    int leastWholeWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Up and down go from row to row, and are not this button's.
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// All but the text, in pixels.
    int around() const;
    void paintFrame(QPainter& painter, const QColor& ground) const;

    kit::Theme& m_theme;
    Face m_face;
};

/// What is done, and the key that does it: `Uphold` U.
class KeyButton : public QAbstractButton {
    Q_OBJECT
public:
    KeyButton(kit::Theme& theme, const QString& text, const QString& key, QWidget* parent = nullptr);
    void setStrong(bool strong);
    const QString& key() const { return m_key; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Enter presses it, as Space does; with Ctrl it is the page's.
    void keyPressEvent(QKeyEvent* event) override;

private:
    kit::Theme& m_theme;
    QString m_key;
    bool m_strong = false;
};

/// Clicks the button that shows that key, where it is not hidden; false where none does.
bool pressIn(const QList<KeyButton*>& buttons, int key);

/// What the evidence comes to: a word and a sentence on a surface of its own.
class FindingBanner : public QWidget {
    Q_OBJECT
public:
    explicit FindingBanner(kit::Theme& theme, QWidget* parent = nullptr);
    /// `who` is accused; `more` is said behind it.
    void show(const rules::Finding& finding, const QString& who, const QString& more);
    using QWidget::show;
    /// Both together.
    QString text() const { return m_word + u' ' + m_sentence; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {m_theme.px(160), m_theme.px(42)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    rules::Verdict m_verdict = rules::Verdict::NotProven;
    QString m_word;
    QString m_sentence;
};

} // namespace rulings
