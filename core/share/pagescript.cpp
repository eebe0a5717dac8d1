#include "pagewords.h"

namespace share {

// No `<` and no `&`, because the page is XML too.
std::string_view pageScript()
{
    return R"js(
(function () {
  var key = "courtside " + location.pathname;
  function all(what) { return [].slice.call(document.querySelectorAll(what)); }
  function open() {
    var state = {};
    all("details[id]").forEach(function (each) { state[each.id] = each.open; });
    return state;
  }
  var asWritten = open();
  function reveal() {
    var at = document.getElementById(location.hash.slice(1));
    for (var up = at; up; up = up.parentElement) if (up.tagName === "DETAILS") up.open = true;
    if (at) at.scrollIntoView();
  }
  function keep() {
    var now = open(), opened = {}, at = document.activeElement, focus = "";
    for (var id in now) if (now[id] !== asWritten[id]) opened[id] = now[id];
    if (at.tagName === "A") focus = 'a[href="' + at.getAttribute("href") + '"]';
    if (at.tagName === "SUMMARY") focus = "#" + CSS.escape(at.parentElement.id) + " > summary";
    sessionStorage.setItem(key, JSON.stringify({ opened: opened, focus: focus, x: scrollX, y: scrollY,
      across: all(".scroll").map(function (each) { return each.scrollLeft; }) }));
  }
  function restore(kept) {
    for (var id in kept.opened) {
      var each = document.getElementById(id);
      if (each) each.open = kept.opened[id];
    }
    all(".scroll").forEach(function (each, i) { each.scrollLeft = kept.across[i] || 0; });
    var at = kept.focus ? document.querySelector(kept.focus) : null;
    if (at) at.focus({ preventScroll: true });
    scrollTo({ left: kept.x, top: kept.y, behavior: "instant" });
  }
  try {
    var kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept) restore(JSON.parse(kept)); else reveal();
  } catch (e) { reveal(); }
  addEventListener("hashchange", reveal);
  addEventListener("beforeprint", function () { all(".round").forEach(function (each) { each.open = true; }); });
  if (document.body.classList.contains("live")) setInterval(function () {
    if (document.hidden || navigator.onLine === false) return;
    try { keep(); } catch (e) { /* then it begins at its top */ }
    location.reload();
  }, 60000);
})();
)js";
}

} // namespace share
