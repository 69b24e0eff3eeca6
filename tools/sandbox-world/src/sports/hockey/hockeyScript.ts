import type { ScriptEvent } from '../../model/scriptEvent.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { HockeyRates } from './computeHockeyDistributions.ts';

const MINUTE = 60_000;
export const PERIOD_MINUTES = 20;
/** World time of a period, milliseconds. A minute of the game clock takes 1.8 minutes, because the clock stops. */
export const PERIOD = Math.round(PERIOD_MINUTES * 1.8 * MINUTE);
const BREAK = 15 * MINUTE;

interface Stretch {
  readonly name: string;
  readonly startAt: number;
  /** Mean goals of both sides in the period. */
  readonly goals: number;
  readonly homePart: number;
}

function* generatePeriodGoals({ startAt, goals, homePart }: Stretch, random: Random) {
  for (let part = -Math.log(1 - random()) / goals; part < 1; part -= Math.log(1 - random()) / goals) {
    const side = random() < homePart ? 'H' : 'C';
    yield { at: startAt + Math.floor(part * PERIOD), kind: 'score', side, points: 1 } as const;
  }
}

const computeLead = (events: readonly ScriptEvent[]) =>
  events.reduce((lead, event) => (event.kind === 'score' ? lead + (event.side === 'H' ? 1 : -1) : lead), 0);

/** Plays 3 periods, then sudden-death overtimes. The result depends only on seed and rates. */
export function buildHockeyScript(seed: number, rates: HockeyRates): ScriptEvent[] {
  const random = createRandom(hashSeed(seed, 'goals'));
  const goals = (rates.home + rates.away) / 3;
  const homePart = rates.home / (rates.home + rates.away);
  const events: ScriptEvent[] = [];
  let at = 0;
  for (let period = 1; period <= 3; period++) {
    const name = `P${period}`;
    events.push({ at, kind: 'period', name }, ...generatePeriodGoals({ name, startAt: at, goals, homePart }, random));
    at += PERIOD + BREAK;
  }
  at -= BREAK;
  while (computeLead(events) === 0) {
    at += BREAK;
    const [goal] = generatePeriodGoals({ name: 'OT', startAt: at, goals, homePart }, random);
    events.push({ at, kind: 'period', name: 'OT' }, ...(goal ? [goal] : []));
    at = goal ? goal.at + 1 : at + PERIOD;
  }
  return [...events, { at, kind: 'end' }];
}
