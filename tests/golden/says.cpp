#include "says.h"

#include "file.h"

#include "place/place.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMetaMethod>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <optional>
#include <set>

using namespace Qt::StringLiterals;

namespace golden {

namespace {

bool writes()
{
    return qEnvironmentVariableIsSet(writeVariable);
}

QString fileOf(const QString& room)
{
    return qEnvironmentVariable(folderVariable, QString::fromStdString(place::inSource("tests"))) + u'/' +
           room + u"/wording.txt"_s;
}

/// The functions of the class, in the order in which they run.
QStringList functionsOf(const QMetaObject& meta)
{
    QStringList all;
    for (int index = 0; index < meta.methodCount(); ++index) {
        const QMetaMethod method = meta.method(index);
        const QString name = QString::fromLatin1(method.name());
        const bool special =
            QStringList{u"initTestCase"_s, u"cleanupTestCase"_s, u"init"_s, u"cleanup"_s}.contains(name);
        if (method.methodType() == QMetaMethod::Slot && method.access() == QMetaMethod::Private && !special &&
            !name.endsWith(u"_data"_s) && method.parameterCount() == 0)
            all << name;
    }
    return all;
}

const Section* find(const Sections& sections, const QString& function, const QString& tag)
{
    const auto at = std::find_if(sections.begin(), sections.end(), [&](const Section& section) {
        return section.function == function && section.tag == tag;
    });
    return at == sections.end() ? nullptr : &*at;
}

/// The text without its final line break, and with `<folder>` for the folder that QTemporaryDir made, whose
/// name is different each time.
QString comparable(const QString& text)
{
    static const QRegularExpression folder(QRegularExpression::escape(QDir::tempPath()) +
                                           uR"(/[\w.-]+-\w{6}\b)"_s);
    QString whole = text.endsWith(u'\n') ? text.chopped(1) : text;
    return whole.replace(folder, u"<folder>"_s);
}

/// In the pseudo-language the words of a table are longer, and so are the gaps between them.
QString withoutGaps(QString text)
{
    static const QRegularExpression gap(u" {2,}"_s);
    return qEnvironmentVariable("COURTSIDE_LANGUAGE") == u"pseudo" ? text.replace(gap, u" "_s) : text;
}

/// Whether a row was named on the command line, so the other rows of its function don't run.
bool isOneRow()
{
    const QStringList words = QCoreApplication::instance() ? QCoreApplication::arguments() : QStringList();
    return std::any_of(words.begin(), words.end(),
                       [](const QString& word) { return !word.startsWith(u'-') && word.contains(u':'); });
}

/// What one test class has said in this run.
class Run {
    const QObject* m_test;
    QString m_class;
    QString m_room; ///< empty until something is said
    Sections m_known;
    Sections m_said;
    std::set<QString> m_failed; ///< functions that failed; sentences they haven't said are kept
    std::set<QString> m_ran;

    Section& section()
    {
        const QString function = QString::fromUtf8(QTest::currentTestFunction());
        const QString tag = QString::fromUtf8(QTest::currentDataTag());
        if (m_said.empty() || m_said.back().function != function || m_said.back().tag != tag)
            m_said.push_back({function, tag, {}});
        return m_said.back();
    }

    bool isWhole() const
    {
        const QStringList functions = functionsOf(*m_test->metaObject());
        return !isOneRow() &&
               std::all_of(functions.begin(), functions.end(),
                           [this](const QString& function) { return m_ran.contains(function); });
    }

    QString failure(const QString& where, const QString& what) const
    {
        return u"%1: %2, %3\n%4\n   (tests/run --write-wording writes what is said now)"_s.arg(
            fileOf(m_room), m_class, where, what);
    }

    void fail(const QString& message, const char* source, int line) const
    {
        QTest::qFail(message.toUtf8().constData(), source, line);
    }

public:
    explicit Run(const QObject* test)
        : m_test(test), m_class(QString::fromLatin1(test->metaObject()->className()))
    {
    }

    bool isOf(const QObject* test) const { return m_test == test; }

