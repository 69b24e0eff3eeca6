// Arrow keys move between the spots of a table. One spot at a time is in the tab order (roving tabindex).

const directions = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

const centre = (/** @type {Element} */ element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Finds the nearest element in a direction; distances across it count twice. */
function findNearest(from, others, [dx, dy]) {
  const { x, y } = centre(from);
  let best;
  let least = Infinity;
  for (const other of others) {
    const { x: ox, y: oy } = centre(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other === from || along < 4) continue;
    const distance = along + 2 * across;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

/**
 * Makes the enabled buttons of a group reachable by arrow keys. Returns a function to call after buttons were replaced,
 * disabled or enabled.
 *
 * @param {HTMLElement} group
 * @param {string} selector
 */
export function moveFocusByArrows(group, selector) {
  const list = () => /** @type {HTMLButtonElement[]} */ ([...group.querySelectorAll(selector)]);
  const listEnabled = () => list().filter(({ disabled }) => !disabled);
  const setStop = (/** @type {Element | undefined} */ stop) =>
    list().forEach((button) => (button.tabIndex = button === stop ? 0 : -1));
  function update() {
    const enabled = listEnabled();
    setStop(enabled.find(({ tabIndex }) => tabIndex === 0) ?? enabled[0]);
  }
  update();
  group.addEventListener('focusin', ({ target }) => {
    const current = target instanceof Element && target.closest(selector);
    if (current) setStop(current);
  });
  group.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    const current = event.target instanceof Element && event.target.closest(selector);
    if (!direction || !current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    /** @type {HTMLElement | undefined} */ (findNearest(current, listEnabled(), direction))?.focus();
  });
  return update;
}
