import type { ScoreEvent } from './detectScoreChanges.ts';

/** Kinds of alert that a player turns on and off for each favourite (FAV-02). */
export const ALERT_KINDS = ['start', 'goal', 'result'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

const KIND_OF_EVENT: Readonly<Record<ScoreEvent, AlertKind>> = {
  start: 'start',
  goal: 'goal',
  goalCancelled: 'goal',
  set: 'goal',
  halfTime: 'result',
  periodEnd: 'result',
  ended: 'result',
};

/** Returns the kind of alert of an event: half-time and the end of a period count as results. */
export const getAlertKind = (event: ScoreEvent): AlertKind => KIND_OF_EVENT[event];

/** Key of one kind of alert of a favourite (`formatFavouriteKey`): `team:FT.阿森纳#goal`. */
export const formatAlertKey = (favourite: string, kind: AlertKind): string => `${favourite}#${kind}`;

/** Lists the keys of all alerts of a favourite. */
export const listAlertKeys = (favourite: string): readonly string[] =>
  ALERT_KINDS.map((kind) => formatAlertKey(favourite, kind));
