import type { CallResultOf, RequestOf } from '@pavilion/api-client';
import { toastActions, useAppDispatch, useFailureText } from '@pavilion/site-contract';
import { useWrite, type WriteId } from '@pavilion/site-data';
import { useCallback } from 'react';

/** Write whose failure is shown as a toast. */
export interface WriteAction<Id extends WriteId> {
  /** Resolves with the response, or with `undefined` after a failure. */
  readonly run: (body: RequestOf<Id>) => Promise<CallResultOf<Id> | undefined>;
  readonly isSending: boolean;
}

/** Returns a write of one step. Failures that the shell does not handle are shown as a toast. */
export function useWriteAction<Id extends WriteId>(id: Id): WriteAction<Id> {
  const { send, isSending } = useWrite(id);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const run = useCallback(
    async (body: RequestOf<Id>) => {
      const result = await send(body);
      if (result.isDone) return result.data;
      if (result.failure.reaction === 'show')
        dispatch(toastActions.shown({ kind: 'error', text: failureText(result.failure) }));
      return undefined;
    },
    [send, dispatch, failureText],
  );
  return { run, isSending };
}
