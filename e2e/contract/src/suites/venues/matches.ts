import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import { createVenueClient, type VenueMatch, type VenueRound } from '../../testing/player/createVenueClient.ts';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const VERIFY = join(__dirname, '../../../../../tools/sandbox/bin/verifyRound.mjs');
const DELAY_MS = 3_000;
const cents = (text: string | undefined): bigint => parseMinor(text) ?? 0n;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const verify = (rounds: readonly VenueRound[]): number | null =>
  spawnSync(process.execPath, [VERIFY], { input: JSON.stringify(rounds), encoding: 'utf8' }).status;

/** Finds an open selection of a match. */
const findOpen = ({ markets }: VenueMatch) =>
  markets
    .filter(({ status }) => status === 'open')
    .flatMap(({ selections }) => selections)
    .find(({ price }) => price > 0);

/** Tests bets on e-sports matches at venues: prices, the in-play delay, settlement and proof (LOB-09). */
export function matchesSuite(databases: () => DatabaseProvider): void {
  describe('e-sports matches', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases());
    });
    afterAll(() => platform.sandbox.close());

    async function enter(gameCode: string) {
      const player = await platform.newPlayer('1000.00');
      const order = { channelCode: gameCode.split('-')[0] ?? '', amount: '400.00', ty: '1' as const };
      await player.call('venue.transfer', order, { requestId: createId() });
      return { player, visit: await createVenueClient(player, gameCode, platform.sandbox.url) };
    }

    it('LOB-09 B7 takes a bet at the price shown, and refuses a price that has moved unless the rule accepts it', async () => {
      const { visit } = await enter('PZDJ-0001');
      const { draw, matches = [] } = await visit.state();
      const match = matches.find(({ no }) => no === draw?.no)!;
      const { key: spot, price } = findOpen(match)!;
      const place = (seen: number | undefined, more: { accept?: string; drawNo?: number } = {}) =>
        visit.play([{ spot, stake: '10.00', ...(seen === undefined ? {} : { price: seen }) }], {
          drawNo: match.no,
          ...more,
        });
      expect(await place(price + 1)).toMatchObject({ status: 409, reason: 'priceMoved' });
      expect(await place(price + 1, { accept: 'better' })).toMatchObject({ status: 409, reason: 'priceMoved' });
      expect(await place(undefined)).toMatchObject({ status: 400, reason: 'badRequest' });
      expect(await place(price, { drawNo: match.no - 500 })).toMatchObject({ status: 409, reason: 'drawClosed' });
      expect((await visit.state()).balance).toBe('400.00');
      const taken = [
        await place(price),
        await place(price - 1, { accept: 'better' }),
        await place(price + 5, { accept: 'any' }),
      ];
      expect(taken.map(({ status, round }) => [status, round?.bets])).toEqual(
        taken.map(() => [200, [expect.objectContaining({ spot, price })]]),
      );
      expect((await visit.state()).balance).toBe('370.00');
    });

    it('LOB-09 shows the commitment of a match before it, hides its seed until its end, and settles its bets verifiably', async () => {
      const { player, visit } = await enter('JYDJ-0003');
      const before = await visit.state();
      const match = before.matches!.find(({ no }) => no === before.draw?.no)!;
      const bets = match.markets.flatMap(({ selections: [first] }) => ({
        spot: first!.key,
        stake: '10.00',
        price: first!.price,
      }));
      expect(await visit.play(bets, { drawNo: match.no })).toMatchObject({ status: 200, round: { status: 'open' } });
      const open = (await visit.state()).rounds[0]!;
      expect([open.proof.hash, open.proof.serverSeed, verify([open])]).toEqual([match.hash, undefined, 2]);
      await platform.sandbox.console.venues.draw('JYDJ-0003');
      const after = await visit.state();
      const [round] = after.rounds;
      expect(round).toMatchObject({ status: 'settled', proof: { hash: match.hash } });
      expect(after.matches?.find(({ no }) => no === match.no)?.serverSeed).toBe(round?.proof.serverSeed);
      expect(verify([round!])).toBe(0);
      const [first, ...others] = round!.bets;
      const changed = { ...first!, returned: formatMinor(cents(first?.returned) + 1n) };
      expect(verify([{ ...round!, bets: [changed, ...others] }])).toBe(1);
      expect(cents(after.balance)).toBe(40_000n - 1_000n * BigInt(bets.length) + cents(round?.payout));
      const { rounds = [] } = await player.call('record.betRecordList', {
        status: 'settled',
        category: 'DJ',
        pageNum: 1,
        pageSize: 10,
      });
      expect(rounds.map(({ roundId, payout }) => [roundId, payout])).toEqual([[round?.id, round?.payout]]);
      expect(await platform.sandbox.console.audit()).toEqual({ ok: true });
    });

    it('LOB-09 B9 keeps a bet during the match for the in-play delay, then takes it or returns the stake', async () => {
      const codes = ['PZDJ-0001', 'PZDJ-0002', 'PZDJ-0003', 'PZDJ-0004', 'JYDJ-0001', 'JYDJ-0002'];
      for (const code of codes) {
        const { visit } = await enter(code);
        const live = (await visit.state()).matches?.find((match) => match.state === 'live' && findOpen(match));
        if (!live) continue;
        const { key: spot, price } = findOpen(live)!;
        const { round } = await visit.play([{ spot, stake: '10.00', price }], { drawNo: live.no, accept: 'any' });
        if (!round) continue;
        expect(round.match?.acceptedAt).toBeGreaterThan(Date.now());
        expect((await visit.state()).rounds[0]?.status).toBe('open');
        await wait(DELAY_MS + 200);
        const later = (await visit.state()).rounds[0]!;
        const isRefused = later.bets.some((bet) => bet.isRefused);
        expect(later.status === 'open' || later.bets.every((bet) => bet.returned !== undefined)).toBe(true);
        if (isRefused) expect(later).toMatchObject({ status: 'settled', payout: '10.00' });
        return;
      }
      throw new Error('No match of the venues was live.');
    });
  });
}
