import { createFakeClock } from '@pavilion/kernel/testing';
import { settle } from '@pavilion/testing';
import { createMemoryStore } from '@pavilion/kernel';
import { slipActions, type SlipAction, slipReducer } from '../slip/slipReducer.ts';
import { emptySlip, type Slip } from '../slip/selections/slip.ts';
import { held, ids, pick, quote, createSlip } from '../testing/samples.ts';
import { createBetDrafts } from './createBetDrafts.ts';
import type { BetOutcome, BetRequest, PlacedBet } from './betPlacement.ts';
import { createPendingBetStore } from './createPendingBetStore.ts';
import { createPlacementController } from './createPlacementController.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementActions, getPlacementStatus } from './placementSlice.ts';
import { createSlipUpdates } from './createSlipUpdates.ts';

const staked = (mode: 'multiple' | 'series', ...names: string[]): Slip =>
  [
    slipActions.modeChanged(mode),
    ...names.map((id) => slipActions.selectionToggled({ pick: pick(id), quote: quote() })),
    slipActions.everyStakeChanged('100'),
    slipActions.seriesStakeChanged('50'),
  ].reduce(slipReducer, emptySlip);

type Scripts = Readonly<Record<string, readonly (BetOutcome['status'] | 'LOST')[]>>;

/**
 * Creates a platform with scripted responses for each bet: the first is for the placement, the others are for status
 * calls.
 */
function setUp(scripts: Scripts, store = createMemoryStore()) {
  const clock = createFakeClock();
  const advance = clock.advanceAsync;
  const order: string[] = [];
  const turns = new Map<string, number>();
  let made = 0;
  const respond = (requestId: string): Promise<BetOutcome> => {
    const turn = turns.get(requestId) ?? 0;
    turns.set(requestId, turn + 1);
    const status = scripts[requestId]?.[turn] ?? 'ACCEPTED';
    return status === 'LOST' ? Promise.reject(new TypeError('lost')) : Promise.resolve({ status, requestId });
  };
  const send = ({ requestId }: BetRequest) => {
    order.push(`send ${requestId}`);
    return respond(requestId);
  };
  const pending = createPendingBetStore(store, 'pending');
  const ports: PlacementPorts = {
    placeBet: send,
    placeSeries: send,
    clock,
    isRefusal: () => false,
    createId: () => `r${(made += 1)}`,
    ...pending,
    betStatus: (requestId) => {
      order.push(`ask ${requestId}`);
      return respond(requestId);
    },
    savePending: (request) => {
      order.push(`save ${request.requestId}`);
      return pending.savePending(request);
    },
  };
  const controller = createPlacementController(ports);
  const statuses = () => controller.getState().bets.map(({ status }) => status);
  const place = async (slip: Slip): Promise<void> => {
    controller.send(placementActions.placeRequested(createBetDrafts(slip)));
    await settle();
  };
  return { controller, order, statuses, place, advance, pending, store };
}

describe('several singles at once', () => {
  it('SLP-11 W3 gives every bet its own id and stores all bets before the first is sent', async () => {
    const { place, order, controller, pending } = setUp({});
    await place(staked('multiple', 'a', 'b', 'c'));
    expect(order).toEqual(['save r1', 'save r2', 'save r3', 'send r1', 'send r2', 'send r3']);
    expect(controller.getState().bets.map(({ request }) => request)).toMatchObject([
      { kind: 'single', requestId: 'r1', oddsId: 'a', stake: '100.00' },
      { kind: 'single', requestId: 'r2', oddsId: 'b' },
      { kind: 'single', requestId: 'r3', oddsId: 'c' },
    ]);
    expect([getPlacementStatus(controller.getState()), pending.loadPending()]).toEqual(['accepted', []]);
  });

  it('SLP-07 is in progress until the last bet is decided', async () => {
    const { place, controller, advance, statuses } = setUp({ r2: ['PENDING', 'PENDING', 'REJECTED'] });
    await place(staked('multiple', 'a', 'b'));
    expect([statuses(), getPlacementStatus(controller.getState())]).toEqual([['accepted', 'pending'], 'pending']);
    await advance(2_000);
    expect([statuses(), getPlacementStatus(controller.getState())]).toEqual([['accepted', 'rejected'], 'mixed']);
  });

  it('F-BET-05 polls only the bet whose response was lost', async () => {
    const { place, order, advance, statuses } = setUp({ r1: ['LOST', 'LOST', 'UNKNOWN', 'ACCEPTED'] });
    await place(staked('multiple', 'a', 'b'));
    expect(statuses()).toEqual(['unknown', 'accepted']);
    await advance(60_000);
    expect(statuses()).toEqual(['accepted', 'accepted']);
    expect(order.filter((step) => step.startsWith('send'))).toEqual(['send r1', 'send r2']);
    expect(new Set(order.filter((step) => step.startsWith('ask')))).toEqual(new Set(['ask r1']));
  });

  it('F-BET-05 W3 polls every bet of an unfinished order after a restart', async () => {
    const first = setUp({ r1: ['LOST', 'LOST'], r3: ['PENDING', 'LOST'] });
    await first.place(staked('multiple', 'a', 'b', 'c'));
    first.controller.dispose();
    const second = setUp({ r3: ['PENDING'] }, first.store);
    await settle();
    await second.advance(5_000);
    expect(second.order.map((step) => step.slice(0, 6)).sort()).toEqual(['ask r1', 'ask r2', 'ask r3', 'ask r3']);
    expect([second.statuses(), second.pending.loadPending()]).toEqual([['accepted', 'accepted', 'accepted'], []]);
  });

  it('F-BET-04 ignores a second order while one is in progress', async () => {
    const { place, order } = setUp({ r1: ['PENDING', 'PENDING', 'PENDING'] });
    await place(staked('multiple', 'a'));
    await place(staked('multiple', 'b'));
    expect(order).toEqual(['save r1', 'send r1']);
  });

  it('an empty order sends nothing', async () => {
    const { place, order, statuses } = setUp({});
    await place(createSlip('multiple', held('a')));
    expect([order, statuses()]).toEqual([[], []]);
  });
});

