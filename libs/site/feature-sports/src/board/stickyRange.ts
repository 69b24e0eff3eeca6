import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type BoardItem } from './boardItems.ts';

/** The league whose matches are at the top of the view: its head sticks. `-1` for an empty board. */
export function stickyIndex(items: readonly BoardItem[], firstVisible: number): number {
  for (let at = Math.min(firstVisible, items.length - 1); at >= 0; at -= 1) if (items[at]?.kind === 'league') return at;
  return -1;
}

/** Strips to draw: those in view, the sticking head, and the one that holds the keyboard's focus. */
export function stripsInView(range: Range, sticky: number, focused: number): number[] {
  const kept = [sticky, focused].filter((at) => at >= 0 && at < range.count);
  return [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
}
