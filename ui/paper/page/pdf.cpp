#include "pdf.h"

#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

/// The writer stamps the second in which it ran, in local time. The time that the pages name takes its place,
/// which is as long.
void setCreated(QByteArray& pdf, const QDateTime& printed)
{
    static const QByteArray key = "/CreationDate (D:";
    const QByteArray stamp = printed.toLocalTime().toString(u"yyyyMMddHHmmss"_s).toLatin1();
    if (const qsizetype at = pdf.indexOf(key); at >= 0)
        pdf.replace(at + key.size(), stamp.size(), stamp);
}

} // namespace

Pdf::Pdf(Document document, const QDateTime& printed) : m_document(std::move(document)), m_printed(printed)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setResolution(1200);
    m_writer.setTitle(m_document.title);
    m_writer.setCreator(u"Courtside"_s);
}

QByteArray Pdf::bytes()
{
    m_writing.finish();
    QByteArray pdf = m_buffer.data();
    setCreated(pdf, m_printed);
    return pdf;
}

std::optional<message::Message> save(const QByteArray& bytes, const QString& path)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return message::Message{"file-not-written",
                            {{"file", path.toStdString()}, {"why", file.errorString().toStdString()}}};
}

} // namespace paper