describe('a parlay', () => {
  it('SLP-06 W3 is sent as one bet with its legs, systems and unit stake', async () => {
    const { place, order, controller } = setUp({ r1: ['PENDING'] });
    const slip = slipReducer(staked('series', 'a', 'b', 'c'), slipActions.systemToggled('3x4'));
    await place(slip);
    expect(order).toEqual(['save r1', 'send r1']);
    expect(controller.getState().bets[0]?.request).toEqual({
      kind: 'series',
      requestId: 'r1',
      systems: ['3x4'],
      unitStake: '50.00',
      oddsRule: 'none',
      legs: ['a', 'b', 'c'].map((id) => ({
        oddsId: id,
        gameId: id,
        playCode: 'RE',
        side: 'H',
        line: '-0.25',
        price: '0.95',
      })),
    });
  });

  it('F-BET-05 is resumed from the store', async () => {
    const first = setUp({ r1: ['LOST', 'LOST'] });
    await first.place(staked('series', 'a', 'b'));
    first.controller.dispose();
    const second = setUp({}, first.store);
    await second.advance(1);
    expect(second.controller.getState().bets).toMatchObject([{ status: 'accepted', request: { systems: ['2x1'] } }]);
  });

  it('resumes a bet of an earlier release, which has no kind, as a single', () => {
    const store = createMemoryStore();
    const leg = { gameId: 'g', oddsId: 'a', playCode: 'RE', side: 'H', line: '', price: '0.95' };
    store.set('pending', JSON.stringify([{ ...leg, requestId: 'r1', stake: '100.00', oddsRule: 'none' }]));
    expect(createPendingBetStore(store, 'pending').loadPending()).toMatchObject([{ kind: 'single', requestId: 'r1' }]);
  });
});

