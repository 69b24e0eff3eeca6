import type { GameType, Match } from '@pavilion/domain-sports';
import { BOARD_SPORTS } from '../state/boardSports.ts';

/** Matches of home in the order of its tables. */
export interface HomeMatches {
  readonly live: readonly Match[];
  readonly today: readonly Match[];
  /** Number of matches by sport. */
  readonly counts: ReadonlyMap<GameType, number>;
}

const RANKS = new Map(BOARD_SPORTS.map(({ id }, rank) => [id, rank]));
const getRank = ({ gameType }: Match): number => RANKS.get(gameType) ?? RANKS.size;

/** Divides the matches of home into those in play and those of today, by sport. `ALL` is every sport. */
export function groupHomeMatches(matches: readonly Match[], sport: GameType): HomeMatches {
  const counts = new Map<GameType, number>();
  for (const { gameType } of matches) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
  const shown = matches
    .filter(({ gameType }) => sport === 'ALL' || gameType === sport)
    .sort((a, b) => getRank(a) - getRank(b));
  return {
    live: shown.filter(({ showType }) => showType === 'RB'),
    today: shown.filter(({ showType }) => showType !== 'RB'),
    counts,
  };
}
