/** Sports of the venue in the order of the specification (§3, SPT-02). `FS` holds outrights. */
export const GAME_TYPES = ['ALL', 'FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT'] as const;

/** Code of a sport, such as `FT` for football. */
export type GameType = (typeof GAME_TYPES)[number];

/** Early, today, in-play, outrights of today, early outrights (§3). */
export const SHOW_TYPES = ['FU', 'FT', 'RB', 'FSFT', 'FSFU'] as const;

/** Time range of a board. */
export type ShowType = (typeof SHOW_TYPES)[number];

/**
 * One stream of prices, such as `FT.RB`. `ALL.RB` holds the main lines of every sport. Each channel has its own cursor.
 */
export type Channel = `${GameType}.${ShowType}`;

/** Channel of the front page: matches of several sports, in play and today. Guests may subscribe to it too. */
export const HOT_CHANNEL = 'HOT';

/** Returns the channel of a sport and a show type. */
export const getChannelId = (gameType: GameType, showType: ShowType): Channel => `${gameType}.${showType}`;

/** Sport and show type of a board channel. */
interface ChannelParts {
  readonly gameType: GameType;
  readonly showType: ShowType;
}

let channels: ReadonlyMap<string, ChannelParts> | undefined;

const listChannels = (): ReadonlyMap<string, ChannelParts> =>
  new Map(
    GAME_TYPES.flatMap((gameType) =>
      SHOW_TYPES.map((showType) => [getChannelId(gameType, showType), { gameType, showType }] as const),
    ),
  );

/**
 * Parses a board channel of the wire, `undefined` for any other text. The table is cached because every match of a
 * board needs it.
 */
export const parseChannel = (text: string): ChannelParts | undefined => (channels ??= listChannels()).get(text);

const SET_SPORTS: readonly GameType[] = ['TN', 'VB', 'TT', 'SK'];

/** Whether a sport is counted in sets or frames rather than points (SPT-06). */
export const isSetSport = (gameType: GameType): boolean => SET_SPORTS.includes(gameType);

/** Channel of one match with all its markets. */
export type MatchChannel = `GAME.${string}`;

/** Returns the channel of one match. It carries all markets, while a board carries the main ones only. */
export const getMatchChannelId = (gameId: string): MatchChannel => `GAME.${gameId}`;

/** Returns the match id of a match channel, `undefined` for a board channel. */
export const parseMatchChannel = (text: string): string | undefined =>
  text.startsWith('GAME.') && text.length > 5 ? text.slice(5) : undefined;

/** Whether a bet is an outright (wire name: champion). A slip never mixes outrights with other bets (SLP-05). */
export const isChampionBet = (gameType: GameType, showType: ShowType): boolean =>
  gameType === 'FS' || showType === 'FSFT' || showType === 'FSFU';
