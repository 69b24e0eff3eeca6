import type { BilingualName, CentreEvent } from '../definitions/worldTypes.ts';
import type { RecordEntry } from '../match/matchRecord.ts';
import type { SetState } from '../model/sportModel.ts';
import type { Random } from '../random/createRandom.ts';

/** Event before the eventLog numbers it and adds time, clock and score. */
export type EventDraft = Omit<CentreEvent, 'n' | 'at' | 'clock' | 'score' | 'part'>;

export type Side = 'H' | 'C';

/** Part of a period in play, of equal length. */
export interface SlotView {
  readonly period: string;
  /** Number in the period, from 0. */
  readonly index: number;
  /** Sides that scored in the slot. */
  readonly scored: readonly Side[];
  /** Share of the play that favours the home side, 0 to 1. */
  readonly homeShare: number;
  readonly random: Random;
}

/** Slots of a period. */
export interface SlotPlan {
  /** World time of a slot, milliseconds. */
  readonly length: number;
  /** Number of slots in a period. Undefined if the period ends by an event. */
  readonly count?: number;
}

/** Chooses a player of a side who can take part in an event. */
export type PlayerPicker = (side: Side, random: Random) => BilingualName | undefined;

/** Generates the events of a sport. Scores, cards and periods come from the record; only what no market counts is added. */
export interface EventGenerator {
  readonly getSlots: (period: string) => SlotPlan | undefined;
  /** Events at the end of a slot. */
  readonly generateSlot: (slot: SlotView) => readonly EventDraft[];
  /** Events for an entry of the record, after the state has changed. */
  readonly generate: (entry: RecordEntry, state: SetState, random: Random) => readonly EventDraft[];
}

export const getOther = (side: Side): Side => (side === 'H' ? 'C' : 'H');

/** Places from the view of the attacking side, per mille, so that the home side attacks to the right. */
export const toSpot = (side: Side, depth: number, width: number): readonly [number, number] => {
  const clamp = (value: number) => Math.min(Math.max(Math.round(value), 0), 1000);
  return side === 'H' ? [clamp(depth), clamp(width)] : [clamp(1000 - depth), clamp(1000 - width)];
};

/** Picks by weight. Weights need not sum to 1. */
export function pickWeighted<Item extends string>(weights: readonly (readonly [Item, number])[], random: Random): Item {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let draw = random() * total;
  return (weights.find(([, weight]) => (draw -= weight) < 0) ?? weights[0]!)[0];
}
