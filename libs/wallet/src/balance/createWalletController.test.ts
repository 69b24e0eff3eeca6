import { deferred, settle } from '@pavilion/testing';
import { createController } from '@pavilion/kernel/controller';
import type { WalletState } from './balanceState.ts';
import { createWalletController } from './createWalletController.ts';
import { createWalletSaga } from './createWalletSaga.ts';
import type { WalletPorts } from './walletPorts.ts';
import { selectCenterBalance, selectVenueBalances } from './walletSelectors.ts';
import { walletActions, walletReducer } from './walletSlice.ts';

const createBalance = (centerWalletBalance: string) => ({
  currency: 'CNY' as const,
  centerWalletBalance,
  lockMoney: '0.00',
});
const venues = {
  list: [
    { channelCode: 'AG', name: 'AG', balance: '3.00' },
    { channelCode: 'PT', name: 'PT', balance: '0.00' },
  ],
  totalMoney: '3.00',
};

function setUp(overrides: Partial<WalletPorts> = {}) {
  const getBalance = jest.fn<Promise<ReturnType<typeof createBalance>>, [AbortSignal]>();
  const report = jest.fn();
  const wallet = createWalletController({
    getBalance,
    getVenueBalances: async () => venues,
    clock: { now: () => 1000 },
    report,
    ...overrides,
  });
  const requestBalance = () => wallet.send(walletActions.balanceRequested());
  const getCentreBalance = () => selectCenterBalance({ wallet: wallet.getState() });
  return { wallet, getBalance, report, requestBalance, getCentreBalance };
}

describe('createWalletController', () => {
  it('WAL-01 loads the balance', async () => {
    const { wallet, getBalance, requestBalance, getCentreBalance } = setUp();
    getBalance.mockResolvedValue(createBalance('10000.00'));
    requestBalance();
    expect(wallet.getState()).toMatchObject({ status: 'unknown', isRefreshing: true });
    await settle();
    expect(wallet.getState()).toMatchObject({ status: 'ready', isRefreshing: false, isStale: false, updatedAt: 1000 });
    expect(getCentreBalance()).toBe('10000.00');
  });

  it('F-WAL-14 twenty quick requests make two calls and the last response is shown', async () => {
    const { wallet, getBalance, requestBalance, getCentreBalance } = setUp();
    const [first, second] = [
      deferred<ReturnType<typeof createBalance>>(),
      deferred<ReturnType<typeof createBalance>>(),
    ];
    getBalance.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    for (let at = 0; at < 20; at += 1) requestBalance();
    await settle();
    expect(getBalance).toHaveBeenCalledTimes(1);
    first.resolve(createBalance('1.00'));
    await settle();
    expect(getBalance).toHaveBeenCalledTimes(2);
    expect(wallet.getState().isRefreshing).toBe(true);
    second.resolve(createBalance('2.00'));
    await settle();
    expect(getCentreBalance()).toBe('2.00');
    expect(wallet.getState().isRefreshing).toBe(false);
    expect(getBalance).toHaveBeenCalledTimes(2);
  });

  it('F-WAL-14 a failure keeps the amounts and marks them stale until a refresh succeeds', async () => {
    const { wallet, getBalance, report, requestBalance, getCentreBalance } = setUp();
    const toLostEvent = new Error('lost');
    getBalance
      .mockResolvedValueOnce(createBalance('5.00'))
      .mockRejectedValueOnce(toLostEvent)
      .mockResolvedValueOnce(createBalance('6.00'));
    requestBalance();
    await settle();
    requestBalance();
    await settle();
    expect(wallet.getState()).toMatchObject({ isStale: true, isRefreshing: false });
    expect(getCentreBalance()).toBe('5.00');
    expect(report).toHaveBeenCalledWith(toLostEvent);
    requestBalance();
    await settle();
    expect(wallet.getState().isStale).toBe(false);
    expect(getCentreBalance()).toBe('6.00');
  });

  it('F-WAL-14 handles a request that was dispatched before the saga ran', async () => {
    const getBalance = jest.fn(async () => createBalance('7.00'));
    const requested = walletReducer(undefined, walletActions.balanceRequested());
    const saga = createWalletSaga(
      { getBalance, getVenueBalances: async () => venues, clock: { now: () => 0 } },
      (state: WalletState) => state,
    );
    const host = createController((state: WalletState = requested, action) => walletReducer(state, action), saga);
    await settle();
    expect(selectCenterBalance({ wallet: host.getState() })).toBe('7.00');
    expect(host.getState().isRefreshing).toBe(false);
    expect(getBalance).toHaveBeenCalledTimes(1);
  });

  it('F-WAL-14 a first failure shows no amount', async () => {
    const { wallet, getBalance, requestBalance, getCentreBalance } = setUp();
    getBalance.mockRejectedValue(new Error('lost'));
    requestBalance();
    await settle();
    expect(wallet.getState()).toMatchObject({ status: 'unknown', isStale: false, isRefreshing: false });
    expect(getCentreBalance()).toBeUndefined();
  });

  it('F-AUTH-18 discards a late response after logout', async () => {
    const { wallet, getBalance, requestBalance, getCentreBalance } = setUp();
    const late = deferred<ReturnType<typeof createBalance>>();
    getBalance.mockReturnValueOnce(late.promise);
    requestBalance();
    await settle();
    wallet.send(walletActions.walletCleared());
    late.resolve(createBalance('10000.00'));
    await settle();
    expect(getCentreBalance()).toBeUndefined();
    expect(wallet.getState().isRefreshing).toBe(false);
    expect(getBalance.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('F-AUTH-18 discards a waiting request after logout', async () => {
    const { wallet, getBalance, requestBalance } = setUp();
    getBalance.mockReturnValue(new Promise(() => undefined));
    requestBalance();
    requestBalance();
    await settle();
    wallet.send(walletActions.walletCleared());
    await settle();
    expect(getBalance).toHaveBeenCalledTimes(1);
  });

  it('WAL-01 stores and restores the hide-zero flag, and omits empty venues', async () => {
    const hideZero = { get: jest.fn(() => '1'), set: jest.fn() };
    const { wallet, getBalance, requestBalance } = setUp({ hideZero: hideZero });
    getBalance.mockResolvedValue(createBalance('1.00'));
    requestBalance();
    await settle();
    const listVenues = () => selectVenueBalances({ wallet: wallet.getState() }).map(({ channelCode }) => channelCode);
    expect(listVenues()).toEqual(['AG']);
    wallet.send(walletActions.zeroBalancesHidden(false));
    expect(listVenues()).toEqual(['AG', 'PT']);
    expect(hideZero.set).toHaveBeenLastCalledWith('0');
    wallet.send(walletActions.walletCleared());
    expect(wallet.getState().isZeroHidden).toBe(false);
  });
});
