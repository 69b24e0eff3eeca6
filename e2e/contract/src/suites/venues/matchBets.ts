import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import { catchErrorCode, createResourceFields, type Player } from '../../testing/player/createPlayer.ts';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

type Bet = RequestOf<'sport.placeBet'>;
type Table = ResponseOf<'venue.tables'>['list'][number];
type Match = NonNullable<Table['matches']>[number];

const DELAY_MS = 3_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const Request = createResourceFields('zh-cn');

/** Price of `pays` for `resource`: without the stake. */
const toWirePrice = (pays: string | undefined): string => formatMinor((parseMinor(pays) ?? 0n) - 100n);

/** Finds matches with an open price in the lobby. */
async function findOffers(player: Player, state: Match['state']) {
  const { list } = await player.call('venue.tables', { category: 'DJ' });
  return list.flatMap(({ gameCode, matches = [] }) =>
    matches
      .filter((match) => match.state === state)
      .flatMap((match) => {
        const spot = match.spots.find(({ pays }) => pays !== undefined);
        return spot ? [{ gameCode, match, spot }] : [];
      }),
  );
}

type Offer = Awaited<ReturnType<typeof findOffers>>[number];

const toBet = ({ gameCode, match, spot }: Offer, more: Partial<Bet> = {}): Bet => ({
  method: 'placeBet',
  enName: gameCode.split('-')[0] ?? '',
  Request,
  requestId: createId(),
  gameId: `${gameCode}.${match.no}`,
  oddsId: spot.key,
  w: spot.key.slice(0, spot.key.indexOf(':')),
  r: spot.key.slice(spot.key.indexOf(':') + 1),
  line: '',
  price: toWirePrice(spot.pays),
  stake: '20.00',
  oddsRule: 'none',
  ...more,
});

const place = (player: Player, bet: Bet) => player.call('sport.placeBet', bet, { requestId: bet.requestId });

const readStatus = (player: Player, { enName, requestId }: Pick<Bet, 'enName' | 'requestId'>) =>
  player.call('sport.betStatus', { method: 'betStatus', enName, Request, requestId });

const readBalance = async (player: Player, channelCode: string) =>
  (await player.call('venue.balance', { channelCode })).balance;

