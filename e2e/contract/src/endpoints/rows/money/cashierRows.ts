import { createId } from '@pavilion/kernel';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import { createBankNumber, REAL_NAME, SECOND_PASSWORD_HASH } from '../../../testing/sandbox/cashierPlatform.ts';
import { type EndpointRows, noObject, outside, type Scene } from '../../scenes/endpointRow.ts';

type AnyScene = Pick<Scene<'payment.pay'>, 'control' | 'player' | 'platform'>;

const WRONG = computeMd5('wrong1234');
const deposit = { payType: 'alipay', amount: '500.00' };
const member = { secondPassword: DEMO_PASSWORD };
const unknownOrderNo = 'D20200101000001';

const placeDeposit = async ({ player }: AnyScene) =>
  (await player.call('payment.pay', deposit, { requestId: createId() })).orderNo;

/** Makes a call while deposits are disabled. */
const whileClosed = async ({ control }: AnyScene, call: () => Promise<unknown>) => {
  await control.setSettings({ depositSwitch: '0' });
  const response = call();
  await response.catch(() => undefined);
  await control.setSettings({ depositSwitch: '1' });
  return response;
};

const createCard = () => ({ kind: 'bank' as const, issuer: 'ICBC', number: createBankNumber(), holder: REAL_NAME });
const addCard = async ({ player }: AnyScene) => (await player.call('bankCard.withdrawAdd', createCard())).cardId;

let addresses = 0;
const createAddress = () => {
  const number = `0x${(++addresses).toString(16).padStart(40, '0')}`;
  return { kind: 'coin' as const, issuer: 'ERC20', number };
};

/** Creates a withdrawal that makes no progress, so that its bookings do not depend on the duration of the test. */
const createWithdrawal = async (scene: AnyScene) => {
  await scene.control.setSettings({ withdrawStepMs: 0 });
  return {
    cardId: await addCard(scene),
    amount: '500.00',
    secondPassword: SECOND_PASSWORD_HASH,
    cardholderName: REAL_NAME,
  };
};

/** Rows of deposits, coin wallet and record. */
const depositRows = {
  'payment.types': {
    body: () => ({}),
    check: ({ list }) => expect(list).toHaveLength(5),
    refusals: { 6003: (scene) => whileClosed(scene, () => scene.send({})) },
  },
  'payment.pay': {
    by: 'own',
    body: () => deposit,
    variants: {
      'by bank': { body: () => ({ payType: 'bank', amount: '500.00' }) },
      'in coins': { body: () => ({ payType: 'usdt-trc20', amount: '500.00' }) },
    },
    check: (order, { requestId }) => expect(order).toMatchObject({ status: 'created', amount: '500.00', requestId }),
    refusals: {
      6003: (scene) => whileClosed(scene, () => scene.send(deposit)),
      6007: ({ send }) => send({ payType: 'cheque', amount: '500.00' }),
      6008: async ({ send }) => {
        await send(deposit);
        return send({ ...deposit, amount: '600.00' });
      },
      6011: async (scene) => {
        for (let order = 0; order < 3; order++) await placeDeposit(scene);
        return scene.send(deposit);
      },
      6012: ({ send }) => send({ payType: 'bank', amount: '500.00', payerName: '李四' }),
      6317: outside('ninety-nine unpaid orders of one sum on every account; its own test is in the sandbox'),
      6449: async ({ platform }) => {
        const nameless = await platform.newPlayer();
        return nameless.call('payment.pay', { payType: 'bank', amount: '500.00' }, { requestId: createId() });
      },
    },
  },
  'payment.getDepositOrderStatus': {
    by: 'own',
    body: async (scene) => ({ orderNo: await placeDeposit(scene) }),
    check: ({ order }) => expect(order?.status).toBe('created'),
    refusals: { 6004: ({ send }) => send({ orderNo: unknownOrderNo }), 6007: ({ send }) => send({}) },
  },
  'payment.closeOrder': {
    by: 'own',
    body: async (scene) => ({ orderNo: await placeDeposit(scene) }),
    check: ({ status }) => expect(status).toBe('closed'),
    refusals: {
      6004: ({ send }) => send({ orderNo: unknownOrderNo }),
      6012: async (scene) => {
        const orderNo = await placeDeposit(scene);
        await scene.player.call('payment.closeOrder', { orderNo });
        return scene.send({ orderNo });
      },
    },
  },
  'payment.createSignalCode': {
    body: () => ({}),
    check: ({ signalCode }) => expect(signalCode).toMatch(/^[A-Z2-9]{8}$/),
    refusals: { 6003: (scene) => whileClosed(scene, () => scene.send({})) },
  },
  'payment.getCustomerInfo': {
    body: () => ({}),
    check: ({ realName }) => expect(realName).toBe('陈**'),
    refusals: {},
  },
  'transfer.utcTransfer': {
    by: 'own',
    body: () => ({ ty: '1', amount: '720.00', rate: '7.2' }),
    variants: {
      'back into yuan': {
        body: async ({ player }) => {
          const coins = { ty: '1', amount: '720.00', rate: '7.2' } as const;
          await player.call('transfer.utcTransfer', coins, { requestId: createId() });
          return { ty: '2', amount: '50.00', rate: '7.1' };
        },
      },
    },
    check: (response) => expect(response).toMatchObject({ coins: '100.00', centerWalletBalance: '9280.00' }),
    refusals: {
      6007: ({ send }) => send({ ty: '1', amount: '0.00', rate: '7.2' }),
      6008: async ({ send }) => {
        await send({ ty: '1', amount: '720.00', rate: '7.2' });
        return send({ ty: '1', amount: '721.00', rate: '7.2' });
      },
      6012: ({ send }) => send({ ty: '1', amount: '720.00', rate: '7' }),
    },
  },
  'transfer.getTransferRate': {
    body: () => ({}),
    check: ({ coinBalance }) => expect(coinBalance).toBe('0.00'),
    refusals: {},
  },
  'transactions.queryDealRecord': {
    body: () => ({ type: '', status: '', pageNum: 1, pageSize: 20 }),
    refusals: {
      6007: ({ send }) => send({ type: '', status: '', pageNum: 1, pageSize: 20, beginTime: 2, endTime: 1 }),
    },
  },
  'vCurrency.list': {
    body: () => ({}),
    check: ({ list }) => expect(list.map(({ code }) => code)).toEqual(['USDT']),
    refusals: {},
  },
} satisfies EndpointRows;

