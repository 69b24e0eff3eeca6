import type { MarketCode, PriceSide } from '@pavilion/sandbox-world';
import type { Tx } from '../../db/database.ts';
import type { BetOutcome, Order } from '../bets/betTypes.ts';
import { createPausingTx } from '../testing/createPausingTx.ts';
import { type Book, NOW, openBook, toSlipPrice } from '../testing/openBook.ts';
import { KICK_OFF } from '../testing/scriptedWorld.ts';

let book: Book;
beforeAll(async () => void (book = await openBook()), 60_000);
afterEach(async () => expect(await book.audit()).toBeUndefined());
afterAll(() => book.close());

let games = 0;
/** Creates `count` prices, each of a new match. */
const offer = (count: number, more: { w?: MarketCode; r?: PriceSide; price?: string; line?: string } = {}) =>
  Array.from({ length: count }, () =>
    book.world.setPrice({ gameId: `g${++games}`, w: 'R', r: 'H', line: '-0.5', price: '0.90', ...more }),
  );
/** Creates `count` prices of running matches at 1–0. */
const live = (count: number, more: { price?: string } = {}) =>
  Array.from({ length: count }, () => {
    const gameId = `g${++games}`;
    book.world.setMatch(gameId, { status: 'live', showType: 'RB', score: { home: 1, away: 0 } });
    return book.world.setPrice({ gameId, w: 'RE', r: 'H', line: '-0.5', ...more });
  });

