/** A price as the venue writes it. Structural, so that this library needs no api-client. */
export interface WireOddsInput {
  /** `gameId.play.rank.side`, or any name that no other price has; all prices of a match are named in one way. */
  readonly id: string;
  /** Play code. */
  readonly w: string;
  /** Side. */
  readonly r: string;
  /** Rank of the line. */
  readonly i: number;
  readonly line: string;
  /** Hong Kong odds as decimal text. */
  readonly price: string;
  readonly active: 'Y' | 'N';
  readonly ver: number;
  /** The runner of a champion market. */
  readonly name?: string | undefined;
  /** The number of this price in compact changes, one for all channels; a whole number. */
  readonly n?: number | undefined;
}

export interface WireLeagueInput {
  readonly league_id: string;
  readonly name: string;
  readonly region: string;
  readonly icon_class: string;
  readonly sort: number;
  readonly isFeatured: boolean;
}

/** Fields of a match that may change by themselves; every one may be missing or odd without breaking the board. */
export interface WireGameFields {
  readonly gameType?: string | undefined;
  readonly showType?: string | undefined;
  readonly league_id?: string | undefined;
  readonly team_h?: string | undefined;
  readonly team_c?: string | undefined;
  readonly startTime?: number | undefined;
  readonly re_time?: string | undefined;
  readonly isLive?: string | undefined;
  readonly t_count?: number | undefined;
  readonly se_now?: string | undefined;
  readonly HalfTime?: string | undefined;
  readonly inningNum?: string | undefined;
  readonly gameStatus?: string | undefined;
  readonly sc_FT_H?: string | undefined;
  readonly sc_FT_C?: string | undefined;
  readonly sc_FT_A?: string | undefined;
  readonly sc_HT_H?: string | undefined;
  readonly sc_HT_C?: string | undefined;
  readonly sc_set_H?: string | undefined;
  readonly sc_set_A?: string | undefined;
  readonly sc_game_H?: string | undefined;
  readonly sc_game_A?: string | undefined;
  /** Tennis points: 0, 15, 30, 40, A. */
  readonly sc_point_H?: string | undefined;
  readonly sc_point_A?: string | undefined;
  /** Points by quarter, set, inning or frame. */
  readonly sc_parts?: readonly (readonly number[])[] | undefined;
  readonly serve?: string | undefined;
  readonly sportName?: string | undefined;
  readonly championOf?: string | undefined;
  readonly marketCount?: number | undefined;
  readonly rc_H?: string | undefined;
  readonly rc_C?: string | undefined;
}

/** A changed match: its id and what changed. */
export interface WireGameChange extends WireGameFields {
  readonly gameId: string;
}

export interface WireGameInput extends WireGameChange {
  readonly odds: readonly WireOddsInput[];
  /** The prices of a match of a packed board, whose `odds` are empty: see `WireBoard.shapes`. */
  readonly packed?: readonly number[] | undefined;
}

/** Id, line, price, active, version. */
export type WirePriceChange = readonly [id: string, line: string, price: string, active: 'Y' | 'N', version: number];

/** A price of a shape: play code, side, rank of the line, and the runner of a champion market. */
export type WireShapePrice = readonly [w: string, r: string, i: number, name?: string | undefined];

/** A whole channel at one moment: the answer of `resource` method `board` (ruling B3). */
export interface WireBoard {
  readonly channel: string;
  readonly cursor: number;
  readonly time: number;
  readonly leagues: readonly WireLeagueInput[];
  readonly games: readonly WireGameInput[];
  /**
   * Of a packed board: which prices its matches have, each list of them once, their ids as `gameId.play.rank.side`.
   *
   * The `packed` of a match then holds whole numbers: which of the shapes is its own, and for each price of that its
   * number in compact changes, hundredths of Hong Kong odds, below zero while it is suspended, version, and which of `lines`.
   */
  readonly shapes?: readonly (readonly WireShapePrice[])[] | undefined;
  readonly lines?: readonly string[] | undefined;
}

/** What changed between two cursors; the same for push and polling (ruling B3). */
export interface WireChanges {
  readonly channel: string;
  readonly from: number;
  readonly cursor: number;
  readonly time: number;
  readonly prices: readonly WirePriceChange[];
  /**
   * Moved prices in the cheapest form, a list for each version: the version, then number and hundredths of Hong Kong odds,
   * one price after another.
   *
   * Hundredths below zero are those of a suspended price. A price whose line moved goes in `prices`, and so does one that
   * hundredths cannot write. Empty or absent where the venue numbers no prices.
   */
  readonly compact?: readonly (readonly number[])[] | undefined;
  readonly games: readonly WireGameChange[];
  readonly added: readonly WireGameInput[];
  readonly leagues: readonly WireLeagueInput[];
  readonly removed: readonly string[];
}
