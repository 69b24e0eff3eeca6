import type { BoardItem } from './buildBoardItems.ts';
import type { RowWindow } from './computeRowOffsets.ts';

/** Section of a league: the index of its head and of its rendered matches. */
export interface BoardSection {
  readonly head: number;
  /** Index after its last row, rendered or not. */
  readonly end: number;
  readonly drawn: readonly number[];
}

const findHeaderIndex = (items: readonly BoardItem[], at: number): number => {
  let head = at;
  while (head > 0 && items[head]?.kind !== 'league') head -= 1;
  return head;
};

const findSectionEnd = (items: readonly BoardItem[], head: number): number => {
  let end = head + 1;
  while (end < items.length && items[end]?.kind !== 'league') end += 1;
  return end;
};

/**
 * Groups the rendered rows by league, so that a head can be sticky while its league is in view.
 *
 * @param extra - Row to keep although it is out of view because it has the focus; `-1` for none.
 */
export function buildBoardSections(
  items: readonly BoardItem[],
  { from, to }: RowWindow,
  extra = -1,
): readonly BoardSection[] {
  const indexes = new Set(extra >= 0 && extra < items.length ? [extra] : []);
  for (let at = from; at <= Math.min(to, items.length - 1); at += 1) indexes.add(at);
  const sections = new Map<number, number[]>();
  for (const at of [...indexes].sort((a, b) => a - b)) {
    const head = findHeaderIndex(items, at);
    const drawn = sections.get(head) ?? [];
    sections.set(head, at === head ? drawn : [...drawn, at]);
  }
  return [...sections].map(([head, drawn]) => ({ head, end: findSectionEnd(items, head), drawn }));
}
