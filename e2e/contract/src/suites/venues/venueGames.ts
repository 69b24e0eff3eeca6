import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import type { Player } from '../../testing/player/createPlayer.ts';
import { createVenueClient, type VenueRound } from '../../testing/player/createVenueClient.ts';
import { startPlatform, type NamedPlayer, type Platform } from '../../testing/sandbox/platform.ts';

const VERIFY = join(__dirname, '../../../../../tools/sandbox/bin/verifyRound.mjs');
const ROUNDS = 10;

/** Runs the verification script, which contains no code of the sandbox, on rounds. */
function verify(rounds: readonly VenueRound[]): { readonly code: number | null; readonly out: string } {
  const { status, stdout } = spawnSync(process.execPath, [VERIFY], { input: JSON.stringify(rounds), encoding: 'utf8' });
  return { code: status, out: stdout };
}

const cents = (text: string | undefined): bigint => parseMinor(text) ?? 0n;

/** Tests rounds of venue games: money, records, proofs (GAM-05). */
export function venueGamesSuite(databases: () => DatabaseProvider): void {
  describe('venue games', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases());
    });
    afterAll(() => platform.sandbox.close());
    const control = () => platform.sandbox.console;

    const transferIn = (player: Player, channelCode: string, amount: string) =>
      player.call('venue.transfer', { channelCode, amount, ty: '1' }, { requestId: createId() });
    async function enter(gameCode: string, amount = '400.00', given?: NamedPlayer) {
      const player = given ?? (await platform.newPlayer('1000.00'));
      if (amount !== '0.00') await transferIn(player, gameCode.split('-')[0] ?? '', amount);
      return { player, visit: await createVenueClient(player, gameCode, platform.sandbox.url) };
    }

    it.each`
      game           | category | spots
      ${'BGDZ-0001'} | ${'DZ'}  | ${['spin']}
      ${'JGDZ-0002'} | ${'DZ'}  | ${['spin']}
      ${'LYZR-0001'} | ${'ZR'}  | ${['banker', 'tie', 'playerPair']}
      ${'LYZR-0027'} | ${'ZR'}  | ${['red', 'n7']}
      ${'XYQP-0001'} | ${'QP'}  | ${['dragon', 'tigerOdd']}
      ${'XYQP-0006'} | ${'QP'}  | ${['door0', 'door2']}
      ${'XYQP-0011'} | ${'QP'}  | ${['big', 't9']}
      ${'CLBY-0001'} | ${'BY'}  | ${['puffer']}
      ${'QXCP-0001'} | ${'CP'}  | ${['sumBig', 'first3', 'dragon']}
      ${'LSCP-0005'} | ${'CP'}  | ${['sumOdd', 'total10']}
      ${'PZDJ-0001'} | ${'DJ'}  | ${['winner:home', 'm1.total:over', 'm1.firstBlood:away']}
      ${'CFTY'}      | ${'TY'}  | ${['winner:away', 'm1.total:under']}
    `(
      'GAM-05 has exact balance, record and proof of ten rounds of $category $game',
      async ({ game, category, spots }: { game: string; category: string; spots: string[] }) => {
        const player = await platform.newPlayer('1000.00');
        await transferIn(player, game.split('-')[0] ?? '', '500.00');
        const visit = await createVenueClient(player, game, platform.sandbox.url);
        const opened = await visit.state();
        const gameCode = opened.game.code;
        // The draws of the clock are a minute apart. After a draw of the console, the next one is a whole period away.
        if (opened.draw) await control().venues.draw(gameCode);
        const before = await visit.state();
        const stake = before.game.limits.min;
        const findPrice = (spot: string) => before.game.spots.find(({ key }) => key === spot)?.pays;
        const bets = spots.map((spot) => ({ spot, stake, ...(before.matches ? { price: findPrice(spot) } : {}) }));
        const drawNo = before.draw?.no;
        for (let at = 0; at < ROUNDS; at++) {
          const body = { requestId: createId(), gameCode, bets, ...(drawNo === undefined ? {} : { drawNo }) };
          expect(await visit.call('POST', 'rounds', body)).toMatchObject({ status: 200 });
        }
        if (drawNo === undefined) await visit.rotate('my-own_seed');
        else expect(await control().venues.draw(gameCode)).toEqual({ gameCode, drawNo });
        const after = await visit.state();
        const rounds = after.rounds.slice(0, ROUNDS);
        expect(rounds.every(({ status }) => status === 'settled')).toBe(true);
        const published = before.draw?.hash ?? before.seeds.hash;
        expect(new Set(rounds.map(({ proof }) => proof.hash))).toEqual(new Set([published]));
        const net = rounds.reduce((sum, round) => sum + cents(round.payout) - cents(round.stake), 0n);
        expect(after.balance).toBe(formatMinor(50_000n + net));
        const filter = {
          status: 'settled' as const,
          category: category === 'TY' ? ('games' as const) : (category as 'DZ'),
        };
        const staked = formatMinor(cents(stake) * BigInt(spots.length * ROUNDS));
        expect(await player.call('record.betRecordTotal', filter)).toEqual({
          count: ROUNDS,
          stake: staked,
          net: formatMinor(net),
        });
        const { rounds: records = [] } = await player.call('record.betRecordList', {
          ...filter,
          pageNum: 1,
          pageSize: 20,
        });
        expect(records.map(({ roundId, payout }) => [roundId, payout])).toEqual(
          rounds.map(({ id, payout }) => [id, payout]),
        );
        const { code, out } = verify(rounds);
        expect([code, out.match(/^OK/gm)?.length]).toEqual([0, ROUNDS]);
        expect(await control().audit()).toEqual({ ok: true });
      },
    );

    it('GAM-05 GAM-01 adds stakes to the bonus pool of the venue and pays all of it to the winner, verifiably', async () => {
      const { player, visit } = await enter('YQQP-0001');
      const readPool = async () => (await player.call('venue.getBonusPools', { category: 'QP' })).list[0]!;
      const spot = (await visit.state()).game.spots[0]?.key ?? '';
      const play = async (stake: string) => (await visit.play([{ spot, stake }])).round!;
      const before = await readPool();
      expect((await play('9.00')).pool).toEqual({ fed: '0.04', won: '0.00', odds: before.odds });
      const fed = await readPool();
      expect(cents(fed.amount) - cents(before.amount)).toBe(4n);
      await control().venues.setPoolOdds('QP-CUP', 1);
      const won = await play('10.00');
      const amount = formatMinor(cents(fed.amount) + 5n);
      expect(won.pool).toEqual({ fed: '0.05', won: amount, odds: 1 });
      const winner = `${player.name.slice(0, 2)}***${player.name.slice(-2)}`;
      expect(await readPool()).toMatchObject({ amount: '100000.00', lastWin: { winner, amount } });
      const { rounds, balance } = await visit.state();
      const back = rounds.reduce((sum, { payout, pool }) => sum + cents(payout) + cents(pool?.won), 0n);
      expect(cents(balance)).toBe(40_000n - 1_900n + back);
      const { rounds: records = [] } = await player.call('record.betRecordList', {
        status: 'settled',
        category: 'QP',
        pageNum: 1,
        pageSize: 10,
      });
      expect(records[0]).toMatchObject({
        poolWon: amount,
        net: formatMinor(cents(won.payout) + cents(amount) - 1_000n),
      });
      await visit.rotate('next');
      const shown = (await visit.state()).rounds;
      expect(verify(shown).code).toBe(0);
      expect(verify([{ ...shown[0]!, pool: { ...won.pool!, won: '0.00' } }]).code).toBe(1);
      expect(await control().audit()).toEqual({ ok: true });
    });

    it('GAM-05 rejects a record with a changed amount, card or seed in the verification', async () => {
      const { visit } = await enter('LYZR-0001');
      await visit.play([{ spot: 'player', stake: '5.00' }]);
      const hidden = (await visit.state()).rounds[0]!;
      expect([hidden.proof.serverSeed, verify([hidden]).code]).toEqual([undefined, 2]);
      await visit.rotate('next');
      const round = (await visit.state()).rounds[0]! as VenueRound & { outcome: { player: number[] } };
      const corrupted = [
        { ...round, payout: formatMinor(cents(round.payout) + 1n) },
        { ...round, outcome: { ...round.outcome, player: round.outcome.player.map((card) => (card + 1) % 52) } },
        { ...round, proof: { ...round.proof, serverSeed: `${round.proof.serverSeed}x` } },
        { ...round, proof: { ...round.proof, nonce: round.proof.nonce + 1 } },
      ];
      expect(verify([round]).code).toBe(0);
      for (const each of corrupted) expect(verify([each])).toMatchObject({ code: 1 });
    });

    it('GAM-05 W3 plays one round for one request id, however often and simultaneously it is sent', async () => {
      const { visit } = await enter('BGDZ-0001');
      const requestId = createId();
      const spin = (stake: string) => visit.play([{ spot: 'spin', stake }], { requestId });
      const responses = await Promise.all(Array.from({ length: 8 }, () => spin('1.00')));
      expect(new Set(responses.map(({ round }) => round?.id)).size).toBe(1);
      expect(await spin('2.00')).toMatchObject({ status: 409, reason: 'otherRound' });
      expect((await visit.fetchRound(requestId)).round?.id).toBe(responses[0]?.round?.id);
      expect((await visit.fetchRound(createId())).round).toBeUndefined();
      const { rounds, balance } = await visit.state();
      expect(rounds).toHaveLength(1);
      expect(cents(balance)).toBe(40_000n - 100n + cents(rounds[0]?.payout));
    });

    it('GAM-05 accepts the whole balance as a stake once for two simultaneous tabs', async () => {
      const { visit } = await enter('XYQP-0001', '1.00');
      const play = () => visit.play([{ spot: 'dragonOdd', stake: '1.00' }]);
      const statuses = (await Promise.all([play(), play()])).map(({ status, round }) =>
        status === 200 ? round?.payout : status,
      );
      // The second request had the winnings of the first, or nothing.
      expect(statuses.some((status) => status === 409) || statuses.some((paid) => paid !== '0.00')).toBe(true);
      expect(await control().audit()).toEqual({ ok: true });
    });

    it.each`
      what                       | game           | bets                                                                    | reason
      ${'below the minimum'}     | ${'LYZR-0001'} | ${[{ spot: 'tie', stake: '4.00' }]}                                     | ${'outsideLimits'}
      ${'a fraction of a yuan'}  | ${'LYZR-0001'} | ${[{ spot: 'tie', stake: '5.50' }]}                                     | ${'outsideLimits'}
      ${'above the maximum'}     | ${'BGDZ-0001'} | ${[{ spot: 'spin', stake: '1001.00' }]}                                 | ${'outsideLimits'}
      ${'an unknown spot'}       | ${'BGDZ-0001'} | ${[{ spot: 'banker', stake: '1.00' }]}                                  | ${'badRequest'}
      ${'a spot twice'}          | ${'LYZR-0001'} | ${[{ spot: 'tie', stake: '5.00' }, { spot: 'tie', stake: '5.00' }]}     | ${'badRequest'}
      ${'two fish at once'}      | ${'CLBY-0001'} | ${[{ spot: 'shark', stake: '1.00' }, { spot: 'whale', stake: '1.00' }]} | ${'badRequest'}
      ${'a negative stake'}      | ${'LYZR-0001'} | ${[{ spot: 'tie', stake: '-5.00' }]}                                    | ${'badRequest'}
      ${'more than the balance'} | ${'LYZR-0001'} | ${[{ spot: 'tie', stake: '500.00' }]}                                   | ${'insufficientBalance'}
      ${'a closed draw'}         | ${'QXCP-0001'} | ${[{ spot: 'sumBig', stake: '1.00' }]}                                  | ${'drawClosed'}
    `('GAM-05 refuses $what and moves no money', async ({ game, bets, reason }) => {
      const { visit } = await enter(game as string);
      const { draw } = await visit.state();
      const roundsRequest = await visit.play(bets as [], draw ? { drawNo: draw.no - 1 } : {});
      expect(roundsRequest.reason).toBe(reason);
      expect(await visit.state()).toMatchObject({ balance: '400.00', rounds: [] });
    });

    it('GAM-05 refuses venues under maintenance, games of another venue and unknown tokens', async () => {
      const { visit } = await enter('BGDZ-0001');
      const spin = () => visit.play([{ spot: 'spin', stake: '1.00' }]);
      await control().venues.setState('BGDZ', 'maintenance');
      expect(await spin()).toMatchObject({ status: 503, reason: 'maintenance' });
      await control().venues.setState('BGDZ', 'open');
      const other = { requestId: createId(), gameCode: 'XCDZ-0001', bets: [{ spot: 'spin', stake: '1.00' }] };
      expect(await visit.call('POST', 'rounds', other)).toMatchObject({ status: 404, reason: 'noSuchGame' });
      const stranger = await fetch(`${visit.url.origin}/venue/api/state`, {
        headers: { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaa' },
      });
      expect([stranger.status, await stranger.json()]).toEqual([401, { reason: 'visitOver' }]);
      expect((await visit.state()).balance).toBe('400.00');
    });

    it('GAM-05 counts a round for venue turnover, VIP turnover and bound money, and for the rebate once', async () => {
      const { player, visit } = await enter('LYZR-0001');
      await control().venues.setTurnover(player.name, { channelCode: 'LYZR', required: '10.00' });
      const fetchPage = () => player.call('venue.recycle', { channelCode: 'LYZR' }, { requestId: createId() });
      expect((await fetchPage()).list[0]).toMatchObject({ status: 'kept', reasonCode: 6413 });
      const bets = [{ spot: 'playerPair', stake: '10.00' }];
      expect(await visit.play(bets)).toMatchObject({ status: 200 });
      expect((await fetchPage()).list[0]).toMatchObject({ status: 'done' });
      expect((await player.call('user.memberGradeInfoByGrade', {})).totalTurnover).toBe('10.00');
      const before = cents(await player.wallet());
      await control().payRebates();
      await control().payRebates();
      // The first VIP level has a rebate of 0.50 % for live games.
      const rebates = { type: 'rebate', status: 'success', pageNum: 1, pageSize: 10 } as const;
      expect(await player.call('transactions.queryDealRecord', rebates)).toMatchObject({
        total: 1,
        totalIn: '0.05',
        list: [{ type: 'rebate', direction: 'in', amount: '0.05', methodName: '投注返水' }],
      });
      expect(cents(await player.wallet()) - before).toBe(5n);
      expect(await control().audit()).toEqual({ ok: true });
    });

    it('GAM-02 serves the page on its own origin with a strict policy and framing only by the sites', async () => {
      const { visit } = await enter('JGDZ-0002', '0.00');
      expect(visit.url.origin).not.toBe(platform.sandbox.url);
      const page = await fetch(visit.url);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect([page.status, policy]).toEqual([
        200,
        expect.stringContaining("default-src 'none'; script-src 'self'; style-src 'self'"),
      ]);
      expect(policy).toMatch(/frame-ancestors 'none'$/);
      const text = await page.text();
      expect(text).not.toMatch(/<script[^>]*>[^<]|\son\w+=|style=/);
      const script = await fetch(`${visit.url.origin}/venue/assets/venue.js`);
      expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect((await fetch(`${visit.url.origin}/venue/unknown`)).status).toBe(404);
      expect((await fetch(`${visit.url.origin}/console/api/state`)).status).toBe(404);
    });
  });
}
