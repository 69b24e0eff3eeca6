/** Sports of the venue, in the specification's order (§3, SPT-02). `FS` holds champion (outright) bets. */
export const GAME_TYPES = ['ALL', 'FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT'] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** Early, today, in-play, champion today, champion early (§3). */
export const SHOW_TYPES = ['FU', 'FT', 'RB', 'FSFT', 'FSFU'] as const;
export type ShowType = (typeof SHOW_TYPES)[number];

/** One stream of prices: `FT.RB`; `ALL.RB` holds the main lines of every sport. Each has its own cursor. */
export type Channel = `${GameType}.${ShowType}`;

/** The channel of a sport and a show type. */
export const getChannelId = (gameType: GameType, showType: ShowType): Channel => `${gameType}.${showType}`;

/** What a channel of a board brings. */
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

/** Splits a channel as the wire writes it; `undefined` when it is none. Asked for every match of a board. */
export const parseChannel = (text: string): ChannelParts | undefined => (channels ??= listChannels()).get(text);

const SET_SPORTS: readonly GameType[] = ['TN', 'VB', 'TT', 'SK'];

/** Whether a sport is counted in sets or frames rather than points (SPT-06). */
export const isSetSport = (gameType: GameType): boolean => SET_SPORTS.includes(gameType);

/** The stream of one match with all its markets. */
export type MatchChannel = `GAME.${string}`;

/** The channel of one match: all its markets, where a board carries the main ones only. */
export const getMatchChannelId = (gameId: string): MatchChannel => `GAME.${gameId}`;

/** The match a channel is about; `undefined` for the channel of a board. */
export const parseMatchChannel = (text: string): string | undefined =>
  text.startsWith('GAME.') && text.length > 5 ? text.slice(5) : undefined;

/** Champion bets never mix with normal ones in a slip (SLP-05). */
export const isChampionBet = (gameType: GameType, showType: ShowType): boolean =>
  gameType === 'FS' || showType === 'FSFT' || showType === 'FSFU';
