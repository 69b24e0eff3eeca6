import { forgotTable, forgotActions, forgotReducer } from './forgotSlice.ts';
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
import { createForgotSaga } from './createForgotSaga.ts';

const phone = { by: 'phone', username: 'lily88', phone: '13812340001' } as const;
const email = { by: 'email', username: 'lily88', email: 'lily@example.com' } as const;
const pair = { password: 'demo1234', repeatPassword: 'demo1234' };

const sagas = (stage: Stage) => [
  createCaptchaSaga(createCaptchaPorts(stage)),
  createCountdownSaga(stage),
  createForgotSaga({
    ...stage,
    sendResetCode: (_request, signal) => stage.callPort('sendCode', signal),
    checkResetCode: (_request, signal) => stage.callPort('check', signal),
    resetPassword: (_request, signal) => stage.callPort('reset', signal),
    hashPassword: () => HASH,
    remembered: { forget: () => undefined },
  }),
];

const identified = [{ result: { seconds: 60 } }];
const verified = [...identified, forgotActions.codeEntered({ code: '123456' }), { result: { ticket: 'ticket-1' } }];
const scripts = [
  identified,
  verified,
  [...verified, forgotActions.passwordEntered(pair)],
  [...verified, forgotActions.passwordEntered(pair), { result: {} }],
];

describe('forgotten password', () => {
  it('AUT-10 random sequences end in one consistent state, without an open timer or call', async () => {
    const visited = await rehearseFlow({
      reducers: { forgot: forgotReducer, captcha: captchaReducer, sendCode: sendCodeReducer },
      sagas,
      actions: [
        forgotActions.forgotOpened(),
        forgotActions.forgotOpened(),
        forgotActions.mediumSwitched({ by: 'email' }),
        forgotActions.identityRequested(phone),
        forgotActions.identityRequested(phone),
        forgotActions.identityRequested(email),
        forgotActions.identityRequested({ ...phone, phone: '1' }),
        forgotActions.codeRequested(),
        forgotActions.codeEntered({ code: '123456' }),
        forgotActions.codeEntered({ code: '123456' }),
        forgotActions.codeEntered({ code: '1' }),
        forgotActions.passwordEntered(pair),
        forgotActions.passwordEntered({ ...pair, repeatPassword: 'x' }),
        forgotActions.stepReverted(),
        forgotActions.returnedToLogin(),
        forgotActions.forgotClosed(),
        ...captchaMoves,
        ...outsideMoves,
      ],
      scripts,
      results: { ...captchaResults, sendCode: [{ seconds: 60 }], check: [{ ticket: 'ticket-1' }], reset: [{}] },
      busy: {
        captcha: loginBusy.captcha,
        sendCode: loginBusy.sendCode,
        forgot: ['verifying', 'resetting'],
      },
      closing: [forgotActions.forgotClosed(), authActions.authClosed()],
      rest: { forgot: ['idle'], captcha: ['idle', 'passed'], sendCode: ['idle'] },
      again: [forgotActions.forgotOpened(), forgotActions.identityRequested(phone)],
      callsPort: 'sendCode',
    });
    for (const step of Object.keys(forgotTable)) expect(visited).toContain(`forgot.${step}`);
  });
});
