import fc from 'fast-check';
import type { SystemName } from '../../money/systems.ts';
import { held, quote, createSlip } from '../../testing/samples.ts';
import { getPlaceableSelections, findPlacementBlock, findSlipBlock } from './findPlacementBlock.ts';
import { restoreSlip, serialiseSlip } from '../serialiseSlip.ts';
import { emptySlip, type Selection, type Slip, type SlipMode } from '../selections/slip.ts';
import { slipActions, type SlipAction, changeSlip, slipReducer } from '../slipReducer.ts';
import { getSelectionMark } from './slipSelectors.ts';
import {
  computeSelectionStake,
  computeSelectionWinnings,
  computeSeriesQuote,
  computeSeriesWinnings,
  getSlipSystems,
  computeSlipTotals,
} from './slipTotals.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const series = (count: number, over: Partial<Slip> = {}): Slip => ({
  ...createSlip('series', ...NAMES.slice(0, count).map((id) => held(id))),
  seriesStake: '100',
  ...over,
});
const staked = (id: string, stake: string, over: Partial<Selection> = {}): Selection => ({
  ...held(id),
  stake,
  ...over,
});
const toggle = (slip: Slip, system: SystemName): Slip => slipReducer(slip, slipActions.systemToggled(system));

describe('systems on the slip', () => {
  it.each`
    rule                                                      | count | systems            | played            | units | stake
    ${'no system plays all legs in one'}                      | ${3}  | ${[]}              | ${['3x1']}        | ${1}  | ${10_000n}
    ${'a chosen system is played alone'}                      | ${3}  | ${['2x1']}         | ${['2x1']}        | ${3}  | ${30_000n}
    ${'several systems are added'}                            | ${3}  | ${['2x1', '3x1']}  | ${['2x1', '3x1']} | ${4}  | ${40_000n}
    ${'a mixed system has its own units'}                     | ${4}  | ${['4x11']}        | ${['4x11']}       | ${11} | ${110_000n}
    ${'a system that no longer fits is ignored'}              | ${3}  | ${['4x11', '2x1']} | ${['2x1']}        | ${3}  | ${30_000n}
    ${'without a fitting system, all legs are played in one'} | ${2}  | ${['4x11']}        | ${['2x1']}        | ${1}  | ${10_000n}
    ${'a single leg has no system'}                           | ${1}  | ${['2x1']}         | ${[]}             | ${0}  | ${0n}
  `('$rule: $units units', ({ count, systems, played, units, stake }) => {
    const slip = series(count, { systems });
    expect([getSlipSystems(slip), computeSeriesQuote(slip)]).toMatchObject([played, { units, stake, systems: played }]);
  });

  it('adds and removes systems, and refuses one that does not fit the legs', () => {
    const chosen = toggle(toggle(series(3), '2x1'), '3x4');
    expect(chosen.systems).toEqual(['2x1', '3x4']);
    expect(toggle(chosen, '2x1').systems).toEqual(['3x4']);
    const refused = changeSlip(chosen, slipActions.systemToggled('4x11'));
    expect([refused.rejection, refused.slip === chosen]).toEqual(['systemUnfit', true]);
  });

  it('B5 computes the highest winnings from all legs and the lowest from the two lowest prices', () => {
    const prices = [10_000, 20_000, 5_000].map((price, at) => ({ ...held(NAMES[at] ?? ''), agreed: quote(price) }));
    const slip: Slip = { ...createSlip('series', ...prices), seriesStake: '10', systems: ['3x4'] };
    expect(computeSeriesQuote(slip)).toEqual({
      systems: ['3x4'],
      units: 4,
      unitStake: 1_000n,
      stake: 4_000n,
      maxWinnings: 6_000n + 3_000n + 4_500n + 9_000n - 4_000n,
      minWinnings: 3_000n - 4_000n,
    });
    expect([computeSeriesWinnings(slip), computeSlipTotals(slip)]).toEqual([
      18_500n,
      { stake: '40.00', winnings: '185.00' },
    ]);
  });

  it('B5 a combination of one leg pays as much as a single bet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 7 }), fc.integer({ min: 1, max: 10 ** 9 }), (price, cents) => {
        const stake = (cents / 100).toFixed(2);
        const single = { ...held('a'), agreed: quote(price), stake };
        const pair = [single, { ...held('b'), agreed: quote(1) }];
        const slip: Slip = { ...createSlip('series', ...pair), seriesStake: stake, systems: ['2x3'] };
        const double = { ...slip, systems: ['2x1'] } as Slip;
        const second = computeSelectionWinnings({ ...held('b'), agreed: quote(1), stake });
        return (
          computeSeriesQuote(slip).maxWinnings - computeSeriesQuote(double).maxWinnings ===
          computeSelectionWinnings(single) + second
        );
      }),
    );
  });
});

