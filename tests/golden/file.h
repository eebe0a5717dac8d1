// A file of sentences: a heading a test class, one a function and data tag, then its sentences, numbered.
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
    QString tag; ///< empty where the function has no data
    QStringList sentences;
};
using Sections = std::vector<Section>;
/// By class.
using Classes = std::map<QString, Sections>;

/// What `write` has written. A line that is none of these is left out.
Classes read(const QString& text);
QString write(const Classes& classes, const QString& room);

/// Of a room; nothing where there is no such file.
Classes readFile(const QString& path);
/// Replaces what the file has of the class, while no other program does so; fails with a sentence.
QString changeFile(const QString& path, const QString& room, const QString& testClass,
                   const std::function<Sections(const Sections&)>& change);

/// The part of the text that is most like `sentence`: as many lines of it, or parts between ` | `.
QString mostLike(const QString& text, const QString& sentence);

} // namespace golden
