/** Milliseconds a move is shown. */
const MOVE_SHOWN_MS = 1_200;

/** Cells that end within this time of one another end together: one style pass, not twenty. */
const GATHER_MS = 100;

interface ShownMove {
  readonly direction: 'up' | 'down';
  /** Milliseconds UTC. */
  readonly endsAt: number;
}

/** Cells that show a move, those that end soonest first, for every move is shown equally long. */
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
 * Shows for a moment that the price of a ref-bound cell moved: a tinted ground and an arrow, without motion.
 *
 * A further move within that moment begins it anew. One timer serves all cells; no frame is asked for while they stand.
 */
export function showPriceMove(cell: HTMLElement, direction: 'up' | 'down'): void {
  const endsAt = Date.now() + MOVE_SHOWN_MS;
  const held = shown.get(cell);
  if (held?.direction !== direction) cell.setAttribute('data-move', direction);
  shown.delete(cell);
  shown.set(cell, { direction, endsAt });
  wait(MOVE_SHOWN_MS);
}

/** Takes the flash off, for a cell that is about to show another match. */
export function clearPriceMove(cell: HTMLElement): void {
  shown.delete(cell);
  cell.removeAttribute('data-move');
}
