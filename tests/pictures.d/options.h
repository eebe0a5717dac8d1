// The options of the program: which pictures, in which looks, and where to save them.
#pragma once

#include "names.h"

#include "ui/kit/theme.h"
#include "ui/paper/page/document.h"

#include <QList>
#include <QSize>
#include <QStringList>

#include <tl/expected.hpp>

namespace pictures {

/// A look of the screen or a size of paper, with its word.
template <class Value>
struct Named {
    QString word;
    Value value;
};

struct Options {
    QString folder;
    bool hasScreens = true;
    bool hasPages = true;
    bool isList = false; ///< lists the names and takes no pictures
    QList<Named<kit::Scheme>> themes;
    QList<QSize> sizes;
    int scale = 100;                    ///< in percent
    QList<int> teams;                   ///< empty: the usual numbers
    QList<Named<paper::Format>> papers; ///< empty: the usual ones
    std::optional<Names> names;         ///< nothing: plain, and hostile in one look
    QStringList parts;                  ///< parts of the wanted names; empty: all
};

/// Refuses wrong options with a sentence.
tl::expected<Options, QString> optionsOf(const QStringList& arguments);

} // namespace pictures
