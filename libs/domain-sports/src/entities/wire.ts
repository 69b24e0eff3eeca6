/** A price of the wire. The type is structural, so that this library does not depend on the API client. */
export interface WireOddsInput {
  /** `gameId.play.rank.side`, or any other unique id. All prices of a match use the same form. */
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
  /** Runner of an outright. */
  readonly name?: string | undefined;
  /** Number of this price in compact changes: a whole number, unique across all channels. */
  readonly n?: number | undefined;
}

/** A league of the wire. */
export interface WireLeagueInput {
  readonly league_id: string;
  readonly name: string;
  readonly region: string;
  readonly icon_class: string;
  readonly sort: number;
  readonly isFeatured: boolean;
}

/** Fields of a match that may change on their own. Any field may be absent or invalid. */
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

/** Changed fields of a match, with its id. */
export interface WireGameChange extends WireGameFields {
  readonly gameId: string;
}

/** A match of the wire with its prices. */
export interface WireGameInput extends WireGameChange {
  readonly odds: readonly WireOddsInput[];
  /** Prices of a match of a packed board; its `odds` are then empty. Format: see `WireBoard.shapes`. */
  readonly packed?: readonly number[] | undefined;
}

/** Changed price: id, line, price, active, version. */
export type WirePriceChange = readonly [id: string, line: string, price: string, active: 'Y' | 'N', version: number];

/** Price of a shape: play code, side, rank of the line, and runner of an outright. */
export type WireShapePrice = readonly [w: string, r: string, i: number, name?: string | undefined];

/** A whole channel at one moment: the response of `resource` method `board` (ruling B3). */
export interface WireBoard {
  readonly channel: string;
  readonly cursor: number;
  readonly time: number;
  readonly leagues: readonly WireLeagueInput[];
  readonly games: readonly WireGameInput[];
  /**
   * Shapes of a packed board. A shape lists the prices of a match; their ids are `gameId.play.rank.side`.
   *
   * The `packed` of a match holds whole numbers: the index of its shape, then four numbers for each price of the shape.
   * They are the number in compact changes, the hundredths of Hong Kong odds (negative while suspended), the version, and
   * the index in `lines`.
   */
  readonly shapes?: readonly (readonly WireShapePrice[])[] | undefined;
  readonly lines?: readonly string[] | undefined;
}

/** Changes between two cursors, equal for push and polling (ruling B3). */
export interface WireChanges {
  readonly channel: string;
  readonly from: number;
  readonly cursor: number;
  readonly time: number;
  readonly prices: readonly WirePriceChange[];
  /**
   * Moved prices in compact form, one list for each version. A list holds the version, then pairs of price number and
   * hundredths of Hong Kong odds.
   *
   * Hundredths of a suspended price are negative. `prices` holds prices whose line has moved and prices that are not whole
   * hundredths. Empty or absent if the venue does not number its prices.
   */
  readonly compact?: readonly (readonly number[])[] | undefined;
  readonly games: readonly WireGameChange[];
  readonly added: readonly WireGameInput[];
  readonly leagues: readonly WireLeagueInput[];
  readonly removed: readonly string[];
}
