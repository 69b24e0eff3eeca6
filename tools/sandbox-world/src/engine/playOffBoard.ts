import { Boards } from '../boards/boards.ts';
import type { Match } from '../match/match.ts';
import { nextDueAt, step } from './matchCourse.ts';
import { Pricer } from './pricer.ts';
import type { WorldClock } from './worldClock.ts';

/** Plays a match that was over before the world began, on no board and heard by nobody: for its result alone. */
export function playOffBoard(match: Match, clock: WorldClock): void {
  const boards = new Boards(1, () => clock.real);
  boards.isQuiet = true;
  const pricer = new Pricer(clock, boards);
  const context = { boards, pricer, realAt: (at: number) => clock.realAt(at), emit: () => undefined };
  Object.assign(match, { stage: 'planned', isUnplayed: false });
  for (let at = nextDueAt(match); Number.isFinite(at); at = nextDueAt(match)) step(context, match, at);
}
