import type { CentreEvent, CentreForm } from '../definitions/worldTypes.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { computeHomeShare } from './play.ts';

/** Pressure that an event adds to its minute, per cent. */
const PRESSURE: Readonly<Record<string, number>> = {
  score: 45,
  shotOn: 30,
  shotOff: 18,
  corner: 14,
  penalty: -20,
  redCard: -25,
};

const computeSign = ({ side }: CentreEvent) => (side === 'H' ? 1 : side === 'C' ? -1 : 0);

const hasPressure = (form: CentreForm) => form === 'football' || form === 'hockey';

export interface MomentumInput {
  readonly form: CentreForm;
  readonly fixture: Fixture;
  readonly events: readonly CentreEvent[];
  /** World time. */
  readonly now: number;
  /** World time of a minute on the match clock. */
  readonly minute: number;
}

/** Returns the parts of the match in which the ball is in play: start and end in world time. */
function listStretches(events: readonly CentreEvent[], now: number): readonly (readonly [from: number, to: number])[] {
  const marks = events.filter(({ kind }) => ['period', 'halfTime', 'end', 'void'].includes(kind));
  return marks.flatMap(({ kind, at }, k) => (kind === 'period' ? [[at, marks[k + 1]?.at ?? now] as const] : []));
}

/** Pressure of each minute of play, from the wave of the play and the events of the minute. */
function computePressure({ fixture, events, now, minute }: MomentumInput): number[] {
  return listStretches(events, now).flatMap(([from, to]) =>
    Array.from({ length: Math.ceil((to - from) / minute) }, (_, k) => {
      const [start, end] = [from + k * minute, from + (k + 1) * minute];
      const own = events.filter(({ at }) => at >= start && at < end);
      const added = own.reduce((sum, event) => sum + computeSign(event) * (PRESSURE[event.kind] ?? 0), 0);
      const wave = 170 * (computeHomeShare(fixture, start) - 0.5);
      return Math.round(Math.min(Math.max(wave + added, -100), 100));
    }),
  );
}

/** Lead by points: after each change of the score, or of the points in sports of sets. */
function computeLeads(events: readonly CentreEvent[]): number[] {
  const counted = events.filter(({ kind }) => kind === 'score' || kind === 'point' || kind === 'break');
  return counted.map(({ score, part }) => (part ? part.home - part.away : score.home - score.away));
}

/** Points won more than the other side, in tennis. */
function computePointLead(events: readonly CentreEvent[]): number[] {
  let lead = 0;
  return events.filter(({ kind }) => kind === 'point').map((event) => (lead += computeSign(event)));
}

/** Computes the momentum: pressure by minute, or the lead in sports of points. */
export function computeMomentum(input: MomentumInput): number[] {
  if (hasPressure(input.form)) return computePressure(input);
  return input.form === 'tennis' ? computePointLead(input.events) : computeLeads(input.events);
}
