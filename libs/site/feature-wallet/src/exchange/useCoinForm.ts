import type { ResponseOf } from '@pavilion/api-client';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { formatMinor } from '@pavilion/kernel';
import { formatPayAmount } from '@pavilion/site-money';
import { coinExchange, isInProgress, parseAmount } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { toCoins } from '../deposit/form/toCoins.ts';
import { useWalletT } from '../messages/walletMessages.ts';
import { getAmountError, getCoinAmountError } from '../fields/getAmountError.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectCoinExchange } from '../state/walletState.ts';
import { toYuan } from './toYuan.ts';

/** Both rates and the balances of the centre and the coin wallet. */
export type CoinRates = ResponseOf<'transfer.getTransferRate'>;

/** `ty` of the wire: `'1'` buys coins, `'2'` sells them. */
export type ExchangeDirection = '1' | '2';

/** Values, rate, result and submission of the coin form. */
export interface CoinForm {
  readonly direction: ExchangeDirection;
  readonly setDirection: (direction: ExchangeDirection) => void;
  readonly amount: string;
  readonly setAmount: (typed: string) => void;
  readonly currency: 'CNY' | 'USDT';
  /** Available balance of the direction, decimal text. */
  readonly balance: string;
  readonly rate: string;
  /** Formatted result of the exchange, an estimate; the response contains the exact figure. */
  readonly result: string | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly submit: () => void;
}

/** Returns the coin form. It is cleared after the exchange; a refusal, such as a changed rate, keeps it. */
export function useCoinForm(rates: CoinRates): CoinForm {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const [direction, setDirection] = useState<ExchangeDirection>('1');
  const [amount, setAmount] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const state = useAppSelector(selectCoinExchange);
  useOnTrue(state.step === 'done', () => {
    setAmount('');
    setSubmitted(false);
  });
  const isBuying = direction === '1';
  const balance = isBuying ? rates.centerWalletBalance : rates.coinBalance;
  const rate = isBuying ? rates.buyRate : rates.sellRate;
  const parsed = parseAmount(amount);
  const problem = (isBuying ? getAmountError : getCoinAmountError)(parsed, { min: MIN_AMOUNT, balance }, t);
  const result = parsed.amount === undefined ? undefined : (isBuying ? toCoins : toYuan)(parsed.amount, rate);
  return {
    direction,
    amount,
    setAmount,
    balance,
    rate,
    setDirection: (next) => {
      setDirection(next);
      setAmount('');
      setSubmitted(false);
    },
    currency: isBuying ? 'CNY' : 'USDT',
    result: result === undefined ? undefined : formatPayAmount(result, isBuying ? 'USDT' : 'CNY'),
    error: hasSubmitted ? problem : undefined,
    isBusy: isInProgress(state),
    submit: () => {
      setSubmitted(true);
      if (problem !== undefined || parsed.problem !== undefined) return;
      dispatch(coinExchange.actions.submitRequested({ draft: { ty: direction, amount: parsed.text, rate } }));
    },
  };
}

/** Minimum amount in either currency. */
const MIN_AMOUNT = formatMinor(1_00n);
