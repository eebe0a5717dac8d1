// A file of sentences: a heading for each test class, one for each function and data tag, then its sentences
// with numbers.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

namespace golden {

/// The sentences of a function with one data tag.
struct Section {
    QString function;
    QString tag; ///< empty if the function has no data
    QStringList sentences;
};
using Sections = std::vector<Section>;
/// Keyed by class.
using Classes = std::map<QString, Sections>;

/// Reads what `write` has written. Other lines are ignored.
Classes read(const QString& text);
QString write(const Classes& classes, const QString& room);

/// Reads the file of a room; empty if there is none.
Classes readFile(const QString& path);
/// Replaces the section of the class, while no other program does. Returns a sentence if that fails.
QString changeFile(const QString& path, const QString& room, const QString& testClass,
                   const std::function<Sections(const Sections&)>& change);

/// The part of the text that is most like `sentence`: as many lines, or parts between ` | `.
QString mostLike(const QString& text, const QString& sentence);

} // namespace golden
