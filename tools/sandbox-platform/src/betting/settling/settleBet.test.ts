import type { MatchView, MarketCode, PriceSide, Score } from '@pavilion/sandbox-world';
import { correctResult } from './matchResults.ts';
import { type Book, NOW, openBook } from '../testing/openBook.ts';

let book: Book;
beforeAll(async () => void (book = await openBook()), 60_000);
afterEach(async () => expect(await book.audit()).toBeUndefined());
afterAll(() => book.close());

let games = 0;
interface Pick {
  readonly w?: MarketCode;
  readonly r?: PriceSide;
  readonly line?: string;
  readonly price?: string;
}
const offer = (pick: Pick = {}, match: Partial<MatchView> = {}) => {
  const gameId = `g${++games}`;
  book.world.setMatch(gameId, match);
  return book.world.setPrice({ gameId, w: 'R', r: 'H', line: '-0.5', price: '0.90', ...pick });
};
const score = (home: number, away: number): Score => ({ home, away });
const end = async (gameId: string, fullTime: Score, halfTime = score(0, 0)) => {
  book.world.setMatch(gameId, { status: 'ended', score: fullTime, halfTimeScore: halfTime });
  book.world.emitEvent('ended', gameId);
  await book.settled();
};
const correct = async (gameId: string, change: Partial<MatchView>) => {
  book.world.setMatch(gameId, change);
  book.world.emitEvent('corrected', gameId);
  await book.settled();
};
const readLetters = async ({ id }: Parameters<Book['record']>[0]) => {
  const letters = await book.database.db.selectFrom('letters').select('texts').where('member_id', '=', id).execute();
  return letters.map(({ texts }) => texts['zh-TW'].content).join();
};
const last = async (member: Parameters<Book['record']>[0]) => (await book.record(member)).list[0]!;

interface SystemRow {
  readonly systems: string[];
  readonly legs: string[];
  readonly net: string;
  readonly code: string;
}

describe('a parlay is settled by its combinations (B5)', () => {
  it.each`
    systems           | legs                | net          | code
    ${['3x1']}        | ${['W', 'W', 'W']}  | ${'585.90'}  | ${'W'}
    ${['3x1']}        | ${['W', 'LW', 'P']} | ${'175.50'}  | ${'W'}
    ${['3x1']}        | ${['W', 'LL', 'W']} | ${'80.50'}   | ${'W'}
    ${['3x1']}        | ${['P', 'LL', 'P']} | ${'-50.00'}  | ${'L'}
    ${['3x1']}        | ${['W', 'L', 'W']}  | ${'-100.00'} | ${'L'}
    ${['2x1']}        | ${['W', 'W', 'L']}  | ${'61.00'}   | ${'W'}
    ${['3x4']}        | ${['W', 'P', 'L']}  | ${'-210.00'} | ${'L'}
    ${['3x7']}        | ${['D', 'W', 'D']}  | ${'360.00'}  | ${'W'}
    ${['2x1', '3x1']} | ${['D', 'D', 'D']}  | ${'0.00'}    | ${'D'}
    ${['3x1']}        | ${['P', 'P', 'D']}  | ${'0.00'}    | ${'P'}
  `('$systems of $legs has a net result of $net', async ({ systems, legs, net, code }: SystemRow) => {
    const lines: Record<string, string> = { W: '-0.5', LW: '-0.75', P: '-1', LL: '-1.25', L: '-1.5', D: '-0.5' };
    const member = await book.member();
    const prices = legs.map((leg) => offer({ line: lines[leg] ?? '' }));
    await book.series(member, prices, { systems });
    for (const [at, { match }] of prices.entries()) {
      expect(await last(member)).toMatchObject({ status: 'open' });
      if (legs[at] === 'D') {
        book.world.setMatch(match.gameId, { status: 'postponed', voidCode: 'DD' });
        book.world.emitEvent('voided', match.gameId);
        await book.settled();
      } else await end(match.gameId, score(1, 0));
    }
    const bet = await last(member);
    expect(bet).toMatchObject({ kind: 'series', status: 'settled', resultCode: code, net, systems });
    expect(bet.legs?.map(({ resultCode, scoreFinal }) => [resultCode, scoreFinal])).toEqual(
      legs.map((leg) => (leg === 'D' ? ['DD', undefined] : [leg, '1-0'])),
    );
    expect((await book.money(member))[1]).toBe('0.00');
  });

  it('settles first-half legs at half-time and the others at the end', async () => {
    const member = await book.member();
    const prices = [offer({ w: 'HM', line: '' }), offer({ w: 'HOU', r: 'O', line: '0.5' }), offer()];
    await book.series(member, prices);
    for (const { match } of prices) {
      book.world.setMatch(match.gameId, { status: 'halftime', score: score(1, 0), halfTimeScore: score(1, 0) });
      book.world.emitEvent('halfTime', match.gameId);
    }
    await book.settled();
    const half = await last(member);
    expect(half.legs?.map(({ resultCode, scoreFinal }) => [resultCode, scoreFinal])).toEqual([
      ['W', '1-0'],
      ['W', '1-0'],
      [undefined, undefined],
    ]);
    expect(half.status).toBe('open');
    for (const { match } of prices) await end(match.gameId, score(1, 3), score(1, 0));
    expect(await last(member)).toMatchObject({ status: 'settled', resultCode: 'L', net: '-100.00' });
  });

  it('settles M and PD of a match in sets by sets, the handicap by games', async () => {
    const tennis: Partial<MatchView> = { gameType: 'TN' };
    const prices = [
      offer({ w: 'M', line: '' }, tennis),
      offer({ w: 'PD', r: 'H2C1', line: '' }, tennis),
      offer({}, tennis),
    ];
    const member = await book.member();
    await book.series(member, prices);
    for (const { match } of prices) {
      book.world.setMatch(match.gameId, { sets: score(2, 1) });
      await end(match.gameId, score(14, 16));
    }
    const { legs } = await last(member);
    expect(legs?.map(({ resultCode, scoreFinal }) => [resultCode, scoreFinal])).toEqual([
      ['W', '2-1'],
      ['W', '2-1'],
      ['L', '14-16'],
    ]);
  });

  it('returns the stake with D3 if the result does not decide the market', async () => {
    const member = await book.member();
    const price = offer({ w: 'FS', r: '1', line: '' });
    await book.single(member, price, '10.00');
    await end(price.match.gameId, score(0, 0));
    expect(await last(member)).toMatchObject({ resultCode: 'D3', net: '0.00' });
  });
});

