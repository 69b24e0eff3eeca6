import { md5Hex } from '@pavilion/api-client/md5';
import { createId, createMemoryStore, formatMinor, parseMinor, systemClock } from '@pavilion/kernel';
import { createSandbox, type Sandbox } from '@pavilion/sandbox';
import {
  coinExchange,
  createPendingActionStore,
  createMoneyActionController,
  createOrderWatchController,
  deposit,
  depositCalls,
  depositOrderCalls,
  depositWatch,
  exchangeCalls,
  recycle,
  recallCalls,
  transferCalls,
  venueTransfer,
  withdrawal,
  withdrawalCalls,
  type MoneyAction,
  type MoneyActionPorts,
  type MoneyActionRequest,
} from '@pavilion/wallet/cashier';
import { createPlatform, type NamedPlayer } from '../../testing/sandbox/platform.ts';
import { createEmbeddedProvider } from '../../testing/sandbox/databaseProvider.ts';

const NAME = '陈测试';
let sandbox: Sandbox;
beforeAll(async () => {
  const database = await (await createEmbeddedProvider()).make();
  sandbox = await createSandbox({ database, running: false, liveMatches: 40 });
});
afterEach(async () => {
  sandbox.console.clearFaults();
  await sandbox.console.resetSettings();
  expect(await sandbox.console.audit()).toEqual({ ok: true });
});
afterAll(() => sandbox.close());

/** Opened flows; they are disposed after each test. */
const opened: { readonly dispose: () => void }[] = [];
afterEach(() => opened.splice(0).forEach(({ dispose }) => dispose()));

