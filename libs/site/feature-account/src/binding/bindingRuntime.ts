import { type ResponseOf } from '@pavilion/api-client';
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
import { channel, type Channel } from 'redux-saga';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { factsRequested, selectBindingFlow } from './bindingFlow.ts';
import { createBindingPorts } from './bindingPorts.ts';
import { isRowBound } from './boundFacts.ts';
import { bindingMessages } from './messages/bindingMessages.ts';

/** The binding, wired to the site: fresh facts after each, a word to the player, and back to where they were going. */
export const bindingRuntime: FeatureRuntime = { reducers: { binding: bindingReducer }, saga: bindingSaga };

const selectMember = ({ session }: RootState) => session.member;

function* bindingSaga(services: Services): Generator {
  const facts = channel<Member>();
  const known = { name: (yield* select(selectMember))?.name ?? '' };
  const reloadMember = () => readMember(services, facts);
  const ports = createBindingPorts(services, { readName: () => known.name, reloadMember });
  yield* takeEvery(sessionActions.memberLoaded, function* remember({ payload }): Generator {
    known.name = payload.name;
  });
  yield* takeEvery(facts, function* take(member): Generator {
    yield* put(sessionActions.memberLoaded(member));
  });
  yield* takeEvery(captchaActions.captchaStarted, showCaptcha);
  yield* takeEvery(bindingActions.bindAccepted, welcome, services);
  yield* takeEvery(bindingActions.bindRefused, lookAgain, services, reloadMember);
  yield* takeLeading(factsRequested, readAgain, services, reloadMember);
  yield* fork(createBindingSaga(ports));
}

/** Facts of somebody who has left meanwhile are dropped. */
async function readMember({ api, session }: Services, facts: Channel<Member>): Promise<void> {
  const member: ResponseOf<'user.memberInfo'> = await api.call('user.memberInfo', {});
  if (session.getState().userId === member.userId) facts.put(member);
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

/** Says what was bound, and leads on. */
function* welcome(services: Services): Generator {
  const flow = yield* select(selectBindingFlow);
  if (flow.step === 'idle') return;
  const text = services.i18n.translator(bindingMessages)(done[flow.kind]);
  yield* put(toastActions.shown({ kind: 'success', text }));
  yield* call(leadOn, services);
}

/** To where the guard turned the player away, once nothing is missing any more (GRD-03); else the page closes its form. */
function* leadOn({ session, navigate }: Services): Generator {
  const member = yield* select(selectMember);
  const wanted = isBound(member) ? createReturnTo(session).take() : undefined;
  navigate(wanted ?? '/mine/auth', { replace: true });
}

const EXISTS = 6009;

/**
 * An answer that was lost, or a "there is one already", may be about this very binding: the facts tell (F-API-03).
 */
function* lookAgain(
  services: Services,
  reloadMember: () => Promise<void>,
  { payload }: ReturnType<typeof bindingActions.bindRefused>,
): Generator {
  const flow = yield* select(selectBindingFlow);
  if (flow.step === 'idle' || flow.kind === 'password') return;
  if (payload.code !== undefined && payload.code !== EXISTS) return;
  yield* call(readQuietly, services, reloadMember);
  const member = yield* select(selectMember);
  if (member && isRowBound(flow.kind, member)) yield* call(leadOn, services);
}

function* readAgain(services: Services, reloadMember: () => Promise<void>): Generator {
  if (yield* call(readQuietly, services, reloadMember)) yield* call(leadOn, services);
}

/** A failure is the page's to show: it keeps saying that its facts are old. */
async function readQuietly({ logger }: Services, reloadMember: () => Promise<void>): Promise<boolean> {
  try {
    await reloadMember();
    return true;
  } catch (error) {
    logger.warn('binding.factsUnread', { error: error instanceof Error ? error.message : 'unknown' });
    return false;
  }
}
