/** Language of an answer, as the wire's `langx` names it. */
export type Langx = 'zh-cn' | 'zh-tw';

/** A name in both scripts: `cn` as the mainland writes it, `tw` as Taiwan's sports pages do. */
export interface BilingualName {
  readonly cn: string;
  readonly tw: string;
}

/** Game types the world plays. The other types of specification §3 have empty channels. */
export type WorldGameType = 'FT' | 'BK';

/** Early, today, in-play. */
export type WorldShowType = 'FU' | 'FT' | 'RB';

export type GameStatus = 'scheduled' | 'live' | 'halftime' | 'ended' | 'postponed' | 'abandoned';

export type Flag = 'Y' | 'N';

/** Sides of a price: home, away, draw, over, under. */
export type PriceSide = 'H' | 'C' | 'N' | 'O' | 'U';

/** Play codes: pre-match, first half, in-play, in-play first half (handicap, over/under, 1X2 of each). */
export type PlayCode = 'R' | 'OU' | 'M' | 'HR' | 'HOU' | 'HM' | 'RE' | 'ROU' | 'RM' | 'HRE' | 'HROU' | 'HRM';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** A price as the sport wire carries it (`schemas/sportWire.ts`, `wireOdds`). */
export interface WireOdds {
  id: string;
  w: PlayCode;
  r: PriceSide;
  i: number;
  line: string;
  price: string;
  active: Flag;
  ver: number;
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
  odds: WireOdds[];
}

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
}

/** Why a match was voided: result codes of specification §3 that the console may give (DD postponed, DF abandoned …). */
export type VoidCode = 'D' | 'DD' | 'DF' | 'DN' | 'D1' | 'DK' | 'DE' | 'DT';

/** One match as bet placement and settlement see it: both scripts, world time, current and half-time score. */
export interface MatchView {
  readonly gameId: string;
  readonly gameType: WorldGameType;
  /** Undefined once the match has left the boards. */
  readonly showType: WorldShowType | undefined;
  readonly leagueId: string;
  readonly league: BilingualName;
  readonly home: BilingualName;
  readonly away: BilingualName;
  /** Kick-off, world time, milliseconds UTC. */
  readonly startTime: number;
  readonly status: GameStatus;
  /** Set when the match was voided. */
  readonly voidCode: VoidCode | undefined;
  /** 0–0 before the start. */
  readonly score: Score;
  /** Known from half-time on. */
  readonly halfTimeScore: Score | undefined;
}

/** One price as bet placement sees it. */
export interface PriceView {
  readonly oddsId: string;
  readonly w: PlayCode;
  readonly r: PriceSide;
  readonly i: number;
  /** Handicap from the home side, or total; empty for 1X2. */
  readonly line: string;
  /** Hong Kong price text. */
  readonly price: string;
  /** False while suspended or closed: no bet may be taken. */
  readonly active: boolean;
  readonly ver: number;
  readonly match: MatchView;
}

/**
 * Something that bets depend on. `match` is the state right after it.
 *
 * `halfTime` settles first half plays, `ended` the rest, `voided` returns every stake not settled yet. Basketball
 * points come no event: they are in the channel.
 */
export interface MatchEvent {
  readonly kind: 'kickOff' | 'goal' | 'redCard' | 'halfTime' | 'ended' | 'voided';
  readonly gameId: string;
  /** World time. */
  readonly at: number;
  /** Side of a goal or red card. */
  readonly side?: 'H' | 'C';
  readonly match: MatchView;
}

/** Match numbers per game type and show type, for the tabs: `counts.FT.RB`. */
export type MatchCounts = Record<WorldGameType, Record<WorldShowType, number>>;

/** What a console did to one match, so that a restored world repeats it. Times are world time. */
export interface MatchOverride {
  kickedOffAt?: number;
  goals?: [at: number, side: 'H' | 'C', points: number][];
  ended?: { at: number; home: number; away: number; halfHome: number; halfAway: number };
  voided?: { at: number; code: VoidCode };
  suspended?: boolean;
}

/** All that is needed to rebuild the world: everything else follows from the seed. JSON, a few kilobytes. */
export interface WorldSnapshot {
  readonly version: 1;
  readonly seed: number;
  /** Real time of the snapshot. */
  readonly takenAt: number;
  /** World time of the snapshot. */
  readonly worldTime: number;
  readonly speed: number;
  readonly isPaused: boolean;
  readonly overrides: Record<string, MatchOverride>;
}

export interface WorldOptions {
  readonly seed: number;
  /** Real time, milliseconds UTC. A fresh world's own clock starts here. */
  readonly now: number;
  /** World seconds per real second, 1 to 600. Default 1; a snapshot's own speed wins. */
  readonly speed?: number;
  readonly snapshot?: WorldSnapshot;
}

/** `at` is world time, `speed` 1 to 600. */
export interface ClockView {
  readonly at: number;
  readonly speed: number;
  readonly isPaused: boolean;
}

/** Answer of a console command: false where the match is unknown or the command does not fit its state. */
export type CommandResult = boolean;

/**
 * The sandbox's football and basketball: fixtures, clock, scores and prices that agree with one another.
 *
 * Pure and synchronous. Nothing moves but by `tick` (call it about 4 times a second) and the console's commands.
 * A restored world stands at the snapshot's time until the first `tick`, which catches up: attach `onMatchEvent`
 * before it, or unsettled bets miss the results of the gap.
 */
export interface World {
  /** Moves the world to real time `nowMs`; an earlier time is ignored. */
  tick(nowMs: number): void;
  clock(): ClockView;

  /** A channel is `gameType.showType`; one that the world does not play is an empty board. */
  board(channel: string, langx: Langx): SportBoard;
  /** Merged changes after `cursor`; `tooOld` when the log no longer reaches back: fetch a board. */
  changesSince(channel: string, cursor: number, langx: Langx): SportChanges | 'tooOld';
  cursor(channel: string): number;
  /** Called once per tick or command for every channel that changed. */
  onChange(listener: (channel: string) => void): () => void;
  onMatchEvent(listener: (event: MatchEvent) => void): () => void;

  counts(): MatchCounts;
  /** About six attractive live football matches, featured leagues first; one stays until it ends. */
  hot(langx: Langx): SportBoard;
  leagues(langx: Langx, gameType?: WorldGameType): WireLeague[];
  match(gameId: string): MatchView | undefined;
  /** Wire form of one match, while it is on a board. */
  game(gameId: string, langx: Langx): WireGame | undefined;
  price(oddsId: string): PriceView | undefined;

  /** A goal (football) or two points (basketball) in a live match. */
  goal(gameId: string, side: 'H' | 'C'): CommandResult;
  suspend(gameId: string): CommandResult;
  resume(gameId: string): CommandResult;
  /** Starts a scheduled match now. */
  kickOff(gameId: string): CommandResult;
  /** Ends a live or scheduled match now, with the current score or the given one. */
  end(gameId: string, finalScore?: Score, halfTimeScore?: Score): CommandResult;
  /** Calls a match off: postponed before kick-off, abandoned after. */
  void(gameId: string, code: VoidCode): CommandResult;
  /** 1 to 600; outside it is clamped. */
  setSpeed(speed: number): void;
  pause(): void;
  unpause(): void;
  /** Moves the world's clock forward by world milliseconds, at once. */
  advance(ms: number): void;

  snapshot(): WorldSnapshot;
}
