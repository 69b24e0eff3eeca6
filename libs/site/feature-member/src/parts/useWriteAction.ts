import type { CallResultOf, ErrorReaction, RequestOf } from '@pavilion/api-client';
import { toastActions, useAppDispatch, useFailureText } from '@pavilion/site-contract';
import { useWrite, type WriteId } from '@pavilion/site-data';
import { useCallback } from 'react';

/** Reactions without a toast: nothing to show, or the shell opens the login or the real-name prompt. */
const silent: readonly ErrorReaction[] = ['none', 'relogin', 'bindRealName'];

/** Write whose failure is shown as a toast. */
export interface WriteAction<Id extends WriteId> {
  /**
   * Resolves with the response, or with `undefined` after a failure.
   *
   * @param options `requestId`: the platform stores calls with the same id once; keep it before sending
   */
  readonly run: (
    body: RequestOf<Id>,
    options?: { readonly requestId: string },
  ) => Promise<CallResultOf<Id> | undefined>;
  readonly isSending: boolean;
}

/** Returns a write of one step. Failures that the shell does not handle are shown as a toast. */
export function useWriteAction<Id extends WriteId>(id: Id): WriteAction<Id> {
  const { send, isSending } = useWrite(id);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const run = useCallback(
    async (body: RequestOf<Id>, options?: { readonly requestId: string }) => {
      const result = await send(body, options);
      if (result.isDone) return result.data;
      if (!silent.includes(result.failure.reaction))
        dispatch(toastActions.shown({ kind: 'error', text: failureText(result.failure) }));
      return undefined;
    },
    [send, dispatch, failureText],
  );
  return { run, isSending };
}