describe('cancelled goal (result code D6)', () => {
  it('returns only bets placed while the goal counted', async () => {
    const { world } = book;
    const member = await book.member();
    const gameId = `g${++games}`;
    const betAt = async (r: PriceSide, ...[home, away]: [number, number]) => {
      world.setMatch(gameId, { status: 'live', score: score(home, away) });
      await book.single(member, world.setPrice({ gameId, w: 'ROU', r, line: '2.5' }), '10.00');
      await book.waitOut();
    };
    world.setPrice({ gameId, w: 'R', r: 'H', line: '-0.5' });
    await book.single(member, world.price(`${gameId}.R.0.H`)!, '10.00');
    const start = world.at;
    await betAt('O', 1, 0);
    world.at = start + 60_000;
    await betAt('U', 2, 0);
    world.at = start + 120_000;
    world.setMatch(gameId, { score: score(1, 0) });
    world.emitEvent('goalCancelled', gameId, { side: 'H', goal: { at: start + 30_000, realAt: 0 } });
    await book.settled();
    const { list } = await book.record(member);
    expect(list.map(({ w, r, status, resultCode }) => [w, r, status, resultCode])).toEqual([
      ['ROU', 'U', 'settled', 'D6'],
      ['ROU', 'O', 'open', undefined],
      ['R', 'H', 'open', undefined],
    ]);
    world.at = start;
    await end(gameId, score(1, 0));
  });

  it('counts a returned leg as a push in its parlay', async () => {
    const { world } = book;
    const member = await book.member();
    const other = offer();
    const gameId = `g${++games}`;
    world.setMatch(gameId, { status: 'live', score: score(0, 1) });
    await book.series(member, [world.setPrice({ gameId, w: 'RE', r: 'C', line: '0' }), other]);
    await book.waitOut();
    world.setMatch(gameId, { score: score(0, 0) });
    world.emitEvent('goalCancelled', gameId, { side: 'C', goal: { at: world.at, realAt: 0 } });
    await end(other.match.gameId, score(2, 0));
    expect(await last(member)).toMatchObject({
      resultCode: 'W',
      net: '90.00',
      legs: [{ resultCode: 'D6' }, { resultCode: 'W' }],
    });
  });
});