describe('the slip after an order', () => {
  const single = (id: string, outcome?: Partial<BetOutcome>): PlacedBet => ({
    status: 'rejected',
    request: {
      kind: 'single',
      requestId: id,
      gameId: id,
      oddsId: id,
      playCode: 'RE',
      side: 'H',
      line: '-0.25',
      price: '0.95',
      stake: '100.00',
      oddsRule: 'none',
    },
    ...(outcome ? { outcome: { status: 'REJECTED', requestId: id, ...outcome } } : {}),
  });
  const series = (outcome: Partial<BetOutcome>): PlacedBet => ({
    status: 'rejected',
    request: {
      kind: 'series',
      requestId: 'r',
      systems: ['2x1'],
      unitStake: '50.00',
      oddsRule: 'none',
      legs: ['a', 'b'].map((id) => ({
        oddsId: id,
        gameId: id,
        playCode: 'RE',
        side: 'H',
        line: '-0.25',
        price: '0.95',
      })),
    },
    outcome: { status: 'REJECTED', requestId: 'r', ...outcome },
  });
  const after = (slip: Slip, ...bets: PlacedBet[]): Slip =>
    createSlipUpdates(bets).reduce((now: Slip, action: SlipAction) => slipReducer(now, action), {
      ...slip,
      isConfirming: true,
    });

  it('SLP-11 removes accepted bets and keeps rejected and refused ones', () => {
    const slip = after(
      staked('multiple', 'a', 'b', 'c'),
      single('a', { status: 'ACCEPTED' }),
      single('b', {}),
      single('c'),
    );
    expect([ids(slip), slip.isConfirming, slip.selections[0]?.stake]).toEqual(['b,c', false, '100']);
  });

  it('clears only the stakes of accepted bets if the player keeps placed bets', () => {
    const kept = { ...staked('multiple', 'a', 'b'), keepsPlaced: true };
    const slip = after(kept, single('a', { status: 'ACCEPTED' }), single('b', {}));
    expect(slip.selections.map(({ id, stake }) => id + stake)).toEqual(['a', 'b100']);
  });

  it('F-BET-07 F-BET-21 updates each leg after a rejected parlay', () => {
    const legs = [
      { oddsId: 'a', price: '0.90', line: '-0.25', ver: 4, reason: 'priceChanged' as const },
      { oddsId: 'b', price: '0.95', line: '-0.25', ver: 2, reason: 'started' as const },
    ];
    const slip = after(staked('series', 'a', 'b'), series({ reason: 'priceChanged', legs }));
    expect(slip.selections).toMatchObject([
      { id: 'a', agreed: { price: 9500 }, latest: { price: 9000, version: 4 }, status: 'open' },
      { id: 'b', status: 'started' },
    ]);
    expect(slip.seriesStake).toBe('50');
  });

  it('F-BET-06 keeps the price of a leg without a reason, and the price of an unreadable offer', () => {
    const legs = [
      { oddsId: 'a', price: '0.10', line: '-0.25', ver: 4 },
      { oddsId: 'b', price: 'oops', line: '-0.5', ver: 6, reason: 'lineChanged' as const },
    ];
    const slip = after(staked('series', 'a', 'b'), series({ reason: 'lineChanged', legs }));
    expect(slip.selections).toMatchObject([{ latest: quote() }, { latest: quote(9500, '-0.5', 6), status: 'open' }]);
  });

  it('SLP-11 an order without offers and limits only ends the confirmation', () => {
    const bets = [
      single('a', { status: 'ACCEPTED', reason: 'priceChanged', price: '0.10', ver: 9 }),
      single('b', { reason: 'duplicate' }),
      single('c'),
      series({ reason: 'priceChanged' }),
    ];
    expect(createSlipUpdates(bets)).toEqual([slipActions.confirmingEnded({ placedIds: ['a'] })]);
  });

  it('F-BET-08 a single that was rejected because the match has started is marked', () => {
    const slip = after(staked('multiple', 'a', 'b'), single('a', { reason: 'started' }));
    expect(slip.selections.map(({ status }) => status)).toEqual(['started', 'open']);
  });

  it('an accepted parlay removes its legs and its stake', () => {
    const slip = after(staked('series', 'a', 'b'), series({ status: 'ACCEPTED' }));
    expect([ids(slip), slip.seriesStake]).toEqual(['', '']);
  });

  it('SLP-08 applies the last limits received', () => {
    const limits = (max: string) => ({ limits: { min: '10.00', max } });
    expect(
      after(staked('multiple', 'a', 'b'), single('a', limits('50.00')), single('b', limits('80.00'))).limits,
    ).toEqual({
      min: '10.00',
      max: '80.00',
    });
  });
});

it('B6 a draft of an amount to be won contains the computed stake', () => {
  const slip = slipReducer(staked('multiple', 'a'), slipActions.entryChanged('win'));
  expect(createBetDrafts(slip)).toMatchObject([{ stake: '105.26', price: '0.95' }]);
});

it.each`
  rule                                    | slip                                                                                           | count
  ${'a parlay without a stake'}           | ${{ ...staked('series', 'a', 'b'), seriesStake: '' }}                                          | ${0}
  ${'a parlay of one leg'}                | ${staked('series', 'a')}                                                                       | ${0}
  ${'singles, of which one has no stake'} | ${slipReducer(staked('multiple', 'a', 'b'), slipActions.stakeChanged({ id: 'a', stake: '' }))} | ${1}
  ${'singles, of which one is closed'}    | ${slipReducer(staked('multiple', 'a', 'b'), slipActions.gamesRemoved(['a']))}                  | ${1}
`('SLP-11 $rule has $count drafts', ({ slip, count }: { slip: Slip; count: number }) => {
  expect(createBetDrafts(slip)).toHaveLength(count);
});
