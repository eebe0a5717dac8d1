// How a test class gets into the program of its room: `tst_bracket pools [arguments of Qt Test]` runs
// tst_pools.
#pragma once

#include <QTest>

#if defined(QT_WIDGETS_LIB)
#include <QApplication>
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#endif

namespace tests {

#if defined(QT_WIDGETS_LIB)
using Application = QApplication;
#elif defined(QT_GUI_LIB)
using Application = QGuiApplication;
#else
using Application = QCoreApplication;
#endif

using Main = int (*)(int argc, char** argv);

// Registers a class under its name without "tst_". `run` gets the arguments after the name. Returns true.
bool enter(const char* name, Main run);

/// Whether this is a run of `tests/run --long`.
bool isLong();
/// How often a random test is repeated: `usually`, or `inLong` in a long run. COURTSIDE_TIMES=10 makes it ten
/// times that.
int repeats(int usually, int inLong);

template <typename Class>
int runClass(int argc, char** argv)
{
    Application application(argc, argv);
    Class tests;
    return QTest::qExec(&tests, argc, argv);
}

} // namespace tests

// Put this at the end of a test's source.
#define TEST_CLASS(Class)                                                                                    \
    [[maybe_unused]] static const bool Class##Entered = tests::enter(#Class, tests::runClass<Class>);
// The same for a class that needs code before the application exists, or that is also started for something
// else.
#define TEST_CLASS_WITH_MAIN(Class, run)                                                                     \
    [[maybe_unused]] static const bool Class##Entered = tests::enter(#Class, run);
