/**
 * Flashes a ref-bound cell once for a price that moved (1.2 s): a tinted ground and an arrow.
 *
 * Two moves the same way in a row must flash twice, and CSS restarts an animation only when its name changes: the
 * `data-beat` attribute alternates between two equal animations, without forcing layout and without a timer.
 */
export function showMove(cell: HTMLElement, direction: 'up' | 'down'): void {
  cell.dataset['beat'] = cell.dataset['beat'] === '1' ? '0' : '1';
  cell.dataset['move'] = direction;
}

/** Takes the flash off, for a cell that is about to show another match. */
export function clearMove(cell: HTMLElement): void {
  delete cell.dataset['move'];
}
