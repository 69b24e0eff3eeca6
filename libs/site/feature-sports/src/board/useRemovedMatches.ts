import { useServices } from '@pavilion/site-contract';
import { useEffect, useState, type RefObject } from 'react';

/** Display time of the notice of removed matches, milliseconds. */
const SHOWN_MS = 8_000;

/** Returns the rows in the visible part of the board whose matches were listed before and are not listed now. */
function findRemovedInView(
  pane: HTMLElement | null,
  held: readonly string[],
  now: readonly string[],
): readonly HTMLElement[] {
  const listed = new Set(now);
  const gone = [...(pane?.querySelectorAll<HTMLElement>('[data-match]') ?? [])].filter(({ dataset }) => {
    const id = dataset['match'] ?? '';
    return !listed.has(id) && held.includes(id);
  });
  const view = gone.length > 0 && pane?.getBoundingClientRect();
  return gone.filter((row) => {
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
  const [gone, setGone] = useState<readonly string[]>([]);
  useEffect(() => {
    let held = board.getList(channel).matchIds;
    let cancel = (): void => undefined;
    const end = board.subscribeList(channel, () => {
      const now = board.getList(channel).matchIds;
      const left =
        now === held
          ? []
          : findRemovedInView(pane.current, held, now).map((row) => row.getAttribute('aria-label') ?? '');
      held = now;
      if (left.length === 0) return;
      cancel();
      setGone(left);
      cancel = clock.after(SHOWN_MS, () => setGone([]));
    });
    return () => {
      end();
      cancel();
      setGone([]);
    };
  }, [board, clock, channel, pane]);
  return gone;
}
