import type { SetState } from '../../model/sportModel.ts';
import { awardSet, toSideKey, getOtherSide, getCurrentPart } from '../sets/setsTimeline.ts';
import { GAMES } from './tennisDistributions.ts';

/** Whether the current game is a tie-break. */
export const isTieBreak = ({ parts }: Pick<SetState, 'parts'>): boolean => {
  const part = parts.at(-1);
  return part?.home === GAMES && part.away === GAMES;
};

/** Plays a point: games of 4 points and sets of 6 games with a lead of 2, and a tie-break to 7 points. */
export function playTennisPoint(state: SetState, side: 'H' | 'C', setsToWin: number): string {
  const key = toSideKey(side);
  const wasTieBreak = isTieBreak(state);
  state.points[key]++;
  const lead = Math.abs(state.points.home - state.points.away);
  if (state.points[key] < (wasTieBreak ? 7 : 4) || lead < 2) return `S${state.parts.length}`;
  const part = getCurrentPart(state);
  part[key]++;
  state.score[key]++;
  state.points = { home: 0, away: 0 };
  state.serve = getOtherSide(state.serve ?? 'H');
  const isWon = wasTieBreak || (part[key] >= GAMES && Math.abs(part.home - part.away) >= 2);
  return isWon ? awardSet(state, side, { setsToWin, letter: 'S' }) : `S${state.parts.length}`;
}

const CALLS = ['0', '15', '30', '40'];

/** Formats the points of the current game: 0, 15, 30, 40, A, or numbers in a tie-break. */
export function formatCalledPoints(state: Pick<SetState, 'parts' | 'points'>): { home: string; away: string } {
  const { home, away } = state.points;
  if (isTieBreak(state)) return { home: String(home), away: String(away) };
  const call = (mine: number, theirs: number) =>
    mine >= 3 && theirs >= 3 ? (mine > theirs ? 'A' : '40') : CALLS[Math.min(mine, 3)]!;
  return { home: call(home, away), away: call(away, home) };
}
