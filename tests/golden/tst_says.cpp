// Sentences in a file of their own: what fails, and what is written.
#include "file.h"
#include "says.h"

#include "place/place.h"
#include "program/testclass.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

using Variables = QMap<QString, QString>;

/// A room of its own with the sentences of the program golden_sample. The room is called golden, because the
/// source is in tests/golden.
class Sample {
    QTemporaryDir m_folder;
    Variables m_usual{{u"SAMPLE_WHOLE"_s, u"Match 1 is over.;Two lines\n\n  of text \n"_s},
                      {u"SAMPLE_ROWS"_s, u"one=Row 1;two=Row 2"_s},
                      {u"SAMPLE_PART"_s, u"At 7:42 PM | Table 3 is free. | Nobody waits."_s}};

public:
    Sample() { QDir(m_folder.path()).mkdir(u"golden"_s); }
    QString path() const { return m_folder.filePath(u"golden/wording.txt"_s); }
    QString text() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    void replace(const QString& before, const QString& after) const
    {
        const QString changed = text().replace(before, after);
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(changed.toUtf8()) < 0)
            qFatal("the sample cannot be changed");
    }

    std::unique_ptr<QProcess> start(const Variables& more, bool writes,
                                    const QStringList& functions = {}) const
    {
        auto program = std::make_unique<QProcess>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        Variables all = m_usual;
        all.insert(more);
        for (auto at = all.begin(); at != all.end(); ++at)
            environment.insert(at.key(), at.value());
        environment.insert(QString::fromLatin1(golden::folderVariable), m_folder.path());
        environment.remove(QString::fromLatin1(golden::writeVariable));
        if (writes)
            environment.insert(QString::fromLatin1(golden::writeVariable), u"1"_s);
        program->setProcessEnvironment(environment);
        program->start(QStringLiteral(GOLDEN_SAMPLE), functions);
        return program;
    }
    /// The number of functions that fail, and the output.
    std::pair<int, QString> run(const Variables& more, bool writes, const QStringList& functions = {}) const
    {
        const auto program = start(more, writes, functions);
        program->waitForFinished();
        return {program->exitCode(), QString::fromUtf8(program->readAllStandardOutput())};
    }
    int write(const Variables& more = {}, const QStringList& functions = {}) const
    {
        return run(more, true, functions).first;
    }
    std::pair<int, QString> compare(const Variables& more = {}, const QStringList& functions = {}) const
    {
        return run(more, false, functions);
    }
};

} // namespace

class tst_says : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writtenSentencesPass();
    void aMissingSentenceFails();
    void aDifferentSentenceFails();
    void aSentenceThatNobodyAsksForFails();
    void aFunctionAndARowThatAreGoneFail();
    void aFunctionThatFailsKeepsItsSentences();
    void oneFunctionKeepsTheOthers();
    void aPartStaysOrIsTheMostLike();
    void twoWriteAtOnce();
    void aClassHasToBeOne();
    void everyTextComesBack();
    void everyClassOfAFileIsThere();
};

void tst_says::writtenSentencesPass()
{
    const Sample sample;
    QCOMPARE(sample.write(), 0);
    QCOMPARE(sample.text(), uR"(What the program says in tests/golden (tests/golden/says.h).

# tst_first

## whole
1.  Match 1 is over.
2.  Two lines

      of text\s

## rows: one
1.  Row 1

## rows: two
1.  Row 2

## part
1.  At 7:42 PM | Table 3 is free. | Nobody waits.
)"_s);
    QCOMPARE(sample.compare().first, 0);
}

void tst_says::aMissingSentenceFails()
{
    const Sample sample;
    QCOMPARE(sample.compare().first, 4);
    QVERIFY(!QFile::exists(sample.path()));
    sample.write();
    sample.replace(u"1.  Row 2\n"_s, u""_s);
    const auto [failed, output] = sample.compare();
    QCOMPARE(failed, 1);
    QVERIFY(output.contains(sample.path() + u": tst_first, rows: two, 1."_s));
    QVERIFY(output.contains(u"it says:    Row 2"_s));
}

void tst_says::aDifferentSentenceFails()
{
    const Sample sample;
    sample.write();
    sample.replace(u"Match 1 is over."_s, u"Match 1 is done."_s);
    const auto [failed, output] = sample.compare();
    QCOMPARE(failed, 1);
    QVERIFY(output.contains(u"expected:   Match 1 is done.\n   it says:    Match 1 is over.\n"_s));
    sample.write();
    QCOMPARE(sample.compare().first, 0);
}

void tst_says::aSentenceThatNobodyAsksForFails()
{
    const Sample sample;
    sample.write();
    const Variables fewer{{u"SAMPLE_WHOLE"_s, u"Match 1 is over."_s}};
    const auto [failed, output] = sample.compare(fewer);
    QCOMPARE(failed, 1);
    QVERIFY(output.contains(u"whole, 2."_s));
    QCOMPARE(sample.compare({{u"SAMPLE_PART"_s, u""_s}}).first, 1);
    sample.write(fewer);
    QCOMPARE(sample.compare(fewer).first, 0);
    QVERIFY(!sample.text().contains(u"Two lines"_s));
}