/** Tests bets on e-sports matches through `resource` (LOB-09, GAM-05). */
export function matchBetsSuite(databases: () => DatabaseProvider): void {
  describe('e-sports bets through resource', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));
    afterAll(() => platform.sandbox.close());

    /** Creates a player with 1,000.00, and moves a part of it to a venue. */
    async function openPlayer(channelCode: string, amount: string): Promise<Player> {
      const player = await platform.newPlayer('1000.00');
      await player.call('venue.transfer', { channelCode, amount, ty: '1' }, { requestId: createId() });
      return player;
    }

    async function findUpcoming(): Promise<Offer> {
      const [offer] = await findOffers(await platform.newPlayer('0.00'), 'upcoming');
      if (!offer) throw new Error('The lobby has no upcoming match.');
      return offer;
    }

    it('LOB-09 GAM-05 B2 takes a bet from the balance of the venue, once per request id, and records it under DJ', async () => {
      const offer = await findUpcoming();
      const bet = toBet(offer);
      const player = await openPlayer(bet.enName, '100.00');
      const taken = await place(player, bet);
      const winnings = (2_000n * (parseMinor(bet.price) ?? 0n)) / 100n;
      expect(taken).toMatchObject({
        status: 'ACCEPTED',
        requestId: bet.requestId,
        price: bet.price,
        line: '',
        stake: '20.00',
        winAmount: formatMinor(winnings),
      });
      expect(await place(player, bet)).toEqual(taken);
      expect(await readStatus(player, bet)).toEqual(taken);
      expect([await readBalance(player, bet.enName), await player.wallet()]).toEqual(['80.00', '900.00']);
      const filter = { status: 'open', category: 'DJ', pageNum: 1, pageSize: 10 } as const;
      const { rounds = [] } = await player.call('record.betRecordList', filter);
      expect(rounds.map(({ roundId, stake }) => [roundId, stake])).toEqual([[taken.ticketId, '20.00']]);
      await platform.sandbox.console.venues.draw(offer.gameCode);
      expect(await readStatus(player, bet)).toEqual(taken);
    });

    it('LOB-09 the page of a match has its markets, and a bet on a map is taken at their prices', async () => {
      const { gameCode, match } = await findUpcoming();
      const player = await openPlayer(gameCode.split('-')[0] ?? '', '100.00');
      const read = await player.call('venue.match', { gameCode, no: match.no });
      const { markets, home, away, startsAt } = read.match;
      expect({ home, away, startsAt }).toEqual({ home: match.home, away: match.away, startsAt: match.startsAt });
      expect(markets.filter(({ status }) => status !== 'closed')).toHaveLength(match.marketCount);
      const market = markets.find(({ group, status }) => group === 'm1' && status === 'open');
      const [spot] = market?.selections ?? [];
      if (!spot) throw new Error('The first map has no open market.');
      const bet = toBet({ gameCode, match, spot: { ...spot, group: 'winner' } });
      const taken = await place(player, bet);
      expect(taken).toMatchObject({ status: 'ACCEPTED', price: toWirePrice(spot.pays) });
      const filter = { status: 'open', category: 'DJ', pageNum: 1, pageSize: 10 } as const;
      const { rounds = [] } = await player.call('record.betRecordList', filter);
      expect(rounds.map(({ roundId }) => roundId)).toEqual([taken.ticketId]);
    });

    it('LOB-09 B7 rejects a price that has moved with the new one, and takes it under a rule that accepts it', async () => {
      const offer = await findUpcoming();
      const { enName, price } = toBet(offer);
      const player = await openPlayer(enName, '100.00');
      const higher = formatMinor((parseMinor(price) ?? 0n) + 1n);
      const moved = toBet(offer, { price: higher });
      const rejection = { status: 'REJECTED', requestId: moved.requestId, reason: 'priceChanged', price, line: '' };
      const rejected = await place(player, moved);
      expect(rejected).toEqual({ ...rejection, ver: expect.any(Number) as number });
      expect(await readStatus(player, moved)).toEqual(rejected);
      expect(await place(player, toBet(offer, { price: higher, oddsRule: 'better' }))).toMatchObject({
        reason: 'priceChanged',
      });
      expect(await readBalance(player, enName)).toBe('100.00');
      expect(await place(player, toBet(offer, { price: higher, oddsRule: 'any' }))).toMatchObject({
        status: 'ACCEPTED',
        price,
      });
    });

    it('LOB-09 rejects stakes outside the limits, a missing balance, and a match that is over', async () => {
      const offer = await findUpcoming();
      const { enName } = toBet(offer);
      const player = await openPlayer(enName, '30.00');
      const limits = { min: '1.00', max: '5000.00' };
      expect(await place(player, toBet(offer, { stake: '0.50' }))).toMatchObject({ reason: 'belowMinimum', limits });
      expect(await place(player, toBet(offer, { stake: '5001.00' }))).toMatchObject({ reason: 'aboveMaximum', limits });
      expect(await place(player, toBet(offer, { stake: '31.00' }))).toMatchObject({ reason: 'insufficientBalance' });
      const over = { ...offer, match: { ...offer.match, no: String(Number(offer.match.no) - 500) } };
      expect(await place(player, toBet(over))).toMatchObject({ status: 'REJECTED', reason: 'closed' });
      expect(await readBalance(player, enName)).toBe('30.00');
    });

    it.each`
      what                         | change                        | code
      ${'a stake with cents'}      | ${{ stake: '20.50' }}         | ${6301}
      ${'a line'}                  | ${{ line: '-0.5' }}           | ${6301}
      ${'a malformed match'}       | ${{ gameId: 'PZDJ-0001' }}    | ${6301}
      ${'an unknown selection'}    | ${{ oddsId: 'winner:draw' }}  | ${6301}
      ${'an unknown game'}         | ${{ gameId: 'PZDJ-9999.42' }} | ${6004}
      ${'a venue of another kind'} | ${{ enName: 'BGDZ' }}         | ${6004}
      ${'a venue that is unknown'} | ${{ enName: 'NODJ' }}         | ${6004}
    `('LOB-09 refuses $what with $code', async ({ change, code }: { change: Partial<Bet>; code: number }) => {
      const offer = await findUpcoming();
      const player = await openPlayer(toBet(offer).enName, '100.00');
      expect(await catchErrorCode(place(player, toBet(offer, change)))).toBe(code);
    });

    it('GAM-05 moves the centre balance to the venue once for a bet with auto-transfer, and nothing without it', async () => {
      const offer = await findUpcoming();
      const { enName } = toBet(offer);
      const player = await platform.newPlayer('321.09');
      expect(await place(player, toBet(offer))).toMatchObject({ reason: 'insufficientBalance' });
      expect(await player.wallet()).toBe('321.09');
      await player.call('status.setAutoTransferStatus', { status: '1' });
      const bet = toBet(offer);
      expect(await place(player, bet)).toMatchObject({ status: 'ACCEPTED' });
      expect(await place(player, bet)).toMatchObject({ status: 'ACCEPTED' });
      expect([await readBalance(player, enName), await player.wallet()]).toEqual(['301.09', '0.00']);
      expect(await place(player, toBet(offer, { stake: '302.00' }))).toMatchObject({ reason: 'insufficientBalance' });
    });

    it('GAM-05 two equal calls at once take one bet and one transfer', async () => {
      const offer = await findUpcoming();
      const player = await platform.newPlayer('100.00');
      await player.call('status.setAutoTransferStatus', { status: '1' });
      const bet = toBet(offer);
      const results = await Promise.all([place(player, bet), place(player, bet)]);
      expect(new Set(results.map(({ ticketId }) => ticketId)).size).toBe(1);
      expect([await readBalance(player, bet.enName), await player.wallet()]).toEqual(['80.00', '0.00']);
    });

    it('F-BET-05 an id without a bet is unknown, also the id of another member', async () => {
      const offer = await findUpcoming();
      const bet = toBet(offer);
      const player = await openPlayer(bet.enName, '100.00');
      await place(player, bet);
      const other = await platform.newPlayer('0.00');
      expect(await readStatus(other, bet)).toEqual({ status: 'UNKNOWN', requestId: bet.requestId });
      const unknown = { enName: bet.enName, requestId: createId() };
      expect(await readStatus(player, unknown)).toEqual({ status: 'UNKNOWN', requestId: unknown.requestId });
    });

    it('F-WAL-07 refuses a bet at a venue in maintenance, and moves no money to it', async () => {
      const offer = await findUpcoming();
      const bet = toBet(offer);
      const player = await platform.newPlayer('100.00');
      await player.call('status.setAutoTransferStatus', { status: '1' });
      await platform.sandbox.console.venues.setState(bet.enName, 'maintenance');
      expect(await catchErrorCode(place(player, bet))).toBe(6415);
      expect(await player.wallet()).toBe('100.00');
      await platform.sandbox.console.venues.setState(bet.enName, 'open');
    });

    it('LOB-09 B9 a bet during a match is pending for the delay, then accepted or rejected with its stake returned', async () => {
      const player = await platform.newPlayer('500.00');
      await player.call('status.setAutoTransferStatus', { status: '1' });
      for (const offer of await findOffers(player, 'live')) {
        const bet = toBet(offer, { oddsRule: 'any' });
        const sent = await place(player, bet);
        if (sent.status === 'REJECTED') continue;
        expect(sent.status).toBe('PENDING');
        expect((await readStatus(player, bet)).status).toBe('PENDING');
        await wait(DELAY_MS + 200);
        const decided = await readStatus(player, bet);
        expect(decided.status === 'ACCEPTED' || decided.reason === 'suspended').toBe(true);
        return;
      }
      throw new Error('No live match took a bet.');
    });
  });
}
