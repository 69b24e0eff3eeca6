import { MAX_SHARED_SELECTIONS } from '../protocol/limits.ts';
import { flag, list, oneOf, record, text, whole, type ReadBy } from './shape.ts';

const name = text(80);
const id = text(64, 1);

/** A selection at the price its author saw. A client that adds it to its slip uses the current price. */
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
    /** Line for the home side as on the wire; `""` if there is none. */
    line: text(16),
  },
  { kickOffAt: whole, runnerName: name },
);

/** A shared slip (10012): selections without stakes. */
export const readSharedBet = record({
  mode: oneOf('single', 'multiple', 'series'),
  picks: list(readSharedPick, MAX_SHARED_SELECTIONS),
});

/** Selection of a shared slip. */
export type SharedPick = ReadBy<typeof readSharedPick>;

/** Slip that is shared in a message, without stakes. */
export type SharedBet = ReadBy<typeof readSharedBet>;
