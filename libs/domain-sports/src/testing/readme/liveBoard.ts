import { formatOdds, type SportFeedPorts } from '../../index.ts';
import { createBoardStore, createSportFeed } from '../../feed.ts';

/** Follows one price of a channel. A site creates `board` and `feed` once. */
export function followPrice(ports: Omit<SportFeedPorts, 'board'>, priceId: string, show: (odds: string) => void) {
  const board = createBoardStore({ scheduleFrame: (run) => setTimeout(run, 16), now: ports.clock.now });
  const feed = createSportFeed({ ...ports, board });
  const leave = feed.subscribe('FT.RB');
  const stop = board.subscribePrice(priceId, () => show(formatOdds(board.getPrice(priceId)?.price, 'H')));
  return () => {
    stop();
    leave();
    feed.dispose();
  };
}
