import type { MatchEvent } from '../definitions/worldTypes.ts';
import type { Boards } from '../boards/boards.ts';
import { toMatchView, type Match } from '../match/match.ts';
import type { Pricer } from './pricer.ts';

/** Dependencies of the timeline of a match. */
export interface StageContext {
  readonly boards: Boards;
  readonly pricer: Pricer;
  /** Converts world time to real time. */
  readonly realAt: (at: number) => number;
  readonly emit: (event: MatchEvent) => void;
}

/** Emits an event with the state of the match after it. */
export function emitEvent(context: StageContext, match: Match, event: Omit<MatchEvent, 'gameId' | 'match'>): void {
  context.emit({ ...event, gameId: match.fixture.gameId, match: toMatchView(match) });
}
