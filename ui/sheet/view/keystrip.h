// The hints of keys below the row of a sheet.
#pragma once

#include "ui/kit/widgets.h"
#include "ui/session/keys.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace sheet {

/// At most five hints: those of the match in play, or of one that is over what can still be done; then the
/// one that leads to all keys. The pad's has a place of its own: a finger finds it where it was.
class KeyStrip : public QWidget {
    Q_OBJECT
public:
    KeyStrip(kit::Theme& theme, const std::vector<session::Key>& inPlay,
             const std::vector<session::Key>& over);

    /// `isOffered` is asked of the keys in play alone.
    void offer(bool isOver, const std::function<bool(session::Key)>& isOffered);

Q_SIGNALS:
    /// The hint was clicked.
    void pressed(session::Key key);

private:
    struct Hint {
        session::Key key;
        bool isOfOver;
        kit::KeyHint* shown;
    };
    std::vector<Hint> m_hints;
    kit::KeyHint* m_pad = nullptr;
};

} // namespace sheet
