import type { FeatureRuntime, Services } from '@pavilion/site-contract';
import { toastActions } from '@pavilion/site-contract';
import { parseMinor } from '@pavilion/kernel';
import { readsChanged } from '@pavilion/site-data';
import { formatYuan } from '@pavilion/wallet';
import type { GiftResponse, MoneyAction, MoneyActionState } from '@pavilion/wallet/cashier';
import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { createActionSaga } from '../actions/createActionSaga.ts';
import { resetOnLogout } from '../actions/resetOnLogout.ts';
import { runMemberSessions } from '../actions/runMemberSessions.ts';
import { claimMessages, type ClaimT } from '../messages/claimMessages.ts';

/** Claim of a reward; without `rewardId`, of the activity itself, such as a sign-in, a draw or an entry. */
export interface ClaimDraft {
  readonly activityId: string;
  readonly rewardId?: string;
}

/** Options of {@link createClaimRuntime}. */
export interface ClaimOptions<Draft> {
  /** Returns `false` for a claim whose result the page itself shows. By default each result is shown as a toast. */
  readonly hasToast?: (draft: Draft) => boolean;
}

const isDraft = (draft: object): boolean => {
  const { activityId, rewardId } = draft as Partial<Record<keyof ClaimDraft, unknown>>;
  return typeof activityId === 'string' && (rewardId === undefined || typeof rewardId === 'string');
};

/** Calls of a claim. Its outcome is queried by the same call under the same request id (W3). */
const createClaimCalls = ({ call }: Services['api']) => {
  const send = ({ activityId, rewardId }: ClaimDraft, requestId: string): Promise<GiftResponse> =>
    call('promotion.joinActivity', { activityId, ...(rewardId !== undefined && { rewardId }) }, { requestId });
  return {
    send,
    queryOutcome: ({ draft, requestId }: { readonly draft: ClaimDraft; readonly requestId: string }) =>
      send(draft, requestId),
  };
};

function formatResult(t: ClaimT, { action, rewardName, amount }: GiftResponse): string {
  if (action === 'joined') return t('claim.joined');
  if (rewardName !== undefined && parseMinor(amount) === 0n) return t('claim.doneWithoutMoney', { name: rewardName });
  const paid = formatYuan(amount);
  return rewardName === undefined
    ? t('claim.doneUnnamed', { amount: paid })
    : t('claim.done', { name: rewardName, amount: paid });
}

/** Creates state and saga of a claim. The name of the action is the name of its slice. */
export function createClaimRuntime<Draft extends ClaimDraft>(
  kind: MoneyAction<Draft, GiftResponse, never>,
  { hasToast = () => true }: ClaimOptions<Draft> = {},
): FeatureRuntime {
  type State = MoneyActionState<Draft, GiftResponse>;

  function* followResults({ i18n }: Services) {
    const t = i18n.translator(claimMessages);
    yield* takeEvery(kind.actions.done, function* showResult({ payload }) {
      const state = yield* select((root: Readonly<Record<string, unknown>>) => root[kind.name] as State | undefined);
      if (state?.step === 'done' && !hasToast(state.action.draft)) return;
      yield* put(toastActions.shown({ kind: 'success', text: formatResult(t, payload) }));
    });
    // A refusal can mean that another tab has claimed, or another device has paused play.
    yield* takeEvery(kind.actions.refused, function* refetch() {
      yield* put(readsChanged({ tags: ['promotions', 'balance', 'limits'] }));
    });
  }

  return {
    reducers: { [kind.name]: resetOnLogout(kind.reducer) } as NonNullable<FeatureRuntime['reducers']>,
    *saga(services) {
      yield* fork(followResults, services);
      yield* runMemberSessions(services, (userId) =>
        createActionSaga(services, userId, { kind, calls: createClaimCalls(services.api), isDraft })(),
      );
    },
  };
}
