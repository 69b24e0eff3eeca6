import type { Flag, GameStatus, PlayCode, PriceSide, WorldGameType, WorldShowType } from './playTypes.ts';

/** A price as the sport wire carries it (`schemas/play/sportWire.ts`, `wireOdds`). */
export interface WireOdds {
  id: string;
  w: PlayCode;
  r: PriceSide;
  i: number;
  /** The runner of a champion market, in one language. */
  name?: string;
  line: string;
  price: string;
  active: Flag;
  ver: number;
  /** Its number in compact changes, from 1: one for all channels, as long as the sandbox runs. */
  n: number;
}

/** A league as the sport wire carries it (`wireLeague`). */
export interface WireLeague {
  league_id: string;
  name: string;
  region: string;
  icon_class: string;
  sort: number;
  isFeatured: boolean;
}

/** A match as the sport wire carries it (`wireGame`), names already in one language. */
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
  /** Home and away by quarter, period, set, inning or frame, the running one last. */
  sc_parts?: [number, number][];
  /** Who serves, or bats. */
  serve?: 'H' | 'C';
  /** The sport of a match of OP. */
  sportName?: string;
  /** The sport of a champion market. */
  championOf?: WorldGameType;
  /** Markets beyond those of the board. */
  marketCount?: number;
  odds: WireOdds[];
  /** Of a packed board, in place of its odds: its shape, then number, hundredths, version and line of each price. */
  packed?: number[];
}

/** A price of a shape: play code, side, rank, and the runner of a champion market. */
export type WireShapePrice = [w: PlayCode, r: PriceSide, i: number, name?: string];

/** A changed price: id, line, price, active, version (`wirePriceChange`). */
export type WirePriceChange = [id: string, line: string, price: string, active: Flag, ver: number];

/** Changed fields of a known match, never its odds. */
export type WireGameChange = { gameId: string } & Partial<Omit<WireGame, 'gameId' | 'odds'>>;

/** A whole channel at one moment (`sportBoard`). `time` is the world's clock. */
export interface SportBoard {
  channel: string;
  cursor: number;
  time: number;
  leagues: WireLeague[];
  games: WireGame[];
  /** Of a packed board: which prices its matches have, each list once. */
  shapes?: WireShapePrice[][];
  /** And the lines that its prices point to. */
  lines?: string[];
}

/** What changed on one channel after `from`, up to and with `cursor` (`sportChanges`). */
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
   * Prices that only moved, on a socket that asked for this form, a list for each version: that, then number and
   * hundredths, price after price.
   */
  compact?: number[][];
}

/** Changes as the world knows them. `numbers` stays inside: the number of each price in `prices`, 0 where its line moved too. */
export interface WorldChanges extends SportChanges {
  numbers: number[];
}
