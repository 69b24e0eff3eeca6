import type { BoardItem } from './boardItems.ts';
import type { RowWindow } from './computeRowOffsets.ts';

/** A league's part of the board: its head and those of its matches that are drawn, by index. */
export interface BoardSection {
  readonly head: number;
  /** Index after its last strip, drawn or not. */
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
 * Groups the strips to draw by league, so that a head can stick for as long as its league is in view.
 *
 * @param extra a strip kept although it is out of view: the one that holds the keyboard's focus; `-1` for none
 */
export function boardSections(
  items: readonly BoardItem[],
  { from, to }: RowWindow,
  extra = -1,
): readonly BoardSection[] {
  const wanted = new Set(extra >= 0 && extra < items.length ? [extra] : []);
  for (let at = from; at <= Math.min(to, items.length - 1); at += 1) wanted.add(at);
  const sections = new Map<number, number[]>();
  for (const at of [...wanted].sort((a, b) => a - b)) {
    const head = findHeaderIndex(items, at);
    const drawn = sections.get(head) ?? [];
    sections.set(head, at === head ? drawn : [...drawn, at]);
  }
  return [...sections].map(([head, drawn]) => ({ head, end: findSectionEnd(items, head), drawn }));
}
