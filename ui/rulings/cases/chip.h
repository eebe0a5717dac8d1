// The widgets of a case: a choice or a value to press, a button with its key, and the verdict of the
// evidence.
#pragma once

#include "rules/evidence.h"
#include "ui/drawing/marks.h"
#include "ui/kit/theme.h"
#include "ui/kit/widgets.h"

#include <QAbstractButton>

#include <optional>

namespace rulings {

/// The content of a chip.
struct Face {
    QString text = {};
    std::optional<bool> sideA = {};         ///< its mark before the text
    std::optional<drawing::Suit> suit = {}; ///< after the text; hearts and diamonds are red
    QString key = {};                       ///< the key that presses it, as a keycap at the end
};

/// A choice, a value or a card: dark if selected, dashed if empty.
class Chip : public QAbstractButton {
    Q_OBJECT
public:
    /// In a form, its text is as large as in the fields around it, with more room beside it.
    enum class Place { Case, Form };
    explicit Chip(kit::Theme& theme, QWidget* parent = nullptr, Place place = Place::Case);
    /// `name` is for screen readers.
    void setFace(const Face& face, const QString& name);
    const Face& face() const { return m_face; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The width at which it shows its whole text, in the smallest size.
    int leastWholeWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Up and Down move between rows, and aren't handled here.
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The width of everything but the text, in pixels.
    int around() const;
    void paintFrame(QPainter& painter, const QColor& ground) const;

    kit::Theme& m_theme;
    Face m_face;
    int m_textSize; ///< in pixels at 100 %, as the next
    int m_edge;
};

/// If four or more chips don't fit on a line of that width, sets their widths so that half are on each of two
/// lines.
void evenOut(const QList<Chip*>& chips, int width, int gap);

/// An action and its key: `Uphold` U.
class KeyButton : public kit::PaintedButton {
    Q_OBJECT
public:
    KeyButton(kit::Theme& theme, const QString& text, const QString& key, QWidget* parent = nullptr);
    void setStrong(bool strong);
    const QString& key() const { return m_key; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_key;
    bool m_strong = false;
};

/// Clicks the visible button with that key; false if there is none.
bool pressIn(const QList<KeyButton*>& buttons, int key);

/// The verdict of the evidence: a word and a sentence on their own surface.
class FindingBanner : public QWidget {
    Q_OBJECT
public:
    explicit FindingBanner(kit::Theme& theme, QWidget* parent = nullptr);
    /// `who` is the accused player. `more` is added. After the ruling, missing evidence is no longer
    /// mentioned.
    void show(const rules::Finding& finding, const QString& who, const QString& more, bool isRuled);
    using QWidget::show;
    /// The word and the sentence.
    QString text() const;
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
