import { createId, parseMinor } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import type { PlacedSeries, Player } from '../../testing/player/createPlayer.ts';
import { until } from '../../testing/clock/until.ts';
import { createBet, createPicker, type Game, type Odds } from '../../testing/player/boardPrices.ts';
import { type Platform, startPlatform } from '../../testing/sandbox/platform.ts';

type Console = Platform['sandbox']['console'];

/** Tests parlays from the slip to the record, with the rules of a single for each leg. */
export function seriesBetSuite(databases: () => DatabaseProvider): void {
  describe('parlays', () => {
    let platform: Platform;
    const { choose } = createPicker();
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));

    interface Found {
      readonly game: Game;
      readonly odds: Odds;
    }
    const isOver = ({ w, r }: Odds) => w === 'OU' && r === 'O';
    const find = async (member: Player, count: number): Promise<Found[]> => {
      const found: Found[] = [];
      for (let leg = 0; leg < count; leg++) found.push(await choose(member, 'FT', isOver));
      return found;
    };
    const findLive = (member: Player): Promise<Found> =>
      choose(member, 'RB', ({ w }, { gameStatus }) => gameStatus === 'live' && w === 'ROU');
    const createSeries = (found: readonly Found[], more: Partial<PlacedSeries> = {}): PlacedSeries => ({
      legs: found.map((price) => createBet(price, '')),
      unitStake: '10.00',
      ...more,
    });
    const records = async (member: Player) =>
      member.call('record.betRecordList', { status: '', pageNum: 1, pageSize: 20 });
    const waitForDecision = (member: Player, requestId: string) =>
      until(
        () => member.status(requestId),
        ({ status }) => status !== 'PENDING',
      );

    it('SLP-08 SLP-12 returns limits of bets and units, payout caps and their exchange rate', async () => {
      const member = await platform.newPlayer();
      const Request = { timestamp: 0, token: '', langx: 'zh-cn', remoteip: '' };
      expect(await member.call('sport.session', { method: 'session', enName: 'crty', Request })).toMatchObject({
        goldMin: '10.00',
        goldMax: '50000.00',
        unitMin: '2.00',
        unitMax: '50000.00',
        usdRate: '7.10',
        payoutCaps: { FT: '1500000.00', BK: '1500000.00', TN: '300000.00', SK: '200000.00', VF: '200000.00' },
      });
    });

    it('B5 settles a system by its combinations and keeps the codes of its legs', async () => {
      const member = await platform.newPlayer();
      const found = await find(member, 3);
      const [won, lost, called] = found.map(({ game }) => game.gameId) as [string, string, string];
      const placed = await member.placeSeries(createSeries(found, { systems: ['3x4'], unitStake: '25.00' }));
      expect(placed).toMatchObject({ status: 'ACCEPTED', units: 4, stake: '100.00' });
      expect([await member.wallet(), await member.locked()]).toEqual(['9900.00', '100.00']);
      const { matches } = platform.sandbox.console;
      await matches.end(won, { home: 9, away: 9 });
      await matches.end(lost, { home: 0, away: 0 });
      expect((await records(member)).list[0]).toMatchObject({ status: 'open' });
      await matches.void(called, 'DD');
      // Of the doubles, only won with void pays: its stake at the price of the won leg. The treble is lost.
      const price = parseMinor(found[0]!.odds.price) ?? 0n;
      const net = (2_500n * price + 50n) / 100n - 7_500n;
      const { list } = await records(member);
      expect(list[0]).toMatchObject({
        kind: 'series',
        status: 'settled',
        systems: ['3x4'],
        units: 4,
        unitStake: '25.00',
        stake: '100.00',
        legs: found.map(({ game }) => ({ team_h: game.team_h, team_c: game.team_c })),
      });
      expect(parseMinor(list[0]?.net)).toBe(net);
      expect(list[0]?.legs?.map(({ resultCode, scoreFinal }) => [resultCode, scoreFinal])).toEqual([
        ['W', '9-9'],
        ['L', '0-0'],
        ['DD', undefined],
      ]);
      expect(parseMinor(await member.wallet())).toBe(1_000_000n + net);
    });

    it('F-BET-05 finds a parlay with a lost response by its request id and places it once', async () => {
      const member = await platform.newPlayer();
      const series = createSeries(await find(member, 2));
      const requestId = createId();
      platform.sandbox.console.addFault({ endpoint: 'sport.placeSeries', kind: 'lostAnswer', count: 1 });
      await expect(member.placeSeries(series, requestId)).rejects.toMatchObject({ outcome: 'unknown' });
      expect(await member.status(requestId)).toMatchObject({ status: 'ACCEPTED', units: 1, systems: ['2x1'] });
      expect(await member.placeSeries(series, requestId)).toMatchObject({ status: 'ACCEPTED', requestId });
      expect((await records(member)).total).toBe(1);
      expect(await member.wallet()).toBe('9990.00');
    });

    it('F-BET-06 refuses a parlay with a wrong price of a leg and returns all current prices', async () => {
      const member = await platform.newPlayer();
      const found = await find(member, 3);
      const { legs } = createSeries(found);
      const seen = { legs: legs.map((leg, at) => (at === 1 ? { ...leg, price: '9.99' } : leg)), unitStake: '10.00' };
      const refused = await member.placeSeries(seen);
      expect(refused).toMatchObject({ status: 'REJECTED', reason: 'priceChanged' });
      expect(refused.legs?.map(({ price, reason }) => [price, reason])).toEqual(
        found.map(({ odds }, at) => [odds.price, at === 1 ? 'priceChanged' : undefined]),
      );
      expect(await member.placeSeries({ ...seen, oddsRule: 'better' })).toMatchObject({ reason: 'priceChanged' });
      expect(await member.wallet()).toBe('10000.00');
      expect(await member.placeSeries({ ...seen, oddsRule: 'any' })).toMatchObject({ status: 'ACCEPTED' });
    });

    it('B2 keeps a parlay with an in-play leg pending with its stake reserved, then accepts it', async () => {
      const member = await platform.newPlayer();
      const requestId = createId();
      const series = createSeries([await findLive(member), ...(await find(member, 1))], { oddsRule: 'any' });
      expect(await member.placeSeries(series, requestId)).toMatchObject({ status: 'PENDING', requestId });
      expect([await member.wallet(), await member.locked()]).toEqual(['9990.00', '10.00']);
      expect(await waitForDecision(member, requestId)).toMatchObject({ status: 'ACCEPTED' });
    });

    it.each<[string, (id: string, control: Console) => Promise<unknown>]>([
      ['goal', (id, { matches }) => matches.goal(id, 'C')],
      ['suspension', (id, { matches }) => matches.suspend(id)],
      ['end of the match', (id, { matches }) => matches.end(id)],
    ])('F-BET-07 rejects a pending parlay, names the leg and returns the stake: %s', async (_what, applyEvent) => {
      const member = await platform.newPlayer();
      const live = await findLive(member);
      const requestId = createId();
      await member.placeSeries(createSeries([...(await find(member, 1)), live], { oddsRule: 'any' }), requestId);
      await applyEvent(live.game.gameId, platform.sandbox.console);
      const outcome = await waitForDecision(member, requestId);
      expect(outcome).toMatchObject({ status: 'REJECTED', reason: expect.any(String) as string });
      expect(outcome.legs?.map(({ reason }) => reason)).toEqual([undefined, outcome.reason]);
      expect([await member.wallet(), await member.locked()]).toEqual(['10000.00', '0.00']);
    });

    it('F-BET-08 refuses a parlay with a leg of a started match, independent of the client clock', async () => {
      const member = await platform.newPlayer();
      const found = await find(member, 2);
      await platform.sandbox.console.matches.kickOff(found[1]!.game.gameId);
      const refused = await member.placeSeries(createSeries(found));
      expect(refused).toMatchObject({ status: 'REJECTED', reason: 'started' });
      expect(refused.legs?.map(({ reason }) => reason)).toEqual([undefined, 'started']);
    });

    it('F-BET-09 refuses the same selections while the first parlay is open', async () => {
      const member = await platform.newPlayer();
      const found = await find(member, 2);
      expect(await member.placeSeries(createSeries(found))).toMatchObject({ status: 'ACCEPTED' });
      expect(await member.placeSeries(createSeries(found.toReversed()))).toMatchObject({ reason: 'duplicate' });
      expect((await records(member)).total).toBe(1);
    });

    it('F-BET-19 refuses a parlay whose stake was spent from another tab', async () => {
      const member = await platform.newPlayer('25.00');
      const found = await find(member, 4);
      const [one, other] = await Promise.all([
        member.placeSeries(createSeries(found.slice(0, 2), { unitStake: '20.00' })),
        member.placeSeries(createSeries(found.slice(2), { unitStake: '20.00' })),
      ]);
      expect([one.status, other.status].sort()).toEqual(['ACCEPTED', 'REJECTED']);
      expect([one.reason, other.reason]).toContain('insufficientBalance');
      expect([await member.wallet(), await member.locked()]).toEqual(['5.00', '20.00']);
    });
  });
}
