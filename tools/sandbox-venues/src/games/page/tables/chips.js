// Chips: in the tray, on the spots, and in flight.

import { formatChip, formatShortMoney, h, parseCents, prefersReducedMotion } from '../base/kit.js';

const sizes = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 500n, 1_000n, 5_000n, 10_000n].map((yuan) => yuan * 100n);
const TRAY = 6;
const STACK = 4;
const FLIGHT_MS = 220;

/** Returns the chips of a table between its limits. @param {{ min: string, max: string }} limits */
export function listChips({ min, max }) {
  const fit = sizes.filter((size) => size >= parseCents(min) && size <= parseCents(max));
  return fit.slice(0, TRAY);
}

const getTone = (/** @type {bigint} */ size) => String(size / 100n);

/** Draws a chip button of the tray. @param {bigint} size @param {() => void} onclick */
export const drawChipButton = (size, onclick) =>
  h('button', { type: 'button', class: 'chip', 'data-size': getTone(size), onclick }, h('span', {}, formatChip(size)));

/** Splits a stake into chips, largest first. @param {bigint} stake */
function splitStake(stake) {
  const chips = [];
  let left = stake;
  for (const size of sizes.toReversed())
    while (left >= size && chips.length < STACK) {
      chips.push(size);
      left -= size;
    }
  return chips;
}

/** Draws the stack of a stake on a spot. @param {bigint} stake */
export const drawStack = (stake) =>
  h(
    'span',
    { class: 'stack', 'aria-hidden': 'true' },
    splitStake(stake)
      .toReversed()
      .map((size) => h('i', { class: 'laid-chip', 'data-size': getTone(size) })),
    h('b', {}, formatShortMoney(stake)),
  );

/** Moves a copy of a chip from one element to another. @param {Element} from @param {Element} to @param {bigint} size */
export function flyChip(from, to, size) {
  if (prefersReducedMotion()) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const chip = h('i', { class: 'laid-chip flying', 'data-size': getTone(size) });
  chip.style.left = `${start.x + start.width / 2 - 15}px`;
  chip.style.top = `${start.y + start.height / 2 - 15}px`;
  document.body.append(chip);
  const [dx, dy] = [
    end.x + end.width / 2 - start.x - start.width / 2,
    end.y + end.height / 2 - start.y - start.height / 2,
  ];
  const flight = chip.animate(
    [
      { transform: 'none' },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px)` },
      { transform: `translate(${dx}px, ${dy}px)` },
    ],
    { duration: FLIGHT_MS, easing: 'ease-out' },
  );
  flight.onfinish = () => chip.remove();
  flight.oncancel = () => chip.remove();
}
