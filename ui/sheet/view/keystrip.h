// The hints of keys below the row of a sheet.
#pragma once

#include "tournament/queries/clock.h"
#include "ui/kit/widgets.h"
#include "ui/session/keys.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace sheet {

/// At most five hints, of what is done now; then the one that leads to all keys. The pad's has a place of its
/// own: a finger finds it where it was.
class KeyStrip : public QWidget {
    Q_OBJECT
public:
    enum class When { Uncalled, InPlay, Refused, AtHand, Amending, Retyping, Retyped, Over };
    explicit KeyStrip(kit::Theme& theme);

    /// Its key is offered while the clock stands. True if that is another than before.
    bool setClock(const std::optional<tournament::Reading>& reading);
    void offer(When when, bool isPadOpen, const std::function<bool(session::Key)>& isOffered);

Q_SIGNALS:
    /// The hint was clicked.
    void pressed(session::Key key);

private:
    struct Hint {
        session::Key key;
        When when;
        kit::KeyHint* shown;
    };
    std::vector<Hint> m_hints;
    kit::KeyHint* m_pad = nullptr;
    QString m_clockDoes; ///< `start clock`; empty: it runs, or there is none
};

} // namespace sheet
