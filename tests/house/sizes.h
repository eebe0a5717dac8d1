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

/// A class as its sources define it: functions in the headers' own classes are not counted.
struct ClassSize {
    int methods = 0;
    int bodies = 0; ///< lines of code
    friend bool operator==(const ClassSize&, const ClassSize&) = default;
};
/// By folder and name: `ui/sheet SheetView`.
QMap<QString, ClassSize> classSizes(const Tree& tree);

/// What is too large, a sentence each: `core/a/b.cpp: 401 lines of code, at most 400`.
QStringList tooLarge(const Tree& tree);

} // namespace house
