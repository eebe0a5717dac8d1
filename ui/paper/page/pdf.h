// A document as a PDF: vectors and embedded fonts, nothing that depends on the machine or the second.
#pragma once

#include "document.h"

#include "message/message.h"

#include <QBuffer>
#include <QPdfWriter>

#include <optional>

namespace paper {

/// Makes a PDF page by page, so that whoever waits can be told how far it is.
class Pdf {
public:
    Pdf(Document document, const QDateTime& printed);
    /// The next page; false where that fails.
    bool step() { return m_writing.step(); }
    qsizetype done() const { return m_writing.done(); }
    bool isDone() const { return m_writing.isDone(); }
    /// The whole file, after the last page. The same pages and time give the same bytes.
    QByteArray bytes();

private:
    Document m_document;
    QDateTime m_printed;
    QBuffer m_buffer;
    QPdfWriter m_writer{&m_buffer};
    Writing m_writing{m_document, m_writer};
};

/// Puts the bytes at `path`, whole or not at all. What went wrong; nothing where all went well.
std::optional<message::Message> save(const QByteArray& bytes, const QString& path);

} // namespace paper
