#include "guide.h"

#include "ui/kit/text.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace help {

namespace {

const QString folder = u":/guide/"_s;
const QString firstPage = u"index"_s;
const QString pageOfCommands = u"commands"_s;

QString textOf(const QString& file)
{
    QFile in(folder + file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

GuidePage pageOf(const QString& name, const QString& markdown)
{
    static const QRegularExpression heading(u"^# +(.+?) *$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression marks(uR"([`\\])"_s);
    return {name, heading.match(markdown).captured(1).remove(marks), markdown};
}

/// The names of the pages it links to, in order.
QStringList ledToBy(const QString& markdown)
{
    static const QRegularExpression link(uR"(\]\(([\w-]+)\.md[)#])"_s);
    QStringList names;
    for (auto each = link.globalMatch(markdown); each.hasNext();)
        names << each.next().captured(1);
    return names;
}

bool beginAmong(const QStringList& typed, const QStringList& words)
{
    return std::ranges::all_of(typed, [&](const QString& each) {
        return std::ranges::any_of(words, [&](const QString& word) { return word.startsWith(each); });
    });
}

} // namespace

Guide::Guide(const QString& commands)
{
    QStringList names{firstPage};
    names += ledToBy(textOf(firstPage + u".md"_s));
    for (const QString& file : QDir(folder).entryList({u"*.md"_s}, QDir::Files, QDir::Name))
        names << file.chopped(3);
    names << pageOfCommands;
    names.removeDuplicates();
    for (const QString& name : std::as_const(names))
        if (const QString text = name == pageOfCommands ? commands : textOf(name + u".md"_s); !text.isEmpty())
            m_pages << pageOf(name, text);
}

const GuidePage* Guide::page(const QString& name) const
{
    const auto found = std::ranges::find(m_pages, name, &GuidePage::name);
    return found == m_pages.end() ? nullptr : &*found;
}

const QList<Guide::Line>& Guide::lines() const
{
    if (!m_lines.isEmpty())
        return m_lines;
    QTextDocument document;
    for (const GuidePage& page : m_pages) {
        document.setMarkdown(page.markdown);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const QString text = block.text().remove(QChar::ObjectReplacementCharacter).simplified();
            if (!text.isEmpty())
                m_lines << Line{{{page.name, block.blockNumber()}, text},
                                kit::wordsOf(text),
                                block.blockFormat().headingLevel() > 0};
        }
    }
    return m_lines;
}

QList<GuideLine> Guide::find(const QString& typed) const
{
    const QStringList words = kit::wordsOf(typed);
    QList<GuideLine> found;
    if (words.isEmpty())
        return found;
    for (const bool heading : {true, false})
        for (const Line& each : lines())
            if (each.isHeading == heading && beginAmong(words, each.words))
                found << each.line;
    return found;
}

std::optional<GuidePlace> Guide::placeOf(const QUrl& link, const QString& from) const
{
    const QString file = link.path();
    const QString name = file.isEmpty() ? from : file.chopped(file.endsWith(u".md"_s) ? 3 : 0);
    if (!link.scheme().isEmpty() || !page(name) || (!file.isEmpty() && name == file))
        return std::nullopt;
    if (link.fragment().isEmpty())
        return GuidePlace{name, 0};
    for (const Line& each : lines())
        if (each.isHeading && each.line.place.page == name && anchorOf(each.line.text) == link.fragment())
            return each.line.place;
    return std::nullopt;
}

bool isCode(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
           block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

QString pictureFile(const QString& name)
{
    return folder + name;
}

QString anchorOf(const QString& heading)
{
    static const QRegularExpression dropped(u"[^\\p{L}\\p{N} -]"_s);
    return heading.toLower().remove(dropped).replace(u' ', u'-');
}

} // namespace help
