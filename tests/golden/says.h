// The sentences of the program, each room's in one file that is read as prose: tests/ROOM/wording.txt. A test
// names the text, the file has the sentence under the test's class, function, data tag and a running number.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace golden {

/// Where it is set, the texts are written to the files and not compared: `tests/run --write-wording`.
inline constexpr char writeVariable[] = "COURTSIDE_WRITE_WORDING";
/// Where it is set, the rooms' folders are in this one and not in tests/; for the test of this itself.
inline constexpr char folderVariable[] = "COURTSIDE_WORDING_FOLDER";

/// What a test class derives from that uses SAYS or MENTIONS. Sentences that a function no longer asks for
/// fail it once it has run to its end. A function that may be skipped must not use them.
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
/// A line each.
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
    Whole, ///< is it, but for one line break at its end
    Part   ///< has it somewhere
};
/// Whether it is as in the file; fails the test otherwise. The room is the folder of `source`.
bool agrees(const QString& text, As as, const char* source, int line);
bool agreesOften(const QString& text, int count, const char* source, int line);

} // namespace golden

/// The text is the sentence of the file.
#define SAYS(text)                                                                                           \
    do {                                                                                                     \
        if (!golden::agrees(golden::asText(text), golden::As::Whole, __FILE__, __LINE__))                    \
            return;                                                                                          \
    } while (false)
/// The text has the sentence of the file in it: for long texts, and those with a time or a path in them. What
/// is written keeps a sentence that is still there; otherwise it is as many lines of the text (or parts
/// between ` | `) as are most like it, and the whole text where there was none.
#define MENTIONS(text)                                                                                       \
    do {                                                                                                     \
        if (!golden::agrees(golden::asText(text), golden::As::Part, __FILE__, __LINE__))                     \
            return;                                                                                          \
    } while (false)
/// The text has so many sentences of the file in it, in whichever order.
#define MENTIONS_ALL(text, count)                                                                            \
    do {                                                                                                     \
        if (!golden::agreesOften(golden::asText(text), count, __FILE__, __LINE__))                           \
            return;                                                                                          \
    } while (false)
