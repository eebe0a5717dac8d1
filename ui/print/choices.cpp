#include "choices.h"

using namespace Qt::StringLiterals;

namespace print {

paper::Format Choices::format() const
{
    return last(u"paper"_s) == u"a4"_s ? paper::Format::A4 : paper::Format::Letter;
}

void Choices::setFormat(paper::Format format)
{
    keep(u"paper"_s, format == paper::Format::A4 ? u"a4"_s : u"letter"_s);
}

int Choices::perPage() const
{
    const int perPage = number(u"per-page"_s);
    return perPage == 2 || perPage == 4 ? perPage : 1;
}

void Choices::setPerPage(int perPage)
{
    m_settings.set(keyOf(u"per-page"_s), perPage);
}

QString Choices::which(const QString& tournament) const
{
    const QStringList kept = m_settings.value(keyOf(u"which"_s)).toStringList();
    return kept.size() == 2 && kept.front() == tournament ? kept.back() : QString();
}

void Choices::setWhich(const QString& tournament, const QString& key)
{
    m_settings.set(keyOf(u"which"_s), QStringList{tournament, key});
}

int Choices::copies() const
{
    return number(u"copies"_s);
}

void Choices::setCopies(int copies)
{
    m_settings.set(keyOf(u"copies"_s), copies);
}

QString Choices::printer() const
{
    return last(u"printer"_s);
}

void Choices::setPrinter(const QString& name)
{
    keep(u"printer"_s, name);
}

QString Choices::last(const QString& what) const
{
    return m_settings.value(keyOf(what), m_settings.value(keyOfAll(what))).toString();
}

void Choices::keep(const QString& what, const QString& value)
{
    m_settings.set(keyOf(what), value);
    m_settings.set(keyOfAll(what), value);
}

// The file may have been written by hand.
int Choices::number(const QString& what) const
{
    return qMax(1, m_settings.value(keyOf(what), 1).toInt());
}

} // namespace print
