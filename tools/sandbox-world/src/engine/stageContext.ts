import type { MatchEvent } from '../definitions/worldTypes.ts';
import type { Boards } from '../boards/boards.ts';
import { matchView, type Match } from '../match/match.ts';
import type { Pricer } from './pricer.ts';

/** What the course of a match acts on. */
export interface StageContext {
  readonly boards: Boards;
  readonly pricer: Pricer;
  /** Real time of a world time. */
  readonly realAt: (at: number) => number;
  readonly emit: (event: MatchEvent) => void;
}

/** Tells the listeners, with the state right after the event. */
export function emitEvent(context: StageContext, match: Match, event: Omit<MatchEvent, 'gameId' | 'match'>): void {
  context.emit({ ...event, gameId: match.fixture.gameId, match: matchView(match) });
}
