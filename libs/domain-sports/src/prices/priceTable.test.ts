import type { WireChanges } from '../entities/wire.ts';
import { createPlainBoard } from '../testing/plainBoard.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import { applyBoard, applyChanges, dropChannel } from '../board/applyWire.ts';
import { createBoardState } from '../board/boardState.ts';
import type { BoardStore } from '../board/boardStore.ts';
import { createBoardStore } from '../board/createBoardStore.ts';
import { createCompactPrices } from '../board/createCompactPrices.ts';
import { readMatch } from '../board/matchStore.ts';
import {
  appendPrice,
  applyChange,
  applyCompact,
  markObserved,
  readPrice,
  SPAN,
  toPriceUnits,
  type PriceChange,
  type PriceEntry,
} from './priceTable.ts';

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

it('SPT-08 an appended price is suspended and has not moved', () => {
  const table: number[] = [];
  expect([appendPrice(table, 9500, 3), appendPrice(table, 0, 4)]).toEqual([0, SPAN]);
  expect(readPrice(table, 0)).toEqual({ units: 9500, version: 3, isActive: false, direction: 'none', moment: 0 });
});

it.each`
  rule                                         | changes                                                                       | after
  ${'a rise flashes up'}                       | ${[{ units: 9600 }]}                                                          | ${{ units: 9600, direction: 'up', moment: 1 }}
  ${'a fall flashes down'}                     | ${[{ units: 9400 }]}                                                          | ${{ units: 9400, direction: 'down', moment: 1 }}
  ${'an unreadable price has no direction'}    | ${[{ units: 0 }]}                                                             | ${{ units: 0, direction: 'none', moment: 1 }}
  ${'nor has the price that follows it'}       | ${[{ units: 0 }, { units: 9600 }]}                                            | ${{ units: 9600, direction: 'none', moment: 2 }}
  ${'a moved line replaces the direction'}     | ${[{ units: 9600 }, { units: 9700, isLineMoved: true }]}                      | ${{ units: 9700, direction: 'none', moment: 2, isActive: true }}
  ${'a moved line keeps the suspension'}       | ${[{ isActive: false }, { units: 9700, isActive: false, isLineMoved: true }]} | ${{ direction: 'none', moment: 2, isActive: false }}
  ${'a suspension keeps the flash'}            | ${[{ units: 9600 }, { units: 9600, isActive: false }]}                        | ${{ direction: 'up', moment: 1, isActive: false }}
  ${'a move keeps the suspension'}             | ${[{ units: 9600, isActive: false }]}                                         | ${{ direction: 'up', isActive: false }}
  ${'the end of a suspension keeps the flash'} | ${[{ units: 9400, isActive: false }, { units: 9400 }]}                        | ${{ direction: 'down', moment: 1, isActive: true }}
`('SPT-08 $rule', ({ changes, after }: { changes: Partial<PriceChange>[]; after: Partial<PriceEntry> }) => {
  const table: number[] = [];
  appendPrice(table, 9500, 0);
  changes.forEach((change, at) =>
    applyChange({ table, moment: at + 1 }, 0, {
      units: 9500,
      isActive: true,
      version: at + 1,
      isLineMoved: false,
      ...change,
    }),
  );
  expect(readPrice(table, 0)).toMatchObject(after);
});

it.each`
  version | isNewer
  ${2}    | ${false}
  ${3}    | ${false}
  ${4}    | ${true}
`('F-BET-13 version $version after 3 is applied: $isNewer', ({ version, isNewer }) => {
  const table: number[] = [];
  appendPrice(table, 9500, 3);
  const change = { units: 9600, isActive: true, version: version as number, isLineMoved: false };
  expect(applyChange({ table, moment: 1 }, 0, change)).toBe(isNewer);
  expect(readPrice(table, 0)).toMatchObject(isNewer ? { units: 9600, version } : { units: 9500, version: 3 });
});

it.each`
  rule                               | isEachReported | reported
  ${'only those that were observed'} | ${false}       | ${[[8, SPAN]]}
  ${'all of them, if required'}      | ${true}        | ${[[7, 0], [8, SPAN]]}
`('SPT-09 a compact change reports the changed prices: $rule', ({ isEachReported, reported }) => {
  const table: number[] = [];
  for (let at = 0; at < 3; at += 1) appendPrice(table, 9500, 1);
  markObserved(table, SPAN);
  markObserved(table, 2 * SPAN);
  const offsets = [...Array.from<undefined>({ length: 7 }), 0, SPAN, 2 * SPAN];
  const report = jest.fn();
  const target = { offsets, isEachReported: isEachReported as boolean, report };
  // The last number has no hundredths.
  applyCompact({ table, moment: 1 }, [2, 7, 97, 8, -88, 9], target);
  expect(report.mock.calls).toEqual(reported);
  expect([0, SPAN, 2 * SPAN].map((offset) => readPrice(table, offset))).toMatchObject([
    { units: 9700, version: 2, isActive: true },
    { units: 8800, version: 2, isActive: false },
    { units: 9500, version: 1 },
  ]);
});

it.each`
  hundredths    | units
  ${95}         | ${9500}
  ${-95}        | ${9500}
  ${0.01}       | ${1}
  ${10_000_000} | ${1_000_000_000}
  ${10_000_001} | ${0}
  ${0}          | ${0}
  ${NaN}        | ${0}
`('F-BET-12 converts $hundredths hundredths to $units units', ({ hundredths, units }) => {
  expect(toPriceUnits(hundredths as number)).toBe(units);
});
