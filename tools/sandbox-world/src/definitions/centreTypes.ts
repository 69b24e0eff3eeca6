import type { BilingualName, Score } from './playTypes.ts';
import type { WireGame, WireLeague } from './wireTypes.ts';

/** Form of a match centre: which events, statistics and drawing a sport has. */
export type CentreForm =
  'football' | 'basketball' | 'tennis' | 'rally' | 'snooker' | 'baseball' | 'hockey' | 'gridiron';

/** Kind of an event. `how` of the event distinguishes variants, such as a three-point shot. */
export type CentreEventKind =
  | ('period' | 'halfTime' | 'end' | 'void' | 'result')
  | ('score' | 'cancel' | 'redCard' | 'yellowCard' | 'shotOn' | 'shotOff' | 'corner' | 'foul' | 'offside')
  | ('substitution' | 'miss' | 'rebound' | 'turnover' | 'penalty')
  | ('point' | 'game' | 'set' | 'break')
  | ('hit' | 'out' | 'punt');

/** Event of a match, with names in both scripts. */
export interface CentreEvent {
  /** Number in the match, from 1 without gaps. */
  readonly n: number;
  /** World time. */
  readonly at: number;
  /** Period and clock as in the wire field `re_time`, for example `2H^61`. */
  readonly clock: string;
  readonly kind: CentreEventKind;
  readonly side?: 'H' | 'C';
  readonly how?: string;
  /** Points, runs or size of a break. */
  readonly points?: number;
  readonly player?: BilingualName;
  /** Assisting player, or the player who comes on. */
  readonly second?: BilingualName;
  /** Score after the event: goals, points, runs, or sets and frames. */
  readonly score: Score;
  /** Score of the current set after the event, in sports of sets. */
  readonly part?: Score;
  /** Place of the event, per mille of length and width; the home side plays to the right. */
  readonly spot?: readonly [x: number, y: number];
}

/** Statistics by kind, for each side. */
export type CentreCounts = Record<string, { home: number; away: number }>;

/** Event in its wire form (`wireCentreEvent`), with names in one language. */
export interface WireCentreEvent {
  n: number;
  at: number;
  clock: string;
  kind: CentreEventKind;
  side?: 'H' | 'C';
  how?: string;
  points?: number;
  player?: string;
  second?: string;
  score: [number, number];
  part?: [number, number];
  spot?: [number, number];
}

/** Where the play is: last positions, the current one last, per mille of length and width. */
export interface WirePlay {
  side: 'H' | 'C';
  act: 'build' | 'attack' | 'danger' | 'still';
  spots: [number, number][];
}

/** Statistics of a period, or of the match (`ALL`). A row is kind, home, away. */
export interface WireCentreStats {
  period: string;
  rows: [kind: string, home: number, away: number][];
}

/** Player of a line-up. `row` counts from the goalkeeper, 0, to the forwards. */
export interface WireCentrePlayer {
  number: number;
  name: string;
  row: number;
  /** Minute of the change, for a substitute who came on or a player who went off. */
  changed?: string;
  isOff?: true;
}

export interface WireLineup {
  formation: string;
  starters: WireCentrePlayer[];
  substitutes: WireCentrePlayer[];
}

/** Earlier match of one or both teams. */
export interface WirePastMatch {
  at: number;
  home: string;
  away: string;
  score: [number, number];
}

/** Prices of the main line of a market: world time, hundredths of Hong Kong odds, line. */
export interface WirePriceSeries {
  /** Market code before the match and side, for example `OU.O`. */
  key: string;
  points: [at: number, hundredths: number, line: string][];
}

/** Parts of a centre that each message contains as a whole. */
export interface CentreMoment {
  time: number;
  stats: WireCentreStats[];
  /** Values by minute, or by point in sports without a clock: pressure in per cent, or the lead. Above 0: home. */
  momentum: number[];
  play?: WirePlay;
}

/** Parts of a centre that do not change while it is followed. */
export interface WireCentreMatch {
  form: CentreForm;
  game: WireGame;
  league: WireLeague;
  lineups: WireLineup[];
  /** Last meetings of the teams, and last matches of the home and the away side, newest first. */
  meetings: WirePastMatch[];
  recent: WirePastMatch[][];
}

/**
 * Centre of a match (`sportCentre`), or its changes after `from`. The whole centre has `from` 0 and `match`; changes have the
 * last price of each series.
 */
export interface WireCentre extends CentreMoment {
  channel: string;
  from: number;
  cursor: number;
  events: WireCentreEvent[];
  series: WirePriceSeries[];
  match?: WireCentreMatch;
}
