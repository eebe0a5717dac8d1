// Test classes that say what the test of SAYS told them to.
#include "says.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// The texts in this variable, separated by `;`.
QStringList texts(const char* variable)
{
    return qEnvironmentVariable(variable).split(u';', Qt::SkipEmptyParts);
}

} // namespace

class tst_first : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void whole()
    {
        for (const QString& text : texts("SAMPLE_WHOLE"))
            SAYS(text);
        if (qEnvironmentVariableIsSet("SAMPLE_FAILS"))
            QFAIL("as asked");
    }
    void rows_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString& text : texts("SAMPLE_ROWS"))
            QTest::newRow(qPrintable(text.section(u'=', 0, 0))) << text.section(u'=', 1);
    }
    void rows()
    {
        QFETCH(QString, text);
        SAYS(text);
    }
    void part()
    {
        for (const QString& text : texts("SAMPLE_PART"))
            MENTIONS(text);
    }
};

class tst_second : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void whole()
    {
        for (int round = 0; round < 50; ++round)
            SAYS(u"Round %1"_s.arg(round));
    }
};

class tst_none : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whole() { SAYS("Of no such class"); }
};

int main(int argc, char** argv)
{
    const QString which = qEnvironmentVariable("SAMPLE_CLASS");
    if (which == u"second") {
        tst_second second;
        return QTest::qExec(&second, argc, argv);
    }
    if (which == u"none") {
        tst_none none;
        return QTest::qExec(&none, argc, argv);
    }
    tst_first first;
    return QTest::qExec(&first, argc, argv);
}

#include "sample.moc"
