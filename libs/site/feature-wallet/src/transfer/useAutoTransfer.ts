import { selectIsMember, toastActions, useAppDispatch, type RootState } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead, useWrite } from '@pavilion/site-data';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useWalletT } from '../messages/walletMessages.ts';

export interface AutoTransferSwitch {
  /** `undefined` until the first response. */
  readonly isOn: boolean | undefined;
  readonly isSending: boolean;
  readonly toggle: () => void;
}

/** A sent choice, and the read time of the latest response before it takes effect. */
interface Sent {
  readonly isOn: boolean;
  readonly readAt: number | undefined;
}

/** Reads and changes the auto-transfer setting. A choice is shown at once and reverted with a toast if the call fails (WAL-02). */
export function useAutoTransfer(): AutoTransferSwitch {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { data, readAt } = useRead(balances, NO_BODY);
  const { send, isSending } = useWrite('status.setAutoTransferStatus');
  const [sent, setSent] = useState<Sent>();
  const latestReadAt = useRef(readAt);
  useEffect(() => {
    latestReadAt.current = readAt;
  }, [readAt]);
  const isOn = sent && (isSending || sent.readAt === readAt) ? sent.isOn : data?.isAutoTransfer;

  const change = async (next: boolean) => {
    setSent({ isOn: next, readAt });
    const result = await send({ status: next ? '1' : '0' });
    if (result.isDone) return setSent({ isOn: next, readAt: latestReadAt.current });
    setSent(undefined);
    const text = result.failure.serverText ?? t('transfer.autoFailed');
    if (selectIsMember(store.getState())) dispatch(toastActions.shown({ kind: 'error', text }));
  };
  const toggle = () => {
    if (isOn !== undefined && !isSending) void change(!isOn);
  };
  return { isOn, isSending, toggle };
}
