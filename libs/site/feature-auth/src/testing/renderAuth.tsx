import { ApiError, type EndpointId } from '@pavilion/api-client';
import {
  dialogActions,
  errorMessages,
  useAppDispatch,
  useAppSelector,
  type DialogKind,
  type DialogProps,
  type DialogRequest,
  type Locale,
} from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import type { Clock } from '@pavilion/kernel';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ComponentType } from 'react';
import { ForgotDialog } from '../forgot/ForgotDialog.tsx';
import { LoginDialog } from '../login/LoginDialog.tsx';
import { authMessages } from '../messages/authMessages.ts';
import { NewDeviceDialog } from '../newDevice/NewDeviceDialog.tsx';
import { RegisterDialog } from '../register/RegisterDialog.tsx';
import { authRuntime } from '../runtime/authRuntime.ts';

type AnyDialog = ComponentType<DialogProps<never>>;

const dialogs = {
  login: LoginDialog,
  register: RegisterDialog,
  forgot: ForgotDialog,
  newDevice: NewDeviceDialog,
} as unknown as Partial<Record<DialogKind, AnyDialog>>;

/** Renders the open dialogs, like the shell. */
function Host() {
  const dispatch = useAppDispatch();
  return useAppSelector((state) => state.ui.dialogs).map((request) => {
    const Dialog = dialogs[request.kind];
    const close = () => dispatch(dialogActions.closed(request.kind));
    return Dialog && createElement(Dialog, { key: request.kind, request: request as never, close });
  });
}

/** Creates a clock whose timers the test fires. */
export function createHeldClock() {
  const alarms = new Map<() => void, number>();
  const clock: Clock = {
    now: () => 1_000_000,
    after: (ms, run) => {
      alarms.set(run, ms);
      return () => void alarms.delete(run);
    },
  };
  const ring = (ms: number) => [...alarms].filter(([, at]) => at === ms).forEach(([run]) => run());
  return { clock, ring };
}

/** Renders an auth dialog with all flows and fake calls. */
export async function renderAuth(request: DialogRequest, handlers: FakeHandlers, locale: Locale = 'zh-CN') {
  const session = createFakeSession();
  const { clock, ring } = createHeldClock();
  const site = await renderWithSite(<Host />, {
    ...authRuntime,
    locale,
    messages: [authMessages, errorMessages],
    services: { api: createFakeApi(handlers), session, clock },
  });
  await act(async () => void site.store.dispatch(dialogActions.opened(request)));
  const kinds = () => site.store.getState().ui.dialogs.map(({ kind }) => kind);
  return { ...site, session, ring: (ms: number) => act(async () => ring(ms)), kinds, user: userEvent.setup() };
}

/** Response of a refused call. */
interface RefusedResponse {
  readonly data?: unknown;
  readonly serverMessage?: string;
}

/** Creates a call that rejects with an error of the platform. */
export const createRefusal =
  (endpointId: EndpointId, code: number, { data = null, serverMessage = '' }: RefusedResponse = {}) =>
  async (): Promise<never> => {
    throw new ApiError(code, { endpointId, requestId: 'r-1', serverMessage, data });
  };
