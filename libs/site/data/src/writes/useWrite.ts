import { useServices } from '@pavilion/site-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toCallFailure, type CallResultOf, type CallFailure, type RequestOf } from '@pavilion/api-client';
import type { WriteId } from '../changes/callIds.ts';

/** Result of one write. */
export type WriteResult<Data> =
  { readonly isDone: true; readonly data: Data } | { readonly isDone: false; readonly failure: CallFailure };

export interface Write<Id extends WriteId> {
  /**
   * Sends the call; never rejects. It is not aborted on unmount, because it may already have had its effect. It stays pending
   * if the session ends before the response, so that nothing is shown to the next member (F-API-28).
   *
   * @param options `requestId`: the platform stores calls with the same id once; keep it before sending
   */
  readonly send: (
    body: RequestOf<Id>,
    options?: { readonly requestId: string },
  ) => Promise<WriteResult<CallResultOf<Id>>>;
  readonly isSending: boolean;
  /** Reason of the latest failure; empty while a call is in flight. */
  readonly failure: CallFailure | undefined;
}

const isSessionEnded = (result: WriteResult<unknown>): boolean =>
  !result.isDone && result.failure.kind === 'sessionEnded';

/** Returns a call of one step that changes data. The reads that it changes are fetched again (`tagsChangedBy`). */
export function useWrite<Id extends WriteId>(id: Id): Write<Id> {
  const { api } = useServices();
  const [{ pending, failure }, setState] = useState<{ readonly pending: number; readonly failure?: CallFailure }>({
    pending: 0,
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const send = useCallback(
    async (body: RequestOf<Id>, options?: { readonly requestId: string }): Promise<WriteResult<CallResultOf<Id>>> => {
      setState((state) => ({ pending: state.pending + 1 }));
      // The compiler cannot infer that both body types are the same for a generic id.
      const result = await (options ? api.call(id, body as never, options) : api.call(id, body as never)).then(
        (data): WriteResult<CallResultOf<Id>> => ({ isDone: true, data }),
        (error: unknown): WriteResult<CallResultOf<Id>> => ({ isDone: false, failure: toCallFailure(error) }),
      );
      if (isMounted.current)
        setState(({ pending: before }) => ({
          pending: before - 1,
          ...(!result.isDone && !isSessionEnded(result) && { failure: result.failure }),
        }));
      return isSessionEnded(result) ? new Promise(() => undefined) : result;
    },
    [api, id],
  );
  return { send, isSending: pending > 0, failure };
}
