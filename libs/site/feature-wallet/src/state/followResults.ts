import { dialogActions, toastActions, type RootState, type Services } from '@pavilion/site-contract';
import { balances, NO_BODY, readsChanged, selectResponse } from '@pavilion/site-data';
import { formatPayAmount } from '@pavilion/site-money';
import { formatYuan } from '@pavilion/wallet';
import {
  coinExchange,
  depositWatch,
  giftExchange,
  recycle,
  venueLaunch,
  venueTransfer,
  withdrawal,
  withdrawalWatch,
} from '@pavilion/wallet/cashier';
import { put, select, takeEvery } from 'typed-redux-saga';
import { walletMessages } from '../messages/walletMessages.ts';
import { formatRecallResult } from './formatRecallResult.ts';

const TURNOVER_UNMET = 6413;

/** Changes that no call reports: refusals, a withdrawal found after a lost response, and the end of an order. */
const changes = [
  ...[venueTransfer, recycle, coinExchange].map(({ actions }) => actions.refused),
  withdrawal.actions.done,
  depositWatch.actions.ended,
  withdrawalWatch.actions.ended,
].map(({ type }) => type);

/** Selects the name of a venue from the latest balances; empty while it is unknown. */
const selectVenueName = (state: RootState, code: string | undefined): string =>
  selectResponse(state, balances, NO_BODY)?.venues.find(({ channelCode }) => channelCode === code)?.name ?? '';

/** Shows results as toasts on every page, and reports changes of balances and orders. */
export function* followResults({ i18n }: Services) {
  const t = i18n.translator(walletMessages);
  const toast = (kind: 'success' | 'info' | 'error', text: string) => put(toastActions.shown({ kind, text }));

  function* reportChange() {
    yield* put(readsChanged({ tags: ['balance', 'orders'] }));
  }

  function* showTransferToast({ payload }: ReturnType<typeof venueTransfer.actions.done>) {
    const venue = yield* select(selectVenueName, payload.channelCode);
    const amount = formatYuan(payload.amount);
    yield* toast(
      'success',
      payload.ty === '1' ? t('transfer.doneIn', { amount, venue }) : t('transfer.doneOut', { amount }),
    );
  }

  /** Shows the amount that an automatic transfer moved on launch (WAL-02). */
  function* showLaunchToast({ payload: { transfer } }: ReturnType<typeof venueLaunch.actions.done>) {
    if (transfer?.status !== 'done') return;
    const venue = yield* select(selectVenueName, transfer.channelCode);
    yield* toast('success', t('enter.carried', { amount: formatYuan(transfer.amount), venue }));
  }

  function* showRecallToast({ payload }: ReturnType<typeof recycle.actions.done>) {
    for (const { kind, text } of formatRecallResult(payload, t)) yield* toast(kind, text);
  }

  function* showExchangeToast({ payload: { ty, amount, coins } }: ReturnType<typeof coinExchange.actions.done>) {
    const [yuan, usdt] = [formatPayAmount(amount, 'CNY'), formatPayAmount(coins, 'USDT')];
    yield* toast('success', t('coins.done', ty === '1' ? { paid: yuan, got: usdt } : { paid: usdt, got: yuan }));
  }

  function* showGiftToast({ payload }: ReturnType<typeof giftExchange.actions.done>) {
    const amount = formatYuan(payload.amount);
    yield* toast('success', t('gifts.done', { name: payload.rewardName ?? '', amount }));
  }

  /** Shows which requirement keeps the money in a dialog; the form keeps its amount (F-WAL-06). */
  function* showTurnoverLock({ payload, type }: ReturnType<typeof venueTransfer.actions.refused>) {
    const isEntering = yield* select((state: RootState) => state.ui.dialogs.some(({ kind }) => kind === 'enterVenue'));
    if (payload.code !== TURNOVER_UNMET || isEntering) return;
    const place = type === withdrawal.actions.refused.type ? 'wallet' : 'venues';
    const text = payload.serverText ?? t('transfer.turnoverTitle');
    yield* put(dialogActions.opened({ kind: 'turnoverLock', place, text }));
  }

  yield* takeEvery(changes, reportChange);
  yield* takeEvery(venueTransfer.actions.done, showTransferToast);
  yield* takeEvery(venueLaunch.actions.done, showLaunchToast);
  yield* takeEvery(recycle.actions.done, showRecallToast);
  yield* takeEvery(coinExchange.actions.done, showExchangeToast);
  yield* takeEvery(giftExchange.actions.done, showGiftToast);
  yield* takeEvery([venueTransfer.actions.refused, withdrawal.actions.refused], showTurnoverLock);
}
