import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createFreshBet } from '../../testing/player/createFreshBet.ts';
import { catchErrorCode } from '../../testing/player/createPlayer.ts';
import {
  addBankCard,
  catchRefusal,
  requestDeposit,
  requestWithdrawal,
  startCashier,
  type CashierPlatform,
} from '../../testing/sandbox/cashierPlatform.ts';
import type { NamedPlayer } from '../../testing/sandbox/platform.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const UTC8 = 8 * HOUR;

type Period = RequestOf<'limits.setDeposit'>['period'];
type Limits = ResponseOf<'limits.overview'>;

/** Tests the limits that members set to their own play, against a clock that is moved (L1, S3). */
export function playerLimitSuite(databases: () => DatabaseProvider): void {
  describe('player limits', () => {
    let cashier: CashierPlatform;
    beforeAll(async () => (cashier = await startCashier(databases())));
    afterAll(() => cashier.close());
    afterEach(async () => expect(await cashier.control.audit()).toEqual({ ok: true }));

    const fetchLimits = ({ call }: NamedPlayer): Promise<Limits> => call('limits.overview', {});
    const findLimit = async (player: NamedPlayer, period: Period = 'day') =>
      (await fetchLimits(player)).deposits.find((limit) => limit.period === period);
    const setLimit = ({ call }: NamedPlayer, amount: string, period: Period = 'day') =>
      call('limits.setDeposit', { period, amount });
    const deposit = (player: NamedPlayer, amount: string) => requestDeposit(player, { payType: 'alipay', amount });
    const login = (player: NamedPlayer) => player.login(player.name);

    /** Advances the clock to 30 s before the next midnight in UTC+8. */
    const advanceToMidnight = async () => {
      const midnight = Math.ceil((cashier.now() + UTC8) / DAY) * DAY - UTC8;
      await cashier.advance(midnight - 30_000 - cashier.now());
    };

    it('L1 applies the first and a lower limit at once, and refuses a deposit above with the amount left', async () => {
      const player = await cashier.newPlayer();
      expect(await setLimit(player, '1000.00')).toEqual({ isPending: false });
      await deposit(player, '600.00');
      expect(await setLimit(player, '800.00')).toEqual({ isPending: false });
      expect(await findLimit(player)).toMatchObject({ amount: '800.00', used: '600.00', left: '200.00' });
      expect(await catchRefusal(deposit(player, '200.01'))).toEqual({
        code: 6012,
        reason: 'depositLimit',
        message: '超过您设置的存款限额，今日还可存 200.00 元',
      });
      expect(await deposit(player, '200.00')).toMatchObject({ status: 'created' });
      expect(await findLimit(player)).toMatchObject({ left: '0.00' });
    });

    it('L1 names the limit that leaves the least', async () => {
      const player = await cashier.newPlayer();
      await setLimit(player, '1000.00', 'day');
      await setLimit(player, '300.00', 'month');
      expect(await catchRefusal(deposit(player, '500.00'))).toMatchObject({
        message: '超过您设置的存款限额，本月还可存 300.00 元',
      });
    });

    it('L1 counts no order that was closed or has expired', async () => {
      const player = await cashier.newPlayer();
      await setLimit(player, '500.00');
      const { orderNo } = await deposit(player, '500.00');
      await player.call('payment.closeOrder', { orderNo });
      expect(await findLimit(player)).toMatchObject({ used: '0.00', left: '500.00' });
    });

    it.each([
      ['higher', '900.00'],
      ['removed', ''],
    ])('L1 applies a %s limit after 24 h and not before', async (_, amount) => {
      const player = await cashier.newPlayer();
      await setLimit(player, '500.00', 'month');
      expect(await setLimit(player, amount, 'month')).toEqual({ isPending: true });
      const pending = await findLimit(player, 'month');
      expect(pending).toMatchObject({ amount: '500.00', pending: { amount } });
      await cashier.advance(DAY - HOUR);
      expect(await findLimit(player, 'month')).toMatchObject({ amount: '500.00' });
      expect(await catchErrorCode(deposit(player, '600.00'))).toBe(6012);
      await cashier.advance(HOUR);
      expect(await findLimit(player, 'month')).not.toHaveProperty('pending');
      expect(await findLimit(player, 'month')).toMatchObject({ amount });
      expect(await deposit(player, '600.00')).toMatchObject({ status: 'created' });
    });

    it('L1 withdraws a pending change before it applies, and not after', async () => {
      const player = await cashier.newPlayer();
      await setLimit(player, '500.00');
      await setLimit(player, '900.00');
      await player.call('limits.cancelChange', { period: 'day' });
      await cashier.advance(DAY + HOUR);
      expect(await findLimit(player)).toMatchObject({ amount: '500.00' });
      await setLimit(player, '');
      await cashier.advance(DAY + HOUR);
      expect(await catchErrorCode(player.call('limits.cancelChange', { period: 'day' }))).toBe(6004);
      expect(await findLimit(player)).toMatchObject({ amount: '' });
    });

    it('L1 a lower limit drops the pending higher one', async () => {
      const player = await cashier.newPlayer();
      await setLimit(player, '500.00');
      await setLimit(player, '900.00');
      await setLimit(player, '400.00');
      await cashier.advance(DAY + HOUR);
      expect(await findLimit(player)).toMatchObject({ amount: '400.00' });
    });

    it('S3 the limit of a day starts again at midnight in UTC+8', async () => {
      await advanceToMidnight();
      const player = await cashier.newPlayer();
      await setLimit(player, '500.00', 'day');
      await setLimit(player, '5000.00', 'month');
      await deposit(player, '500.00');
      expect(await catchErrorCode(deposit(player, '100.00'))).toBe(6012);
      // The order can still be paid, but it was made on the day before.
      await cashier.advance(60_000);
      expect(await findLimit(player)).toMatchObject({ used: '0.00', left: '500.00' });
      expect(await deposit(player, '100.00')).toMatchObject({ status: 'created' });
    });

    it('L1 accepts only one of two deposits at once that exceed the limit together', async () => {
      const player = await cashier.newPlayer();
      await setLimit(player, '500.00');
      const results = await Promise.allSettled([deposit(player, '300.00'), deposit(player, '300.00')]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await findLimit(player)).toMatchObject({ used: '300.00' });
    });

    it('L1 two changes at once leave a higher limit pending', async () => {
      const player = await cashier.newPlayer();
      await setLimit(player, '500.00');
      await Promise.all([setLimit(player, '400.00'), setLimit(player, '900.00')]);
      expect(Number((await findLimit(player))?.amount)).toBeLessThanOrEqual(500);
    });

    it('L1 a pause refuses bets, venues, deposits and claims with a text, and keeps withdrawals and messages open', async () => {
      const player = await cashier.newPlayer();
      const cardId = await addBankCard(player);
      await player.call(
        'venue.transfer',
        { channelCode: 'BGDZ', amount: '100.00', ty: '1' },
        { requestId: createId() },
      );
      const bet = await createFreshBet(player);
      await player.call('limits.pause', { length: '24h' });
      const refused = { code: 6012, reason: 'playPaused' };
      const text = /^您已设置冷静期，\d{4}-\d\d-\d\d \d\d:\d\d 前不能投注、进入场馆、存款和领取优惠/;
      const launch = { enName: 'bgdz', gameCode: '' };
      const move = (ty: '1' | '2') =>
        player.call('venue.transfer', { channelCode: 'BGDZ', amount: '50.00', ty }, { requestId: createId() });
      for (const call of [
        () => player.place(bet),
        () => player.call('venue.launch', launch, { requestId: createId() }),
        () => move('1'),
        () => deposit(player, '500.00'),
        () => player.call('promotion.joinActivity', { activityId: '1006' }, { requestId: createId() }),
      ]) {
        const refusal = await catchRefusal(call());
        expect(refusal).toMatchObject(refused);
        expect(refusal.message).toMatch(text);
      }
      expect(await requestWithdrawal(player, { cardId, amount: '500.00' })).toMatchObject({ status: 'submitted' });
      expect(await move('2')).toMatchObject({ status: 'done' });
      expect(await player.call('letter.list', { pageNum: 1, pageSize: 5 })).toHaveProperty('total');
    });

    it('L1 a time-out ends by the clock', async () => {
      const player = await cashier.newPlayer();
      await player.call('limits.pause', { length: '24h' });
      await cashier.advance(DAY - 1_000);
      expect(await catchErrorCode(deposit(player, '500.00'))).toBe(6012);
      await cashier.advance(2_000);
      expect(await deposit(player, '500.00')).toMatchObject({ status: 'created' });
      expect(await fetchLimits(player)).not.toHaveProperty('pause');
    });

    it('L1 a pause can be extended and never shortened', async () => {
      const player = await cashier.newPlayer();
      await player.call('limits.pause', { length: '7d' });
      expect(await catchRefusal(player.call('limits.pause', { length: '24h' }))).toMatchObject({
        code: 6012,
        reason: 'pauseShorter',
      });
      await player.call('limits.pause', { length: '1y' });
      expect(await catchErrorCode(player.call('limits.pause', { length: '6m' }))).toBe(6012);
      expect(await fetchLimits(player)).toMatchObject({ pause: { kind: 'selfExclusion', length: '1y' } });
    });

    it('L1 of two pauses at once the longer one holds', async () => {
      const player = await cashier.newPlayer();
      await Promise.allSettled([
        player.call('limits.pause', { length: '30d' }),
        player.call('limits.pause', { length: '24h' }),
      ]);
      await cashier.advance(2 * DAY);
      await login(player);
      expect(await fetchLimits(player)).toMatchObject({ pause: { length: '30d' } });
    });

    it('L1 a reminder belongs to the member', async () => {
      const player = await cashier.newPlayer();
      await player.call('limits.setReminder', { minutes: 30 });
      await player.call('limits.setReminder', { minutes: 15 });
      expect(await fetchLimits(player)).toMatchObject({ reminderMinutes: 15 });
    });
  });
}
