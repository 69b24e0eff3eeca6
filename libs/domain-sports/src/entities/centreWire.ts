import type { WireGameInput, WireLeagueInput } from './wire.ts';

/** Side of a match: home or away. */
export type CentreSide = 'H' | 'C';

/** Form of a centre: which events, statistics and drawing a sport has. */
export type CentreForm =
  'football' | 'basketball' | 'tennis' | 'rally' | 'snooker' | 'baseball' | 'hockey' | 'gridiron';

/** Event of a match. */
export interface CentreEvent {
  /** Number in the match, from 1 without gaps. */
  readonly n: number;
  /** Milliseconds UTC. */
  readonly at: number;
  /** Period and clock, such as `2H^61`. */
  readonly clock: string;
  readonly kind: string;
  readonly side?: CentreSide | undefined;
  readonly how?: string | undefined;
  readonly points?: number | undefined;
  readonly player?: string | undefined;
  readonly second?: string | undefined;
  readonly score: readonly [home: number, away: number];
  readonly part?: readonly [home: number, away: number] | undefined;
  /** Per mille of length and width; the home side plays to the right. */
  readonly spot?: readonly [x: number, y: number] | undefined;
}

/** Statistics of a period, or of the match (`ALL`). */
export interface CentreStats {
  readonly period: string;
  readonly rows: readonly (readonly [kind: string, home: number, away: number])[];
}

/** Latest positions of the ball, the current one last, in per mille of the field. */
export interface CentrePlay {
  readonly side: CentreSide;
  readonly act: string;
  readonly spots: readonly (readonly [x: number, y: number])[];
}

/** Player of a line-up. */
export interface CentrePlayer {
  readonly number: number;
  readonly name: string;
  /** Row of the formation, from the goalkeeper (0) to the forwards. */
  readonly row: number;
  readonly changed?: string | undefined;
  readonly isOff?: true | undefined;
}

/** Line-up of one side. */
export interface CentreLineup {
  readonly formation: string;
  readonly starters: readonly CentrePlayer[];
  readonly substitutes: readonly CentrePlayer[];
}

/** Earlier match with its score. */
export interface PastMatch {
  readonly at: number;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [home: number, away: number];
}

/** Prices of a main line over time. */
export interface PriceSeries {
  /** Market and side, such as `OU.O`. */
  readonly key: string;
  readonly points: readonly (readonly [at: number, hundredths: number, line: string])[];
}

/** Parts of a centre that do not change while it is followed. */
export interface WireCentreMatch {
  readonly form: CentreForm;
  readonly game: WireGameInput;
  readonly league: WireLeagueInput;
  readonly lineups: readonly CentreLineup[];
  readonly meetings: readonly PastMatch[];
  readonly recent: readonly (readonly PastMatch[])[];
}

/** Centre of a match, or its changes after `from`. Only the whole centre has `match`. */
export interface WireCentre {
  readonly channel: string;
  readonly from: number;
  readonly cursor: number;
  readonly time: number;
  readonly events: readonly CentreEvent[];
  readonly stats: readonly CentreStats[];
  readonly momentum: readonly number[];
  readonly play?: CentrePlay | undefined;
  readonly series: readonly PriceSeries[];
  readonly match?: WireCentreMatch | undefined;
}