    bool agrees(const QString& text, As as, const char* source, int line)
    {
        const QString room = QFileInfo(QString::fromUtf8(source)).dir().dirName();
        if (m_room.isEmpty()) {
            m_room = room;
            m_known = readFile(fileOf(room))[m_class];
        }
        if (room != m_room) {
            fail(u"%1 is of the room %2: SAYS and MENTIONS belong there, not into %3"_s.arg(m_class, m_room,
                                                                                            room),
                 source, line);
            return false;
        }
        Section& here = section();
        const Section* known = find(m_known, here.function, here.tag);
        const qsizetype index = here.sentences.size();
        std::optional<QString> sentence;
        if (known && index < known->sentences.size())
            sentence = known->sentences[index];
        const QString wanted = withoutGaps(sentence.value_or(QString()));
        const QString given = withoutGaps(text);
        const bool isSo = sentence && (as == As::Whole ? given == wanted : given.contains(wanted));
        here.sentences << (as == As::Whole || !sentence ? text
                           : isSo                       ? *sentence
                                                        : mostLike(text, *sentence));
        if (isSo || writes())
            return true;
        const QString where =
            here.function + (here.tag.isEmpty() ? u""_s : u": "_s + here.tag) + u", %1."_s.arg(index + 1);
        const QString actual = as == As::Whole ? u"   it says:    "_s : u"   is not in: "_s;
        fail(failure(where, (sentence ? u"   expected:   "_s + *sentence : u"   is not there"_s) + u'\n' +
                                actual + text),
             source, line);
        return false;
    }

    /// After each function and row.
    void endFunction()
    {
        const QString function = QString::fromUtf8(QTest::currentTestFunction());
        const QString tag = QString::fromUtf8(QTest::currentDataTag());
        m_ran.insert(function);
        if (QTest::currentTestFailed())
            m_failed.insert(function);
        if (QTest::currentTestFailed() || writes())
            return;
        const Section* known = find(m_known, function, tag);
        const Section* said = find(m_said, function, tag);
        const qsizetype count = said ? said->sentences.size() : 0;
        if (known && count < known->sentences.size()) {
            m_failed.insert(function);
            fail(failure(function + (tag.isEmpty() ? u""_s : u": "_s + tag) + u", %1."_s.arg(count + 1),
                         u"   is not asked for any more:\n   "_s + known->sentences[count]),
                 __FILE__, __LINE__);
        }
    }

    /// After all functions.
    void close()
    {
        if (m_room.isEmpty())
            return;
        if (writes()) {
            const QString wrong = changeFile(fileOf(m_room), m_room, m_class,
                                             [this](const Sections& old) { return merged(old); });
            if (!wrong.isEmpty())
                fail(wrong, __FILE__, __LINE__);
            return;
        }
        const QStringList functions = functionsOf(*m_test->metaObject());
        for (const Section& section : m_known)
            if (!functions.contains(section.function) || (isWhole() && !m_failed.contains(section.function) &&
                                                          !find(m_said, section.function, section.tag)))
                fail(failure(section.function + (section.tag.isEmpty() ? u""_s : u": "_s + section.tag),
                             u"   is not a function and row that says something"_s),
                     __FILE__, __LINE__);
    }

private:
    /// What the file will have for the class, in the order of its functions: what each of them said, and the
    /// old sentences of those that didn't run or failed.
    Sections merged(const Sections& old) const
    {
        const bool whole = isWhole();
        Sections all;
        for (const QString& function : functionsOf(*m_test->metaObject())) {
            const bool isComplete = whole && !m_failed.contains(function);
            Sections own;
            if (!isComplete)
                std::copy_if(old.begin(), old.end(), std::back_inserter(own),
                             [&](const Section& known) { return known.function == function; });
            for (const Section& said : m_said) {
                if (said.function != function)
                    continue;
                const auto known = std::find_if(
                    own.begin(), own.end(), [&](const Section& section) { return section.tag == said.tag; });
                if (known == own.end())
                    own.push_back(said);
                else if (m_failed.contains(function))
                    known->sentences = said.sentences + known->sentences.mid(said.sentences.size());
                else
                    known->sentences = said.sentences;
            }
            all.insert(all.end(), own.begin(), own.end());
        }
        return all;
    }
};

std::optional<Run>& current()
{
    static std::optional<Run> run;
    return run;
}

Run& runOf(const QObject* test)
{
    std::optional<Run>& run = current();
    if (!run || !run->isOf(test))
        run.emplace(test);
    return *run;
}

} // namespace

void Test::cleanup()
{
    runOf(this).endFunction();
}

void Test::cleanupTestCase()
{
    runOf(this).close();
    current().reset();
}

bool agrees(const QString& text, As as, const char* source, int line)
{
    const auto* test = qobject_cast<const Test*>(QTest::testObject());
    if (!test) {
        QTest::qFail("a class that uses SAYS or MENTIONS derives from golden::Test", source, line);
        return false;
    }
    return runOf(test).agrees(comparable(text), as, source, line);
}

bool agreesOften(const QString& text, int count, const char* source, int line)
{
    for (int each = 0; each < count; ++each)
        if (!agrees(text, As::Part, source, line))
            return false;
    return true;
}

} // namespace golden

#include "moc_says.cpp"
