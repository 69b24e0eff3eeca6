import type { Match } from './match.ts';
import { addIrregularEvents } from './irregularEvents.ts';
import type { ScriptEvent } from '../model/scriptEvent.ts';

/** Builds the timeline of a match from its model, irregular events, and goals that the console added before a restart. */
export function buildEventScript({ fixture, model, override, startTime }: Match): ScriptEvent[] {
  const timeline = addIrregularEvents(model.script(), fixture);
  const goals = (override.goals ?? []).map(([at, side, points]): ScriptEvent => ({
    at: at - startTime,
    kind: 'score',
    side,
    points,
  }));
  const cancelled = (override.cancelled ?? []).map(([at, side]): ScriptEvent => ({
    at: at - startTime,
    kind: 'cancel',
    side,
  }));
  if (goals.length + cancelled.length === 0) return timeline;
  return [...timeline, ...goals, ...cancelled].sort((a, b) => a.at - b.at);
}
