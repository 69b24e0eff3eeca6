import type { ResponseOf } from '@pavilion/api-client';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { formatMinor } from '@pavilion/kernel';
import { coinExchange, isInProgress, parseAmount } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { coinsFor } from '../deposit/coinsFor.ts';
import { useWalletT } from '../messages/walletMessages.ts';
import { amountError, coinAmountError } from '../parts/amountError.ts';
import { formatPayAmount } from '../parts/formatPayAmount.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectCoinExchange } from '../state/walletState.ts';
import { yuanFor } from './yuanFor.ts';

/** Both rates and the balances of the centre and the coin wallet. */
export type CoinRates = ResponseOf<'transfer.getTransferRate'>;

/** `ty` of the wire: `'1'` buys coins, `'2'` sells them. */
export type ExchangeDirection = '1' | '2';

/** Values, rate, result and submission of the coin form. */
export interface CoinForm {
  readonly way: ExchangeDirection;
  readonly setWay: (way: ExchangeDirection) => void;
  readonly amount: string;
  readonly setAmount: (typed: string) => void;
  readonly currency: 'CNY' | 'USDT';
  /** Available balance of the direction, decimal text. */
  readonly balance: string;
  readonly rate: string;
  /** Formatted result of the exchange, an estimate; the response contains the exact figure. */
  readonly brings: string | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly submit: () => void;
}

/** Returns the coin form. It is cleared after the exchange; a refusal, such as a changed rate, keeps it. */
export function useCoinForm(facts: CoinRates): CoinForm {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const [way, setWay] = useState<ExchangeDirection>('1');
  const [amount, setAmount] = useState('');
  const [isJudged, setJudged] = useState(false);
  const state = useAppSelector(selectCoinExchange);
  useOnTrue(state.step === 'done', () => {
    setAmount('');
    setJudged(false);
  });
  const isBuying = way === '1';
  const balance = isBuying ? facts.centerWalletBalance : facts.coinBalance;
  const rate = isBuying ? facts.buyRate : facts.sellRate;
  const reading = parseAmount(amount);
  const wrong = (isBuying ? amountError : coinAmountError)(reading, { min: MIN, balance }, t);
  const brought = reading.amount === undefined ? undefined : (isBuying ? coinsFor : yuanFor)(reading.amount, rate);
  return {
    way,
    amount,
    setAmount,
    balance,
    rate,
    setWay: (next) => {
      setWay(next);
      setAmount('');
      setJudged(false);
    },
    currency: isBuying ? 'CNY' : 'USDT',
    brings: brought === undefined ? undefined : formatPayAmount(brought, isBuying ? 'USDT' : 'CNY'),
    error: isJudged ? wrong : undefined,
    isBusy: isInProgress(state),
    submit: () => {
      setJudged(true);
      if (wrong !== undefined || reading.problem !== undefined) return;
      dispatch(coinExchange.actions.submitRequested({ draft: { ty: way, amount: reading.text, rate } }));
    },
  };
}

/** Minimum amount in either currency. */
const MIN = formatMinor(1_00n);
