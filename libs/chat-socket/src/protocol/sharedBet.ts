import { SHARED_PICKS_MAX } from './limits.ts';
import { flag, list, oneOf, record, text, whole, type ReadBy } from './shape.ts';

const name = text(80);
const id = text(64, 1);

/** A pick as its author saw it. What it costs now is asked of the venue by whoever takes it over. */
export const readSharedPick = record(
  {
    /** Id of the price. */
    id,
    gameId: id,
    gameType: text(8, 1),
    showType: text(8, 1),
    leagueId: text(64),
    leagueName: name,
    homeName: name,
    awayName: name,
    playCode: text(16, 1),
    side: text(16, 1),
    isChampion: flag,
    /** Decimal text. */
    price: text(16, 1),
    /** Seen from home, as the venue writes it; `""` for none. */
    line: text(16),
  },
  { kickOffAt: whole, runnerName: name },
);

/** A slip somebody shares (10012): picks, never a stake. */
export const readSharedBet = record({
  mode: oneOf('single', 'multiple', 'series'),
  picks: list(readSharedPick, SHARED_PICKS_MAX),
});

export type SharedPick = ReadBy<typeof readSharedPick>;
export type SharedBet = ReadBy<typeof readSharedBet>;
