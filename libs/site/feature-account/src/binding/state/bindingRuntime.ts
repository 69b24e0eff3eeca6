import {
  bindingActions,
  bindingReducer,
  captchaActions,
  createBindingSaga,
  createReturnTo,
  isBound,
  type BindingKind,
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
import { isRowBound } from './bindingRows.ts';
import { bindingMessages } from '../messages/bindingMessages.ts';
import { dropDrafts } from './useDraft.ts';

/** State and effects of the binding page: after a binding the member is loaded, a toast is shown and the wanted page opens. */
export const bindingRuntime: FeatureRuntime = { reducers: { binding: bindingReducer }, saga: bindingSaga };

const selectMember = ({ session }: RootState) => session.member;

/** Member loaded after a binding. It is stored only with the result, because a form that closes earlier would cancel its binding. */
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
  yield* takeEvery(sessionActions.loggedOut, discardDrafts, services);
  yield* takeLeading(profileRequested, refetchMember, services);
  yield* fork(createBindingSaga(createBindingPorts(services, { readName: () => known.name, reloadMember })));
}

/** Discards drafts after a logout by the player. After an expired session the drafts are kept (F-AUTH-17). */
function discardDrafts(services: Services, { payload }: ReturnType<typeof sessionActions.loggedOut>): void {
  if (payload.reason === 'player' || payload.reason === 'otherTab') dropDrafts(services);
}

/** Stores the member, unless another member is logged in by now. */
function* storeMember({ session }: Services, member: Member): Generator {
  if (session.getState().userId === member.userId) yield* put(sessionActions.memberLoaded(member));
}

/** Opens the captcha in a dialog of its own, because no auth dialog is open here. */
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

/** Shows a success toast and leaves the form. If the member could not be loaded, the form stays open and shows that. */
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

/**
 * Opens the page from which the guard redirected, once all required bindings exist (GRD-03). A page that named itself in
 * `from` needs only the real name (ERR-04). Otherwise the page closes its form.
 */
function* navigateToReturnPath({ session, navigate }: Services): Generator {
  const member = yield* select(selectMember);
  const needsNameOnly = new URLSearchParams(window.location.search).has('from');
  const isDone = needsNameOnly ? member?.bindRealName === true : isBound(member);
  const wanted = isDone ? createReturnTo(session).take() : undefined;
  navigate(wanted ?? '/mine/auth', { replace: true });
}

const EXISTS = 6009;

/**
 * Loads the member after a lost response or the code "already exists", because the binding may have succeeded (F-API-03).
 */
function* verifyBinding(services: Services, { payload }: ReturnType<typeof bindingActions.bindRefused>): Generator {
  const flow = yield* select(selectBindingFlow);
  if (flow.step === 'idle' || flow.kind === 'password') return;
  if (payload.code !== undefined && payload.code !== EXISTS) return;
  const member = yield* call(fetchMemberSilently, services);
  if (member) yield* call(applyMember, services, member, isRowBound(flow.kind, member) ? flow.kind : undefined);
}

function* refetchMember(services: Services): Generator {
  const flow = yield* select(selectBindingFlow);
  const member = yield* call(fetchMemberSilently, services);
  if (member) yield* call(applyMember, services, member, flow.step === 'idle' ? undefined : flow.kind);
}

/** Stores the member and leaves the form of the bound kind, unless the member has left it during the call. */
function* applyMember(services: Services, member: Member, bound: BindingKind | undefined): Generator {
  // Selected before the member is stored, which closes the form.
  const flow = yield* select(selectBindingFlow);
  yield* call(storeMember, services, member);
  if (flow.step !== 'idle' && flow.kind === bound) yield* call(navigateToReturnPath, services);
}

/** Loads the member. A failure is only logged, because the page keeps its notice about stale data. */
async function fetchMemberSilently({ api, logger }: Services): Promise<Member | undefined> {
  try {
    return await api.call('user.memberInfo', {});
  } catch (error) {
    logger.warn('binding.memberUnavailable', { error: error instanceof Error ? error.message : 'unknown' });
    return undefined;
  }
}
