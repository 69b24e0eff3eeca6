import { bindingTable, bindingActions, bindingReducer } from './bindingSlice.ts';
import { captchaReducer } from '../captcha/captchaSlice.ts';
import { createCaptchaSaga } from '../captcha/createCaptchaSaga.ts';
import { authActions } from '../events/authActions.ts';
import { createCountdownSaga } from '../sendCode/sendCode.ts';
import { sendCodeReducer } from '../sendCode/sendCodeSlice.ts';
import { rehearseFlow, type Stage } from '../testing/rehearseFlow.ts';
import {
  captchaResults,
  captchaMoves,
  HASH,
  loginBusy,
  outsideMoves,
  createCaptchaPorts,
} from '../testing/stagePorts.ts';
import { createBindingSaga } from './createBindingSaga.ts';

const set = { kind: 'password', target: 'login', newPassword: 'demo1234', repeatPassword: 'demo1234' } as const;

const sagas = (stage: Stage) => [
  createCaptchaSaga(createCaptchaPorts(stage)),
  createCountdownSaga(stage),
  createBindingSaga({
    ...stage,
    sendBindingCode: (_request, signal) => stage.callPort('sendCode', signal),
    bind: (_request, signal) => stage.callPort('bind', signal),
    hashPassword: () => HASH,
    reloadMember: () => Promise.reject(new TypeError('bug')),
    remembered: { forget: () => undefined },
  }),
];

describe('binding', () => {
  it('AUT-10 random sequences end in one consistent state, without an open timer or call', async () => {
    const visited = await rehearseFlow({
      reducers: { binding: bindingReducer, captcha: captchaReducer, sendCode: sendCodeReducer },
      sagas,
      actions: [
        bindingActions.bindingOpened({ kind: 'phone' }),
        bindingActions.bindingOpened({ kind: 'email' }),
        bindingActions.bindingOpened({ kind: 'password' }),
        bindingActions.bindingOpened({ kind: 'realName' }),
        bindingActions.codeRequested({ kind: 'phone', phone: '13812340001', channel: 0 }),
        bindingActions.codeRequested({ kind: 'phone', phone: '1', channel: 2 }),
        bindingActions.codeRequested({ kind: 'email', email: 'lily@example.com' }),
        bindingActions.codeRequested({ kind: 'password', by: 'phone' }),
        bindingActions.bindRequested({ kind: 'phone', phone: '13812340001', code: '123456' }),
        bindingActions.bindRequested({ kind: 'email', email: 'lily@example.com', code: '123456' }),
        bindingActions.bindRequested({ kind: 'realName', realName: '张三' }),
        bindingActions.bindRequested({ ...set, by: 'password', password: 'demo1234' }),
        bindingActions.bindRequested({ ...set, by: 'email', code: '123456' }),
        bindingActions.bindingClosed(),
        authActions.loginExpired(),
        ...captchaMoves,
        ...outsideMoves,
      ],
      results: { ...captchaResults, sendCode: [{ seconds: 60 }], bind: [{}] },
      busy: { captcha: loginBusy.captcha, sendCode: loginBusy.sendCode, binding: ['submitting'] },
      closing: [bindingActions.bindingClosed(), authActions.authClosed()],
      rest: { binding: ['idle'], captcha: ['idle', 'passed'], sendCode: ['idle'] },
      again: [
        bindingActions.bindingOpened({ kind: 'realName' }),
        bindingActions.bindRequested({ kind: 'realName', realName: '张三' }),
      ],
      callsPort: 'bind',
    });
    for (const step of Object.keys(bindingTable)) expect(visited).toContain(`binding.${step}`);
  });
});
