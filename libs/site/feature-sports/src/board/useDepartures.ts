import { type ChannelList } from '@pavilion/domain-sports';
import { useServices, type Services } from '@pavilion/site-contract';
import { useEffect, useState, type RefObject } from 'react';

/** How long a note of matches that left stays, milliseconds. */
const SHOWN_MS = 8_000;

type Names = ReadonlyMap<string, string>;

const namesOf = (board: Services['board'], { matchIds }: ChannelList): Names =>
  new Map(
    matchIds.map((id) => {
      const match = board.getMatch(id);
      return [id, [match?.homeName, match?.awayName].filter(Boolean).join(' - ')] as const;
    }),
  );

/** Whether a match stands in the part of the board the player sees. */
function isOnView(pane: HTMLElement | null, matchId: string): boolean {
  const row = pane?.querySelector(`[data-match="${CSS.escape(matchId)}"]`)?.getBoundingClientRect();
  const view = pane?.getBoundingClientRect();
  return row !== undefined && view !== undefined && row.bottom > view.top && row.top < view.bottom;
}

/**
 * Names of the matches that were before the player's eyes when they left the list, for a few seconds.
 *
 * The list is heard before the page is drawn anew, so that where the rows stood can still be asked.
 */
export function useDepartures(channel: string, pane: RefObject<HTMLElement | null>): readonly string[] {
  const { board, clock } = useServices();
  const [gone, setGone] = useState<readonly string[]>([]);
  useEffect(() => {
    let held = namesOf(board, board.getList(channel));
    let cancel = (): void => undefined;
    const end = board.subscribeList(channel, () => {
      const now = namesOf(board, board.getList(channel));
      const left = [...held].filter(([id]) => !now.has(id) && isOnView(pane.current, id)).map(([, name]) => name);
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
