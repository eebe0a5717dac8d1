// The window for the hall: one page after the other, and no controls.
#pragma once

#include "faces.h"

#include <QTimer>
#include <QWidget>

namespace hall {

/// Esc closes it. It counts for nothing when the program asks which window was the last.
class View : public QWidget {
    Q_OBJECT
public:
    using QWidget::show;
    explicit View(QWidget* parent = nullptr);

    /// Another tournament, or the same with more on record, or other choices. The page that is up stays up.
    void show(const Shown& shown);
    /// Whether it lies over the window with the controls: then it takes the keys, and says for some seconds
    /// that Esc closes it, and again at any other key.
    void setCovers(bool covers);
    /// A second later: clocks go on.
    void tick(const tournament::Timestamp& now);
    /// The next page; behind the last the first.
    void turn();
    const std::vector<Face>& faces() const { return m_faces; }
    const Face& face() const { return m_faces[m_at]; }
    kit::Scheme scheme() const { return m_shown.choices.scheme; }

Q_SIGNALS:
    /// What stands on it now may be another.
    void shown();
    void closeWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void layOut();
    void stayAt(Kind kind, std::size_t ofKind);
    std::size_t numberInKind() const;
    void say();
    Face hintFace() const;

    Shown m_shown;
    std::vector<Face> m_faces;
    std::size_t m_at = 0;
    QTimer m_hint{this}; ///< runs while the sentence on it stands
    bool m_covers = false;
};

} // namespace hall
