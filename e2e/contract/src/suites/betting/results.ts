import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { until } from '../../testing/clock/until.ts';
import { createBet, createPicker, type Odds, findPrice, addAmounts } from '../../testing/player/boardPrices.ts';
import { type NamedPlayer, type Platform, startPlatform } from '../../testing/sandbox/platform.ts';

/** Tests bets on corrected results, cancelled goals and void matches, and bets on sports other than football. */
export function resultSuite(databases: () => DatabaseProvider): void {
  describe('results', () => {
    let platform: Platform;
    const { choose } = createPicker();
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));

    const isOver = ({ w, r }: Odds) => w === 'OU' && r === 'O';
    /** Returns the winnings of 100.00 at a price. */
    const computeWinnings100 = ({ price }: Odds) => formatMinor((parseMinor(price) ?? 0n) * 100n);
    const records = async (member: NamedPlayer) => {
      const { list } = await member.call('record.betRecordList', { status: '', pageNum: 1, pageSize: 20 });
      return list;
    };

    it('pays the difference of a corrected result and keeps the former one in the record', async () => {
      const { matches } = platform.sandbox.console;
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', isOver);
      await member.place(createBet({ game, odds }, '100.00'));
      await matches.end(game.gameId, { home: 0, away: 0 });
      expect(await member.wallet()).toBe('9900.00');
      await matches.correct(game.gameId, { home: 9, away: 9 });
      const [corrected] = await records(member);
      expect(corrected).toMatchObject({
        resultCode: 'W',
        net: computeWinnings100(odds),
        scoreFinal: '9-9',
        formerResultCode: 'L',
        formerNet: '-100.00',
        resettledAt: expect.any(Number) as number,
      });
      expect(await member.wallet()).toBe(addAmounts('10000.00', computeWinnings100(odds)));
      await matches.correct(game.gameId, { home: 0, away: 1 });
      expect(await member.wallet()).toBe('9900.00');
      const kinds = (await platform.sandbox.console.members.statement(member.name)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'betResettle')).toHaveLength(2);
    });

    it('D6 returns bets that were placed while a cancelled goal counted', async () => {
      const { matches } = platform.sandbox.console;
      const member = await platform.newPlayer();
      const isLive = (w: string, gameStatus: string) => gameStatus === 'live' && w === 'ROU';
      const { game } = await choose(member, 'RB', ({ w }, { gameStatus }) => isLive(w, gameStatus));
      await matches.goal(game.gameId, 'H');
      await matches.resume(game.gameId);
      const board = await member.board('FT', 'RB');
      const now = findPrice(board, ({ w, r }, { gameId }) => gameId === game.gameId && w === 'ROU' && r === 'O');
      const requestId = createId();
      await member.place(createBet(now, '10.00', { oddsRule: 'any' }), requestId);
      await until(
        () => member.status(requestId),
        ({ status }) => status === 'ACCEPTED',
      );
      await matches.cancelGoal(game.gameId, 'H');
      expect((await records(member))[0]).toMatchObject({ status: 'settled', resultCode: 'D6', net: '0.00' });
      expect(await member.wallet()).toBe('10000.00');
    });

    it.each(['D2', 'D7', 'DE', 'DF', 'DJ', 'DU'])(
      'SPT-07 returns the stake of a match voided with %s',
      async (code) => {
        const member = await platform.newPlayer();
        const { game, odds } = await choose(member, 'FT', isOver);
        await member.place(createBet({ game, odds }, '20.00'));
        await platform.sandbox.console.matches.void(game.gameId, code);
        expect((await records(member))[0]).toMatchObject({ status: 'settled', resultCode: code, net: '0.00' });
        expect(await member.wallet()).toBe('10000.00');
      },
    );

    it('SPT-02 accepts an outright bet by its runner and pays it when it wins', async () => {
      const member = await platform.newPlayer();
      const { games } = await member.board('FS', 'FSFU');
      const game = games.find(({ odds }) => odds.length > 2)!;
      const [winner, loser] = game.odds as [Odds, Odds];
      expect(await member.place(createBet({ game, odds: winner }, '10.00'))).toMatchObject({ status: 'ACCEPTED' });
      expect(await member.place(createBet({ game, odds: loser }, '10.00'))).toMatchObject({ status: 'ACCEPTED' });
      await platform.sandbox.console.matches.winner(game.gameId, winner.r);
      const [second, first] = await records(member);
      expect(first).toMatchObject({ w: 'FS', runner: winner.name, team_h: game.team_h, resultCode: 'W' });
      expect(second).toMatchObject({ runner: loser.name, resultCode: 'L', net: '-10.00' });
    });

    it('SPT-02 settles every market of a tennis match by sets and games', async () => {
      const member = await platform.newPlayer();
      const isMoneyline = ({ w, active }: Odds) => w === 'M' && active === 'Y';
      const gameId = (await member.board('TN', 'FU')).games.find(({ odds }) => odds.some(isMoneyline))?.gameId ?? '';
      const [game] = (await member.game(gameId)).games;
      const plays = new Map(game!.odds.filter(({ active }) => active === 'Y').map((odds) => [odds.w, odds]));
      for (const odds of plays.values()) {
        expect(await member.place(createBet({ game: game!, odds }, '10.00'))).toMatchObject({ status: 'ACCEPTED' });
      }
      const scores = game!.odds.flatMap(({ r }) => /^H([23])C(\d)$/.exec(r)?.slice(1) ?? []);
      const [home, away] = scores;
      await platform.sandbox.console.matches.end(gameId, { home: Number(home), away: Number(away) });
      const settled = await records(member);
      expect(settled.map(({ w }) => w).sort()).toEqual([...plays.keys()].sort());
      expect(
        settled.every(({ status, resultCode = '' }) => status === 'settled' && /^(W|L|P|LW|LL)$/.test(resultCode)),
      ).toBe(true);
      expect(settled.find(({ w }) => w === 'M')?.scoreFinal).toBe(`${home}-${away}`);
    });
  });
}
