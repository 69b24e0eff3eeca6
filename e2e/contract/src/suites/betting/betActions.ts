import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, type Player } from '../../testing/player/createPlayer.ts';
import { createBet, createPicker } from '../../testing/player/boardPrices.ts';
import { type Platform, startPlatform } from '../../testing/sandbox/platform.ts';

/** Tests bets as user actions: lost responses, reused ids, simultaneous requests. */
export function betActionSuite(databases: () => DatabaseProvider): void {
  describe('bets as user actions', () => {
    let platform: Platform;
    const { used, choose } = createPicker();
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));
    const record = async (member: Player) =>
      member.call('record.betRecordList', { status: '', pageNum: 1, pageSize: 20 });

    it('F-BET-05 F-API-03 finds a bet with a lost response by its request id and places it once', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', ({ w }) => w === 'OU');
      const bet = createBet({ game, odds }, '10.00');
      const requestId = createId();
      platform.sandbox.console.addFault({ endpoint: 'sport.placeBet', kind: 'lostAnswer', count: 1 });
      await expect(member.place(bet, requestId)).rejects.toMatchObject({ kind: 'transport', outcome: 'unknown' });
      expect(await member.status(requestId)).toMatchObject({ status: 'ACCEPTED' });
      expect(await member.place(bet, requestId)).toMatchObject({ status: 'ACCEPTED', requestId });
      expect((await record(member)).total).toBe(1);
      expect(await member.wallet()).toBe('9990.00');
    });

    it('W3 reports an unused request id as unknown', async () => {
      const member = await platform.newPlayer();
      expect(await member.status(createId())).toMatchObject({ status: 'UNKNOWN' });
    });

    it('F-CRY-07 refuses another bet with a used request id and has no effect', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', ({ w }) => w === 'OU');
      const requestId = createId();
      await member.place(createBet({ game, odds }, '10.00'), requestId);
      expect(await catchErrorCode(member.place(createBet({ game, odds }, '20.00'), requestId))).toBe(6008);
      expect(await member.wallet()).toBe('9990.00');
    });

    it('F-SRV-08 places one bet for 20 simultaneous requests with one id and returns equal responses', async () => {
      const member = await platform.newPlayer();
      const { game, odds } = await choose(member, 'FT', ({ w }) => w === 'OU');
      const requestId = createId();
      const bet = createBet({ game, odds }, '10.00');
      const responses = await Promise.all(Array.from({ length: 20 }, () => member.place(bet, requestId)));
      expect(new Set(responses.map(({ ticketId }) => ticketId)).size).toBe(1);
      expect(await member.wallet()).toBe('9990.00');
    });

    it('F-WAL-10 never spends more than the balance with 20 simultaneous bets', async () => {
      const member = await platform.newPlayer('100.00');
      const board = await member.board('FT', 'FT');
      const prices = board.games
        .filter(({ gameId }) => !used.has(gameId))
        .flatMap((game) =>
          game.odds
            .filter(({ w, r, active }) => w === 'OU' && r === 'O' && active === 'Y')
            .slice(0, 1)
            .map((odds) => createBet({ game, odds }, '30.00')),
        )
        .slice(0, 20);
      const responses = await Promise.all(prices.map((bet) => member.place(bet)));
      expect(responses.filter(({ status }) => status === 'ACCEPTED')).toHaveLength(3);
      expect([await member.wallet(), await member.locked()]).toEqual(['10.00', '90.00']);
    });
  });
}
