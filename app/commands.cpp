// The commands in their groups, and the page of the guide that lists them.
#include "commands.h"

#include "wording/sentence.h"

using namespace Qt::StringLiterals;

namespace {

/// Escapes what Markdown would format, except between backquotes.
QString escaped(const QString& text)
{
    QString all;
    bool isInCode = false;
    for (const QChar each : text) {
        isInCode ^= each == u'`';
        if (!isInCode && u"\\*_[]<>|#~"_s.contains(each))
            all += u'\\';
        all += each;
    }
    return all;
}

QString code(const QString& lines)
{
    return u"```\n"_s + lines + u"\n```\n\n"_s;
}

/// Joins lines into paragraphs. Indented lines stay as they are.
QString flowing(const QString& text)
{
    QString all;
    QStringList kept;
    const auto keep = [&] {
        if (!kept.isEmpty())
            all += u"\n\n"_s + code(kept.join(u'\n'));
        kept.clear();
    };
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(u"  ")) {
            kept << line;
            continue;
        }
        keep();
        all += escaped(line) + u'\n';
    }
    keep();
    return all + u'\n';
}

QString partOf(const Listed& listed)
{
    Verb verb(listed.name);
    listed.tell(verb);
    const Words::HelpText helpText = verb.helpText();
    QString part = u"### "_s + QString::fromUtf8(listed.name) + u"\n\n"_s;
    if (listed.summary)
        part += escaped(wording::sentence(Command::tr(listed.summary))) + u".\n\n"_s;
    part += code(u"courtside "_s + helpText.usage) + flowing(helpText.does);
    for (const auto& [option, does] : helpText.options)
        part += u"- `"_s + option + u"`: "_s + escaped(QString(does).replace(u'\n', u' ')) + u'\n';
    return part + u'\n';
}

} // namespace

std::vector<CommandGroup> commandGroups()
{
    return {{QT_TRANSLATE_NOOP("Command", "Set up a tournament"), setupVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Teams and rounds after the draw"), changeVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Check-in, absence and people"), peopleVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Matches at the tables"), tableVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Score sheets"), sheetVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Rulings, protests and conduct"), rulingVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Corrections"), correctionVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Reports and prints"), reportVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Files"), fileVerbs()},
            {QT_TRANSLATE_NOOP("Command", "Rules and scoring"), offlineVerbs()}};
}

QString commandPage()
{
    QString page =
        u"# "_s + escaped(Command::tr("Commands")) + u"\n\n"_s +
        escaped(Command::tr("Every command and its options. `courtside help COMMAND` shows the same.")) +
        u"\n\n"_s;
    for (const CommandGroup& group : commandGroups()) {
        page += u"## "_s + escaped(Command::tr(group.title)) + u"\n\n"_s;
        for (const Listed& each : group.verbs)
            page += partOf(each);
    }
    return page;
}