describe('the amount to be won (B6)', () => {
  it('computes the stake from the price and wins the typed amount to the cent', () => {
    const one = staked('a', '1000', { agreed: quote(11_364) });
    expect([computeSelectionStake(one, 'win'), computeSelectionWinnings(one, 'win')]).toEqual([87_997n, 100_000n]);
    expect([computeSelectionStake(one), computeSelectionStake({ ...one, stake: '' }, 'win')]).toEqual([
      100_000n,
      undefined,
    ]);
  });

  it('a price move changes the stake, not the amount to be won', () => {
    const one = staked('a', '100', { agreed: quote(5_000) });
    expect([
      computeSelectionStake(one, 'win'),
      computeSelectionStake({ ...one, agreed: quote(10_000) }, 'win'),
    ]).toEqual([20_000n, 10_000n]);
  });

  it('of a parlay is won by all units together, within half a cent of stake per unit', () => {
    const slip = series(3, { systems: ['3x4'], entry: 'win', seriesStake: '1000' });
    const { unitStake, maxWinnings } = computeSeriesQuote(slip);
    expect([unitStake, maxWinnings]).toEqual([6_747n, 100_005n]);
  });

  it('of a parlay with one leg has no stake', () => {
    expect(computeSeriesQuote(series(1, { entry: 'win' }))).toMatchObject({ units: 0, unitStake: 0n, stake: 0n });
  });

  it('totals contain the computed stake', () => {
    const slip: Slip = { ...createSlip('multiple', staked('a', '95'), staked('b', '95')), entry: 'win' };
    expect(computeSlipTotals(slip)).toEqual({ stake: '200.00', winnings: '190.00' });
  });
});

describe('blocked bets', () => {
  it.each`
    rule                                     | mode          | over                                      | mark
    ${'F-BET-16 closed'}                     | ${'multiple'} | ${{ status: 'closed' }}                   | ${'closed'}
    ${'F-BET-16 started'}                    | ${'multiple'} | ${{ status: 'started' }}                  | ${'started'}
    ${'SPT-08 suspended'}                    | ${'series'}   | ${{ status: 'suspended' }}                | ${'suspended'}
    ${'SLP-05 a champion in series mode'}    | ${'series'}   | ${{ isChampion: true }}                   | ${'champion'}
    ${'SLP-05 a champion in multiple mode'}  | ${'multiple'} | ${{ isChampion: true }}                   | ${undefined}
    ${'SLP-06 the same match twice'}         | ${'series'}   | ${{ gameId: 'b' }}                        | ${'sameGame'}
    ${'a status has priority over the mode'} | ${'series'}   | ${{ isChampion: true, status: 'closed' }} | ${'closed'}
  `('$rule: $mark', ({ mode, over, mark }) => {
    const own = { ...held('a'), ...over } as Selection;
    expect(getSelectionMark(createSlip(mode as SlipMode, own, held('b')), own)).toBe(mark);
  });

  const limits = { min: '10.00', max: '500.00' };
  it.each`
    rule                                            | slip                                                                                                       | block
    ${'all bets valid'}                             | ${createSlip('multiple', staked('a', '100'), staked('b', '100'))}                                          | ${undefined}
    ${'a selection without a stake is not placed'}  | ${createSlip('multiple', staked('a', '100'), staked('b', ''))}                                             | ${undefined}
    ${'a closed selection is not placed'}           | ${createSlip('multiple', staked('a', '100'), staked('b', '100', { status: 'closed' }))}                    | ${undefined}
    ${'no stake'}                                   | ${createSlip('multiple', staked('a', ''), staked('b', ''))}                                                | ${'stakeMissing'}
    ${'all closed'}                                 | ${createSlip('multiple', staked('a', '1', { status: 'closed' }), staked('b', '1', { status: 'started' }))} | ${'closed'}
    ${'one stake too low'}                          | ${createSlip('multiple', staked('a', '100'), staked('b', '5'))}                                            | ${'belowMinimum'}
    ${'a changed price'}                            | ${createSlip('multiple', staked('a', '100'), staked('b', '100', { latest: quote(9000) }))}                 | ${'changed'}
    ${'the sum above the balance'}                  | ${createSlip('multiple', staked('a', '150'), staked('b', '150'))}                                          | ${'insufficientBalance'}
    ${'one selection in multiple mode'}             | ${createSlip('multiple', staked('a', '100'))}                                                              | ${undefined}
    ${'nothing'}                                    | ${emptySlip}                                                                                               | ${'empty'}
    ${'a parlay above the balance'}                 | ${series(3, { systems: ['2x1'] })}                                                                         | ${'insufficientBalance'}
    ${'a parlay with a unit stake above the limit'} | ${series(2, { seriesStake: '501' })}                                                                       | ${'aboveMaximum'}
    ${'F-BET-21 a parlay with a closed leg'}        | ${{ ...series(3), selections: [held('a'), held('b'), { ...held('c'), status: 'closed' }] }}                | ${'closed'}
    ${'F-BET-21 a parlay with a moved leg'}         | ${{ ...series(3), selections: [held('a'), { ...held('b'), latest: quote(9000) }] }}                        | ${'changed'}
  `('SLP-08 the whole slip, $rule: $block', ({ slip, block }) => {
    expect(findSlipBlock({ ...slip, limits }, '250.00')).toBe(block);
  });

  it('places the open selections with a stake', () => {
    const slip = createSlip('multiple', staked('a', '1'), staked('b', ''), staked('c', '1', { status: 'suspended' }));
    expect(getPlaceableSelections(slip).map(({ id }) => id)).toEqual(['a']);
  });

  it('finds the reason of the given selection', () => {
    const slip = createSlip('multiple', staked('a', '100'), staked('b', ''));
    expect([findPlacementBlock(slip, slip.selections[0]), findPlacementBlock(slip, slip.selections[1])]).toEqual([
      undefined,
      'stakeMissing',
    ]);
  });
});

