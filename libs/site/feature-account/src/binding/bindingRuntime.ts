import {
  bindingActions,
  bindingReducer,
  captchaActions,
  createBindingSaga,
  createReturnTo,
  isBound,
} from '@pavilion/auth-flows';
import {
  dialogActions,
  sessionActions,
  toastActions,
  type FeatureRuntime,
  type Member,
  type RootState,
  type Services,
} from '@pavilion/site-contract';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { profileRequested, selectBindingFlow } from './bindingFlow.ts';
import { createBindingPorts } from './bindingPorts.ts';
import { isRowBound } from './boundFacts.ts';
import { bindingMessages } from './messages/bindingMessages.ts';
import { dropDrafts } from './useDraft.ts';

/** The binding, wired to the site: fresh facts after each, a word to the player, and back to where they were going. */
export const bindingRuntime: FeatureRuntime = { reducers: { binding: bindingReducer }, saga: bindingSaga };

const selectMember = ({ session }: RootState) => session.member;

/** Facts read for a binding, until the page is told of both: a form that goes too early would give its own binding up. */
type Fresh = { member?: Member };

function* bindingSaga(services: Services): Generator {
  const known = { name: (yield* select(selectMember))?.name ?? '' };
  const fresh: Fresh = {};
  const reloadMember = async () => {
    delete fresh.member;
    fresh.member = await services.api.call('user.memberInfo', {});
  };
  yield* takeEvery(sessionActions.memberLoaded, function* remember({ payload }): Generator {
    known.name = payload.name;
  });
  yield* takeEvery(captchaActions.captchaStarted, showCaptcha);
  yield* takeEvery(bindingActions.bindAccepted, announceBinding, services, fresh);
  yield* takeEvery(bindingActions.bindRefused, verifyBinding, services);
  yield* takeEvery(sessionActions.loggedOut, forget, services);
  yield* takeLeading(profileRequested, refetchMember, services);
  yield* fork(createBindingSaga(createBindingPorts(services, { readName: () => known.name, reloadMember })));
}

/** Who left on purpose leaves nothing behind; who is asked to log in again goes on with what was typed (F-AUTH-17). */
function forget(services: Services, { payload }: ReturnType<typeof sessionActions.loggedOut>): void {
  if (payload.reason === 'player' || payload.reason === 'otherTab') dropDrafts(services);
}

/** Facts of somebody who has left meanwhile are dropped. */
function* storeMember({ session }: Services, member: Member): Generator {
  if (session.getState().userId === member.userId) yield* put(sessionActions.memberLoaded(member));
}

/** No auth dialog stands here to show the captcha, so it gets a dialog of its own. */
function* showCaptcha({ payload }: ReturnType<typeof captchaActions.captchaStarted>): Generator {
  const { step } = yield* select(selectBindingFlow);
  if (step !== 'idle' && payload.owner === 'sendCode') yield* put(dialogActions.opened({ kind: 'captcha' }));
}

const done = {
  phone: 'done.phone',
  email: 'done.email',
  realName: 'done.realName',
  password: 'done.password',
} as const;

/** Says what was bound, and leads on. Without fresh facts the form stays and says so. */
function* announceBinding(services: Services, fresh: Fresh): Generator {
  dropDrafts(services);
  const flow = yield* select(selectBindingFlow);
  if (flow.step === 'idle') return;
  const text = services.i18n.translator(bindingMessages)(done[flow.kind]);
  yield* put(toastActions.shown({ kind: 'success', text }));
  const { member } = fresh;
  delete fresh.member;
  if (!member) return;
  yield* call(storeMember, services, member);
  yield* call(navigateToReturnPath, services);
}

/** To where the guard turned the player away, once nothing is missing any more (GRD-03); else the page closes its form. */
function* navigateToReturnPath({ session, navigate }: Services): Generator {
  const member = yield* select(selectMember);
  const wanted = isBound(member) ? createReturnTo(session).take() : undefined;
  navigate(wanted ?? '/mine/auth', { replace: true });
}

const EXISTS = 6009;

/**
 * An answer that was lost, or a "there is one already", may be about this very binding: the facts tell (F-API-03).
 */
function* verifyBinding(services: Services, { payload }: ReturnType<typeof bindingActions.bindRefused>): Generator {
  const flow = yield* select(selectBindingFlow);
  if (flow.step === 'idle' || flow.kind === 'password') return;
  if (payload.code !== undefined && payload.code !== EXISTS) return;
  const member = yield* call(fetchMemberSilently, services);
  if (!member) return;
  yield* call(storeMember, services, member);
  if (isRowBound(flow.kind, member)) yield* call(navigateToReturnPath, services);
}

function* refetchMember(services: Services): Generator {
  const member = yield* call(fetchMemberSilently, services);
  if (!member) return;
  yield* call(storeMember, services, member);
  yield* call(navigateToReturnPath, services);
}

/** A failure is the page's to show: it keeps saying that its facts are old. */
async function fetchMemberSilently({ api, logger }: Services): Promise<Member | undefined> {
  try {
    return await api.call('user.memberInfo', {});
  } catch (error) {
    logger.warn('binding.factsUnread', { error: error instanceof Error ? error.message : 'unknown' });
    return undefined;
  }
}
