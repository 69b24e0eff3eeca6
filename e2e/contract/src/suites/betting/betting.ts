import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode } from '../../testing/player/createPlayer.ts';
import { until } from '../../testing/clock/until.ts';
import {
  createBet,
  createPicker,
  subtractAmounts,
  type Odds,
  findPrice,
  addAmounts,
} from '../../testing/player/boardPrices.ts';
import { type NamedPlayer, type Platform, startPlatform } from '../../testing/sandbox/platform.ts';

/** Computes the winnings, rounded half up, independently of the platform's arithmetic. */
function computeExpectedWinnings(stake: string, price: string, part: 1 | 2): string {
  const thousandths = (BigInt(stake.replace('.', '')) * BigInt(price.replace('.', '')) * 10n) / BigInt(part);
  const cents = (thousandths + 500n) / 1000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Tests bets from the slip to the record. */
export function bettingSuite(databases: () => DatabaseProvider): void {
  describe('betting', () => {
    let platform: Platform;
    const { used, choose } = createPicker();
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));

    /** Runs steps with a delay that a busy machine does not use up while they read. */
    const withLongDelay = async (steps: () => Promise<unknown>) => {
      await platform.sandbox.console.setSettings({ inPlayDelayMs: 3_000 });
      try {
        await steps();
      } finally {
        await platform.sandbox.console.resetSettings();
      }
    };
    const record = async (member: NamedPlayer, status: '' | 'open' | 'settled' = '') =>
      member.call('record.betRecordList', { status, pageNum: 1, pageSize: 20 });

    /** Whether a price is a home handicap with a line of the given kind. */
    const isHandicap = (kind: 'whole' | 'half' | 'quarter') => (odds: Odds) => {
      const quarters = Math.abs(Number(odds.line) * 4) % 4;
      const found = quarters === 0 ? 'whole' : quarters === 2 ? 'half' : 'quarter';
      return odds.w === 'R' && odds.r === 'H' && odds.line !== '' && found === kind;
    };
    const computeScore = (line: string, margin: number) => {
      const lead = margin - Number(line);
      return lead >= 0 ? { home: lead, away: 0 } : { home: 0, away: -lead };
    };

    it.each`
      code    | kind         | margin   | net
      ${'W'}  | ${'half'}    | ${0.5}   | ${(stake: string, price: string) => computeExpectedWinnings(stake, price, 1)}
      ${'LW'} | ${'quarter'} | ${0.25}  | ${(stake: string, price: string) => computeExpectedWinnings(stake, price, 2)}
      ${'P'}  | ${'whole'}   | ${0}     | ${() => '0.00'}
      ${'LL'} | ${'quarter'} | ${-0.25} | ${() => '-50.17'}
      ${'L'}  | ${'half'}    | ${-0.5}  | ${() => '-100.33'}
    `('B4 pays a bet of 100.33 with result $code to the cent', async ({ code, kind, margin, net }) => {
      const fits = isHandicap(kind as 'whole');
      const member = await platform.newPlayer();
      const withScore = (odds: Odds) => fits(odds) && Number.isInteger((margin as number) - Number(odds.line));
      const { game, odds } = await choose(member, 'FT', withScore);
      const placed = await member.place(createBet({ game, odds }, '100.33'));
      expect(placed).toMatchObject({
        status: 'ACCEPTED',
        stake: '100.33',
        winAmount: computeExpectedWinnings('100.33', odds.price, 1),
      });
      expect([await member.wallet(), await member.locked()]).toEqual(['9899.67', '100.33']);

      const score = computeScore(odds.line, margin as number);
      await platform.sandbox.console.matches.end(game.gameId, score);
      const expected = (net as (stake: string, price: string) => string)('100.33', odds.price);
      expect((await record(member)).list[0]).toMatchObject({
        status: 'settled',
        resultCode: code as string,
        net: expected,
        scoreFinal: `${score.home}-${score.away}`,
        team_h: game.team_h,
      });
      expect(await member.wallet()).toBe(addAmounts('10000.00', expected));
      expect(await member.locked()).toBe('0.00');
      expect(await member.call('record.betRecordTotal', { status: 'settled' })).toEqual({
        count: 1,
        stake: '100.33',
        net: expected,
      });
    });

    it('B2 keeps an in-play bet pending with its stake reserved, then accepts it', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'RB', ({ w }) => w === 'ROU');
      const requestId = createId();
      await withLongDelay(async () => {
        expect(await member.place(createBet({ game, odds }, '50.00'), requestId)).toMatchObject({
          status: 'PENDING',
          requestId,
        });
        expect([await member.wallet(), await member.locked()]).toEqual(['9950.00', '50.00']);
        expect((await record(member, 'open')).list[0]).toMatchObject({
          status: 'pending',
          scoreAtBet: expect.any(String) as string,
        });
      });
      await until(
        () => member.status(requestId),
        ({ status }) => status === 'ACCEPTED',
      );
      expect((await record(member, 'open')).list[0]).toMatchObject({ status: 'open' });
    });

    it.each`
      fault                                  | change
      ${'F-BET-07 goal while pending'}       | ${(id: string, control: Platform['sandbox']['console']) => control.matches.goal(id, 'H')}
      ${'F-BET-07 suspension while pending'} | ${(id: string, control: Platform['sandbox']['console']) => control.matches.suspend(id)}
      ${'F-BET-07 end while pending'}        | ${(id: string, control: Platform['sandbox']['console']) => control.matches.end(id)}
      ${'F-BET-07 void while pending'}       | ${(id: string, control: Platform['sandbox']['console']) => control.matches.void(id, 'DF')}
    `('rejects a bet with a reason and returns the stake: $fault', async ({ change }) => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(
        member,
        'RB',
        ({ w }, { gameStatus }) => gameStatus === 'live' && (w === 'RE' || w === 'ROU'),
      );
      const requestId = createId();
      await withLongDelay(async () => {
        await member.place(createBet({ game, odds }, '50.00', { oddsRule: 'any' }), requestId);
        await (change as (id: string, control: unknown) => Promise<unknown>)(game.gameId, platform.sandbox.console);
      });
      const outcome = await until(
        () => member.status(requestId),
        ({ status }) => status !== 'PENDING',
      );
      expect(outcome).toMatchObject({ status: 'REJECTED', reason: expect.any(String) as string });
      expect([await member.wallet(), await member.locked()]).toEqual(['10000.00', '0.00']);
      expect((await record(member)).list[0]).toMatchObject({ status: 'rejected' });
    });

    it('counts only goals after the bet for an in-play handicap', async () => {
      const member = await platform.newPlayer();
      const isWhole = (odds: Odds) => odds.w === 'RE' && odds.r === 'H' && odds.line === '0';
      const isHalf = (odds: Odds) => odds.w === 'RE' && odds.r === 'H' && odds.line === '-0.5';
      const { game, odds } = await choose(member, 'RB', (odds) => isWhole(odds) || isHalf(odds));
      const requestId = createId();
      await member.place(createBet({ game, odds }, '100.00'), requestId);
      const accepted = await until(
        () => member.status(requestId),
        ({ status }) => status !== 'PENDING',
      );
      expect(accepted.status).toBe('ACCEPTED');
      const match = platform.sandbox.console.matches.get(game.gameId);
      await platform.sandbox.console.matches.end(game.gameId, match.score);
      const bet = (await record(member)).list[0];
      expect(bet).toMatchObject({ status: 'settled', resultCode: odds.line === '0' ? 'P' : 'L' });
    });

    it('returns the stake of a void match with its code', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', ({ w }) => w === 'M');
      await member.place(createBet({ game, odds }, '20.00'));
      await platform.sandbox.console.matches.void(game.gameId, 'DD');
      expect((await record(member)).list[0]).toMatchObject({ status: 'settled', resultCode: 'DD', net: '0.00' });
      expect(await member.wallet()).toBe('10000.00');
    });

    it('settles first-half bets at half-time', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', ({ w, r }) => w === 'HM' && r === 'H');
      await member.place(createBet({ game, odds }, '20.00'));
      await platform.sandbox.console.matches.end(game.gameId, { home: 1, away: 3 }, { home: 1, away: 0 });
      expect((await record(member)).list[0]).toMatchObject({ resultCode: 'W', scoreFinal: '1-0' });
    });

    it.each`
      rule                                         | stake         | reason
      ${'below the minimum'}                       | ${'9.99'}     | ${'belowMinimum'}
      ${'zero'}                                    | ${'0'}        | ${'belowMinimum'}
      ${'a negative stake'}                        | ${'-100.00'}  | ${'belowMinimum'}
      ${'above the maximum'}                       | ${'50000.01'} | ${'aboveMaximum'}
      ${'F-BET-19 F-WAL-11 more than the balance'} | ${'10000.01'} | ${'insufficientBalance'}
    `('refuses $rule', async ({ stake, reason }: Record<string, string>) => {
      const member = await platform.newPlayer();
      const { game, odds } = findPrice(await member.board('FT', 'FT'), ({ w }) => w === 'OU', used);
      expect(await member.place(createBet({ game, odds }, stake ?? ''))).toMatchObject({ status: 'REJECTED', reason });
      expect([await member.wallet(), await member.locked()]).toEqual(['10000.00', '0.00']);
      expect((await record(member)).total).toBe(0);
    });

    it('F-BET-06 refuses a changed price and returns the new one', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = findPrice(await member.board('FT', 'FT'), ({ w }) => w === 'OU', used);
      const seen = createBet({ game, odds }, '10.00', { price: '9.99' });
      expect(await member.place(seen)).toMatchObject({ status: 'REJECTED', reason: 'priceChanged', price: odds.price });
      expect(await member.place({ ...seen, oddsRule: 'better' })).toMatchObject({ reason: 'priceChanged' });
      const line = createBet({ game, odds }, '10.00', { line: '99.5', oddsRule: 'any' });
      expect(await member.place(line)).toMatchObject({ reason: 'lineChanged', line: odds.line });
      expect(await member.place({ ...seen, oddsRule: 'any' })).toMatchObject({ status: 'ACCEPTED', price: odds.price });
    });

    it('F-BET-08 refuses a bet on a started match, independent of the client clock', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', ({ w }) => w === 'R');
      await platform.sandbox.console.matches.kickOff(game.gameId);
      expect(await member.place(createBet({ game, odds }, '10.00'))).toMatchObject({
        status: 'REJECTED',
        reason: 'started',
      });
    });

    it('F-BET-09 refuses a second bet on the same selection while the first is open', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', ({ w }) => w === 'OU');
      const bet = createBet({ game, odds }, '10.00');
      expect(await member.place(bet)).toMatchObject({ status: 'ACCEPTED' });
      expect(await member.place(bet)).toMatchObject({ status: 'REJECTED', reason: 'duplicate' });
      expect((await record(member)).total).toBe(1);
    });

    it('refuses a price of another match', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', ({ w }) => w === 'OU');
      const { game: other } = await choose(member, 'FT', ({ w }) => w === 'OU');
      expect(await catchErrorCode(member.place(createBet({ game, odds }, '10.00', { gameId: other.gameId })))).toBe(
        6301,
      );
    });

    it('pages the record, newest bet first', async () => {
      const member = await platform.newPlayer();
      const board = await member.board('FT', 'FT');
      const games = board.games
        .filter(({ gameId, odds }) => !used.has(gameId) && odds.some(({ w }) => w === 'OU'))
        .slice(0, 3);
      for (const game of games) {
        const odds = game.odds.find(({ w }) => w === 'OU');
        if (odds) await member.place(createBet({ game, odds }, '10.00'));
      }
      const page = (pageNum: number) => member.call('record.betRecordList', { status: 'open', pageNum, pageSize: 2 });
      const [first, second] = [await page(1), await page(2)];
      expect([first.total, first.list.length, second.list.length]).toEqual([3, 2, 1]);
      expect([...first.list, ...second.list].map(({ gameId }) => gameId)).toEqual(
        games.map(({ gameId }) => gameId).reverse(),
      );
      expect(await catchErrorCode(member.call('record.betRecordTotal', { status: '', beginTime: 2, endTime: 1 }))).toBe(
        6007,
      );
      expect(subtractAmounts('10000.00', '30.00')).toBe(await member.wallet());
    });
  });
}
