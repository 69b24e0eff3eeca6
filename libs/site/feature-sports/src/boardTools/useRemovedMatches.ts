import { useServices } from '@pavilion/site-contract';
import { useEffect, useState, type RefObject } from 'react';

/** Display time of the notice of removed matches, milliseconds. */
const SHOWN_MS = 8_000;

/** Returns the rows in the visible part of the board whose matches were listed before and are not listed now. */
function findRemovedInView(
  pane: HTMLElement | null,
  before: readonly string[],
  after: readonly string[],
): readonly HTMLElement[] {
  const listed = new Set(after);
  const removed = [...(pane?.querySelectorAll<HTMLElement>('[data-match]') ?? [])].filter(({ dataset }) => {
    const id = dataset['match'] ?? '';
    return !listed.has(id) && before.includes(id);
  });
  const view = removed.length > 0 && pane?.getBoundingClientRect();
  return removed.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return view && bottom > view.top && top < view.bottom;
  });
}

/**
 * Returns the names of matches that were visible when they left the list, for 8 s.
 *
 * The listener runs before React updates the page, so position and name are read from the rows that still exist.
 * Nothing is stored for the other matches.
 */
export function useRemovedMatches(channel: string, pane: RefObject<HTMLElement | null>): readonly string[] {
  const { board, clock } = useServices();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  useEffect(() => {
    let before = board.getList(channel).matchIds;
    let cancel = (): void => undefined;
    const end = board.subscribeList(channel, () => {
      const after = board.getList(channel).matchIds;
      const names =
        after === before
          ? []
          : findRemovedInView(pane.current, before, after).map((row) => row.getAttribute('aria-label') ?? '');
      before = after;
      if (names.length === 0) return;
      cancel();
      setRemoved(names);
      cancel = clock.after(SHOWN_MS, () => setRemoved([]));
    });
    return () => {
      end();
      cancel();
      setRemoved([]);
    };
  }, [board, clock, channel, pane]);
  return removed;
}
