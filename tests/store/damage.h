// What a disk does to a file.
#pragma once

#include "files.h"

#include <QRandomGenerator>

#include <algorithm>

namespace files {

/// The bytes with a bit flipped, 64 zeroed, a page in the place of another, or the end cut off.
inline QByteArray damaged(QByteArray bytes, QRandomGenerator& random)
{
    const auto anywhere = [&] {
        return static_cast<qsizetype>(random.bounded(static_cast<quint32>(bytes.size())));
    };
    const qsizetype at = anywhere();
    switch (random.bounded(4)) {
    case 0:
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.bounded(8)));
        return bytes;
    case 1:
        return bytes.replace(at, 64, QByteArray(std::min<qsizetype>(64, bytes.size() - at), '\0'));
    case 2: {
        const qsizetype page = at / 4096 * 4096;
        return bytes.replace(page, 4096, bytes.mid(anywhere() / 4096 * 4096, 4096));
    }
    default:
        return bytes.left(at);
    }
}

} // namespace files
