#include "options.h"

#include <QRegularExpression>

#include <algorithm>

namespace pictures {

using namespace Qt::StringLiterals;

namespace {

using Read = tl::expected<void, QString>;

const QList<Named<kit::Scheme>> themes{{u"light"_s, kit::Scheme::Light},
                                       {u"dark"_s, kit::Scheme::Dark},
                                       {u"contrast"_s, kit::Scheme::HighContrast}};
const QList<Named<paper::Format>> papers{{u"letter"_s, paper::Format::Letter}, {u"a4"_s, paper::Format::A4}};
const QList<Named<Names>> namings{{u"plain"_s, Names::Plain}, {u"hostile"_s, Names::Hostile}};

QString listOf(const auto& all)
{
    QStringList words;
    for (const auto& each : all)
        words << each.word;
    return words.join(u", "_s);
}

/// The value for that word, or a sentence with the possible words.
template <class Value>
tl::expected<Named<Value>, QString> oneOf(const QList<Named<Value>>& all, const QString& option,
                                          const QString& word)
{
    for (const Named<Value>& each : all)
        if (each.word == word)
            return each;
    return tl::unexpected(u"%1 takes %2, not \"%3\"."_s.arg(option, listOf(all), word));
}

tl::expected<int, QString> number(const QString& option, const QString& text, int least, int most)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return tl::unexpected(
            u"%1 takes a whole number from %2 to %3, not \"%4\"."_s.arg(option).arg(least).arg(most).arg(
                text));
    return number;
}

Read readSize(Options& options, const QString& word)
{
    static const QRegularExpression form(u"^(\\d{3,4})x(\\d{3,4})$"_s);
    const auto match = form.match(word);
    if (!match.hasMatch())
        return tl::unexpected(u"--size takes a width and a height, like 1280x800, not \"%1\"."_s.arg(word));
    options.sizes << QSize(match.captured(1).toInt(), match.captured(2).toInt());
    return {};
}

/// Adds an option and its value. If an option takes several values, they are separated by commas.
Read take(Options& options, const QString& option, const QString& word)
{
    if (option == u"--theme"_s && word == u"all"_s) {
        options.themes = themes;
        return {};
    }
    if (option == u"--theme"_s)
        return oneOf(themes, option, word).map([&](const auto& theme) { options.themes << theme; });
    if (option == u"--paper"_s)
        return oneOf(papers, option, word).map([&](const auto& paper) { options.papers << paper; });
    if (option == u"--names"_s)
        return oneOf(namings, option, word).map([&](const auto& names) { options.names = names.value; });
    if (option == u"--size"_s)
        return readSize(options, word);
    if (option == u"--scale"_s)
        return number(option, word, 50, 300).map([&](int scale) { options.scale = scale; });
    return number(option, word, 2, 256).map([&](int teams) { options.teams << teams; });
}

} // namespace

tl::expected<Options, QString> optionsOf(const QStringList& arguments)
{
    static const QStringList withValue{u"--theme"_s, u"--size"_s,  u"--scale"_s,
                                       u"--teams"_s, u"--names"_s, u"--paper"_s};
    Options options;
    QStringList words;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (withValue.contains(argument)) {
            if (++i == arguments.size())
                return tl::unexpected(u"%1 needs a value after it."_s.arg(argument));
            for (const QString& word : arguments[i].split(u','))
                if (const auto taken = take(options, argument, word); !taken)
                    return tl::unexpected(taken.error());
        } else if (argument == u"--screens"_s) {
            options.hasPages = false;
        } else if (argument == u"--pages"_s) {
            options.hasScreens = false;
        } else if (argument == u"--list"_s) {
            options.isList = true;
        } else if (argument.startsWith(u'-')) {
            return tl::unexpected(u"%1 is not an option. Options: --screens, --pages, --list, %2."_s.arg(
                argument, withValue.join(u", "_s)));
        } else {
            words << argument;
        }
    }
    if (!options.hasScreens && !options.hasPages)
        return tl::unexpected(u"Give --screens or --pages, not both. Without them you get both."_s);
    if (words.isEmpty())
        return tl::unexpected(u"Name a folder for the pictures: tests/pictures DIR."_s);
    options.folder = words.takeFirst();
    options.parts = words;
    if (options.themes.isEmpty())
        options.themes = themes;
    if (options.sizes.isEmpty())
        options.sizes = {{1024, 700}, {1280, 800}, {1920, 1080}};
    return options;
}

} // namespace pictures
