import type { BoardStore, Match } from '@pavilion/domain-sports';
import type { Clock } from '@pavilion/kernel';
import { buildScoreChangeKey, detectScoreChanges, type ScoreChange } from './detectScoreChanges.ts';

/** Collection time of events, milliseconds, so that a board that catches up after sleep produces one report. */
const GATHER_MS = 400;

export interface ScoreWatchPorts {
  readonly board: BoardStore;
  readonly clock: Clock;
  /** Resolves to whether this tab reports the event; `false` if another tab has claimed it. */
  readonly claim: (key: string) => Promise<boolean>;
  /** Receives the events of one collection period, at least one. */
  readonly tell: (news: readonly ScoreChange[]) => void;
}

export interface ScoreWatch {
  /** Replaces the set of followed matches. */
  readonly follow: (gameIds: readonly string[]) => void;
  readonly stop: () => void;
}

/** Watches the scores of matches and reports each event in one tab. The caller keeps the feed of the matches open. */
export function createScoreWatch({ board, clock, claim, tell }: ScoreWatchPorts): ScoreWatch {
  const listening = new Map<string, () => void>();
  const seen = new Map<string, Match>();
  let gathered: ScoreChange[] = [];
  let cancel: (() => void) | undefined;

  const flushEvents = async (): Promise<void> => {
    cancel = undefined;
    const news = gathered;
    gathered = [];
    const claims = await Promise.all(news.map((item) => claim(buildScoreChangeKey(item))));
    const own = news.filter((_, at) => claims[at]);
    if (own.length > 0) tell(own);
  };

  const checkMatch = (gameId: string): void => {
    const match = board.getMatch(gameId);
    if (!match) return;
    gathered.push(...detectScoreChanges(seen.get(gameId), match));
    seen.set(gameId, match);
    if (gathered.length > 0) cancel ??= clock.after(GATHER_MS, () => void flushEvents());
  };

  const unwatchMatch = (gameId: string): void => {
    listening.get(gameId)?.();
    listening.delete(gameId);
    seen.delete(gameId);
  };

  return {
    follow: (gameIds) => {
      for (const gameId of [...listening.keys()]) if (!gameIds.includes(gameId)) unwatchMatch(gameId);
      for (const gameId of gameIds) {
        if (listening.has(gameId)) continue;
        listening.set(
          gameId,
          board.subscribeMatch(gameId, () => checkMatch(gameId)),
        );
        checkMatch(gameId);
      }
    },
    stop: () => {
      [...listening.keys()].forEach(unwatchMatch);
      cancel?.();
      gathered = [];
    },
  };
}
