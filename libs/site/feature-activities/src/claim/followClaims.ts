import { dialogActions, toastActions, type Services } from '@pavilion/site-contract';
import { readsChanged } from '@pavilion/site-data';
import { formatCny } from '@pavilion/wallet';
import { put, select, takeEvery } from 'typed-redux-saga';
import { activityMessages } from '../messages/activityMessages.ts';
import { activityClaim, selectActivityClaim } from './activityClaim.ts';

const REAL_NAME_MISSING = 6449;
const REAL_NAME_PATH = '/mine/auth#realName';

/** Shows the results of claims on every page. The result of a draw is shown by its page, after the wheel has stopped. */
export function* followClaims({ i18n }: Services) {
  const t = i18n.translator(activityMessages);

  function* showResult({ payload }: ReturnType<typeof activityClaim.actions.done>) {
    const state = yield* select(selectActivityClaim);
    if (state.step === 'done' && state.action.draft.type === 'drawGift') return;
    const amount = formatCny(payload.amount, { decimals: 'always' });
    const text =
      payload.action === 'joined' ? t('claim.joined') : t('claim.done', { name: payload.rewardName ?? '', amount });
    yield* put(toastActions.shown({ kind: 'success', text }));
  }

  /** A refusal can mean that another tab has claimed, so progress is fetched again. 6449 leads to the real name (ERR-04). */
  function* showRefusal({ payload }: ReturnType<typeof activityClaim.actions.refused>) {
    yield* put(readsChanged({ tags: ['promotions', 'balance'] }));
    if (payload.code !== REAL_NAME_MISSING) return;
    yield* put(
      dialogActions.opened({
        kind: 'tips',
        title: t('gate.realNameTitle'),
        text: String(payload.details?.['message'] ?? t('gate.realNameTitle')),
        ok: t('gate.realName'),
        okPath: REAL_NAME_PATH,
        cancel: t('gate.later'),
      }),
    );
    yield* put(activityClaim.actions.dismissed());
  }

  yield* takeEvery(activityClaim.actions.done, showResult);
  yield* takeEvery(activityClaim.actions.refused, showRefusal);
}
