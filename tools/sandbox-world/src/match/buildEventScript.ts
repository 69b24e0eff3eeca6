import type { Match } from './match.ts';
import { addIrregularEvents } from './mishaps.ts';
import type { ScriptEvent } from '../model/scriptEvent.ts';

/** The course of a match: the model's, what goes wrong in it by its seed, and what a console added before a restart. */
export function buildEventScript({ fixture, model, override, startTime }: Match): ScriptEvent[] {
  const course = addIrregularEvents(model.script(), fixture);
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
  if (goals.length + cancelled.length === 0) return course;
  return [...course, ...goals, ...cancelled].sort((a, b) => a.at - b.at);
}
