import type { ResponseOf } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import { computeMd5 } from '@pavilion/sandbox';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode } from '../../testing/player/createPlayer.ts';
import { createFreshBet } from '../../testing/player/createFreshBet.ts';
import {
  addBankCard,
  createBankNumber,
  type CashierPlatform,
  fetchBalances,
  REAL_NAME,
  requestDeposit,
  catchRefusal,
  startCashier,
  requestWithdrawal,
} from '../../testing/sandbox/cashierPlatform.ts';
import type { NamedPlayer } from '../../testing/sandbox/platform.ts';

type Order = ResponseOf<'withdraw.new'>;

const WRONG = computeMd5('wrong1234');
const ROUNDS = 20;

/** Tests withdrawals and all refusals (WAL-05, F-WAL-04, F-WAL-10 to F-WAL-12, F-API-03). */
export function withdrawalSuite(databases: () => DatabaseProvider): void {
  describe('withdrawals', () => {
    let cashier: CashierPlatform;
    beforeAll(async () => (cashier = await startCashier(databases())));
    afterAll(() => cashier.close());
    afterEach(async () => expect(await cashier.control.audit()).toEqual({ ok: true }));
    const command = ({ orderNo }: Order, ...names: string[]) =>
      names.reduce<Promise<unknown>>(
        (before, name) => before.then(() => cashier.control.withdrawals.command(orderNo, name, { reason: '资料不符' })),
        Promise.resolve(),
      );
    const fetchWithdrawalInfo = async ({ call }: NamedPlayer, { orderNo }: Order) =>
      (await call('withdraw.withdrawOrderInfo', { orderNo })).order;
    const createPreparedMember = async (facts = {}) => {
      const player = await cashier.newPlayer(facts);
      return { player, cardId: await addBankCard(player) };
    };

    it('WAL-05 reserves, reviews and pays a withdrawal to the cent in wallet, hold and record', async () => {
      const { player, cardId } = await createPreparedMember();
      const order = await requestWithdrawal(player, { cardId, amount: '1234.56' });
      expect(order).toMatchObject({ status: 'submitted', amount: '1234.56', fee: '0.00', payAmount: '1234.56' });
      expect(await fetchBalances(player)).toMatchObject({ wallet: '8765.44', locked: '1234.56' });
      expect((await player.call('withdraw.withdrawOrderInfo', {})).order?.orderNo).toBe(order.orderNo);
      await command(order, 'review', 'approve', 'pay');
      const paid = await fetchWithdrawalInfo(player, order);
      expect(paid?.steps.map(({ status }) => status)).toEqual(['submitted', 'reviewing', 'paying', 'paid']);
      expect(await fetchBalances(player)).toMatchObject({ wallet: '8765.44', locked: '0.00' });
      expect(await player.call('withdraw.withdrawOrderInfo', {})).toEqual({ order: null });
      const filter = { type: 'withdraw', status: 'success', pageNum: 1, pageSize: 10 } as const;
      expect(await player.call('transactions.queryDealRecord', filter)).toMatchObject({
        total: 1,
        totalOut: '1234.56',
        list: [{ orderNo: order.orderNo, direction: 'out', methodName: '中国工商银行' }],
      });
    });

    it.each([[['reject']], [['review', 'reject']], [['review', 'approve', 'reject']]])(
      'WAL-05 returns the whole amount with a reason: %j',
      async (names) => {
        const { player, cardId } = await createPreparedMember();
        const order = await requestWithdrawal(player, { cardId, amount: '500.00' });
        await command(order, ...names);
        expect(await fetchWithdrawalInfo(player, order)).toMatchObject({ status: 'rejected', reason: '资料不符' });
        expect(await fetchBalances(player)).toMatchObject({ wallet: '10000.00', locked: '0.00' });
        await expect(command(order, 'pay')).rejects.toMatchObject({ status: 409 });
      },
    );

    it('WAL-05 completes a withdrawal by the clock alone', async () => {
      const { player, cardId } = await createPreparedMember();
      await cashier.control.setSettings({ withdrawStepMs: 60_000 });
      const order = await requestWithdrawal(player, { cardId, amount: '500.00' });
      for (const status of ['reviewing', 'paying', 'paid']) {
        const pendingSweep = cashier.control.sweepOrders();
        await cashier.advance(60_001);
        await pendingSweep;
        expect((await fetchWithdrawalInfo(player, order))?.status).toBe(status);
      }
      await cashier.control.setSettings({ withdrawStepMs: 0 });
    });

    it.each`
      rule                                     | amount         | change                        | code    | reason
      ${'below the minimum'}                   | ${'99.99'}     | ${{}}                         | ${6007} | ${'belowMinimum'}
      ${'above the maximum'}                   | ${'200000.01'} | ${{}}                         | ${6007} | ${'aboveMaximum'}
      ${'a negative amount'}                   | ${'-500.00'}   | ${{}}                         | ${6007} | ${'badAmount'}
      ${'F-WAL-11 one cent above the balance'} | ${'10000.01'}  | ${{}}                         | ${6012} | ${'insufficientBalance'}
      ${'F-WAL-12 another name'}               | ${'500.00'}    | ${{ cardholderName: '李四' }} | ${6012} | ${'holderDiffers'}
      ${'F-WAL-12 no name'}                    | ${'500.00'}    | ${{ cardholderName: '' }}     | ${6012} | ${'holderDiffers'}
      ${'F-WAL-12 a wrong second password'}    | ${'500.00'}    | ${{ secondPassword: WRONG }}  | ${6100} | ${'secondPasswordWrong'}
      ${'F-WAL-12 an unknown account'}         | ${'500.00'}    | ${{ cardId: '999999' }}       | ${6004} | ${'cardNotFound'}
    `('refuses $rule with a text and creates no order', async ({ amount, change, code, reason }) => {
      const { player, cardId } = await createPreparedMember();
      const refusal = await catchRefusal(
        requestWithdrawal(player, { cardId, amount: amount as string, change: change as object }),
      );
      expect(refusal).toMatchObject({ code, reason });
      expect(refusal.message).toMatch(/[一-鿿]/);
      expect(await fetchBalances(player)).toMatchObject({ wallet: '10000.00', locked: '0.00' });
      expect(await player.call('withdraw.withdrawOrderInfo', {})).toEqual({ order: null });
    });

    it.each`
      rule                    | facts                                        | code
      ${'no phone'}           | ${{ phone: undefined, realName: REAL_NAME }} | ${6015}
      ${'no name'}            | ${{ realName: undefined }}                   | ${6449}
      ${'no second password'} | ${{ secondPassword: undefined }}             | ${6100}
    `('F-WAL-12 GRD-03 refuses with $code: $rule', async ({ facts, code }) => {
      const player = await cashier.newPlayer(facts as object);
      expect(await catchErrorCode(requestWithdrawal(player, { cardId: '1', amount: '500.00' }))).toBe(code);
    });

    it('F-WAL-12 locks the second password for 30 minutes after five wrong ones, even for simultaneous requests', async () => {
      const { player, cardId } = await createPreparedMember();
      const before = await requestWithdrawal(player, { cardId, amount: '100.00' });
      const guesses = Array.from({ length: 8 }, () =>
        catchErrorCode(requestWithdrawal(player, { cardId, amount: '500.00', change: { secondPassword: WRONG } })),
      );
      const codes = (await Promise.all(guesses)).sort();
      expect(codes).toEqual([6037, 6037, 6037, 6100, 6100, 6100, 6100, 6100]);
      expect(await catchErrorCode(requestWithdrawal(player, { cardId, amount: '500.00' }))).toBe(6037);
      expect((await player.call('withdraw.withdrawInfo', {})).secondPassword).toBe('locked');
      expect((await requestWithdrawal(player, { cardId, amount: '100.00' }, before.requestId)).orderNo).toBe(
        before.orderNo,
      );
      await cashier.advance(30 * 60_000 + 1);
      expect(await requestWithdrawal(player, { cardId, amount: '500.00' })).toMatchObject({ status: 'submitted' });
    });

    it('F-WAL-12 refuses a deleted account and completes a withdrawal in progress to it', async () => {
      const { player, cardId } = await createPreparedMember();
      const order = await requestWithdrawal(player, { cardId, amount: '500.00' });
      await player.call('bankCard.withdrawDelete', { cardId });
      expect((await catchRefusal(requestWithdrawal(player, { cardId, amount: '500.00' }))).reason).toBe('cardNotFound');
      await command(order, 'review', 'approve', 'pay');
      expect((await fetchWithdrawalInfo(player, order))?.status).toBe('paid');
    });

    it('F-WAL-10 accepts one of two simultaneous withdrawals of the whole balance in every round', async () => {
      const { player, cardId } = await createPreparedMember({ money: '0.00' });
      for (let round = 0; round < ROUNDS; round++) {
        await cashier.control.members.setMoney(player.name, '100.00');
        const tabs = await Promise.allSettled(
          [0, 1].map(() => requestWithdrawal(player, { cardId, amount: '100.00' })),
        );
        const orders = tabs.flatMap((tab) => (tab.status === 'fulfilled' ? [tab.value] : []));
        expect(orders).toHaveLength(1);
        expect(await fetchBalances(player)).toMatchObject({ wallet: '0.00', locked: '100.00' });
        for (const order of orders) await command(order, 'reject');
      }
    });

    it('F-WAL-04 F-API-03 finds a withdrawal with a response lost after commit by its id and pays it once', async () => {
      const { player, cardId } = await createPreparedMember();
      const requestId = createId();
      cashier.control.addFault({ endpoint: 'withdraw.new', kind: 'lostAnswer', count: 1 });
      const lost = requestWithdrawal(player, { cardId, amount: '500.00' }, requestId);
      await expect(lost).rejects.toMatchObject({ kind: 'transport', outcome: 'unknown' });
      const { order } = await player.call('withdraw.withdrawOrderInfo', { requestId });
      expect((await requestWithdrawal(player, { cardId, amount: '500.00' }, requestId)).orderNo).toBe(order?.orderNo);
      expect(await catchErrorCode(requestWithdrawal(player, { cardId, amount: '600.00' }, requestId))).toBe(6008);
      expect(await player.wallet()).toBe('9500.00');
      expect(await player.call('withdraw.withdrawOrderInfo', { requestId: createId() })).toEqual({ order: null });
      expect(await catchErrorCode(player.call('withdraw.withdrawOrderInfo', { orderNo: 'W20200101000001' }))).toBe(
        6004,
      );
    });

    it('WAL-05 requires turnover of a deposit, refuses with the missing amount, and does not count pushes', async () => {
      const { player, cardId } = await createPreparedMember({ money: '1000.00' });
      const { orderNo } = await requestDeposit(player, { payType: 'bank', amount: '100.00' });
      const { credited = '' } = await cashier.control.deposits.command(orderNo, 'confirm');
      expect(await catchRefusal(requestWithdrawal(player, { cardId, amount: '500.00' }))).toMatchObject({
        code: 6413,
        reason: 'turnoverUnmet',
      });
      const before = await player.call('withdraw.withdrawInfo', {});
      expect(before).toMatchObject({
        withdrawable: '0.00',
        turnover: { required: credited, done: '0.00', isMet: false },
      });
      const settle = async (end: 'end' | 'void') => {
        const bet = { ...(await createFreshBet(player)), stake: '100.00' };
        expect(await player.place(bet)).toMatchObject({ status: 'ACCEPTED' });
        if (end === 'void') await cashier.control.matches.void(bet.gameId, 'DD');
        else await cashier.control.matches.end(bet.gameId, { home: 30, away: 30 }, { home: 15, away: 15 });
      };
      await settle('void');
      expect((await player.call('withdraw.withdrawInfo', {})).turnover).toMatchObject({ done: '0.00' });
      for (let bets = 0; bets < 4; bets++) await settle('end');
      const after = await player.call('withdraw.withdrawInfo', {});
      expect(after.turnover).toEqual({ required: credited, done: credited, remaining: '0.00', isMet: true });
      expect(await requestWithdrawal(player, { cardId, amount: '100.00' })).toMatchObject({ status: 'submitted' });
    });

    it('WAL-05 allows ten withdrawals per day, three of them free and the others at 0.5 %', async () => {
      const { player, cardId } = await createPreparedMember();
      const fees = [];
      for (let times = 0; times < 10; times++)
        fees.push((await requestWithdrawal(player, { cardId, amount: '101.00' })).fee);
      expect(fees).toEqual(['0.00', '0.00', '0.00', ...Array.from({ length: 7 }, () => '0.51')]);
      expect((await catchRefusal(requestWithdrawal(player, { cardId, amount: '101.00' }))).reason).toBe(
        'dailyTimesUsed',
      );
      expect((await player.call('withdraw.withdrawInfo', {})).today.timesLeft).toBe(0);
      await cashier.advance(24 * 3_600_000);
      expect(await requestWithdrawal(player, { cardId, amount: '101.00' })).toMatchObject({ fee: '0.00' });
    });

    it('WAL-05 limits the amount per day', async () => {
      const player = await cashier.newPlayer({ money: '2000000.00' });
      const cardId = await addBankCard(player);
      for (let times = 0; times < 5; times++) await requestWithdrawal(player, { cardId, amount: '200000.00' });
      expect((await catchRefusal(requestWithdrawal(player, { cardId, amount: '100.00' }))).reason).toBe(
        'dailyAmountUsed',
      );
    });

    it('WAL-05 pays coins at the displayed rate', async () => {
      const player = await cashier.newPlayer();
      const number = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
      const { cardId } = await player.call('bankCard.withdrawAdd', { kind: 'coin', issuer: 'TRC20', number });
      const { rate } = await player.call('withdraw.usdtWithdrawInfo', {});
      expect(
        (await catchRefusal(requestWithdrawal(player, { cardId, amount: '720.00', change: { rate: '7.3' } }))).reason,
      ).toBe('rateChanged');
      const order = await requestWithdrawal(player, { cardId, amount: '720.00', change: { rate } });
      expect(order).toMatchObject({ payAmount: '100.00', payCurrency: 'USDT', kind: 'coin' });
      await command(order, 'review', 'approve', 'pay');
      expect(await player.wallet()).toBe('9280.00');
    });
  });

  describe('saved accounts', () => {
    let cashier: CashierPlatform;
    beforeAll(async () => (cashier = await startCashier(databases())));
    afterAll(() => cashier.close());
    const list = async ({ call }: NamedPlayer, kind?: 'bank') =>
      (await call('bankCard.queryMemberBanksInfoList', kind ? { kind } : {})).list;

    it('WAL-06 API-01 adds, lists and removes accounts and never returns their full numbers', async () => {
      const player = await cashier.newPlayer();
      const number = createBankNumber();
      const add = (body: object) => player.call('bankCard.withdrawAdd', { holder: REAL_NAME, ...body } as never);
      await add({ kind: 'bank', issuer: 'CMB', branch: '深圳南山支行', number: number.replaceAll(/(\d{4})/g, '$1 ') });
      await add({ kind: 'alipay', issuer: 'ALIPAY', number: '13912345678' });
      await add({ kind: 'coin', issuer: 'ERC20', number: `0x${'1a'.repeat(20)}` });
      const cards = await list(player);
      expect(cards.map(({ kind, issuerName }) => [kind, issuerName])).toEqual([
        ['coin', 'ERC20'],
        ['alipay', '支付宝'],
        ['bank', '招商银行'],
      ]);
      expect(JSON.stringify(cards)).not.toContain(number);
      expect(JSON.stringify(cards)).not.toMatch(/13912345678|(1a){20}/);
      expect(await list(player, 'bank')).toMatchObject([
        { cardNo: `${number.slice(0, 4)} **** **** ${number.slice(-4)}`, holder: '陈**' },
      ]);
      const { kinds, realName } = await player.call('bankCard.withdrawAddList', {});
      expect([realName, kinds.map(({ left }) => left)]).toEqual(['陈**', [4, 2, 4]]);
      await player.call('bankCard.withdrawDelete', { cardId: cards[2]?.cardId ?? '' });
      expect(await list(player, 'bank')).toEqual([]);
    });

    it.each`
      rule                             | card                                                                               | code    | reason
      ${'a wrong check digit'}         | ${{ kind: 'bank', issuer: 'ICBC', number: '4111111111111112' }}                    | ${6007} | ${'badCardNumber'}
      ${'an unknown bank'}             | ${{ kind: 'bank', issuer: 'XXXX', number: '4111111111111111' }}                    | ${6007} | ${'badCardNumber'}
      ${'another holder'}              | ${{ kind: 'bank', issuer: 'ICBC', number: '4111111111111111', holder: '李四' }}    | ${6012} | ${'holderDiffers'}
      ${'a wrong checksum'}            | ${{ kind: 'coin', issuer: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }} | ${6007} | ${'badCardNumber'}
      ${'an address of another chain'} | ${{ kind: 'coin', issuer: 'TRC20', number: `0x${'1a'.repeat(20)}` }}               | ${6007} | ${'badCardNumber'}
    `('WAL-06 refuses $rule', async ({ card, code, reason }) => {
      const { call } = await cashier.newPlayer();
      const added = call('bankCard.withdrawAdd', { holder: REAL_NAME, ...(card as object) } as never);
      expect(await catchRefusal(added)).toMatchObject({ code, reason });
    });

    it('WAL-06 saves a number once across members and five accounts per kind', async () => {
      const [player, other] = [await cashier.newPlayer(), await cashier.newPlayer()];
      const card = { kind: 'bank' as const, issuer: 'ICBC', number: createBankNumber(), holder: REAL_NAME };
      const { cardId } = await player.call('bankCard.withdrawAdd', card);
      expect(await catchErrorCode(player.call('bankCard.withdrawAdd', card))).toBe(6009);
      expect(await catchErrorCode(other.call('bankCard.withdrawAdd', card))).toBe(6009);
      expect(await catchErrorCode(other.call('bankCard.withdrawDelete', { cardId }))).toBe(6004);
      for (let more = 0; more < 4; more++) await addBankCard(player);
      expect((await catchRefusal(addBankCard(player))).reason).toBe('tooManyCards');
      await player.call('bankCard.withdrawDelete', { cardId });
      expect(await other.call('bankCard.withdrawAdd', card)).toMatchObject({ issuer: 'ICBC' });
    });
  });
}
