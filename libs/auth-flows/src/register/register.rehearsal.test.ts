import { registerTable, registerActions, registerReducer } from './registerSlice.ts';
import { authActions } from '../events/authActions.ts';
import { loginReducers, loginSagas } from '../controllers/createLoginController.ts';
import { loginActions } from '../login/loginSlice.ts';
import { rehearseFlow, type Stage } from '../testing/rehearseFlow.ts';
import {
  captchaMoves,
  HASH,
  loginResults,
  loginBusy,
  loginMoves,
  loginRest,
  outsideMoves,
  createLoginPorts,
} from '../testing/stagePorts.ts';
import { createRegisterSaga } from './createRegisterSaga.ts';

const typed = { username: 'lily88', password: 'demo1234', repeatPassword: 'demo1234', isAgree: true };

const sagas = (stage: Stage) => [
  ...loginSagas(createLoginPorts(stage)),
  createRegisterSaga({
    register: (_request, signal) => stage.callPort('register', signal),
    hashPassword: () => HASH,
    readInvite: () => ({ domain: 'localhost', rCode: '', iCode: '' }),
    lookUpCaptcha: (_subject, signal) => stage.callPort('captchaLookUp', signal),
  }),
];

describe('registration and the following login', () => {
  it('AUT-10 random sequences end in one consistent state, without an open timer or call', async () => {
    const visited = await rehearseFlow({
      reducers: { register: registerReducer, ...loginReducers },
      sagas,
      actions: [
        registerActions.registerOpened(),
        registerActions.registerRequested(typed),
        registerActions.registerRequested(typed),
        registerActions.registerRequested({ ...typed, isAgree: false }),
        registerActions.registerClosed(),
        ...captchaMoves,
        ...loginMoves.slice(0, 10),
        ...outsideMoves,
      ],
      results: { ...loginResults, register: [{ userId: '1' }] },
      busy: { ...loginBusy, register: ['submitting'] },
      closing: [registerActions.registerClosed(), loginActions.loginClosed(), authActions.authClosed()],
      rest: { ...loginRest, register: ['idle'] },
      again: [registerActions.registerRequested(typed)],
      callsPort: 'captchaLookUp',
    });
    for (const step of Object.keys(registerTable)) expect(visited).toContain(`register.${step}`);
  });
});