/** Waits up to 30 s, because a flow waits seconds between two queries. */
async function until(isMet: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    if (isMet()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('until: the condition was not met within 30 s.');
}

let phones = 0;
const newPlayer = () =>
  createPlatform(sandbox).newPlayer({
    money: '10000.00',
    realName: NAME,
    secondPassword: 'money5678',
    phone: `1390000${String(++phones).padStart(4, '0')}`,
  });

/** Opens a flow of the library over HTTP, with storage that survives a reload. */
function openFlow<Draft, Result, Secret>(
  kind: MoneyAction<Draft, Result, Secret>,
  calls: Pick<MoneyActionPorts<Draft, Result, Secret>, 'send' | 'queryOutcome' | 'getStatus'>,
  store = createMemoryStore(),
) {
  const flow = createMoneyActionController(kind, {
    ...calls,
    pendingActions: createPendingActionStore<Draft>({ store, key: kind.name, isDraft: () => true, clock: systemClock }),
    createId,
    clock: systemClock,
  });
  opened.push(flow);
  return {
    flow,
    submit: (wish: MoneyActionRequest<Draft, Secret>) => flow.send(kind.actions.submitRequested(wish)),
    reload: () => {
      flow.dispose();
      return openFlow(kind, calls, store);
    },
    reaches: (...steps: readonly string[]) => until(() => steps.includes(flow.getState().step)),
  };
}

/** Returns the total money of a member in CNY, without coins. */
async function fetchTotalMoney({ call }: NamedPlayer): Promise<string> {
  const { totalMoney, pendingMoney, centerWalletBalance } = await call('venue.allBalance', { category: 8 });
  const { lockMoney } = await call('transfer.getBalance', { withLockMoney: true });
  const all = [totalMoney, pendingMoney, centerWalletBalance, lockMoney].map((text) => parseMinor(text) ?? 0n);
  return formatMinor(all.reduce((sum, part) => sum + part, 0n));
}

describe('wallet flows against the platform', () => {
  it.each(['lostAnswer', 'corrupt', 'html'] as const)(
    'F-WAL-04 F-WAL-05 moves a transfer with %s once and queries it by its id after a reload',
    async (kind) => {
      const player = await newPlayer();
      const before = openFlow(venueTransfer, transferCalls(player));
      sandbox.console.addFault({ endpoint: 'venue.transfer', kind });
      before.submit({ draft: { channelCode: 'BGDZ', amount: '250.5', ty: '1' } });
      await before.reaches('unknown', 'refused');
      expect(before.flow.getState().step).toBe('unknown');
      sandbox.console.clearFaults();
      const after = before.reload();
      await after.reaches('done');
      expect(await player.call('venue.balance', { channelCode: 'BGDZ' })).toMatchObject({ balance: '250.50' });
      expect([await player.wallet(), await fetchTotalMoney(player)]).toEqual(['9749.50', '10000.00']);
    },
  );

  it('F-WAL-08 has a pending transfer to a slow venue, returned money of a refusing one, and recalls all', async () => {
    const player = await newPlayer();
    const moving = openFlow(venueTransfer, transferCalls(player));
    await sandbox.console.venues.addFault({ channelCode: 'BGDZ', kind: 'slow', delayMs: 2_600, count: 1 });
    moving.submit({ draft: { channelCode: 'BGDZ', amount: '100', ty: '1' } });
    await moving.reaches('pending');
    expect(await fetchTotalMoney(player)).toBe('10000.00');
    await moving.reaches('done');
    await sandbox.console.venues.addFault({ channelCode: 'BGDZ', kind: 'refuse', count: 1 });
    moving.submit({ draft: { channelCode: 'BGDZ', amount: '10', ty: '1' } });
    await moving.reaches('refused');
    const home = openFlow(recycle, recallCalls(player));
    sandbox.console.addFault({ endpoint: 'venue.recycle', kind: 'lostAnswer', count: 1 });
    home.submit({ draft: {} });
    await home.reaches('done');
    expect(await player.wallet()).toBe('10000.00');
  });

  it('F-WAL-05 creates one order for a deposit with a lost response and polls it to its receipt', async () => {
    await sandbox.console.setSettings({ depositConfirmMs: 200 });
    const player = await newPlayer();
    const paying = openFlow(deposit, depositCalls(player));
    sandbox.console.addFault({ endpoint: 'payment.pay', kind: 'lostAnswer', count: 1 });
    paying.submit({ draft: { payType: 'bank', amount: '1000' } });
    await paying.reaches('done');
    const { openOrders } = await player.call('payment.getCustomerInfo', {});
    expect(openOrders).toHaveLength(1);
    const [orderNo = ''] = openOrders;
    const watch = createOrderWatchController(depositWatch, { ...depositOrderCalls(player), clock: systemClock });
    opened.push(watch);
    watch.send(depositWatch.actions.opened({ orderNo }));
    await until(() => watch.getState().step === 'following');
    await sandbox.console.deposits.command(orderNo, 'pay');
    await until(() => watch.getState().step === 'ended');
    expect(watch.getState()).toMatchObject({ order: { status: 'confirmed' } });
  });

  it('F-WAL-05 F-WAL-12 refuses a wrong password, finds a lost withdrawal by its id and holds the money once', async () => {
    await sandbox.console.setSettings({ withdrawStepMs: 0 });
    const player = await newPlayer();
    const { cardId } = await player.call('bankCard.withdrawAdd', {
      kind: 'alipay',
      issuer: 'ALIPAY',
      number: `${player.name}@example.com`,
      holder: NAME,
    });
    const taking = openFlow(withdrawal, withdrawalCalls(player));
    const createRequest = (password: string) => ({
      draft: { cardId, amount: '500' },
      secret: { secondPassword: md5Hex(password), cardholderName: NAME },
    });
    taking.submit(createRequest('wrong1234'));
    await taking.reaches('refused');
    expect(taking.flow.getState()).toMatchObject({
      failure: { reason: 'secondPasswordWrong', details: { triesLeft: 4 } },
    });
    sandbox.console.addFault({ endpoint: 'withdraw.new', kind: 'lostAnswer', count: 1 });
    taking.submit(createRequest('money5678'));
    await taking.reaches('done');
    expect([await player.wallet(), await player.locked(), await fetchTotalMoney(player)]).toEqual([
      '9500.00',
      '500.00',
      '10000.00',
    ]);
  });

  it('F-WAL-04 applies an exchange with a lost response once at the displayed rate', async () => {
    const player = await newPlayer();
    const changing = openFlow(coinExchange, exchangeCalls(player));
    const { buyRate } = await player.call('transfer.getTransferRate', {});
    sandbox.console.addFault({ endpoint: 'transfer.utcTransfer', kind: 'lostAnswer', count: 1 });
    changing.submit({ draft: { ty: '1', amount: '720', rate: buyRate } });
    await changing.reaches('done');
    expect(await player.call('transfer.getTransferRate', {})).toMatchObject({
      centerWalletBalance: '9280.00',
      coinBalance: '100.00',
    });
    changing.submit({ draft: { ty: '1', amount: '720', rate: '1' } });
    await changing.reaches('refused');
    expect(changing.flow.getState()).toMatchObject({ failure: { reason: 'rateChanged' } });
  });

  it('F-WAL-10 accepts one transfer of the whole balance from two tabs and never overdraws', async () => {
    const player = await newPlayer();
    const store = createMemoryStore();
    const tabs = [
      openFlow(venueTransfer, transferCalls(player), store),
      openFlow(venueTransfer, transferCalls(player), store),
    ];
    for (const tab of tabs) tab.submit({ draft: { channelCode: 'BGDZ', amount: '10000', ty: '1' } });
    for (const tab of tabs) await tab.reaches('done');
    expect([await player.wallet(), await fetchTotalMoney(player)]).toEqual(['0.00', '10000.00']);
  });
});
