import type { Saga } from 'redux-saga';
import { readSecret } from '@pavilion/kernel';
import { raceCall } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { authActions } from '../events/authActions.ts';
import { toReportedFailure } from '../events/toReportedFailure.ts';
import { selectIsCodeSent, sendCodeActions } from '../sendCode/sendCodeSlice.ts';
import { CODE_CHANNELS, type CodePurpose } from '../sendCode/sendCodeState.ts';
import { sendCode } from '../sendCode/sendCode.ts';
import { validateEmail } from '../validators/email.ts';
import { DEFAULT_AREA_CODE, validatePhone } from '../validators/phone.ts';
import { stripWhiteSpace } from '../validators/loginFields.ts';
import { omitValidFields } from '../validators/omitValidFields.ts';
import type { BindingCodeRequest, BindingPorts, BindRequest } from './bindingPorts.ts';
import { bindingActions, selectBinding, type BindingCodeFields, type RequestedBinding } from './bindingSlice.ts';
import type { BindingKind } from './bindingState.ts';

const { bindingOpened, bindingClosed } = bindingActions;

const isFormClosed = isAnyOf(
  bindingClosed,
  authActions.loginExpired,
  authActions.authClosed,
  authActions.loggedInElsewhere,
);

const purposes: Readonly<Record<BindingKind, CodePurpose | undefined>> = {
  phone: 'bindPhone',
  email: 'bindEmail',
  password: 'changePassword',
  realName: undefined,
};

/**
 * Creates the saga that binds phone, e-mail and real name and sets passwords (USR-02). Needs `createCaptchaSaga` and
 * `createCountdownSaga`.
 */
export function createBindingSaga(ports: BindingPorts): Saga<[]> {
  return function* bindingSaga() {
    let opened = yield* take(bindingOpened);
    for (;;) {
      const { again } = yield* race({
        form: call(runForm, ports, opened.payload.kind),
        again: take(bindingOpened),
        left: take(isFormClosed),
      });
      yield* put(sendCodeActions.codeFormClosed());
      opened = again ?? (yield* take(bindingOpened));
    }
  };
}

function* runForm(ports: BindingPorts, kind: BindingKind) {
  const purpose = purposes[kind];
  if (purpose) yield* put(sendCodeActions.codeFormOpened({ purpose }));
  yield* takeLeading(bindingActions.codeRequested, send, ports, kind);
  yield* takeLeading(bindingActions.bindRequested, bind, ports);
}

function* send(ports: BindingPorts, kind: BindingKind, { payload }: ReturnType<typeof bindingActions.codeRequested>) {
  if (payload.kind !== kind) return;
  const errors = validateFields(payload);
  if (errors) {
    yield* put(bindingActions.fieldsRejected(errors));
    return;
  }
  const request = toCodeRequest(payload);
  yield* sendCode(ports, {
    channel: request.channel,
    send: (captcha, signal) => ports.sendBindingCode({ ...request, captcha }, signal),
  });
}

function validateFields(fields: BindingCodeFields) {
  if (fields.kind === 'phone') return omitValidFields({ phone: validatePhone(fields.phone, fields.regex) });
  return fields.kind === 'email' ? omitValidFields({ email: validateEmail(fields.email) }) : undefined;
}

function toCodeRequest(fields: BindingCodeFields): Omit<BindingCodeRequest, 'captcha'> {
  const { sms, email } = CODE_CHANNELS;
  if (fields.kind === 'phone') {
    return { kind: 'phone', account: stripWhiteSpace(fields.phone), channel: fields.channel };
  }
  if (fields.kind === 'email') return { kind: 'email', account: fields.email.trim(), channel: email };
  return { kind: 'password', account: '', channel: fields.by === 'email' ? email : sms };
}

function* bind(ports: BindingPorts, { payload: { fields } }: ReturnType<typeof bindingActions.bindRequested>) {
  if ((yield* select(selectBinding)).step !== 'submitting') return;
  if ('code' in fields && !(yield* select(selectIsCodeSent))) {
    yield* put(bindingActions.fieldsRejected({ code: 'codeNotRequested' }));
    return;
  }
  try {
    const end = yield* raceCall(async (signal) => ports.bind(await toBindRequest(ports, fields), signal), isFormClosed);
    if (end) yield* finish(ports, fields);
  } catch (error) {
    yield* put(bindingActions.bindRefused(toReportedFailure(error, ports.report)));
  }
}

type RequestedFields = RequestedBinding['fields'];

async function toBindRequest({ hashPassword }: BindingPorts, fields: RequestedFields): Promise<BindRequest> {
  switch (fields.kind) {
    case 'phone': {
      const { areaCode = DEFAULT_AREA_CODE, code } = fields;
      return { kind: 'phone', areaCode, phone: stripWhiteSpace(fields.phone), code };
    }
    case 'email':
      return { kind: 'email', email: fields.email.trim(), code: fields.code };
    case 'realName':
      return { kind: 'realName', realName: fields.realName.trim() };
    case 'password': {
      const set = {
        kind: 'password',
        target: fields.target,
        newPassword: await hashPassword(readSecret(fields.newPassword)),
      } as const;
      return fields.by === 'password'
        ? { ...set, by: 'password', password: await hashPassword(readSecret(fields.password)) }
        : { ...set, by: fields.by, code: fields.code };
    }
  }
}

function* finish({ reloadMember, remembered, report }: BindingPorts, fields: RequestedFields) {
  const isLogin = fields.kind === 'password' && fields.target === 'login';
  if (isLogin) remembered?.forget();
  try {
    yield* call(async () => reloadMember?.());
  } catch (error) {
    report?.(error);
  }
  yield* put(bindingActions.bindAccepted());
  if (isLogin) yield* put(authActions.passwordChanged());
}
