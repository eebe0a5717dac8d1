// The list of what can be printed: a name and a line about it.
#pragma once

#include "ui/kit/theme.h"

#include <QListWidget>

namespace print {

class WhatList : public QListWidget {
    Q_OBJECT
public:
    explicit WhatList(kit::Theme& theme, QWidget* parent = nullptr);
    /// The word of the print that is chosen.
    QString word() const;
    void choose(const QString& word);
};

} // namespace print
