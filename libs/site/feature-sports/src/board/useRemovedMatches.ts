import { useServices } from '@pavilion/site-contract';
import { useEffect, useState, type RefObject } from 'react';

/** How long a note of matches that left stays, milliseconds. */
const SHOWN_MS = 8_000;

/** Rows that stand in the part of the board the player sees, of matches that were listed and no longer are. */
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
 * Names of the matches that were before the player's eyes when they left the list, for a few seconds.
 *
 * The list is heard before the page is drawn anew, so that the rows themselves can still be asked where they stood and
 * whose they were: nothing is kept of the thousand others.
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
