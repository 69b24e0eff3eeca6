import type { ResponseOf } from '@pavilion/api-client';
import { useAppSelector } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { useEffect, useState } from 'react';
import { useOnTrue } from '../../parts/useOnTrue.ts';
import { selectDeposit } from '../../state/walletState.ts';

/** Code that identifies a bank transfer, and its loading. */
export interface SignalCode {
  readonly data: ResponseOf<'payment.createSignalCode'> | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/**
 * Fetches the code for the remark of a bank transfer before the order is placed. A code that the platform refuses, because it
 * has expired or another tab has used it, is replaced.
 *
 * @param isWanted whether the chosen method needs a code
 */
export function useSignalCode(isWanted: boolean): SignalCode {
  const { send, failure } = useWrite('payment.createSignalCode');
  const [data, setData] = useState<ResponseOf<'payment.createSignalCode'>>();
  const state = useAppSelector(selectDeposit);
  const [attempt, setAttempt] = useState(0);
  const isMissing = isWanted && !data;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void send({}).then((result) => {
      if (isCurrent && result.isDone) setData(result.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, send, attempt]);
  useOnTrue(state.step === 'refused' && state.failure.reason === 'badSignalCode', () => setData(undefined));
  return { data, hasFailed: failure !== undefined, reload: () => setAttempt((count) => count + 1) };
}
