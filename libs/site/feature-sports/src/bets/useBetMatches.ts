import { getMatchChannelId } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import type { BetRecord } from '@pavilion/site-bet-ui';
import { buildMatchSubscription, joinSubscriptions, useMatchSubscriptions } from '../live/useMatchSubscriptions.ts';
import { getBetGameIds } from './getBetGameIds.ts';

/** Maximum number of matches kept current for open bets: each one uses a channel. */
const MAX_MATCHES = 12;
/** Time before kick-off from which a match is watched, milliseconds; earlier it has no score. */
const EARLY_MS = 10 * 60_000;

/**
 * Keeps the scores of open bets current, independent of the visible board, and returns the match ids.
 *
 * Includes all legs of parlays, but a single only if its match has started or starts within 10 minutes.
 */
export function useBetMatches(bets: readonly BetRecord[]): readonly string[] {
  const { clock } = useServices();
  const soon = clock.now() + EARLY_MS;
  const ids = [...new Set(bets.filter(({ startTime, legs }) => legs || startTime < soon).flatMap(getBetGameIds))];
  const watched = ids.slice(0, MAX_MATCHES);
  useMatchSubscriptions(
    joinSubscriptions(watched.map((gameId) => buildMatchSubscription(getMatchChannelId(gameId), gameId))),
  );
  return ids;
}
