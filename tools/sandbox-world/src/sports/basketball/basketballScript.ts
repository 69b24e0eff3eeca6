import type { ScriptEvent } from '../../model/scriptEvent.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { BasketballRates, PossessionOdds } from './basketballRates.ts';

const MINUTE = 60_000;
/** World minutes per minute of the game clock. The difference is fouls, time-outs and free throws. */
export const STRETCH = 2.2;
export const OVERTIME_MINUTES = 5;
const SHORT_BREAK = 2 * MINUTE;
const HALF_TIME = 15 * MINUTE;

/** Returns the world time of a period, milliseconds. */
export const computePeriodLength = (minutes: number) => Math.round(minutes * STRETCH * MINUTE);

function drawPoints({ one, two, three }: PossessionOdds, random: Random): number {
  const draw = random();
  if (draw < three) return 3;
  if (draw < three + two) return 2;
  return draw < three + two + one ? 1 : 0;
}

interface PeriodPlan {
  readonly name: string;
  readonly startAt: number;
  readonly minutes: number;
}

function* generatePeriodEvents(plan: PeriodPlan, rates: BasketballRates, random: Random) {
  const length = computePeriodLength(plan.minutes);
  const possessions = Math.round(rates.pace * plan.minutes);
  yield { at: plan.startAt, kind: 'period', name: plan.name } as const;
  for (let k = 0; k < 2 * possessions; k++) {
    const at = plan.startAt + Math.floor(((k + random()) / (2 * possessions)) * length);
    const side = k % 2 === 0 ? 'H' : 'C';
    const points = drawPoints(side === 'H' ? rates.home : rates.away, random);
    if (points > 0) yield { at, kind: 'score', side, points } as const;
  }
}

const computeLead = (events: readonly ScriptEvent[]) =>
  events.reduce((lead, event) => lead + (event.kind === 'score' ? (event.side === 'H' ? 1 : -1) * event.points : 0), 0);

/** Plays 4 quarters, and overtimes until the tie is broken. The result depends only on seed and rates. */
export function buildBasketballScript(seed: number, rates: BasketballRates): ScriptEvent[] {
  const random = createRandom(hashSeed(seed, 'points'));
  const events: ScriptEvent[] = [];
  let at = 0;
  const play = (name: string, minutes: number) => {
    events.push(...generatePeriodEvents({ name, startAt: at, minutes }, rates, random));
    at += computePeriodLength(minutes);
  };
  for (let quarter = 1; quarter <= 4; quarter++) {
    play(`Q${quarter}`, rates.quarterMinutes);
    if (quarter === 2) events.push({ at, kind: 'halfTime' });
    if (quarter < 4) at += quarter === 2 ? HALF_TIME : SHORT_BREAK;
  }
  while (computeLead(events) === 0) {
    at += SHORT_BREAK;
    play('OT', OVERTIME_MINUTES);
  }
  return [...events, { at, kind: 'end' }];
}
