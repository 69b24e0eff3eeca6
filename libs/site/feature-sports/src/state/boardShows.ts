import { type GameType, type ShowType } from '@pavilion/domain-sports';

/** Sports with a board of their own today. */
export const BOARD_SPORTS = ['FT', 'BK'] as const satisfies readonly GameType[];

/** In-play, today, early: what is nearest first. */
export const BOARD_SHOWS = ['RB', 'FT', 'FU'] as const satisfies readonly ShowType[];

export type BoardSport = (typeof BOARD_SPORTS)[number];
export type BoardShow = (typeof BOARD_SHOWS)[number];
