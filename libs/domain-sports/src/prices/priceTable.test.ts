import type { WireChanges } from '../entities/wire.ts';
import { createPlainBoard } from '../testing/plainBoard.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import { applyBoard, applyChanges, dropChannel } from '../board/applyWire.ts';
import { createBoardState } from '../board/boardState.ts';
import type { BoardStore } from '../board/boardStore.ts';
import { createBoardStore } from '../board/createBoardStore.ts';
import { createCompactPrices } from '../board/createCompactPrices.ts';
import { readMatch } from '../board/matchStore.ts';
import { SPAN } from './priceTable.ts';

const MATCHES = 400;
const RANKS = [0, 1, 2];
/** Half of the matches. Each board has other matches than the one before. */
const MATCHES_PER_BOARD = 200;
/** Matches on a second channel. Only the first is sent again, with more prices. */
const STAYING = [MATCHES, MATCHES + 1, MATCHES + 2];

const getPriceNumber = (match: number, rank: number) => match * RANKS.length + rank;
const buildPriceId = (match: number, rank: number) => `${match}.RE.${rank}.H`;
const IDS = Array.from({ length: MATCHES + STAYING.length }, (_, match) =>
  RANKS.map((rank) => buildPriceId(match, rank)),
).flat();

const listMatches = (round: number) =>
  Array.from({ length: MATCHES_PER_BOARD }, (_, at) => (at * 3 + round * 61) % MATCHES).filter(
    (match, at, all) => all.indexOf(match) === at,
  );
const createGame = (match: number, ver: number, ranks = RANKS) =>
  wireGame(String(match), {
    odds: ranks.map((rank) =>
      wireOdds(buildPriceId(match, rank), { i: rank, n: getPriceNumber(match, rank), ver, price: `0.${50 + rank}` }),
    ),
  });
const createBoard = (round: number) =>
  wireBoard({ channel: 'FT.RB', games: listMatches(round).map((match) => createGame(match, 3 * round + 1)) });
const STAYING_BOARD = wireBoard({
  channel: 'FT.FT',
  games: STAYING.map((match, at) => createGame(match, 1, at === 0 ? [0] : RANKS)),
});
const resendStaying = (round: number): WireChanges =>
  wireChanges({ channel: 'FT.FT', added: [createGame(MATCHES, 3 * round + 2)] });
/**
 * Sends every other match again, in reverse order. The order of their table entries then differs from the order of the
 * matches.
 */
const resendEveryOther = (round: number): WireChanges =>
  wireChanges({
    channel: 'FT.RB',
    added: listMatches(round)
      .filter((match) => match % 2)
      .reverse()
      .map((match) => createGame(match, 3 * round + 2)),
  });
/** One price of each match is changed by number, one by id with another line. */
const createChanges = (round: number): WireChanges => {
  const ver = 3 * round + 3;
  const matches = listMatches(round);
  return wireChanges({
    channel: 'FT.RB',
    prices: matches.map((match) => [buildPriceId(match, 2), `-${round}`, `0.${60 + (match % 9)}`, 'Y', ver]),
    compact: [[ver, ...matches.flatMap((match) => [getPriceNumber(match, 1), 70 + (match % 25)])]],
  });
};
const ROUNDS = Array.from({ length: 40 }, (_, round) => ({
  board: createBoard(round),
  changes: [resendEveryOther(round), resendStaying(round), createChanges(round)],
}));

/** Clears the flash, which the store omits for prices that were never observed. */
const withoutFlash = ({ getPrice }: Pick<BoardStore, 'getPrice'>) =>
  IDS.map((id) => {
    const cell = getPrice(id);
    return cell && { ...cell, direction: 'none', changedAt: 0 };
  });

it.each([1, 2, 5, 12, 40])(
  'SPT-09 keeps prices correct while hundreds of matches are added and removed: %i boards',
  (count) => {
    const plain = createPlainBoard(() => 1);
    const store = createBoardStore({ scheduleFrame: (run) => run(), now: () => 1 });
    const compact = createCompactPrices();
    store.applyBoard(STAYING_BOARD);
    plain.applyBoard(STAYING_BOARD);
    STAYING.forEach((match) => store.getMatch(String(match)));
    for (const { board, changes } of ROUNDS.slice(0, count)) {
      store.applyBoard(board);
      plain.applyBoard(board);
      for (const delta of changes) {
        store.applyChanges(delta, compact);
        plain.applyChanges(delta);
      }
    }
    expect(withoutFlash(store)).toEqual(withoutFlash(plain));
  },
);

it('SPT-09 frees the table entries of removed matches', () => {
  const state = createBoardState(
    { price: () => undefined, match: () => undefined, list: () => undefined, hasPriceListeners: () => false },
    () => 1,
  );
  const compact = createCompactPrices();
  const lengths = ROUNDS.map(({ board, changes }) => {
    applyBoard(state, board);
    board.games.forEach(({ gameId }) => readMatch(state, gameId));
    changes.forEach((delta) => applyChanges(state, delta, compact));
    return state.priceTable.length;
  });
  const boardLength = MATCHES_PER_BOARD * RANKS.length * SPAN;
  expect(Math.max(...lengths)).toBeLessThan(4 * boardLength);
  expect(lengths.some((length, at) => length < (lengths[at - 1] ?? 0))).toBe(true);
  dropChannel(state, 'FT.RB');
  dropChannel(state, 'FT.FT');
  expect(state.priceTable).toHaveLength(0);
});