describe('placing a parlay (B2, §4 series mode)', () => {
  it('accepts the parlay: counts the units, reserves the stake, returns the possible win', async () => {
    const member = await book.member();
    const prices = [...offer(2), ...offer(1, { price: '1.45' })];
    const outcome = await book.series(member, prices, { systems: ['3x4'], unitStake: 1_000n });
    // Doubles 26.10, 36.55 and 36.55 and the treble 78.445: each unit is rounded separately.
    expect(outcome).toMatchObject({
      status: 'ACCEPTED',
      units: 4,
      systems: ['3x4'],
      stake: '40.00',
      winAmount: '177.65',
      legs: prices.map(({ oddsId, price, line }) => ({ oddsId, price, line })),
    });
    expect(await book.money(member)).toEqual(['9960.00', '40.00']);
    expect(await book.status(member, outcome)).toEqual(outcome);
  });

  it.each`
    rule                                      | reason             | systems           | legs
    ${'SLP-06 two legs of one match'}         | ${'sameGame'}      | ${['2x1']}        | ${'sameGame'}
    ${'SLP-05 an outright among the legs'}    | ${'notCombinable'} | ${['2x1']}        | ${'champion'}
    ${'a system for another number of legs'}  | ${'notCombinable'} | ${['3x4']}        | ${'two'}
    ${'a parlay of more legs than there are'} | ${'notCombinable'} | ${['3x1']}        | ${'two'}
    ${'an unknown pass type'}                 | ${'notCombinable'} | ${['2x2']}        | ${'two'}
    ${'the same pass type twice'}             | ${'notCombinable'} | ${['2x1', '2x1']} | ${'two'}
    ${'the pass type of a single'}            | ${'notCombinable'} | ${['1x1']}        | ${'two'}
  `('rejects $rule', async ({ reason, systems, legs }) => {
    const member = await book.member();
    const [one, other] = offer(2);
    const champion = book.world.setPrice({ gameId: `g${++games}`, w: 'FS', r: '7', name: '曼城' });
    const otherMarket = book.world.setPrice({ gameId: one!.match.gameId, w: 'OU', r: 'O', line: '2.5' });
    const picks = { two: [one!, other!], champion: [one!, champion], sameGame: [one!, otherMarket] }[legs as 'two'];
    expect(await book.series(member, picks, { systems: systems as string[] })).toMatchObject({
      status: 'REJECTED',
      reason: reason as string,
    });
    expect(await book.money(member)).toEqual(['10000.00', '0.00']);
  });

  it.each`
    rule                                 | systems  | unit          | reason            | limits
    ${'a unit stake below its minimum'}  | ${'3x7'} | ${199n}       | ${'belowMinimum'} | ${{ min: '2.00', max: '7142.85' }}
    ${'a total stake below the minimum'} | ${'3x1'} | ${999n}       | ${'belowMinimum'} | ${{ min: '10.00', max: '50000.00' }}
    ${'a total stake above the maximum'} | ${'3x7'} | ${714_286n}   | ${'aboveMaximum'} | ${{ min: '2.00', max: '7142.85' }}
    ${'a unit stake above the maximum'}  | ${'3x1'} | ${5_000_001n} | ${'aboveMaximum'} | ${{ min: '10.00', max: '50000.00' }}
    ${'a text that is not an amount'}    | ${'3x1'} | ${undefined}  | ${'belowMinimum'} | ${{ min: '10.00', max: '50000.00' }}
  `('rejects $rule and returns the limits of a unit', async ({ systems, unit, reason, limits }) => {
    const member = await book.member('1000000.00');
    const order = { systems: [systems as string], unitStake: unit as bigint };
    expect(await book.series(member, offer(3), order)).toMatchObject({ status: 'REJECTED', reason, limits });
  });

  it('F-BET-19 rejects a stake above the balance, counted over all units', async () => {
    const member = await book.member('39.99');
    expect(await book.series(member, offer(3), { systems: ['3x4'], unitStake: 1_000n })).toMatchObject({
      reason: 'insufficientBalance',
    });
    expect(await book.money(member)).toEqual(['39.99', '0.00']);
  });

  it.each`
    rule        | change
    ${'none'}   | ${{ price: '0.91' }}
    ${'none'}   | ${{ price: '0.89' }}
    ${'better'} | ${{ price: '0.89' }}
    ${'any'}    | ${{ line: '-0.75' }}
    ${'any'}    | ${{ active: false }}
  `(
    'F-BET-06 one changed leg rejects the parlay and carries the reason: rule $rule, $change',
    async ({ rule, change }) => {
      const member = await book.member();
      const prices = offer(3);
      const { gameId } = prices[1]!.match;
      const now = book.world.setPrice({ gameId, w: 'R', r: 'H', line: '-0.5', ...(change as object) });
      const outcome = await book.series(member, prices, { oddsRule: rule as 'none' });
      expect(outcome.status).toBe('REJECTED');
      expect(outcome.legs?.map(({ reason }) => reason)).toEqual([undefined, outcome.reason, undefined]);
      expect(outcome.legs?.[1]).toMatchObject({ price: now.price, line: now.line, ver: 2 });
      expect(await book.money(member)).toEqual(['10000.00', '0.00']);
    },
  );

  it.each`
    rule        | price
    ${'better'} | ${'0.95'}
    ${'any'}    | ${'0.10'}
  `('F-BET-06 accepts a leg at $price under the rule $rule', async ({ rule, price }: Record<string, string>) => {
    const member = await book.member();
    const prices = offer(2);
    book.world.setPrice({ gameId: prices[0]!.match.gameId, w: 'R', r: 'H', line: '-0.5', price: price! });
    const outcome = await book.series(member, prices, { oddsRule: rule as 'any' });
    expect(outcome).toMatchObject({ status: 'ACCEPTED', legs: [{ price: price! }, { price: '0.90' }] });
  });

  it('F-BET-08 a leg whose match has started by the world clock rejects the parlay', async () => {
    const member = await book.member();
    const prices = offer(2);
    const { at } = book.world;
    book.world.at = KICK_OFF + 1_000;
    const outcome = await book.series(member, prices).finally(() => (book.world.at = at));
    expect(outcome).toMatchObject({ status: 'REJECTED', reason: 'started' });
  });

  it('F-BET-09 rejects the same selections in any order, accepts other selections and a single of one', async () => {
    const member = await book.member();
    const [one, two, three] = offer(3);
    expect(await book.series(member, [one!, two!])).toMatchObject({ status: 'ACCEPTED' });
    expect(await book.series(member, [two!, one!], { unitStake: 2_000n })).toMatchObject({ reason: 'duplicate' });
    expect(await book.series(member, [one!, three!])).toMatchObject({ status: 'ACCEPTED' });
    expect(await book.single(member, one!, '10.00')).toMatchObject({ status: 'ACCEPTED' });
    expect(await book.single(member, one!, '10.00')).toMatchObject({ reason: 'duplicate' });
  });
});

it('L1 refuses a bet if a pause of play was committed while the bet waited for the lock of the member', async () => {
  const member = await book.member();
  const legs = offer(1).map(toSlipPrice);
  const order: Order = { kind: 'single', requestId: 'paused', legs, oddsRule: 'none', systems: [], unitStake: 1_000n };
  const place = (tx: Tx) =>
    book.betting.place(createPausingTx(tx, { memberId: member.id, now: NOW }), { member, order, now: NOW });
  await expect(book.database.db.transaction().execute(place)).rejects.toMatchObject({ code: 6012 });
  expect(await book.money(member)).toEqual(['10000.00', '0.00']);
});

