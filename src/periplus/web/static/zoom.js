"use strict";
// Charts can be zoomed: by pinching, with the wheel, with buttons, and with + and -. A zoomed chart scrolls in its frame.
//
// A plain wheel scrolls the page, as it does over maps on other pages that scroll; it zooms with Ctrl, where the page has
// nothing to scroll, and as long as the chart is zoomed, when the chart is what the reader is dealing with.
(() => {
  const FARTHEST = 4;
  const STEP = 1.4;
  const root = document.documentElement;
  const buttons = document.getElementById("zoom");
  const frame = () => document.querySelector("#panel-chart .canvas");
  const chart = () => frame()?.querySelector(":scope > svg");
  let zoom = 0; // nobody has zoomed yet
  let place = { left: 0, top: 0 }; // how far the chart has been scrolled
  let known = null;

  // A page may show a chart that is wider than its frame without any zoom
  const current = () => zoom || chart().getBoundingClientRect().width / frame().clientWidth;
  const within = (number, low, high) => Math.min(high, Math.max(low, number));

  function middle() {
    const { left, top, width, height } = frame().getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  // What lies at a point of the screen stays there
  function show(next, at = middle()) {
    const box = frame().getBoundingClientRect();
    const { scrollLeft, scrollTop } = frame();
    const before = current();
    const { width, height } = chart().viewBox.baseVal;
    zoom = within(next, 1, FARTHEST);
    root.style.setProperty("--zoom", zoom);
    root.style.setProperty("--shape", `${width} / ${height}`);
    root.classList.add("zoomed");
    root.classList.toggle("near", zoom > 1);
    const moved = (scrolled, point) => ((scrolled + point) * zoom) / before - point;
    scroll(moved(scrollLeft, at.x - box.left), moved(scrollTop, at.y - box.top));
    tellButtons();
  }

  function scroll(left, top) {
    frame().scrollTo({ left, top, behavior: "instant" });
    place = { left: frame().scrollLeft, top: frame().scrollTop };
  }

  // Buttons and keys

  function tellButtons() {
    const off = { in: zoom >= FARTHEST, out: current() <= 1, fit: current() <= 1 };
    for (const each of buttons.querySelectorAll("button")) each.setAttribute("aria-disabled", off[each.dataset.zoom]);
  }

  const ways = { in: () => show(current() * STEP), out: () => show(current() / STEP), fit: () => show(1) };

  buttons.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.getAttribute("aria-disabled") === "false") ways[button.dataset.zoom]();
    event.stopPropagation();
  });

  const types = (element) => element.closest?.("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]");

  document.addEventListener("keydown", (event) => {
    const way = { "+": "in", "=": "in", "-": "out" }[event.key];
    if (!way || !chart() || event.ctrlKey || event.metaKey || event.altKey || types(event.target)) return;
    event.preventDefault();
    ways[way]();
  });

  // The wheel

  let swallowed = 0; // until when a wheel that has brought back the whole chart does not go on to scroll the page

  const pageScrolls = () => document.scrollingElement.scrollHeight > innerHeight + 1;

  function wheel(event) {
    const zooms = event.ctrlKey || event.metaKey || zoom > 1 || !pageScrolls();
    if (!zooms && event.timeStamp > swallowed) return;
    if (event.shiftKey) return; // scrolls sideways
    event.preventDefault();
    const notches = event.deltaMode ? event.deltaY / 3 : event.deltaY / (event.ctrlKey ? 40 : 120);
    if (zooms) show(current() * within(STEP ** -notches, 0.6, 1.7), { x: event.clientX, y: event.clientY });
    if (zoom <= 1) swallowed = event.timeStamp + 400;
  }

  // Two fingers; with one, a zoomed chart scrolls by itself

  let pinch = null;

  function fingers({ touches: [one, other] }) {
    return {
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      at: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    };
  }

  function pinched(event) {
    pinch = event.touches.length === 2 ? { ...fingers(event), zoom: current() } : null;
    if (pinch) event.preventDefault();
  }

  function pinching(event) {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { apart, at } = fingers(event);
    scroll(frame().scrollLeft + pinch.at.x - at.x, frame().scrollTop + pinch.at.y - at.y);
    show((pinch.zoom * apart) / pinch.apart, at);
    pinch.at = at;
  }

  // The trackpad of WebKit
  let begun = 1;

  function gesture(event) {
    event.preventDefault();
    if (event.type === "gesturestart") begun = current();
    else show(begun * event.scale, { x: event.clientX, y: event.clientY });
  }

  // The mouse drags

  let held = null;

  function grab(event) {
    if (event.pointerType !== "mouse" || event.button || zoom <= 1) return;
    held = { x: event.clientX, y: event.clientY, left: frame().scrollLeft, top: frame().scrollTop, moved: false };
  }

  window.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    held.moved ||= Math.hypot(x, y) > 4;
    root.classList.toggle("dragged", held.moved);
    if (held.moved) scroll(held.left - x, held.top - y);
  });

  // Whoever lets go has not clicked on what is below
  window.addEventListener("pointerup", () => {
    if (held?.moved) {
      const stop = (event) => event.stopPropagation();
      window.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
    }
    held = null;
    root.classList.remove("dragged");
  });

  // A new board has a new frame, and buttons are not part of what is sent

  function prepare() {
    if (!chart()) return;
    const focused = document.activeElement;
    const panel = document.getElementById("panel-chart");
    if (buttons.parentElement !== panel) {
      panel.append(buttons);
      if (buttons.contains(focused)) focused.focus();
    }
    buttons.hidden = false;
    if (zoom) scroll(place.left, place.top);
    if (frame() === known) return;
    known = frame();
    known.addEventListener("wheel", wheel, { passive: false });
    known.addEventListener("touchstart", pinched, { passive: false });
    known.addEventListener("touchmove", pinching, { passive: false });
    for (const kind of ["gesturestart", "gesturechange"]) known.addEventListener(kind, gesture, { passive: false });
    known.addEventListener("pointerdown", grab);
    known.addEventListener("scroll", () => (place = { left: known.scrollLeft, top: known.scrollTop }));
    tellButtons();
  }

  document.addEventListener("htmx:after:swap", prepare);
  prepare();
})();
