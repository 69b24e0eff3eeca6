import type { GameType, ShowType } from '@pavilion/domain-sports';
import type { SportIconName } from '@pavilion/ui-kit';

/** A sport of the sidebar: its icon and its show types, the nearest first. */
export interface BoardSport {
  readonly id: GameType;
  readonly icon: SportIconName;
  readonly shows: readonly ShowType[];
}

const ALL_DAY = ['RB', 'FT', 'FU'] as const;

/** Sports of the venue (SPT-02), most played first. Virtual football has no early board; outrights have show types of their own. */
export const BOARD_SPORTS: readonly BoardSport[] = [
  { id: 'FT', icon: 'football', shows: ALL_DAY },
  { id: 'BK', icon: 'basketball', shows: ALL_DAY },
  { id: 'TN', icon: 'tennis', shows: ALL_DAY },
  { id: 'VB', icon: 'volleyball', shows: ALL_DAY },
  { id: 'BS', icon: 'baseball', shows: ALL_DAY },
  { id: 'TT', icon: 'tableTennis', shows: ALL_DAY },
  { id: 'SK', icon: 'snooker', shows: ALL_DAY },
  { id: 'OP', icon: 'hockey', shows: ALL_DAY },
  { id: 'VF', icon: 'virtualFootball', shows: ['RB', 'FT'] },
  { id: 'FS', icon: 'other', shows: ['FSFT', 'FSFU'] },
  { id: 'ALL', icon: 'all', shows: ALL_DAY },
];

/** Returns the sport of a view. */
export const findBoardSport = (gameType: string): BoardSport | undefined =>
  BOARD_SPORTS.find(({ id }) => id === gameType);

/** Returns the show type after a change of the sport: the previous one if the sport has it, otherwise the nearest. */
export function chooseShowType(gameType: GameType, before: ShowType): ShowType {
  const shows = findBoardSport(gameType)?.shows ?? ALL_DAY;
  return shows.find((show) => show === before) ?? shows[0] ?? 'RB';
}
