import { partsText } from '../../model/partsText.ts';
import type { ScriptEvent } from '../../model/scriptEvent.ts';
import type { MatchState, ScoreFields, SetState, Tally } from '../../model/sportModel.ts';
import type { Random } from '../../random/createRandom.ts';
import type { Score } from '../../definitions/worldTypes.ts';
import type { SetEnd } from './setLaw.ts';

/** A match of sets before its first point. */
export const freshState = (serve: 'H' | 'C' | undefined): SetState => ({
  score: { home: 0, away: 0 },
  sets: { home: 0, away: 0 },
  parts: [{ home: 0, away: 0 }],
  points: { home: 0, away: 0 },
  serve,
});

export const toSideKey = (side: 'H' | 'C') => (side === 'H' ? 'home' : 'away');

export const otherSide = (side: 'H' | 'C') => (side === 'H' ? 'C' : 'H');

/** The running set or frame. */
export const runningPart = ({ parts }: Pick<SetState, 'parts'>): Tally => parts.at(-1)!;

/** Whether the match is decided. */
export const isDecided = ({ sets }: Pick<SetState, 'sets'>, setsToWin: number) =>
  sets.home >= setsToWin || sets.away >= setsToWin;

/** The way in which a set has ended: for the time between the last point of a match and its end. */
export const playedOut = ({ home, away }: Tally): SetEnd => ({ isHome: home > away, home, away, p: 1 });

/** Sets that decide a match, and the first letter of its periods: `S` for sets, `F` for frames. */
export interface SetsRule {
  readonly setsToWin: number;
  readonly letter: 'S' | 'F';
}

/** Gives a set to a side; a new one begins unless the match is decided. Returns the name of the period played then. */
export function awardSet(state: SetState, side: 'H' | 'C', { setsToWin, letter }: SetsRule): string {
  state.sets[toSideKey(side)]++;
  if (!isDecided(state, setsToWin)) state.parts.push({ home: 0, away: 0 });
  state.points = { home: 0, away: 0 };
  return `${letter}${state.parts.length}`;
}

/** Points of the two sides of one set. */
interface SetPoints {
  readonly winner: number;
  readonly loser: number;
}

const wonBy = (isHome: boolean, { winner, loser }: SetPoints): Tally =>
  isHome ? { home: winner, away: loser } : { home: loser, away: winner };

/** Parts of a match that ended with these sets: first the ones of the side that lost it, then the ones of its winner. */
export function createSetParts(
  { home, away }: Score,
  { lost, won }: { readonly lost: SetPoints; readonly won: SetPoints },
): Tally[] {
  return [
    ...Array.from({ length: Math.min(home, away) }, () => wonBy(home < away, lost)),
    ...Array.from({ length: Math.max(home, away) }, () => wonBy(home > away, won)),
  ];
}

/** Score fields of a sport of sets: sets, points of the running one, all parts, who serves. */
export function setScores({ sets, parts, serve }: MatchState): ScoreFields {
  const part = parts.at(-1);
  return {
    sc_set_H: String(sets.home),
    sc_set_A: String(sets.away),
    ...(part && { sc_game_H: String(part.home), sc_game_A: String(part.away) }),
    sc_parts: partsText(parts),
    ...(serve && { serve }),
  };
}

/** How a sport of sets is played, for its script. */
export interface SetsPlan {
  readonly state: SetState;
  readonly setsToWin: number;
  readonly first: string;
  /** The chance that the home side wins the next point. */
  readonly chance: (state: SetState) => number;
  readonly drawSize: (random: Random) => number;
  readonly point: (state: SetState, side: 'H' | 'C', size: number) => string;
  /** Milliseconds from one point to the next, longer after a set. */
  readonly gap: (random: Random, isNewPart: boolean) => number;
}

/** Every point until the match is decided. */
export function setsScript(plan: SetsPlan, random: Random): ScriptEvent[] {
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
