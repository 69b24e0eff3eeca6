/** A place on the board that can hold the focus: a league's head (`line` 0), a price or a tool of a match. */
export interface BoardPosition {
  readonly strip: number;
  readonly line: number;
  /** Column id, after the half of the strip it is in; `undefined` on a head. */
  readonly column: string | undefined;
}

const FOCUSABLE = 'button[data-price], button[data-tool]';

/** Where a button stands; `undefined` outside the board. */
export function findBoardPosition(button: Element): BoardPosition | undefined {
  const strip = button.closest<HTMLElement>('[data-strip]')?.dataset['strip'];
  if (strip === undefined) return undefined;
  const column = button.closest<HTMLElement>('[data-col]')?.dataset['col'];
  const half = button.closest<HTMLElement>('[data-half]')?.dataset['half'] ?? '';
  return {
    strip: Number(strip),
    line: Number(button.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? 0),
    column: column === undefined ? undefined : half + column,
  };
}

const buttonsIn = (root: ParentNode | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
];

const pricesIn = (buttons: readonly HTMLElement[]): readonly HTMLElement[] =>
  buttons.filter(({ dataset }) => dataset['price']);

/** The neighbour in the same line of the strip, from one match into the one beside it; itself at the ends. Home is the first price. */
export function findNeighbour(button: HTMLElement, key: string): HTMLElement | undefined {
  const line = findBoardPosition(button)?.line;
  const row = buttonsIn(button.closest('[data-strip]')).filter((other) => findBoardPosition(other)?.line === line);
  const at = row.indexOf(button);
  if (key === 'Home') return pricesIn(row)[0] ?? row[0];
  if (key === 'End') return row.at(-1);
  return row[key === 'ArrowLeft' ? Math.max(0, at - 1) : at + 1] ?? button;
}

/** The button of a strip that a walk up or down enters: first or last line, in the column walked along where there is one. */
export function findEntryButton(
  strip: ParentNode,
  column: string | undefined,
  isDown: boolean,
): HTMLElement | undefined {
  const all = buttonsIn(strip);
  const same = column === undefined ? [] : all.filter((button) => findBoardPosition(button)?.column === column);
  const candidates = same.length > 0 ? same : pricesIn(all);
  return (isDown ? candidates[0] : candidates.at(-1)) ?? all[0];
}

/** The nearest line of the same strip with something in the same column; `undefined` when the walk leaves the strip. */
export function findNextLine(button: HTMLElement, isDown: boolean): HTMLElement | undefined {
  const { column, line = 0 } = findBoardPosition(button) ?? {};
  const others = buttonsIn(button.closest('[data-strip]')).filter((other) => {
    const place = findBoardPosition(other);
    return place?.column === column && (isDown ? (place?.line ?? 0) > line : (place?.line ?? 0) < line);
  });
  return isDown ? others[0] : others.at(-1);
}

/** The tab stop of each board or market, so that nobody has to look for it among thousands of elements. */
const stops = new WeakMap<ParentNode, HTMLElement>();

/** Moves the one tab stop of the board. */
export function moveTabStop(root: Node & ParentNode, button: HTMLElement): void {
  const held = stops.get(root);
  if (held === button) return;
  if (held) held.tabIndex = -1;
  button.tabIndex = 0;
  stops.set(root, button);
}

/** Makes sure that Tab reaches the board: some button of it must be a tab stop. */
export function keepTabStop(root: Node & ParentNode): void {
  const held = stops.get(root);
  const first = held && root.contains(held) ? undefined : root.querySelector<HTMLElement>(FOCUSABLE);
  if (first) moveTabStop(root, first);
}
