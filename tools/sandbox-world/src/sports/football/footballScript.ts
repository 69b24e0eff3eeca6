import type { ScriptEvent } from '../../model/scriptEvent.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Rates } from './computeFootballRates.ts';
import { HALF_MASS, computePlayedAtMass } from './goalMass.ts';
import { applyRedCards } from './applyRedCards.ts';

const MINUTE = 60_000;
const HALF = 45 * MINUTE;
const BREAK = 15 * MINUTE;
/** Mean red cards of a side per match. */
const RED_CARDS = 0.08;
/** World time of a half and of the break in virtual football, milliseconds. */
const VIRTUAL_HALF = 75_000;
const VIRTUAL_BREAK = 10_000;

/** Lengths of the halves including stoppage time, milliseconds. */
export interface HalfLengths {
  readonly first: number;
  readonly second: number;
}

/** Draws 2 to 5 whole minutes of stoppage time for each half. */
export function drawHalfLengths(seed: number): HalfLengths {
  const random = createRandom(hashSeed(seed, 'stoppage'));
  const stoppage = () => (2 + Math.floor(random() * 4)) * MINUTE;
  return { first: HALF + stoppage(), second: HALF + stoppage() };
}

/** Durations of a kind of football, and its mean red cards. */
export interface FootballShape {
  readonly lengths: HalfLengths;
  readonly pause: number;
  /** World time of a minute on the match clock. */
  readonly minute: number;
  readonly redCards: number;
}

/** Returns two halves of 45 minutes with stoppage time, or two halves of 75 s for virtual football. */
export function getFootballShape(seed: number, isVirtual: boolean): FootballShape {
  if (!isVirtual) return { lengths: drawHalfLengths(seed), pause: BREAK, minute: MINUTE, redCards: RED_CARDS };
  const lengths = { first: VIRTUAL_HALF, second: VIRTUAL_HALF };
  return { lengths, pause: VIRTUAL_BREAK, minute: VIRTUAL_HALF / 45, redCards: 0 };
}

interface HalfPlan {
  readonly startAt: number;
  readonly length: number;
  readonly mass: number;
  readonly redCards: number;
}

/** Data shared by both halves. Red cards are counted in place. */
interface HalfSource {
  readonly rates: Rates;
  readonly reds: { home: number; away: number };
  readonly random: Random;
}

/** Generates the events of a half as a Poisson process over goal mass, in which the rates are constant. */
function* generateHalfEvents(plan: HalfPlan, { rates, reds, random }: HalfSource) {
  for (let mass = 0; ;) {
    const now = applyRedCards(rates, reds);
    const weights = [now.home, now.away, plan.redCards, plan.redCards] as const;
    const total = now.home + now.away + 2 * plan.redCards;
    mass -= Math.log(1 - random()) / total;
    if (mass >= plan.mass) return;
    const at =
      plan.startAt + Math.min(Math.floor(computePlayedAtMass(mass / plan.mass) * plan.length), plan.length - 1);
    let draw = random() * total;
    const pick = weights.findIndex((weight) => (draw -= weight) < 0);
    const side = pick % 2 === 0 ? 'H' : 'C';
    if (pick < 2) yield { at, kind: 'score', side, points: 1 } as const;
    else {
      reds[side === 'H' ? 'home' : 'away']++;
      yield { at, kind: 'redCard', side } as const;
    }
  }
}

/** Plays a football match. The result depends only on seed, rates and shape. */
export function buildFootballScript(seed: number, rates: Rates, shape = getFootballShape(seed, false)): ScriptEvent[] {
  const random = createRandom(hashSeed(seed, 'goals'));
  const { lengths, pause, redCards } = shape;
  const second = lengths.first + pause;
  const source: HalfSource = { rates, reds: { home: 0, away: 0 }, random };
  const first = { startAt: 0, length: lengths.first, mass: HALF_MASS.first, redCards };
  const rest = { startAt: second, length: lengths.second, mass: HALF_MASS.second, redCards };
  return [
    { at: 0, kind: 'period', name: '1H' },
    ...generateHalfEvents(first, source),
    { at: lengths.first, kind: 'halfTime' },
    { at: second, kind: 'period', name: '2H' },
    ...generateHalfEvents(rest, source),
    { at: second + lengths.second, kind: 'end' },
  ];
}
