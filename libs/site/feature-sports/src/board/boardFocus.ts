/** Focusable position on the board: a league head (`line` 0), a price or a tool of a match. */
export interface BoardPosition {
  readonly row: number;
  readonly line: number;
  /** Column id with the half of the row as its prefix; `undefined` on a league head. */
  readonly column: string | undefined;
}

const FOCUSABLE = 'button[data-price], button[data-tool]';

/** Returns the position of a button; `undefined` outside the board. */
export function findBoardPosition(button: Element): BoardPosition | undefined {
  const row = button.closest<HTMLElement>('[data-strip]')?.dataset['strip'];
  if (row === undefined) return undefined;
  const column = findOwnColumn(button);
  const half = button.closest<HTMLElement>('[data-half]')?.dataset['half'] ?? '';
  return {
    row: Number(row),
    line: Number(button.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? 0),
    column: column === undefined ? undefined : half + column,
  };
}

const buttonsIn = (root: ParentNode | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []),
];

const pricesIn = (buttons: readonly HTMLElement[]): readonly HTMLElement[] =>
  buttons.filter(({ dataset }) => dataset['price']);

/** Identity of a button of the board, for the time after its row was moved. */
export interface ButtonPlace extends BoardPosition {
  /** `undefined` on a league head. */
  readonly matchId: string | undefined;
  /** League of a head. */
  readonly leagueId: string | undefined;
  readonly tool: string | undefined;
  /** Column without the half of the row, because a match may change its half. */
  readonly ownColumn: string | undefined;
}

const findMatchId = (button: Element) => button.closest<HTMLElement>('[data-match]')?.dataset['match'];
const findOwnColumn = (button: Element) => button.closest<HTMLElement>('[data-col]')?.dataset['col'];

/** Describes a button of the board; `undefined` outside it. */
export function describeButton(button: HTMLElement): ButtonPlace | undefined {
  const position = findBoardPosition(button);
  const matchId = findMatchId(button);
  const { tool, id } = button.dataset;
  return (
    position && {
      ...position,
      matchId,
      leagueId: matchId === undefined ? id : undefined,
      tool,
      ownColumn: findOwnColumn(button),
    }
  );
}

/** Returns the button of the same match or league: the same tool or price, else its first price. */
export function findSameButton(root: ParentNode, place: ButtonPlace): HTMLElement | undefined {
  const { matchId, leagueId, tool, line, ownColumn } = place;
  const buttons = buttonsIn(root);
  if (matchId === undefined)
    return buttons.find(({ dataset }) => dataset['tool'] === tool && dataset['id'] === leagueId);
  const own = buttons.filter((button) => findMatchId(button) === matchId);
  const isSame = (button: HTMLElement) =>
    button.dataset['tool'] === tool && findOwnColumn(button) === ownColumn && findBoardPosition(button)?.line === line;
  return own.find(isSame) ?? pricesIn(own)[0] ?? own[0];
}

/** Returns the next button of the same line, across both matches of a row; the button itself at the ends. Home is the first price. */
export function findNeighbour(button: HTMLElement, key: string): HTMLElement | undefined {
  const line = findBoardPosition(button)?.line;
  const buttons = buttonsIn(button.closest('[data-strip]')).filter((other) => findBoardPosition(other)?.line === line);
  const at = buttons.indexOf(button);
  if (key === 'Home') return pricesIn(buttons)[0] ?? buttons[0];
  if (key === 'End') return buttons.at(-1);
  return buttons[key === 'ArrowLeft' ? Math.max(0, at - 1) : at + 1] ?? button;
}

/** Returns the button of a row that receives the focus from above or below: first or last line, in the same column if possible. */
export function findEntryButton(
  row: ParentNode | null,
  column: string | undefined,
  isDown: boolean,
): HTMLElement | undefined {
  const all = buttonsIn(row);
  const same = column === undefined ? [] : all.filter((button) => findBoardPosition(button)?.column === column);
  const candidates = same.length > 0 ? same : pricesIn(all);
  return (isDown ? candidates[0] : candidates.at(-1)) ?? all[0];
}

/** Returns the nearest line of the same row with a button in the same column; `undefined` at the edge of the row. */
export function findNextLine(button: HTMLElement, isDown: boolean): HTMLElement | undefined {
  const { column, line = 0 } = findBoardPosition(button) ?? {};
  const others = buttonsIn(button.closest('[data-strip]')).filter((other) => {
    const place = findBoardPosition(other);
    return place?.column === column && (isDown ? (place?.line ?? 0) > line : (place?.line ?? 0) < line);
  });
  return isDown ? others[0] : others.at(-1);
}

/** Current tab stop of each board or market, so that it is not searched among thousands of elements. */
const stops = new WeakMap<ParentNode, HTMLElement>();

/** Moves the tab stop of the board to a button. */
export function moveTabStop(root: Node & ParentNode, button: HTMLElement): void {
  const previous = stops.get(root);
  if (previous === button) return;
  if (previous) previous.tabIndex = -1;
  button.tabIndex = 0;
  stops.set(root, button);
}

/** Makes the first focusable button the tab stop if the board has none. */
export function keepTabStop(root: Node & ParentNode): void {
  const previous = stops.get(root);
  const first = previous && root.contains(previous) ? undefined : root.querySelector<HTMLElement>(FOCUSABLE);
  if (first) moveTabStop(root, first);
}
