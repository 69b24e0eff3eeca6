import type { BoardStore, Match } from '@pavilion/domain-sports';
import type { Clock } from '@pavilion/kernel';
import type { EventClaim } from './claimForOneTab.ts';
import { buildScoreClaim, detectScoreChanges, type ScoreChange } from './detectScoreChanges.ts';

/** Collection time of events, milliseconds, so that a board that catches up after sleep produces one report. */
const GATHER_MS = 400;

export interface ScoreWatchPorts {
  readonly board: BoardStore;
  readonly clock: Clock;
  /** Resolves to whether this tab reports the event; `false` if another tab has claimed it. */
  readonly claim: (claim: EventClaim) => Promise<boolean>;
  /** Receives the events of one collection period, at least one. */
  readonly report: (events: readonly ScoreChange[]) => void;
}

export interface ScoreWatch {
  /** Replaces the set of followed matches. */
  readonly follow: (gameIds: readonly string[]) => void;
  readonly stop: () => void;
}

/** Watches the scores of matches and reports each event in one tab. The caller keeps the feed of the matches open. */
export function createScoreWatch({ board, clock, claim, report }: ScoreWatchPorts): ScoreWatch {
  const subscriptions = new Map<string, () => void>();
  const seen = new Map<string, Match>();
  let pending: ScoreChange[] = [];
  let cancel: (() => void) | undefined;

  const flushEvents = async (): Promise<void> => {
    cancel = undefined;
    const events = pending;
    pending = [];
    const claims = await Promise.all(events.map((item) => claim(buildScoreClaim(item))));
    const claimed = events.filter((_, at) => claims[at]);
    if (claimed.length > 0) report(claimed);
  };

  const checkMatch = (gameId: string): void => {
    const match = board.getMatch(gameId);
    if (!match) return;
    pending.push(...detectScoreChanges(seen.get(gameId), match));
    seen.set(gameId, match);
    if (pending.length > 0) cancel ??= clock.after(GATHER_MS, () => void flushEvents());
  };

  const unwatchMatch = (gameId: string): void => {
    subscriptions.get(gameId)?.();
    subscriptions.delete(gameId);
    seen.delete(gameId);
  };

  return {
    follow: (gameIds) => {
      for (const gameId of [...subscriptions.keys()]) if (!gameIds.includes(gameId)) unwatchMatch(gameId);
      for (const gameId of gameIds) {
        if (subscriptions.has(gameId)) continue;
        subscriptions.set(
          gameId,
          board.subscribeMatch(gameId, () => checkMatch(gameId)),
        );
        checkMatch(gameId);
      }
    },
    stop: () => {
      [...subscriptions.keys()].forEach(unwatchMatch);
      cancel?.();
      pending = [];
    },
  };
}