/** Rows of withdrawals and saved accounts. */
const withdrawRows = {
  'withdraw.withdrawOrderInfo': {
    body: () => ({ requestId: createId() }),
    check: ({ order }) => expect(order).toBeNull(),
    refusals: { 6004: ({ send }) => send({ orderNo: 'W20200101000001' }) },
  },
  'withdraw.baseCfgList': {
    body: () => ({}),
    check: ({ list }) => expect(list.map(({ kind }) => kind)).toEqual(['bank', 'alipay', 'coin']),
    refusals: {},
  },
  'withdraw.withdrawInfo': {
    body: () => ({}),
    check: ({ turnover, realName }) => expect([turnover.isMet, realName]).toEqual([true, '陈**']),
    refusals: {},
  },
  'withdraw.usdtWithdrawInfo': {
    body: () => ({}),
    check: ({ rate }) => expect(rate).toBe('7.2'),
    refusals: {},
  },
  'withdraw.new': {
    by: 'own',
    member,
    body: createWithdrawal,
    variants: {
      'in coins': {
        member,
        body: async (scene) => {
          const { cardId } = await scene.player.call('bankCard.withdrawAdd', createAddress());
          await scene.control.setSettings({ withdrawStepMs: 0 });
          return {
            cardId,
            amount: '720.00',
            secondPassword: SECOND_PASSWORD_HASH,
            cardholderName: REAL_NAME,
            rate: '7.2',
          };
        },
      },
    },
    check: (order) => expect(order).toMatchObject({ status: 'submitted', amount: '500.00', fee: '0.00' }),
    refusals: {
      6004: async ({ body, send }) => send({ ...(await body()), cardId: '999999' }),
      6007: async ({ body, send }) => send({ ...(await body()), amount: '1.00' }),
      6008: async ({ body, send }) => {
        const depositFixture = await body();
        await send(depositFixture);
        return send({ ...depositFixture, amount: '600.00' });
      },
      6012: async ({ body, send }) => send({ ...(await body()), amount: '10000.01' }),
      6015: async ({ platform, body }) => {
        const phoneless = await platform.newPlayer({ realName: REAL_NAME, ...member });
        return phoneless.call('withdraw.new', await body(), { requestId: createId() });
      },
      6037: async ({ body, send, player }) => {
        const depositFixture = await body();
        const guessPassword = () =>
          player.call('withdraw.new', { ...depositFixture, secondPassword: WRONG }, { requestId: createId() });
        for (let tries = 0; tries < 5; tries++) await guessPassword().catch(() => undefined);
        return send(depositFixture);
      },
      6100: async ({ body, send }) => send({ ...(await body()), secondPassword: WRONG }),
      6413: async (scene) => {
        await scene.control.deposits.command(await placeDeposit(scene), 'confirm');
        return scene.send(await scene.body());
      },
      6449: async ({ platform, body }) => {
        const nameless = await platform.newPlayer({ phone: `136${String(Date.now()).slice(-8)}`, ...member });
        return nameless.call('withdraw.new', await body(), { requestId: createId() });
      },
    },
  },
  'bankCard.queryMemberBanksInfoList': {
    by: 'own',
    body: async (scene) => {
      await addCard(scene);
      return { kind: 'bank' };
    },
    check: ({ list }) => expect(list).toMatchObject([{ issuer: 'ICBC', holder: '陈**' }]),
    refusals: { 6007: ({ sendAnything }) => sendAnything({ kind: 'cheque' }) },
  },
  'bankCard.withdrawAddList': {
    body: () => ({}),
    check: ({ kinds }) => expect(kinds.map(({ kind }) => kind)).toEqual(['bank', 'alipay', 'coin']),
    refusals: {},
  },
  'bankCard.withdrawAdd': {
    by: 'own',
    body: createCard,
    check: ({ cardNo }) => expect(cardNo).toMatch(/^6222 \*{4} \*{4} \d{4}$/),
    refusals: {
      6007: noObject,
      6009: async ({ send, player }) => {
        const card = createCard();
        await player.call('bankCard.withdrawAdd', card);
        return send(card);
      },
      6012: ({ send }) => send({ ...createCard(), holder: '李四' }),
      6015: async ({ platform }) => {
        const phoneless = await platform.newPlayer({ realName: REAL_NAME });
        return phoneless.call('bankCard.withdrawAdd', createCard());
      },
      6449: async ({ platform }) => {
        const nameless = await platform.newPlayer({ phone: `135${String(Date.now()).slice(-8)}` });
        return nameless.call('bankCard.withdrawAdd', createCard());
      },
    },
  },
  'bankCard.withdrawDelete': {
    by: 'own',
    body: async (scene) => ({ cardId: await addCard(scene) }),
    refusals: { 6004: ({ send }) => send({ cardId: '999999' }) },
  },
} satisfies EndpointRows;

/** Rows of the cashier: deposits, withdrawals, saved accounts, coins and record. */
export const cashierRows = { ...depositRows, ...withdrawRows } satisfies EndpointRows;
