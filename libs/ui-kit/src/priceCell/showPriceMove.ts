/** Duration of the flash in milliseconds. */
const MOVE_SHOWN_MS = 1_200;

/**
 * Flashes that end within this time of each other are removed together: one style pass instead of twenty. In
 * milliseconds.
 */
const GATHER_MS = 100;

interface ShownMove {
  readonly direction: 'up' | 'down';
  /** Milliseconds UTC. */
  readonly endsAt: number;
}

/** Cells that show a move, in order of their end, because every flash has the same duration. */
const shown = new Map<HTMLElement, ShownMove>();
let isWaiting = false;

function wait(ms: number): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(expirePriceMoves, ms);
}

function expirePriceMoves(): void {
  isWaiting = false;
  const now = Date.now();
  for (const [cell, { endsAt }] of shown) {
    if (endsAt > now) return wait(Math.max(endsAt - now, GATHER_MS));
    clearPriceMove(cell);
  }
}

/**
 * Shows that the price of a ref-bound cell has moved, by a static tint and an arrow.
 *
 * A further move restarts the duration. One timer serves all cells, and no animation frames are used.
 */
export function showPriceMove(cell: HTMLElement, direction: 'up' | 'down'): void {
  const endsAt = Date.now() + MOVE_SHOWN_MS;
  const held = shown.get(cell);
  if (held?.direction !== direction) cell.setAttribute('data-move', direction);
  shown.delete(cell);
  shown.set(cell, { direction, endsAt });
  wait(MOVE_SHOWN_MS);
}

/** Removes the flash of a cell that is about to show another match. */
export function clearPriceMove(cell: HTMLElement): void {
  shown.delete(cell);
  cell.removeAttribute('data-move');
}
