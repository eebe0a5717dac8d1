// A web page parsed as XML.
#pragma once

#include "share/page.h"

#include <QFile>
#include <QHash>
#include <QList>
#include <QString>
#include <QXmlStreamReader>

namespace parsedpage {

using namespace Qt::StringLiterals;

struct Element {
    QString tag;
    QMap<QString, QString> attributes;
    QString text; ///< its text, including elements inside it
};

/// The elements of a page, in order.
struct Page {
    QList<Element> elements;
    QString wrong;

    QList<Element> all(const QString& tag, const QString& style = {}) const
    {
        QList<Element> found;
        for (const Element& each : elements)
            if (each.tag == tag &&
                (style.isEmpty() || each.attributes[u"class"_s].split(u' ').contains(style)))
                found << each;
        return found;
    }
    const Element* withId(const QString& id) const
    {
        for (const Element& each : elements)
            if (each.attributes[u"id"_s] == id)
                return &each;
        return nullptr;
    }
    QString text() const { return elements.isEmpty() ? QString() : elements.front().text; }
};

inline QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

inline Page parsed(const std::string& text)
{
    Page page;
    QXmlStreamReader reader(q(text));
    QList<qsizetype> open;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            open << page.elements.size();
            Element element{reader.name().toString(), {}, {}};
            const QXmlStreamAttributes attributes = reader.attributes();
            for (const QXmlStreamAttribute& each : attributes)
                element.attributes[each.name().toString()] = each.value().toString();
            page.elements << element;
        } else if (reader.isEndElement())
            open.removeLast();
        else if (reader.isCharacters())
            for (const qsizetype at : open)
                page.elements[at].text += reader.text();
    }
    if (reader.hasError())
        page.wrong = u"line %1: %2"_s.arg(reader.lineNumber()).arg(reader.errorString());
    return page;
}

inline const share::PageOptions options{
    {"2026-11-21T19:42:00.000Z", {}, 0, 0}, "0123456789ab", share::Names::Full};

/// With COURTSIDE_PICTURES, saves the page there for inspection.
inline void keep(const QString& name, const std::string& text)
{
    const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES");
    QFile file(folder + u'/' + name + u".html"_s);
    if (!folder.isEmpty() && file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(text));
}

} // namespace parsedpage
