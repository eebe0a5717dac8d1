// The house as the checks read it: files with their text, and their doors. And what the checks find wrong.
#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

namespace house {

/// One file as it is in the tree: its path from the top (`core/json/value.h`) and its text.
struct Source {
    QString path;
    QString text;
};

/// All that the checks depend on; the tests hand in small invented houses.
struct Tree {
    QList<Source> sources;
    /// For each room (`desk/play` of core, `ui/kit`), the headers that its door names in its CMakeLists.txt.
    QMap<QString, QSet<QString>> doors;
    /// The Qt module whose include folder has this header, empty where none has.
    std::function<QString(const QString& header)> qtModuleOf;
};

/// One #include directive.
struct Include {
    QString from; ///< the file
    int line = 0;
    QString header; ///< empty where a macro names it
    bool quoted = false;
};
QList<Include> includesOf(const Source& source);

/// The doors that such a CMakeLists.txt opens.
QMap<QString, QSet<QString>> doorsIn(const QString& cmake);

/// `core/json` of `core/json/value.h`.
QString folderOf(const QString& path);
/// `value` of `core/json/value.h`: a header and its source are one module.
QString moduleOf(const QString& path);
bool isTest(const QString& path);
/// Lines that are neither blank nor a comment of their own.
int codeLines(const QString& text);

/// What one part of the house may include. Standard headers are open to all.
struct Part {
    QString name;             // a room within another has a row of its own
    QStringList rooms;        // of core, through their doors; `desk` is all of desk
    QStringList libraries;    // the first part of the header's path: nlohmann/json.hpp is nlohmann
    QStringList modules;      // of Qt
    QStringList screens = {}; // rooms of ui, through their doors
};

const QList<Part>& rooms();

/// A sentence for every breach of the table, each naming file, line, include and rule; empty for a good
/// house.
QStringList forbiddenIncludes(const Tree& tree);

/// A sentence for each circle, with the modules in it by name: `core/store: a circle of 2 modules: file,
/// migrate`.
QStringList moduleCircles(const Tree& tree);
/// `a circle of 2 rooms: core/a, core/b`
QStringList roomCircles(const Tree& tree);

/// The rooms of the desk that make text, and how many texts: `desk/play`, 74.
QMap<QString, int> textsOfTheDesk(const Tree& tree);

/// What the rooms without text hold of it: a translation call, an include of `wording`, a literal of several
/// words. `core/rules/load.cpp:3: "no such venue": rules holds no text`.
QStringList textsWhereNoneMayBe(const Tree& tree);

inline constexpr int mostInSource =
    400; ///< lines of code in a .cpp; blank lines and comments are not counted
inline constexpr int mostInHeader = 250;
inline constexpr int mostInTest = 500; ///< lines in all, of a test
inline constexpr int mostMethods = 40;
inline constexpr int mostInBodies = 350; ///< lines of code in a class's function bodies, in whatever files
inline constexpr int mostInDoor = 12;    ///< headers
inline constexpr int mostInRoom = 4500;  ///< lines of code

/// A class as its sources and its header define it. What a class within a .cpp defines in its own braces is
/// not counted.
struct ClassSize {
    int methods = 0;
    int bodies = 0; ///< lines of code
    friend bool operator==(const ClassSize&, const ClassSize&) = default;
};
/// By folder and name: `ui/sheet SheetView`.
QMap<QString, ClassSize> classSizes(const Tree& tree);

/// What is too large, a sentence each: `core/a/b.cpp: 401 lines of code, at most 400`.
QStringList tooLarge(const Tree& tree);

/// How large the program is, in one line: lines of code, files, the largest room and the largest classes.
QString figures(const Tree& tree);

} // namespace house
