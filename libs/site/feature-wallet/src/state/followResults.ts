import { dialogActions, toastActions, type RootState, type Services } from '@pavilion/site-contract';
import { formatCny, walletActions } from '@pavilion/wallet';
import {
  autoTransferActions,
  coinExchange,
  deposit,
  depositWatch,
  giftExchange,
  recycle,
  venueLaunch,
  venueTransfer,
  withdrawal,
  withdrawalWatch,
} from '@pavilion/wallet/cashier';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { walletMessages } from '../messages/walletMessages.ts';
import { payText } from '../parts/payText.ts';
import { recycleWords } from './recycleWords.ts';

const TURNOVER_UNMET = 6413;

/** After any of these the balances on screen are old. */
const moving = [
  ...[venueTransfer, recycle, coinExchange].flatMap(({ actions }) => [actions.done, actions.heldUp, actions.refused]),
  venueLaunch.actions.done,
  deposit.actions.done,
  giftExchange.actions.done,
  withdrawal.actions.done,
  depositWatch.actions.ended,
  withdrawalWatch.actions.ended,
].map(({ type }) => type);

/** What the member reads wherever they are, and the balances that follow from it. */
export function* followResults({ i18n }: Services) {
  const t = i18n.translator(walletMessages);
  const toast = (kind: 'success' | 'info' | 'error', text: string) => put(toastActions.shown({ kind, text }));

  function* refreshBalance() {
    yield* put(walletActions.balanceRequested());
  }

  /** As the balances last told it: they may have come before the cashier. */
  function* readSwitch() {
    const isOn = yield* select((state: RootState) => state.wallet.facts.isAutoTransfer);
    if (isOn !== undefined) yield* put(isOn ? autoTransferActions.readOn() : autoTransferActions.readOff());
  }

  function* tellTransfer({ payload }: ReturnType<typeof venueTransfer.actions.done>) {
    const { facts } = yield* select((state: RootState) => state.wallet);
    const venue = facts.venues.find(({ channelCode }) => channelCode === payload.channelCode)?.name ?? '';
    const amount = formatCny(payload.amount, { decimals: 'always' });
    yield* toast(
      'success',
      payload.ty === '1' ? t('transfer.doneIn', { amount, venue }) : t('transfer.doneOut', { amount }),
    );
  }

  /** The auto-transfer switch takes the centre balance along: the player is told how much (WAL-02). */
  function* tellLaunch({ payload: { transfer } }: ReturnType<typeof venueLaunch.actions.done>) {
    if (transfer?.status !== 'done') return;
    const { facts } = yield* select((state: RootState) => state.wallet);
    const venue = facts.venues.find(({ channelCode }) => channelCode === transfer.channelCode)?.name ?? '';
    yield* toast('success', t('enter.carried', { amount: formatCny(transfer.amount, { decimals: 'always' }), venue }));
  }

  function* tellRecycle({ payload }: ReturnType<typeof recycle.actions.done>) {
    for (const { kind, text } of recycleWords(payload, t)) yield* toast(kind, text);
  }

  function* tellCoins({ payload: { ty, amount, coins } }: ReturnType<typeof coinExchange.actions.done>) {
    const [yuan, usdt] = [payText(amount, 'CNY'), payText(coins, 'USDT')];
    yield* toast('success', t('coins.done', ty === '1' ? { paid: yuan, got: usdt } : { paid: usdt, got: yuan }));
  }

  function* tellGift({ payload }: ReturnType<typeof giftExchange.actions.done>) {
    const amount = formatCny(payload.amount, { decimals: 'always' });
    yield* toast('success', t('gifts.done', { name: payload.rewardName ?? '', amount }));
  }

  /** The member reads the platform's own words; the amount stays in the form (F-WAL-06). */
  function* tellTurnover({ payload }: ReturnType<typeof venueTransfer.actions.refused>) {
    const isEntering = yield* select((state: RootState) => state.ui.dialogs.some(({ kind }) => kind === 'enterVenue'));
    if (payload.code !== TURNOVER_UNMET || isEntering) return;
    const text = payload.serverText ?? t('transfer.turnoverTitle');
    yield* put(dialogActions.opened({ kind: 'tips', title: t('transfer.turnoverTitle'), text }));
  }

  yield* takeEvery(moving, refreshBalance);
  yield* takeEvery(walletActions.balanceLoaded, readSwitch);
  yield* call(readSwitch);
  yield* takeEvery(venueTransfer.actions.done, tellTransfer);
  yield* takeEvery(venueLaunch.actions.done, tellLaunch);
  yield* takeEvery(recycle.actions.done, tellRecycle);
  yield* takeEvery(coinExchange.actions.done, tellCoins);
  yield* takeEvery(giftExchange.actions.done, tellGift);
  yield* takeEvery(venueTransfer.actions.refused, tellTurnover);
  for (;;) {
    const { payload } = yield* take(autoTransferActions.turnRefused);
    yield* toast('error', payload.serverText ?? t('transfer.autoFailed'));
  }
}
