import type { ScriptEvent } from '../../model/scriptEvent.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import { type DriveOdds, DRIVES, FIELD_GOAL, type GridironRates, TOUCHDOWN } from './computeGridironDistributions.ts';

const MINUTE = 60_000;
export const QUARTER_MINUTES = 15;
/** World time of a quarter, milliseconds. A minute of the game clock takes 2.8 minutes. */
export const QUARTER = QUARTER_MINUTES * 2.8 * MINUTE;
/** World time of a drive, milliseconds. */
export const DRIVE = QUARTER / DRIVES;
const SHORT_BREAK = 2 * MINUTE;
const HALF_TIME = 14 * MINUTE;

function drawDrivePoints({ touchdown, fieldGoal }: DriveOdds, random: Random): number {
  const draw = random();
  if (draw < touchdown) return TOUCHDOWN;
  return draw < touchdown + fieldGoal ? FIELD_GOAL : 0;
}

const getDrivingSide = (drives: number) => (drives % 2 === 0 ? 'H' : 'C');

const computeLead = (events: readonly ScriptEvent[]) =>
  events.reduce((lead, event) => lead + (event.kind === 'score' ? (event.side === 'H' ? 1 : -1) * event.points : 0), 0);

/** Plays 4 quarters of drives, and an overtime that the first points end. Points are scored at the end of a drive. */
export function buildGridironScript(seed: number, rates: GridironRates): ScriptEvent[] {
  const random = createRandom(hashSeed(seed, 'points'));
  const events: ScriptEvent[] = [];
  let at = 0;
  const play = (k: number, startAt: number) => {
    const side = getDrivingSide(k);
    const points = drawDrivePoints(side === 'H' ? rates.home : rates.away, random);
    if (points > 0) events.push({ at: startAt + DRIVE - 1, kind: 'score', side, points });
    return points;
  };
  for (let quarter = 1; quarter <= 4; quarter++) {
    events.push({ at, kind: 'period', name: `Q${quarter}` });
    for (let k = 0; k < DRIVES; k++) play(k, at + k * DRIVE);
    at += QUARTER;
    if (quarter === 2) events.push({ at, kind: 'halfTime' });
    if (quarter < 4) at += quarter === 2 ? HALF_TIME : SHORT_BREAK;
  }
  if (computeLead(events) === 0) {
    at += SHORT_BREAK;
    events.push({ at, kind: 'period', name: 'OT' });
    for (let k = 0, points = 0; points === 0; k++, at += DRIVE) points = play(k, at);
  }
  return [...events, { at, kind: 'end' }];
}
