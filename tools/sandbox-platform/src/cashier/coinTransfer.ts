import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Tx } from '../db/database.ts';
import { getCoinAccount, EXCHANGE, EXCHANGE_USDT, getWalletAccount } from '../ledger/accountCodes.ts';
import { readBalances, lockMember } from '../ledger/balances.ts';
import { post } from '../ledger/post.ts';
import { parseRequestedAmount } from './orders/amounts.ts';
import { createCashierRefusal } from './orders/cashierRefusal.ts';
import { insertTransaction } from './orders/transactions.ts';
import { reserveOrderId, formatOrderNo } from './orders/orderNumbers.ts';
import { toCoins, toYuan } from '../settings/rates.ts';

/** Smallest and largest transfer, in hundredths of the currency that is given. */
const LIMITS = { min: 1_00n, max: 1_000_000_00n };

/** CNY per coin: the price a member pays, and the price a member receives. */
export interface CoinRates {
  readonly buy: string;
  readonly sell: string;
}

/** Transfer between the centre wallet and the coin wallet. */
export interface CoinTransferRequest {
  readonly memberId: number;
  readonly request: RequestOf<'transfer.utcTransfer'>;
  readonly requestId: string;
  readonly rates: CoinRates;
  readonly now: Date;
}

interface Change {
  readonly yuan: Minor;
  readonly coins: Minor;
  readonly rate: string;
}

function computeChange({ request, rates }: CoinTransferRequest): Change {
  const rate = request.ty === '1' ? rates.buy : rates.sell;
  if (request.rate !== rate) throw createCashierRefusal('rateChanged', { rate });
  const amount = parseRequestedAmount(request.amount, LIMITS);
  return request.ty === '1'
    ? { yuan: amount, coins: toCoins(amount, rate), rate }
    : { yuan: toYuan(amount, rate), coins: amount, rate };
}

/**
 * Exchanges CNY for coins or back between the two wallets of a member, at the rate shown to the player.
 *
 * @throws Refusal 6007 if the amount is outside the limits, 6012 if the rate has changed or the balance is too low
 */
export async function transferCoins(
  tx: Tx,
  transfer: CoinTransferRequest,
): Promise<ResponseOf<'transfer.utcTransfer'>> {
  const { memberId, request, requestId, now } = transfer;
  const { yuan, coins, rate } = computeChange(transfer);
  const sign = request.ty === '1' ? -1n : 1n;
  await lockMember(tx, memberId);
  const { wallet, coin } = await readBalances(tx, memberId);
  const left = { wallet: wallet + sign * yuan, coin: coin - sign * coins };
  const balances = (each: { wallet: Minor; coin: Minor }) => ({
    centerWalletBalance: formatMinor(each.wallet),
    coinBalance: formatMinor(each.coin),
  });
  if (left.wallet < 0n || left.coin < 0n) throw createCashierRefusal('insufficientBalance', balances({ wallet, coin }));
  const orderNo = formatOrderNo('U', now, await reserveOrderId(tx, 'deals'));
  await post(tx, {
    kind: 'coinTransfer',
    ref: orderNo,
    at: now,
    postings: [
      { account: getWalletAccount(memberId), amount: sign * yuan },
      { account: EXCHANGE, amount: -sign * yuan },
      { account: EXCHANGE_USDT, amount: sign * coins },
      { account: getCoinAccount(memberId), amount: -sign * coins },
    ],
  });
  await insertTransaction(tx, {
    memberId,
    type: 'coin',
    ref: orderNo,
    method: 'USDT',
    direction: request.ty === '1' ? 'out' : 'in',
    amount: yuan,
    status: 'success',
    at: now,
  });
  const text = { amount: formatMinor(yuan), coins: formatMinor(coins) };
  return { orderNo, requestId, ty: request.ty, ...text, rate, ...balances(left) };
}