/** Milliseconds from now to the decision of a bet, and its state after the periodic job. */
interface MissedTimer {
  readonly decideIn: number;
  readonly status: BetOutcome['status'];
}

describe('in-play delay of a parlay (F-BET-07)', () => {
  it.each(['none', 'better', 'any'] as const)(
    'B9 DSK-04 accepts the parlay at the prices of its arrival under the rule %s, in spite of a small move',
    async (oddsRule) => {
      const member = await book.member();
      const prices = [...live(1), ...offer(1)];
      const outcome = await book.series(member, prices, { oddsRule });
      expect(outcome).toMatchObject({ status: 'PENDING', winAmount: '261.00' });
      expect(await book.money(member)).toEqual(['9900.00', '100.00']);
      book.world.setPrice({ gameId: prices[0]!.match.gameId, w: 'RE', r: 'H', line: '-0.5', price: '0.80' });
      await book.waitOut();
      expect(await book.status(member, outcome)).toMatchObject({
        status: 'ACCEPTED',
        winAmount: '261.00',
        legs: [{ price: '0.90' }, { price: '0.90' }],
      });
    },
  );

  const scored = (gameId: string) => book.world.setMatch(gameId, { score: { home: 1, away: 1 } });
  it.each<[string, string, (gameId: string) => void]>([
    ['a goal', 'priceChanged', scored],
    ['a red card', 'priceChanged', (gameId) => book.world.setCards(gameId, { home: 0, away: 1 })],
    [
      'a fall of more than five points of probability',
      'priceChanged',
      (gameId) => void book.world.setPrice({ gameId, w: 'RE', r: 'H', line: '-0.5', price: '0.70' }),
    ],
    [
      'a rise of more than five points of probability',
      'priceChanged',
      (gameId) => void book.world.setPrice({ gameId, w: 'RE', r: 'H', line: '-0.5', price: '1.20' }),
    ],
    ['another line', 'lineChanged', (gameId) => void book.world.setPrice({ gameId, w: 'RE', r: 'H', line: '-0.75' })],
    [
      'a suspension',
      'suspended',
      (gameId) => void book.world.setPrice({ gameId, w: 'RE', r: 'H', line: '-0.5', active: false }),
    ],
    ['the end of the match', 'closed', (gameId) => void book.world.setMatch(gameId, { status: 'ended' })],
    ['removal of the match from the board', 'closed', (gameId) => book.world.clear(gameId)],
  ])(
    '%s during the delay rejects it: %s, the leg carries the reason, the stake is returned',
    async (_what, reason, happen) => {
      const member = await book.member();
      const prices = [...offer(1), ...live(1)];
      const outcome = await book.series(member, prices);
      happen(prices[1]!.match.gameId);
      await book.waitOut();
      const refused = await book.status(member, outcome);
      expect(refused).toMatchObject({ status: 'REJECTED', reason, legs: [{ oddsId: prices[0]!.oddsId }, { reason }] });
      expect(refused.legs?.[0]?.reason).toBeUndefined();
      expect(await book.money(member)).toEqual(['10000.00', '0.00']);
    },
  );

  it('a point in basketball alone does not reject it', async () => {
    const member = await book.member();
    const gameId = `g${++games}`;
    book.world.setMatch(gameId, { gameType: 'BK', status: 'live', score: { home: 40, away: 38 } });
    const price = book.world.setPrice({ gameId, w: 'RE', r: 'H', line: '-4.5' });
    const outcome = await book.single(member, price, '10.00');
    book.world.setMatch(gameId, { score: { home: 42, away: 38 } });
    await book.waitOut();
    expect(await book.status(member, outcome)).toMatchObject({ status: 'ACCEPTED' });
  });

  it('F-SRV-04 a pending parlay survives a crash and is decided afterwards', async () => {
    const member = await book.member();
    const outcome = await book.series(member, [...live(1), ...offer(1)]);
    await (await book.crash()).resume();
    await book.waitOut();
    expect(await book.status(member, outcome)).toMatchObject({ status: 'ACCEPTED' });
  });

  it.each`
    rule          | when                              | decideIn           | status
    ${'F-BET-07'} | ${'before the end of its delay'}  | ${1}               | ${'PENDING'}
    ${'F-BET-07'} | ${'at the end of its delay'}      | ${0}               | ${'ACCEPTED'}
    ${'F-SRV-17'} | ${'after the clock was set back'} | ${60 * 86_400_000} | ${'ACCEPTED'}
  `('$rule a pending bet whose timer does not fire is $status $when', async ({ decideIn, status }: MissedTimer) => {
    const member = await book.member();
    const outcome = await book.single(member, live(1)[0]!, '10.00');
    const decide_at = new Date(NOW.getTime() + decideIn);
    await book.database.db
      .updateTable('bets')
      .set({ decide_at, placed_at: new Date(decide_at.getTime() - 3_000) })
      .where('ticket_id', '=', outcome.ticketId ?? '')
      .execute();
    await book.betting.settleAll();
    expect(await book.status(member, outcome)).toMatchObject({ status });
  });
});

