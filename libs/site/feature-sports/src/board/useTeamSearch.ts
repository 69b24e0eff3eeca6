import { useServices } from '@pavilion/site-contract';
import { createNameMatcher, usePinyinMatcher } from '@pavilion/site-search';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { findEntryButton } from './boardFocus.ts';
import type { BoardItem } from '../boardLayout/buildBoardItems.ts';

/** Time in milliseconds after which a letter begins another name. */
const PAUSE_MS = 800;

/** Keys of commands, with Shift in the grid, because letters alone begin a name. */
const COMMANDS = /^[DFMS]$/;

/** Whether a key belongs to a name. A digit only continues one, because 1, 2 and 3 are the tabs of the dock. */
const isOfName = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, isNext: boolean): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  (/^\p{L}$/u.test(key) ? !(shiftKey && COMMANDS.test(key)) : isNext && /^\p{N}$/u.test(key));

export interface TeamSearchPorts {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly reveal: (index: number) => void;
}

/**
 * Returns the handler of letters on a focused grid: it moves the focus to the first match with a team of that name, pinyin
 * or initials (DSK-05). It returns whether the key belongs to a name.
 */
export function useTeamSearch(
  items: readonly BoardItem[],
  { scroller, reveal }: TeamSearchPorts,
): (event: KeyboardEvent) => boolean {
  const { board, clock } = useServices();
  const typed = useRef({ text: '', at: 0 });
  const [isUsed, setUsed] = useState(false);
  const soundsLike = usePinyinMatcher(isUsed);

  const isFound = (item: BoardItem, matches: (name: string) => boolean): boolean =>
    item.kind === 'match' &&
    item.matches.some(({ id }) => {
      const match = board.getMatch(id);
      return match !== undefined && (matches(match.homeName) || matches(match.awayName));
    });

  return (event) => {
    const isNext = clock.now() - typed.current.at < PAUSE_MS;
    if (!isOfName(event, isNext)) return false;
    event.preventDefault();
    setUsed(true);
    typed.current = { text: (isNext ? typed.current.text : '') + event.key, at: clock.now() };
    const matches = createNameMatcher(typed.current.text, soundsLike);
    const found = items.findIndex((item) => isFound(item, matches));
    if (found < 0) return true;
    reveal(found);
    const row = scroller.current?.querySelector(`[data-strip="${found}"]`) ?? null;
    findEntryButton(row, undefined, true)?.focus({ preventScroll: true });
    return true;
  };
}