describe('resettlement after a corrected result', () => {
  it('posts the difference as one entry, and the record lists both results', async () => {
    const member = await book.member();
    const price = offer();
    await book.single(member, price, '100.00');
    await end(price.match.gameId, score(0, 1));
    expect(await book.money(member)).toEqual(['9900.00', '0.00']);
    await correct(price.match.gameId, { score: score(1, 0) });
    expect(await book.money(member)).toEqual(['10090.00', '0.00']);
    expect(await last(member)).toMatchObject({
      status: 'settled',
      resultCode: 'W',
      net: '90.00',
      scoreFinal: '1-0',
      formerResultCode: 'L',
      formerNet: '-100.00',
      resettledAt: NOW.getTime(),
    });
    book.world.emitEvent('corrected', price.match.gameId);
    await book.settled();
    expect(await book.money(member)).toEqual(['10090.00', '0.00']);
  });

  it('takes an overpayment back; the operator bears what the wallet does not hold', async () => {
    const member = await book.member('100.00');
    const price = offer();
    await book.single(member, price, '100.00');
    await end(price.match.gameId, score(1, 0));
    await book.take(member, '150.00');
    await correct(price.match.gameId, { score: score(0, 1) });
    expect(await book.money(member)).toEqual(['0.00', '0.00']);
    expect(await last(member)).toMatchObject({ resultCode: 'L', net: '-100.00', writtenOff: '150.00' });
    await correct(price.match.gameId, { score: score(1, 0) });
    expect(await book.money(member)).toEqual(['40.00', '0.00']);
    const again = await last(member);
    expect(again).toMatchObject({ resultCode: 'W', net: '90.00', formerResultCode: 'L', formerNet: '-100.00' });
    expect(again.writtenOff).toBeUndefined();
  });

  it('of one leg resettles a settled parlay; of an open parlay it changes only the leg', async () => {
    const member = await book.member();
    const prices = [offer(), offer()];
    const [first, second] = prices.map(({ match }) => match.gameId) as [string, string];
    await book.series(member, prices);
    await end(first, score(0, 0));
    await correct(first, { score: score(1, 0) });
    expect(await last(member)).toMatchObject({ status: 'open', legs: [{ resultCode: 'W' }, {}] });
    await end(second, score(1, 0));
    expect(await last(member)).toMatchObject({ resultCode: 'W', net: '261.00' });
    await correct(second, { score: score(0, 0) });
    expect(await last(member)).toMatchObject({
      resultCode: 'L',
      net: '-100.00',
      formerResultCode: 'W',
      formerNet: '261.00',
      legs: [
        { resultCode: 'W', scoreFinal: '1-0' },
        { resultCode: 'L', scoreFinal: '0-0' },
      ],
    });
    expect(await book.money(member)).toEqual(['9900.00', '0.00']);
  });

  it('of the first half changes only first-half markets', async () => {
    const member = await book.member();
    const half = offer({ w: 'HM', line: '' });
    const { gameId } = half.match;
    const full = book.world.setPrice({ gameId, w: 'M', r: 'H' });
    await book.single(member, half, '100.00');
    await book.single(member, full, '100.00');
    book.world.setMatch(gameId, { status: 'halftime', score: score(1, 0), halfTimeScore: score(1, 0) });
    book.world.emitEvent('halfTime', gameId);
    await end(gameId, score(1, 0), score(1, 0));
    await correct(gameId, { halfTimeScore: score(0, 0) });
    const { list } = await book.record(member);
    expect(list.map(({ w, resultCode, formerResultCode }) => [w, resultCode, formerResultCode])).toEqual([
      ['M', 'W', undefined],
      ['HM', 'L', 'W'],
    ]);
  });

  it('F-SRV-04 the next start pays a correction that was stored before a crash', async () => {
    const member = await book.member();
    const price = offer();
    await book.single(member, price, '100.00');
    await end(price.match.gameId, score(1, 0));
    await correctResult(book.database.db, price.match.gameId, { fullTime: score(0, 1), halfTime: score(0, 0) });
    const betting = await book.crash();
    expect(await last(member)).toMatchObject({ resultCode: 'W' });
    await betting.resume();
    expect(await last(member)).toMatchObject({ resultCode: 'L', formerResultCode: 'W' });
    expect(await book.money(member)).toEqual(['9900.00', '0.00']);
  });

  it('F-SRV-04 the next start pays a result that was stored before a crash, for a parlay too', async () => {
    const member = await book.member();
    const prices = [offer(), offer()];
    await book.series(member, prices);
    for (const { match } of prices) {
      const result = JSON.stringify({ fullTime: score(1, 0), halfTime: score(0, 0) });
      const row = { game_id: match.gameId, period: 'FT' as const, result, created_at: NOW };
      await book.database.db.insertInto('match_results').values(row).execute();
    }
    await (await book.crash()).resume();
    expect(await last(member)).toMatchObject({ status: 'settled', net: '261.00' });
  });

  it.each`
    result         | text
    ${score(1, 0)} | ${'已結算，派彩 190.00 元（含本金）。'}
    ${score(0, 1)} | ${'已結算，派彩 0.00 元。'}
    ${'postponed'} | ${'已結算，本金 100.00 元已退回。'}
  `('the inbox message of a bet with the result $result contains "$text"', async ({ result, text }) => {
    const member = await book.member();
    const price = offer();
    const { gameId } = price.match;
    await book.single(member, price, '100.00');
    if (result === 'postponed') {
      book.world.setMatch(gameId, { status: 'postponed', voidCode: 'DD' });
      book.world.emitEvent('voided', gameId);
      await book.settled();
    } else await end(gameId, result as Score);
    expect(await readLetters(member)).toContain(text);
  });

  it('sends an inbox message with the former and the new payout', async () => {
    const member = await book.member();
    const price = offer();
    await book.single(member, price, '100.00');
    await end(price.match.gameId, score(1, 0));
    await correct(price.match.gameId, { score: score(0, 1) });
    expect(await readLetters(member)).toContain('原派彩 190.00 元，更正後派彩 0.00 元');
  });
});
