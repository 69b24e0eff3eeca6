import { toWireParts } from '../../model/toWireParts.ts';
import type { ScriptEvent } from '../../model/scriptEvent.ts';
import type { MatchState, ScoreFields, SetState, Tally } from '../../model/sportModel.ts';
import type { Random } from '../../random/createRandom.ts';
import type { Score } from '../../definitions/worldTypes.ts';
import type { SetEnd } from './setsDistributions.ts';

/** Creates the state before the first point. */
export const createFreshState = (serve: 'H' | 'C' | undefined): SetState => ({
  score: { home: 0, away: 0 },
  sets: { home: 0, away: 0 },
  parts: [{ home: 0, away: 0 }],
  points: { home: 0, away: 0 },
  serve,
});

export const toSideKey = (side: 'H' | 'C') => (side === 'H' ? 'home' : 'away');

export const getOtherSide = (side: 'H' | 'C') => (side === 'H' ? 'C' : 'H');

/** Returns the current set or frame. */
export const getCurrentPart = ({ parts }: Pick<SetState, 'parts'>): Tally => parts.at(-1)!;

/** Whether the match is decided. */
export const isDecided = ({ sets }: Pick<SetState, 'sets'>, setsToWin: number) =>
  sets.home >= setsToWin || sets.away >= setsToWin;

/** Returns the result of a finished set, for the time between the last point and the end of a match. */
export const toSetEnd = ({ home, away }: Tally): SetEnd => ({ isHome: home > away, home, away, p: 1 });

/** Sets needed to win, and the first letter of the periods: `S` for sets, `F` for frames. */
export interface SetsRule {
  readonly setsToWin: number;
  readonly letter: 'S' | 'F';
}

/** Awards a set to a side and starts the next one unless the match is decided. Returns the name of the period. */
export function awardSet(state: SetState, side: 'H' | 'C', { setsToWin, letter }: SetsRule): string {
  state.sets[toSideKey(side)]++;
  if (!isDecided(state, setsToWin)) state.parts.push({ home: 0, away: 0 });
  state.points = { home: 0, away: 0 };
  return `${letter}${state.parts.length}`;
}

/** Points of winner and loser of a set. */
interface SetPoints {
  readonly winner: number;
  readonly loser: number;
}

const toTally = (isHome: boolean, { winner, loser }: SetPoints): Tally =>
  isHome ? { home: winner, away: loser } : { home: loser, away: winner };

/** Creates the parts of a match with these sets: first those won by the loser, then those of the winner. */
export function createSetParts(
  { home, away }: Score,
  { lost, won }: { readonly lost: SetPoints; readonly won: SetPoints },
): Tally[] {
  return [
    ...Array.from({ length: Math.min(home, away) }, () => toTally(home < away, lost)),
    ...Array.from({ length: Math.max(home, away) }, () => toTally(home > away, won)),
  ];
}

/** Builds the score fields: sets, points of the current set, all parts, and the server. */
export function buildSetScores({ sets, parts, serve }: MatchState): ScoreFields {
  const part = parts.at(-1);
  return {
    sc_set_H: String(sets.home),
    sc_set_A: String(sets.away),
    ...(part && { sc_game_H: String(part.home), sc_game_A: String(part.away) }),
    sc_parts: toWireParts(parts),
    ...(serve && { serve }),
  };
}

/** Rules and state of a simulated match of sets. */
export interface SetsPlan {
  readonly state: SetState;
  readonly setsToWin: number;
  readonly first: string;
  /** Returns the probability that the home side wins the next point. */
  readonly chance: (state: SetState) => number;
  readonly drawSize: (random: Random) => number;
  readonly point: (state: SetState, side: 'H' | 'C', size: number) => string;
  /** Returns the milliseconds until the next point, more after a set. */
  readonly gap: (random: Random, isNewPart: boolean) => number;
}

/** Plays points until the match is decided. */
export function buildSetsScript(plan: SetsPlan, random: Random): ScriptEvent[] {
  const { state } = plan;
  const events: ScriptEvent[] = [{ at: 0, kind: 'period', name: plan.first }];
  let at = 0;
  let period = plan.first;
  let isNewPart = false;
  while (!isDecided(state, plan.setsToWin)) {
    at += Math.floor(plan.gap(random, isNewPart));
    const side = random() < plan.chance(state) ? 'H' : 'C';
    const size = plan.drawSize(random);
    events.push({ at, kind: 'point', side, size });
    const next = plan.point(state, side, size);
    isNewPart = next !== period;
    period = next;
  }
  return [...events, { at: at + 5_000, kind: 'end' }];
}
