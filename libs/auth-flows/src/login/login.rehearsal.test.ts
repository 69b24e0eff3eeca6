import { authActions } from '../events/authActions.ts';
import { rehearse } from '../testing/rehearse.ts';
import {
  captchaMoves,
  loginAnswers,
  loginBusy,
  loginMoves,
  loginRest,
  outsideMoves,
  stageLogin,
} from '../testing/stagePorts.ts';
import { loginReducers, loginSagas } from './createLoginController.ts';
import { loginActions } from './loginSlice.ts';

describe('login and new-device check', () => {
  it('AUT-10 10,000 random sequences end in one consistent state, with no timer and no call left', async () => {
    await rehearse({
      reducers: loginReducers,
      sagas: (stage) => loginSagas(stageLogin(stage)),
      actions: [...loginMoves, ...loginMoves, ...captchaMoves, ...outsideMoves],
      answers: loginAnswers,
      busy: loginBusy,
      closing: [loginActions.loginClosed(), authActions.authClosed()],
      restful: loginRest,
      again: [loginActions.loginOpened(), loginActions.loginRequested({ username: 'demo01', password: 'demo1234' })],
      asksFor: 'login',
    });
  }, 300_000);
});
