import { dialogActions } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import { createBalanceHandlers } from '@pavilion/site-testing';
import {
  coinExchange,
  depositWatch,
  giftExchange,
  recycle,
  toMoneyFailure,
  venueLaunch,
  venueTransfer,
  withdrawal,
  withdrawalWatch,
} from '@pavilion/wallet/cashier';
import { act, screen } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { schemas } from '@pavilion/api-client/schemas';
import { createDepositOrder } from '../testing/createDepositOrder.ts';
import { createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';

const order = schemas['withdraw.new'].example.response;
const refuse = (code: number, text: string) => toMoneyFailure(createRefusal(code, text));
const moved = { transferId: '1', channelCode: 'BGDZ', ty: '1', amount: '1234.5', status: 'done' } as const;
const REPORTED = [{ tags: ['balance', 'orders'] }];

const Balances = () => <p>{useRead(balances, NO_BODY).data?.centerWalletBalance ?? 'loading'}</p>;

async function setUp() {
  const venues = [{ channelCode: 'BGDZ', name: '百工电子', balance: '0.00' }];
  const site = await renderWallet(<Balances />, createBalanceHandlers({ venues }), { path: '/' });
  await screen.findByText('1000.00');
  const dispatch = (action: UnknownAction) => act(async () => void site.store.dispatch(action));
  return { ...site, dispatch };
}

describe('followResults', () => {
  it.each<[string, UnknownAction]>([
    ['a refused transfer', venueTransfer.actions.refused(refuse(6415, 'x'))],
    ['a refused recall', recycle.actions.refused(refuse(6415, 'x'))],
    ['a refused exchange of coins', coinExchange.actions.refused(refuse(6012, 'x'))],
    ['a withdrawal', withdrawal.actions.done(order)],
    ['the end of a deposit', depositWatch.actions.ended(createDepositOrder({ status: 'confirmed' }))],
    ['the end of a withdrawal', withdrawalWatch.actions.ended({ ...order, status: 'paid' })],
  ])('F-WAL-13 %s changes balances and orders', async (_, action) => {
    const { dispatch, changes, toasts } = await setUp();
    await dispatch(action);
    expect(changes).toEqual(REPORTED);
    expect(toasts).toEqual([]);
  });

  it.each<[string, UnknownAction, string]>([
    ['a transfer into a venue', venueTransfer.actions.done(moved), '¥1,234.50 已转入百工电子'],
    ['a transfer back', venueTransfer.actions.done({ ...moved, ty: '2' }), '¥1,234.50 已转回中心钱包'],
    [
      'a transfer into an unknown venue',
      venueTransfer.actions.done({ ...moved, channelCode: 'X' }),
      '¥1,234.50 已转入',
    ],
    ['a launch with money', venueLaunch.actions.done({ url: '', transfer: moved }), '¥1,234.50 已随您转入百工电子'],
    [
      'a purchase of coins',
      coinExchange.actions.done({ ...schemas['transfer.utcTransfer'].example.response, ty: '1' }),
      '已用 ¥720.00 兑换 100.00 USDT',
    ],
    [
      'a sale of coins',
      coinExchange.actions.done({ ...schemas['transfer.utcTransfer'].example.response, ty: '2' }),
      '已用 100.00 USDT 兑换 ¥720.00',
    ],
    [
      'a gift',
      giftExchange.actions.done({
        ...schemas['promotion.joinActivity'].example.response,
        rewardName: '礼',
        amount: '8',
      }),
      '已兑换 礼，¥8.00 已到账',
    ],
  ])('WAL-03 %s is confirmed by a toast', async (_, action, text) => {
    const { dispatch, toasts } = await setUp();
    await dispatch(action);
    expect(toasts).toEqual([{ kind: 'success', text }]);
  });

  it.each([undefined, { ...moved, status: 'pending' as const }])(
    'WAL-02 a launch whose transfer is not complete has no toast: %j',
    async (transfer) => {
      const { dispatch, toasts } = await setUp();
      await dispatch(venueLaunch.actions.done({ url: '', ...(transfer && { transfer }) }));
      expect(toasts).toEqual([]);
    },
  );

  it.each<[string, UnknownAction, { readonly place: string; readonly text: string }]>([
    ['a transfer', venueTransfer.actions.refused(refuse(6413, '还需 1 元')), { place: 'venues', text: '还需 1 元' }],
    ['a withdrawal', withdrawal.actions.refused(refuse(6413, '还需 2 元')), { place: 'wallet', text: '还需 2 元' }],
    [
      'a withdrawal without a text',
      withdrawal.actions.refused({ kind: 'api', code: 6413, messageKey: 'x' } as never),
      { place: 'wallet', text: '流水尚未达到要求，资金暂时无法转出' },
    ],
  ])('ERR-07 unmet turnover of %s opens the dialog of its requirements', async (_, action, request) => {
    const { dispatch, store } = await setUp();
    await dispatch(action);
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'turnoverLock', ...request }]);
  });

  it('ERR-07 opens no dialog for another refusal', async () => {
    const { dispatch, store } = await setUp();
    await dispatch(withdrawal.actions.refused(refuse(6012, 'x')));
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('ERR-07 opens no second dialog above the one that enters a venue', async () => {
    const { dispatch, store } = await setUp();
    const entry = { kind: 'enterVenue', enName: 'BGDZ', gameCode: '' } as const;
    await dispatch(dialogActions.opened({ kind: 'login' }));
    await dispatch(dialogActions.opened(entry));
    await dispatch(venueTransfer.actions.refused(refuse(6413, 'x')));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'login' }, entry]);
  });
});
