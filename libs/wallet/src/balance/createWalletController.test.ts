import { settle, deferred } from '../testing/deferred.ts';
import { createController } from '@pavilion/kernel/controller';
import type { WalletState } from './balanceState.ts';
import { createWalletController } from './createWalletController.ts';
import { createWalletSaga } from './createWalletSaga.ts';
import type { WalletPorts } from './walletPorts.ts';
import { selectCenterBalance, selectVenueBalances } from './walletSelectors.ts';
import { walletActions, walletReducer } from './walletSlice.ts';

const answer = (centerWalletBalance: string) => ({ currency: 'CNY' as const, centerWalletBalance, lockMoney: '0.00' });
const venues = {
  list: [
    { channelCode: 'AG', name: 'AG', balance: '3.00' },
    { channelCode: 'PT', name: 'PT', balance: '0.00' },
  ],
  totalMoney: '3.00',
};

function setUp(overrides: Partial<WalletPorts> = {}) {
  const getBalance = jest.fn<Promise<ReturnType<typeof answer>>, [AbortSignal]>();
  const report = jest.fn();
  const wallet = createWalletController({
    getBalance,
    getVenueBalances: async () => venues,
    clock: { now: () => 1000 },
    report,
    ...overrides,
  });
  const ask = () => wallet.send(walletActions.balanceRequested());
  const centre = () => selectCenterBalance({ wallet: wallet.getState() });
  return { wallet, getBalance, report, ask, centre };
}

describe('createWalletController', () => {
  it('WAL-01 loads the balance', async () => {
    const { wallet, getBalance, ask, centre } = setUp();
    getBalance.mockResolvedValue(answer('10000.00'));
    ask();
    expect(wallet.getState()).toMatchObject({ status: 'unknown', isRefreshing: true });
    await settle();
    expect(wallet.getState()).toMatchObject({ status: 'ready', isRefreshing: false, isStale: false, updatedAt: 1000 });
    expect(centre()).toBe('10000.00');
  });

  it('F-WAL-14 twenty quick asks make two calls and the last answer wins', async () => {
    const { wallet, getBalance, ask, centre } = setUp();
    const [first, second] = [deferred<ReturnType<typeof answer>>(), deferred<ReturnType<typeof answer>>()];
    getBalance.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    for (let at = 0; at < 20; at += 1) ask();
    await settle();
    expect(getBalance).toHaveBeenCalledTimes(1);
    first.resolve(answer('1.00'));
    await settle();
    expect(getBalance).toHaveBeenCalledTimes(2);
    expect(wallet.getState().isRefreshing).toBe(true);
    second.resolve(answer('2.00'));
    await settle();
    expect(centre()).toBe('2.00');
    expect(wallet.getState().isRefreshing).toBe(false);
    expect(getBalance).toHaveBeenCalledTimes(2);
  });

  it('F-WAL-14 a failure keeps the old amount and marks it stale, a success takes the mark off', async () => {
    const { wallet, getBalance, report, ask, centre } = setUp();
    const toLostEvent = new Error('lost');
    getBalance
      .mockResolvedValueOnce(answer('5.00'))
      .mockRejectedValueOnce(toLostEvent)
      .mockResolvedValueOnce(answer('6.00'));
    ask();
    await settle();
    ask();
    await settle();
    expect(wallet.getState()).toMatchObject({ isStale: true, isRefreshing: false });
    expect(centre()).toBe('5.00');
    expect(report).toHaveBeenCalledWith(toLostEvent);
    ask();
    await settle();
    expect(wallet.getState().isStale).toBe(false);
    expect(centre()).toBe('6.00');
  });

  it('F-WAL-14 an ask that came before the saga ran is answered', async () => {
    const getBalance = jest.fn(async () => answer('7.00'));
    const asked = walletReducer(undefined, walletActions.balanceRequested());
    const saga = createWalletSaga(
      { getBalance, getVenueBalances: async () => venues, clock: { now: () => 0 } },
      (state: WalletState) => state,
    );
    const host = createController((state: WalletState = asked, action) => walletReducer(state, action), saga);
    await settle();
    expect(selectCenterBalance({ wallet: host.getState() })).toBe('7.00');
    expect(host.getState().isRefreshing).toBe(false);
    expect(getBalance).toHaveBeenCalledTimes(1);
  });

  it('F-WAL-14 a first failure shows no amount rather than a wrong one', async () => {
    const { wallet, getBalance, ask, centre } = setUp();
    getBalance.mockRejectedValue(new Error('lost'));
    ask();
    await settle();
    expect(wallet.getState()).toMatchObject({ status: 'unknown', isStale: false, isRefreshing: false });
    expect(centre()).toBeUndefined();
  });

  it('F-AUTH-18 a late answer for a member who left never lands', async () => {
    const { wallet, getBalance, ask, centre } = setUp();
    const late = deferred<ReturnType<typeof answer>>();
    getBalance.mockReturnValueOnce(late.promise);
    ask();
    await settle();
    wallet.send(walletActions.walletCleared());
    late.resolve(answer('10000.00'));
    await settle();
    expect(centre()).toBeUndefined();
    expect(wallet.getState().isRefreshing).toBe(false);
    expect(getBalance.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('F-AUTH-18 an ask that waited behind the open call dies with the session', async () => {
    const { wallet, getBalance, ask } = setUp();
    getBalance.mockReturnValue(new Promise(() => undefined));
    ask();
    ask();
    await settle();
    wallet.send(walletActions.walletCleared());
    await settle();
    expect(getBalance).toHaveBeenCalledTimes(1);
  });

  it('WAL-01 hide-zero is kept, read back, and leaves empty venues out', async () => {
    const kept = { get: jest.fn(() => '1'), set: jest.fn() };
    const { wallet, getBalance, ask } = setUp({ hideZero: kept });
    getBalance.mockResolvedValue(answer('1.00'));
    ask();
    await settle();
    const listed = () => selectVenueBalances({ wallet: wallet.getState() }).map(({ channelCode }) => channelCode);
    expect(listed()).toEqual(['AG']);
    wallet.send(walletActions.zeroBalancesHidden(false));
    expect(listed()).toEqual(['AG', 'PT']);
    expect(kept.set).toHaveBeenLastCalledWith('0');
    wallet.send(walletActions.walletCleared());
    expect(wallet.getState().isZeroHidden).toBe(false);
  });
});