it('F-BET-21 a closed leg blocks the parlay until it is removed', () => {
  const slip = series(3);
  const closed = slipReducer(slip, slipActions.gamesRemoved(['b']));
  expect(findSlipBlock(closed)).toBe('closed');
  const rest = slipReducer(closed, slipActions.selectionRemoved('b'));
  expect([findSlipBlock(rest), computeSeriesQuote(rest).systems]).toEqual([undefined, ['2x1']]);
  expect(computeSeriesWinnings(rest) < computeSeriesWinnings(slip)).toBe(true);
});

it('sets one stake for all, the meaning of the amounts, and whether placed bets stay', () => {
  const actions: readonly SlipAction[] = [
    slipActions.everyStakeChanged('20'),
    slipActions.entryChanged('win'),
    slipActions.keepsPlacedChanged(true),
  ];
  const slip = actions.reduce(slipReducer, createSlip('multiple', held('a'), held('b')));
  expect(slip).toMatchObject({ entry: 'win', keepsPlaced: true, selections: [{ stake: '20' }, { stake: '20' }] });
  for (const action of actions) expect(slipReducer(slip, action)).toBe(slip);
});

it('F-BET-20 restores a slip with its systems and settings', () => {
  const slip: Slip = {
    ...series(4, { systems: ['2x1', '4x11'], entry: 'win', keepsPlaced: true }),
    oddsRule: 'any',
  };
  expect(restoreSlip(serialiseSlip(slip))).toEqual(slip);
});

it('restores a champion selection with its name', () => {
  const slip = createSlip('single', { ...held('a', 'g', true), playCode: 'FS', side: '7', runnerName: 'Runner' });
  expect(restoreSlip(serialiseSlip(slip))).toEqual(slip);
});

it('restores a slip of the first release', () => {
  const { mode, oddsRule, selections, seriesStake } = series(2);
  expect(restoreSlip(JSON.stringify({ v: 1, mode, oddsRule, selections, seriesStake }))).toEqual(series(2));
});

it('does not restore unknown systems', () => {
  const kept = JSON.stringify({ v: 2, ...series(3), systems: ['3x4', '99x1', 7, '3x4', 'constructor'] });
  expect(restoreSlip(kept).systems).toEqual(['3x4']);
});
