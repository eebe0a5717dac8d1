// How large files, classes, doors and rooms may be.
#pragma once

#include "source.h"

namespace house {

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

/// Classes that are still larger, with the size that they may not exceed.
const QMap<QString, ClassSize>& stillLarger();

/// What is too large, a sentence each: `core/a/b.cpp: 401 lines of code, at most 400`. A class among `known`
/// has that size and is too large: one that has become smaller is said too, so that its line follows it, and
/// goes when the class fits.
QStringList tooLarge(const Tree& tree, const QMap<QString, ClassSize>& known = {});

/// How large the program is, in one line: lines of code, files, the largest room and the largest classes.
QString figures(const Tree& tree);

} // namespace house
