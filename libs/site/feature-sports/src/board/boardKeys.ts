/** A place on the board that can hold the focus: a league's head (`line` 0) or a price. */
export interface BoardPlace {
  readonly strip: number;
  readonly line: number;
  /** Column id; `undefined` on a head. */
  readonly column: string | undefined;
}

const FOCUSABLE = 'button[data-price], button[data-league]';

/** Where a button stands; `undefined` outside the board. */
export function placeOf(button: Element): BoardPlace | undefined {
  const strip = button.closest<HTMLElement>('[data-strip]')?.dataset['strip'];
  if (strip === undefined) return undefined;
  return {
    strip: Number(strip),
    line: Number(button.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? 0),
    column: button.closest<HTMLElement>('[data-col]')?.dataset['col'],
  };
}

const rowOf = (button: Element): HTMLElement | null => button.closest<HTMLElement>('[role="row"]');
const buttonsIn = (root: ParentNode | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
];

/** The neighbour in the same row; itself at the ends. */
export function besideOf(button: HTMLElement, key: string): HTMLElement | undefined {
  const row = buttonsIn(rowOf(button));
  const at = row.indexOf(button);
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 };
  return row[targets[key] ?? at];
}

/** The button of a strip that a walk up or down enters: first or last line, in the column walked along where there is one. */
export function entryOf(strip: ParentNode, column: string | undefined, isDown: boolean): HTMLElement | undefined {
  const all = buttonsIn(strip);
  const same = column === undefined ? [] : all.filter((button) => placeOf(button)?.column === column);
  const candidates = same.length > 0 ? same : all;
  return isDown ? candidates[0] : candidates.at(-1);
}

/** The next line of the same match in the same column; `undefined` when the walk leaves the match. */
export function besideLine(button: HTMLElement, isDown: boolean): HTMLElement | undefined {
  const strip = button.closest('[data-strip]');
  const column = placeOf(button)?.column;
  const same = buttonsIn(strip).filter((other) => placeOf(other)?.column === column);
  return same[same.indexOf(button) + (isDown ? 1 : -1)];
}

/** Moves the one tab stop of the board. */
export function takeTabStop(root: ParentNode, button: HTMLElement): void {
  for (const held of root.querySelectorAll<HTMLElement>(`${FOCUSABLE.replaceAll(/button/g, 'button[tabindex="0"]')}`))
    if (held !== button) held.tabIndex = -1;
  button.tabIndex = 0;
}

/** Makes sure that Tab reaches the board: some button of it must be a tab stop. */
export function keepTabStop(root: ParentNode): void {
  const stops = root.querySelector<HTMLElement>('button[data-price][tabindex="0"], button[data-league][tabindex="0"]');
  const [first] = stops ? [] : buttonsIn(root);
  if (first) first.tabIndex = 0;
}
