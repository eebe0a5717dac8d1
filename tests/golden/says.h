// The sentences of the program. Each room has one file to be proof-read: tests/ROOM/wording.txt. A test
// compares a text; the file has the sentence under the test's class, function, data tag and a running number.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace golden {

/// If set, texts are written to the files instead of compared: `tests/run --write-wording`.
inline constexpr char writeVariable[] = "COURTSIDE_WRITE_WORDING";
/// If set, the folders of the rooms are in this one instead of tests/; for testing this code.
inline constexpr char folderVariable[] = "COURTSIDE_WORDING_FOLDER";

/// Base of test classes that use SAYS or MENTIONS. If a function doesn't ask for all of its sentences, the
/// test fails once the function has run to its end. So a function that can be skipped must not use them.
class Test : public QObject {
    Q_OBJECT

protected Q_SLOTS:
    void cleanup();
    void cleanupTestCase();
};

inline QString asText(const QString& text)
{
    return text;
}
inline QString asText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline QString asText(const std::string& text)
{
    return QString::fromStdString(text);
}
inline QString asText(const char* text)
{
    return QString::fromUtf8(text);
}
inline QString asText(const QByteArray& text)
{
    return QString::fromUtf8(text);
}
/// One text per line.
inline QString asText(const QStringList& texts)
{
    return texts.join(QLatin1Char('\n'));
}
inline QString asText(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& text : texts)
        all << asText(text);
    return asText(all);
}

/// How a text is compared with its sentence.
enum class As {
    Whole, ///< equal, except for one line break at the end
    Part   ///< contains it
};
/// Whether the text agrees with the file; fails the test if not. The folder of `source` is the room.
bool agrees(const QString& text, As as, const char* source, int line);
bool agreesOften(const QString& text, int count, const char* source, int line);

} // namespace golden

/// The text is the sentence in the file.
#define SAYS(text)                                                                                           \
    do {                                                                                                     \
        if (!golden::agrees(golden::asText(text), golden::As::Whole, __FILE__, __LINE__))                    \
            return;                                                                                          \
    } while (false)
/// The text contains the sentence in the file; for long texts, and those with a time or a path. Writing keeps
/// a sentence that the text still contains. Otherwise it takes as many lines (or parts between ` | `) of the
/// text as the sentence had, the most similar ones, or the whole text if there was no sentence.
#define MENTIONS(text)                                                                                       \
    do {                                                                                                     \
        if (!golden::agrees(golden::asText(text), golden::As::Part, __FILE__, __LINE__))                     \
            return;                                                                                          \
    } while (false)
/// The text contains that many sentences of the file, in any order.
#define MENTIONS_ALL(text, count)                                                                            \
    do {                                                                                                     \
        if (!golden::agreesOften(golden::asText(text), count, __FILE__, __LINE__))                           \
            return;                                                                                          \
    } while (false)
