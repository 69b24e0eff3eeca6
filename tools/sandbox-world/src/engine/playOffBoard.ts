import { Boards } from '../boards/boards.ts';
import type { Match } from '../match/match.ts';
import { getNextDueTime, playDueEvent } from './matchTimeline.ts';
import { Pricer } from './pricer.ts';
import type { WorldClock } from './worldClock.ts';

/** Plays a match that ended before its period was planned, without boards and events, to obtain its result. */
export function playOffBoard(match: Match, clock: WorldClock): void {
  const boards = new Boards(1, () => clock.real);
  boards.isQuiet = true;
  const pricer = new Pricer(clock, boards);
  const context = { boards, pricer, realAt: (at: number) => clock.realAt(at), emit: () => undefined };
  Object.assign(match, { stage: 'planned', isUnplayed: false });
  for (let at = getNextDueTime(match); Number.isFinite(at); at = getNextDueTime(match))
    playDueEvent(context, match, at);
}
