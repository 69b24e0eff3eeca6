import type { RequestOf } from '@pavilion/api-client/protocol';
import { createId, parseMinor } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import { startPlatform, type NamedPlayer, type Platform } from '../../testing/sandbox/platform.ts';

/** Game to launch, and whether the notice of bound money was confirmed. */
interface VenueEntry {
  readonly gameCode?: string;
  readonly isActivity?: number;
}

/** Tests the lobby and the launch of venues (GAM-01 to GAM-04). */
export function lobbySuite(databases: () => DatabaseProvider): void {
  describe('lobby', () => {
    let platform: Platform;
    let player: NamedPlayer;
    beforeAll(async () => {
      platform = await startPlatform(databases());
      player = await platform.newPlayer('1000.00');
    });
    afterAll(() => platform.sandbox.close());
    const guest = () => createPlayer(platform.sandbox.url);
    const listVenues = () => platform.sandbox.console.venues;
    const page = (change: Partial<RequestOf<'venue.gameList'>> = {}) => ({
      category: 'DZ' as const,
      pageNum: 1,
      pageSize: 100,
      ...change,
    });
    const launch = (by: Player, enName: string, { gameCode = '', isActivity }: VenueEntry = {}) =>
      by.call(
        'venue.launch',
        { enName, gameCode, ...(isActivity === undefined ? {} : { isActivity }) },
        { requestId: createId() },
      );

    it.each(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const)(
      'GAM-01 %s has several venues with all data of a tile',
      async (category) => {
        const { list } = await guest().call('venue.getVenueInfoByCategory', { category });
        expect(list.length).toBeGreaterThanOrEqual(2);
        for (const venue of list) {
          expect(venue).toMatchObject({ category, state: 'open', enName: venue.channelCode.toLowerCase() });
          expect(venue.cover.motif).not.toBe('');
        }
      },
    );

    it('GAM-01 pages through more than 2,000 games without duplicates and gaps', async () => {
      const seen = new Set<string>();
      let total = 0;
      for (let pageNum = 1; pageNum === 1 || seen.size < total; pageNum++) {
        const response = await guest().call('venue.gameList', page({ pageNum }));
        total = response.total;
        if (response.list.length === 0) break;
        for (const { gameCode } of response.list) seen.add(gameCode);
      }
      expect(total).toBeGreaterThanOrEqual(2_000);
      expect(seen.size).toBe(total);
    });

    it.each`
      keyword   | langx
      ${'麒麟'} | ${'zh-CN'}
      ${'凤凰'} | ${'zh-CN'}
      ${'鳳凰'} | ${'zh-CN'}
      ${'傳奇'} | ${'zh-CN'}
    `('GAM-01 finds $keyword in either script', async ({ keyword }: { keyword: string }) => {
      const { total, list } = await guest().call('venue.gameList', page({ keyword }));
      expect(total).toBeGreaterThan(5);
      expect(new Set(list.map(({ gameCode }) => gameCode)).size).toBe(list.length);
    });

    it.each(['%', '_', '\\', "'; drop table games; --", '没有这样的游戏'])(
      'GAM-01 finds nothing for %j',
      async (keyword) => {
        expect(await guest().call('venue.gameList', page({ keyword }))).toEqual({ total: 0, list: [] });
      },
    );

    it('GAM-01 filters by tab and provider, hottest game first', async () => {
      const { tabs, list } = await guest().call('venue.getVenueInfoByCategory', { category: 'DZ' });
      for (const { key } of tabs) {
        const games = (await guest().call('venue.gameList', page({ tab: key, channelCode: 'TQDZ' }))).list;
        expect(games.length).toBeGreaterThan(0);
        expect(games.every((game) => game.tabs.includes(key) && game.channelCode === 'TQDZ')).toBe(true);
      }
      const total = (await guest().call('venue.gameList', page())).total;
      expect(list.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(total);
      const [first] = (await guest().call('venue.gameList', page())).list;
      expect(first?.isHot).toBe(true);
    });

    it('GAM-01 adds and removes favourites of the member', async () => {
      const [, game] = (await player.call('venue.gameList', page())).list;
      const gameCode = game?.gameCode ?? '';
      for (let time = 0; time < 2; time++) {
        expect(await player.call('collection.addCollection', { gameCode })).toEqual({ gameCode, isFavourite: true });
      }
      const mine = await player.call('venue.gameList', page({ scope: 'favourite' }));
      expect(mine).toMatchObject({ total: 1, list: [{ gameCode, isFavourite: true }] });
      expect(await catchErrorCode(guest().call('venue.gameList', page({ scope: 'favourite' })))).toBe(6001);
      const stranger = await platform.newPlayer();
      expect((await stranger.call('venue.gameList', page({ scope: 'favourite' }))).total).toBe(0);
      await player.call('collection.removeCollection', { gameCode });
      expect((await player.call('venue.gameList', page({ scope: 'favourite' }))).total).toBe(0);
    });

    it('GAM-02 launches each kind of venue by its method', async () => {
      expect(await launch(player, 'CRTY')).toEqual({ url: 'CRTY' });
      const onSite = (await launch(player, 'pzdj')).url;
      expect(onSite).toMatch(/^\/game\/api\/v1\/venue\/page\?lang=zh-CN#[\w-]{43}$/);
      const led = await fetch(platform.sandbox.url + onSite, { redirect: 'manual' });
      const own = led.headers.get('location') ?? '';
      expect([led.status, own]).toEqual([
        303,
        expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/venue\/play\?lang=zh-CN&theme=auto$/),
      ]);
      expect((await launch(player, 'jgdz', { gameCode: 'JGDZ-0003' })).url).toMatch(
        /^frame:http:\/\/127\.0\.0\.1:\d+\/venue\/play\?lang=zh-CN#[\w-]{43}$/,
      );
      const { url, takesTheme } = await launch(player, 'BGDZ', { gameCode: 'BGDZ-0007' });
      expect(takesTheme).toBe(true);
      expect(await (await fetch(url.replace('#', '&theme=dark#'))).text()).toContain('lang="zh-CN" data-theme="dark"');
      expect(new URL(url).origin).toBe(new URL(own).origin);
      expect((await fetch(url)).status).toBe(200);
      const { siteBaseConfig } = await guest().call('configuration.preInfo', {});
      expect(siteBaseConfig.venueOrigins).toEqual([new URL(url).origin]);
    });

    it('GAM-01 lists launched games as recently played, latest first', async () => {
      const recent = await platform.newPlayer();
      for (const code of ['BGDZ-0001', 'XCDZ-0002', 'BGDZ-0001'])
        await launch(recent, code.slice(0, 4), { gameCode: code });
      const { list } = await recent.call('venue.gameList', page({ scope: 'recent' }));
      expect(list.map(({ gameCode }) => gameCode)).toEqual(['BGDZ-0001', 'XCDZ-0002']);
    });

    it.each`
      turn                         | enName       | gameCode       | code
      ${'an unknown venue'}        | ${'NOWHERE'} | ${''}          | ${6004}
      ${'an unknown game'}         | ${'BGDZ'}    | ${'BGDZ-9999'} | ${6004}
      ${'a game of another venue'} | ${'BGDZ'}    | ${'XCDZ-0001'} | ${6004}
    `('GAM-02 refuses to launch $turn', async ({ enName, gameCode, code }) => {
      expect(await catchErrorCode(launch(player, enName as string, { gameCode: gameCode as string }))).toBe(code);
    });

    it('ERR-06 ERR-07 refuses a launch by a guest, and that of a closed venue with a reason', async () => {
      expect(await catchErrorCode(launch(guest(), 'BGDZ'))).toBe(6001);
      await listVenues().setState('BGDZ', 'maintenance');
      expect(await catchErrorCode(launch(player, 'BGDZ'))).toBe(6415);
      const { list } = await guest().call('venue.getVenueInfoByCategory', { category: 'DZ' });
      expect(list.find(({ channelCode }) => channelCode === 'BGDZ')?.state).toBe('maintenance');
      await listVenues().setState('BGDZ', 'regionLimited');
      expect(await catchErrorCode(launch(player, 'BGDZ'))).toBe(6031);
      await listVenues().setState('BGDZ', 'open');
      await expect(launch(player, 'BGDZ')).resolves.toBeDefined();
    });

    it('GAM-03 ERR-07 refuses a launch with money bound elsewhere unless isActivity is sent', async () => {
      const bound = await platform.newPlayer('500.00');
      await listVenues().setTurnover(bound.name, { channelCode: 'XCDZ', required: '100.00' });
      expect(await catchErrorCode(launch(bound, 'BGDZ'))).toBe(6413);
      await expect(launch(bound, 'XCDZ')).resolves.toBeDefined();
      await expect(launch(bound, 'BGDZ', { isActivity: 1 })).resolves.toBeDefined();
      expect(await bound.wallet()).toBe('500.00');
    });

    it('WAL-02 transfers the whole centre balance once per launch with auto-transfer', async () => {
      const auto = await platform.newPlayer('321.09');
      expect((await launch(auto, 'HPDZ')).transfer).toBeUndefined();
      await auto.call('status.setAutoTransferStatus', { status: '1' });
      expect((await auto.call('venue.allBalance', { category: 8 })).autoTransferStatus).toBe('1');
      const requestId = createId();
      const body = { enName: 'HPDZ', gameCode: 'HPDZ-0001' };
      const first = await auto.call('venue.launch', body, { requestId });
      expect(first.transfer).toMatchObject({ amount: '321.09', status: 'done', channelCode: 'HPDZ' });
      const again = await auto.call('venue.launch', body, { requestId });
      expect(again.transfer).toEqual(first.transfer);
      expect((await fetch(again.url)).status).toBe(200);
      expect(await auto.call('venue.balance', { channelCode: 'HPDZ' })).toMatchObject({ balance: '321.09' });
      expect((await launch(auto, 'BGDZ')).transfer).toBeUndefined();
      expect((await launch(auto, 'CRTY')).transfer).toBeUndefined();
      await auto.call('status.setAutoTransferStatus', { status: '0' });
      await auto.call('venue.recycle', {});
      expect((await launch(auto, 'BGDZ')).transfer).toBeUndefined();
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    });

    it('GAM-01 increases bonus pools by the world’s clock and resets them on a win', async () => {
      const read = async () => guest().call('venue.getBonusPools', { category: 'DZ' });
      const before = await read();
      await platform.sandbox.console.setClock({ advanceMinutes: 1 });
      const after = await read();
      for (const pool of before.list) {
        const now = after.list.find(({ poolCode }) => poolCode === pool.poolCode);
        if (now?.lastWin.time !== pool.lastWin.time) continue;
        const gained = (parseMinor(now.amount) ?? 0n) - (parseMinor(pool.amount) ?? 0n);
        const expected = ((parseMinor(pool.perHour) ?? 0n) * BigInt(after.time - before.time)) / 3_600_000n;
        expect([expected, expected + 1n]).toContain(gained);
      }
      await listVenues().winPool('DZ-GRAND');
      const grand = (await read()).list.find(({ poolCode }) => poolCode === 'DZ-GRAND');
      const was = after.list.find(({ poolCode }) => poolCode === 'DZ-GRAND');
      expect(grand).toMatchObject({ amount: '1500000.00', lastWin: { amount: was?.amount, time: after.time } });
    });

    it('GAM-04 lists running streams, and ended ones with their scores', async () => {
      const history = (pageNum = 1) => guest().call('stream.history', { pageNum, pageSize: 100, langx: 'zh-tw' });
      const [running] = (await history()).list;
      expect(running).toMatchObject({ status: 'live', gameType: expect.stringMatching(/^(FT|BK)$/) as string });
      await platform.sandbox.console.matches.end(running?.gameId ?? '', { home: 4, away: 2 });
      const { total } = await history();
      const lastPage = await history(Math.ceil(total / 100));
      const all = [...(await history()).list, ...lastPage.list];
      expect(all).toContainEqual(
        expect.objectContaining({ gameId: running?.gameId, status: 'ended', score: '4-2', team_h: running?.team_h }),
      );
    });
  });
}