describe('payout caps per member and day (§1, SLP-12)', () => {
  /** Price whose cap of 200,000 USD at 7.10 is 1,420,000.00. */
  const snooker = () => {
    const [price] = offer(1, { w: 'M', line: '', price: '99.00' });
    book.world.setMatch(price!.match.gameId, { gameType: 'SK' });
    return book.world.price(price!.oddsId)!;
  };

  it('rejects a bet that would exceed the cap and returns the remaining win', async () => {
    const member = await book.member('100000.00');
    expect(await book.single(member, snooker(), '14000.00')).toMatchObject({ winAmount: '1386000.00' });
    expect(await book.single(member, snooker(), '350.00')).toMatchObject({
      status: 'REJECTED',
      reason: 'abovePayoutCap',
      maxWin: '34000.00',
    });
    expect(await book.single(member, snooker(), '343.43')).toMatchObject({ status: 'ACCEPTED' });
  });

  it('markets on the goals of one team have a cap of 25,000 USD, in football too', async () => {
    const member = await book.member('100000.00');
    const [price] = offer(1, { w: 'OUH', r: 'O', line: '1.5', price: '9.00' });
    expect(await book.single(member, price!, '20000.00')).toMatchObject({
      reason: 'abovePayoutCap',
      maxWin: '177500.00',
    });
    expect(await book.single(member, price!, '19722.00')).toMatchObject({ winAmount: '177498.00' });
  });

  it('a parlay has the lowest cap of its legs', async () => {
    const member = await book.member('100000.00');
    const football = offer(1, { w: 'M', line: '', price: '1.00' });
    expect(await book.series(member, [snooker(), ...football], { unitStake: 714_000n })).toMatchObject({
      reason: 'abovePayoutCap',
      maxWin: '1420000.00',
    });
    expect(await book.series(member, [snooker(), ...football], { unitStake: 713_000n })).toMatchObject({
      winAmount: '1418870.00',
    });
  });

  it('a lost bet frees its part of the cap; a won bet does not', async () => {
    const member = await book.member('100000.00');
    const price = snooker();
    await book.single(member, price, '14000.00');
    const { gameId } = book.world.setMatch(price.match.gameId, { status: 'ended', score: { home: 0, away: 5 } });
    book.world.emitEvent('ended', gameId);
    await book.settled();
    expect(await book.single(member, snooker(), '14000.00')).toMatchObject({ status: 'ACCEPTED' });
  });
});

describe('outrights (w FS)', () => {
  const runner = (r: PriceSide, more = {}) =>
    book.world.setPrice({ gameId: 'cup', w: 'FS', r, price: '4.50', name: `第${r}队`, ...more });

  it('are accepted as singles and appear in the record with names in both scripts', async () => {
    const member = await book.member();
    book.world.setMatch('cup', { gameType: 'FS', showType: 'FSFT' });
    expect(await book.single(member, runner('3'), '100.00')).toMatchObject({ status: 'ACCEPTED', winAmount: '450.00' });
    expect(await book.single(member, runner('4'), '100.00')).toMatchObject({ status: 'ACCEPTED' });
    expect(await book.single(member, runner('4'), '100.00')).toMatchObject({ reason: 'duplicate' });
    expect((await book.record(member)).list.map(({ runner: name }) => name)).toEqual(['第4队', '第3队']);
    expect((await book.record(member, 'zh-TW')).list[0]).toMatchObject({ runner: '第4队（繁）' });
    book.world.setMatch('cup', { status: 'ended', winner: '3' });
    book.world.emitEvent('ended', 'cup');
    await book.settled();
    const { list } = await book.record(member);
    expect(list.map(({ r, resultCode, net }) => [r, resultCode, net])).toEqual([
      ['4', 'L', '-100.00'],
      ['3', 'W', '450.00'],
    ]);
  });
});

it('6301 rejects a leg whose ids belong to two different prices', async () => {
  const member = await book.member();
  const [one, other] = offer(2);
  const legs = [toSlipPrice(one!), { ...toSlipPrice(other!), r: 'C' }];
  await expect(book.series(member, [], { legs, systems: ['2x1'] })).rejects.toMatchObject({ code: 6301 });
});
