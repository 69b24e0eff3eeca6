import type { Flag, GameStatus, MarketCode, PriceSide, WorldGameType, WorldShowType } from './playTypes.ts';

/** Price in its wire form (`schemas/play/sportWire.ts`, `wireOdds`). */
export interface WireOdds {
  id: string;
  w: MarketCode;
  r: PriceSide;
  i: number;
  /** Name of the runner of an outright market. */
  name?: string;
  line: string;
  price: string;
  active: Flag;
  ver: number;
  /** Number in compact changes, from 1. It is the same on all channels until the sandbox restarts. */
  n: number;
}

/** League in its wire form (`wireLeague`). */
export interface WireLeague {
  league_id: string;
  name: string;
  region: string;
  icon_class: string;
  sort: number;
  isFeatured: boolean;
}

/** Match in its wire form (`wireGame`), with names in one language. */
export interface WireGame {
  gameId: string;
  hgid: string;
  gide: string;
  gameType: WorldGameType;
  showType: WorldShowType;
  league_id: string;
  team_h: string;
  team_c: string;
  startTime: number;
  re_time: string;
  isLive: Flag;
  t_count: number;
  se_now: string;
  HalfTime: Flag;
  gameStatus: GameStatus;
  sc_FT_H?: string;
  sc_FT_C?: string;
  sc_HT_H?: string;
  sc_HT_C?: string;
  rc_H?: string;
  rc_C?: string;
  sc_FT_A?: string;
  sc_set_H?: string;
  sc_set_A?: string;
  sc_game_H?: string;
  sc_game_A?: string;
  sc_point_H?: string;
  sc_point_A?: string;
  inningNum?: string;
  /** Home and away score of each quarter, period, set, inning or frame, the current one last. */
  sc_parts?: [number, number][];
  /** Side that serves or bats. */
  serve?: 'H' | 'C';
  /** Sport of a match of game type OP. */
  sportName?: string;
  /** Sport of an outright market. */
  championOf?: WorldGameType;
  /** Number of markets that are not on the board. */
  marketCount?: number;
  odds: WireOdds[];
  /** Prices in a packed board, instead of `odds`: the shape, then number, hundredths, version and line of each price. */
  packed?: number[];
}

/** Price in a shape: market code, side, rank, and the runner of an outright market. */
export type WireShapePrice = [w: MarketCode, r: PriceSide, i: number, name?: string];

/** Changed price: id, line, price, active, version (`wirePriceChange`). */
export type WirePriceChange = [id: string, line: string, price: string, active: Flag, ver: number];

/** Changed fields of a known match, without its prices. */
export type WireGameChange = { gameId: string } & Partial<Omit<WireGame, 'gameId' | 'odds'>>;

/** Snapshot of a channel (`sportBoard`). `time` is world time. */
export interface SportBoard {
  channel: string;
  cursor: number;
  time: number;
  leagues: WireLeague[];
  games: WireGame[];
  /** Lists of prices that the matches of a packed board refer to. */
  shapes?: WireShapePrice[][];
  /** Lines that the prices of a packed board refer to. */
  lines?: string[];
}

/** Delta of a channel after `from`, up to and including `cursor` (`sportChanges`). */
export interface SportChanges {
  channel: string;
  from: number;
  cursor: number;
  time: number;
  prices: WirePriceChange[];
  games: WireGameChange[];
  added: WireGame[];
  leagues: WireLeague[];
  removed: string[];
  /**
   * Price changes without a change of line, for sockets that requested this form. Each list is a version, followed by number
   * and hundredths of each price.
   */
  compact?: number[][];
}

/** Delta inside the platform. `numbers` has the number of each price in `prices`, or 0 if its line changed too. */
export interface WorldChanges extends SportChanges {
  numbers: number[];
}
