// Who deals first in a game: one key or touch.
#pragma once

#include "facts/values.h"
#include "ui/kit/widgets.h"

#include <array>
#include <optional>

namespace sheet {

class DealerKeys : public QWidget {
    Q_OBJECT
public:
    explicit DealerKeys(kit::Theme& theme, QWidget* parent = nullptr);
    /// The players' names, in the order of `facts::allSeats`; `begun`: the first hand has been played.
    void show(const std::array<QString, 4>& names, bool begun);
    /// Whose key it is; nothing where it is none of theirs.
    static std::optional<facts::Seat> seatOf(int key);

Q_SIGNALS:
    void chosen(facts::Seat seat);

private:
    kit::Line* m_title;
    std::array<kit::KeyHint*, 4> m_hints{};
};

} // namespace sheet
