// A page of the guide in the window: in the current colors and size, with keys as keycaps and pictures as
// wide as the room.
#pragma once

#include "guide.h"

#include "ui/kit/theme.h"

#include <QTextBlock>
#include <QTextBrowser>

namespace help {

/// It doesn't follow links itself: it emits `anchorClicked`.
class GuideView : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideView(kit::Theme& theme, QWidget* parent = nullptr);
    /// Shows that page from its top.
    void showPage(const GuidePage& page);
    /// Brings that block to the top of the view.
    void goTo(int block);
    /// The block at the top of the view.
    int top() const;
    /// Marks the words of that block that begin with one of these (kit::wordsOf), until another page is
    /// shown.
    void mark(int block, const QStringList& words);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    QVariant loadResource(int type, const QUrl& name) override;

private:
    /// From one place of the page to another.
    struct Piece {
        int from;
        int to;
    };
    void render();
    void dress(const QTextBlock& block);
    void dressWords(const QTextBlock& block);
    void dressTables();
    void fitPictures();
    void paintCode(QPainter& painter, const Piece& code) const;
    void paintCap(QPainter& painter, const Piece& cap) const;
    QRectF boxOf(const QTextBlock& block) const;
    void scrollTo(const QTextBlock& block);

    kit::Theme& m_theme;
    QString m_markdown;
    QList<Piece> m_caps;  ///< what is drawn as keycaps
    QList<Piece> m_codes; ///< lines of code: the first block, the last
    int m_markedBlock = 0;
    QStringList m_marked; ///< words there
};

} // namespace help
