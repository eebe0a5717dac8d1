// One page of a document as it will be printed, as large as there is room.
#pragma once

#include "ui/kit/theme.h"
#include "ui/paper/page/document.h"

#include <QWidget>

namespace print {

class Preview : public QWidget {
    Q_OBJECT
public:
    explicit Preview(kit::Theme& theme, QWidget* parent = nullptr);
    /// Shows the document at its first page, or with `keepPage` at the current page if it exists.
    void show(const paper::Document& document, bool keepPage);
    /// Shows the reason instead of a page, and leaves the middle free for the keys of the next step.
    void explain(const QString& sentence);
    qsizetype page() const { return m_page; }
    qsizetype pages() const { return m_document.pages.size(); }
    using QWidget::show;

    void nextPage() { turnTo(m_page + 1); }
    void previousPage() { turnTo(m_page - 1); }

Q_SIGNALS:
    void turned();

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void turnTo(qsizetype page);
    QRectF sheetRect(const paper::Page& page) const;

    kit::Theme& m_theme;
    paper::Document m_document;
    qsizetype m_page = 0;
    QString m_reason;
    int m_wheel = 0; ///< eighths of a degree since the last page
};

} // namespace print