void tst_says::aFunctionAndARowThatAreGoneFail()
{
    const Sample sample;
    sample.write();
    const Variables oneRow{{u"SAMPLE_ROWS"_s, u"one=Row 1"_s}};
    QVERIFY(sample.compare(oneRow).first > 0);
    QCOMPARE(sample.compare({}, {u"rows:one"_s}).first, 0);
    sample.replace(u"## part"_s, u"## apart"_s);
    QVERIFY(sample.compare({}, {u"whole"_s}).first > 0);
    sample.write(oneRow);
    QCOMPARE(sample.compare(oneRow).first, 0);
    QVERIFY(!sample.text().contains(u"apart"_s));
}

void tst_says::aFunctionThatFailsKeepsItsSentences()
{
    const Sample sample;
    sample.write();
    const QString before = sample.text();
    const Variables failing{{u"SAMPLE_WHOLE"_s, u"Match 1 is over."_s}, {u"SAMPLE_FAILS"_s, u"1"_s}};
    QCOMPARE(sample.compare(failing).first, 1);
    QCOMPARE(sample.write(failing), 1);
    QCOMPARE(sample.text(), before);
}

void tst_says::oneFunctionKeepsTheOthers()
{
    const Sample sample;
    sample.write();
    const QString before = sample.text();
    QCOMPARE(sample.write({}, {u"whole"_s}), 0);
    QCOMPARE(sample.write({}, {u"rows:two"_s}), 0);
    QCOMPARE(sample.text(), before);
    QCOMPARE(sample.write({{u"SAMPLE_CLASS"_s, u"second"_s}}), 0);
    QCOMPARE(sample.text().left(before.size()), before);
}

void tst_says::aPartStaysOrIsTheMostLike()
{
    const Sample sample;
    sample.write();
    sample.replace(u"At 7:42 PM | Table 3 is free. | Nobody waits."_s, u"Table 3 is free"_s);
    QCOMPARE(sample.compare().first, 0);
    sample.write();
    QVERIFY(sample.text().contains(u"1.  Table 3 is free\n"_s));
    const Variables other{{u"SAMPLE_PART"_s, u"At 7:43 PM | Nobody waits. | Table 3 is open."_s}};
    QCOMPARE(sample.compare(other).first, 1);
    sample.write(other);
    QVERIFY(sample.text().contains(u"1.  Table 3 is open.\n"_s));
    QCOMPARE(sample.compare(other).first, 0);
}

void tst_says::twoWriteAtOnce()
{
    const Sample sample;
    const Variables second{{u"SAMPLE_CLASS"_s, u"second"_s}};
    sample.write();
    sample.write(second);
    const QString both = sample.text();
    for (int round = 0; round < 5; ++round) {
        QVERIFY(QFile::remove(sample.path()));
        std::vector<std::unique_ptr<QProcess>> programs;
        programs.push_back(sample.start({}, true));
        programs.push_back(sample.start(second, true));
        for (const auto& program : programs)
            QVERIFY(program->waitForFinished() && program->exitCode() == 0);
        QCOMPARE(sample.text(), both);
    }
}

void tst_says::aClassHasToBeOne()
{
    const Sample sample;
    const auto [failed, output] = sample.run({{u"SAMPLE_CLASS"_s, u"none"_s}}, true);
    QCOMPARE(failed, 1);
    QVERIFY(output.contains(u"golden::Test"_s));
}

void tst_says::everyTextComesBack()
{
    const QStringList all{u""_s,          u"a"_s,
                          u"\n"_s,        u"a\n\n"_s,
                          u"\n\na"_s,     u"a\n\n\nb"_s,
                          u" a "_s,       u"a \n b"_s,
                          u"a\n \nb"_s,   u"\\s\\z\\"_s,
                          u"1.  a"_s,     u"# a\n## b"_s,
                          u"a\tb\r\nc"_s, u"\u2068א\u2069"_s,
                          u"a\u00A0b"_s,  u"\U0001F0A1 ♠"_s,
                          u"a\n"_s};
    QStringList many;
    for (int round = 0; round < 7; ++round)
        many += all;
    const golden::Classes classes{{u"tst_a"_s, {{u"one"_s, {}, many}, {u"two"_s, u" a: b\n"_s, all}}},
                                  {u"tst_b"_s, {{u"one"_s, {}, all}}}};
    const golden::Classes back = golden::read(golden::write(classes, u"golden"_s));
    QCOMPARE(back.size(), 2u);
    for (const auto& [testClass, sections] : classes) {
        const golden::Sections& same = back.at(testClass);
        QCOMPARE(same.size(), sections.size());
        for (size_t each = 0; each < sections.size(); ++each) {
            QCOMPARE(same[each].function, sections[each].function);
            QCOMPARE(same[each].tag, sections[each].tag);
            QCOMPARE(same[each].sentences, sections[each].sentences);
        }
    }
    QVERIFY(!golden::write(classes, u"golden"_s).contains(u" \n"_s));
}

void tst_says::everyClassOfAFileIsThere()
{
    const QDir tests(QString::fromStdString(place::inSource("tests")));
    int classes = 0;
    for (const QString& room : tests.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const auto& [testClass, sections] : golden::readFile(tests.filePath(room + u"/wording.txt"_s))) {
            ++classes;
            QFile source(tests.filePath(room + u'/' + testClass + u".cpp"_s));
            QVERIFY2(source.open(QIODevice::ReadOnly), qPrintable(room + u": "_s + testClass));
            const QByteArray text = source.readAll(); // stage::Test is one of windows
            QVERIFY2(text.contains("golden::Test") || text.contains("stage::Test"),
                     qPrintable(room + u": "_s + testClass));
        }
    QVERIFY(classes > 100);
}

TEST_CLASS(tst_says)
#include "tst_says.moc"
