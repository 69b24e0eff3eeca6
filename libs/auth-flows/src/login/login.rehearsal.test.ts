import { loginTable, loginActions } from './loginSlice.ts';
import { newDeviceTable } from '../newDevice/newDeviceSlice.ts';
import { sendCodeTable } from '../sendCode/sendCodeSlice.ts';
import { authActions } from '../events/authActions.ts';
import { rehearseFlow } from '../testing/rehearseFlow.ts';
import {
  captchaMoves,
  loginResults,
  loginBusy,
  loginMoves,
  loginRest,
  loginScripts,
  outsideMoves,
  createLoginPorts,
} from '../testing/stagePorts.ts';
import { loginReducers, loginSagas } from '../controllers/createLoginController.ts';

describe('login and new-device check', () => {
  it('AUT-10 random sequences end in one consistent state, without an open timer or call', async () => {
    const visited = await rehearseFlow({
      reducers: loginReducers,
      sagas: (stage) => loginSagas(createLoginPorts(stage)),
      actions: [...loginMoves, ...loginMoves, ...captchaMoves, ...outsideMoves],
      scripts: loginScripts,
      results: loginResults,
      busy: loginBusy,
      closing: [loginActions.loginClosed(), authActions.authClosed()],
      rest: loginRest,
      again: [loginActions.loginOpened(), loginActions.loginRequested({ username: 'demo01', password: 'demo1234' })],
      callsPort: 'login',
    });
    for (const step of Object.keys(loginTable)) expect(visited).toContain(`login.${step}`);
    for (const step of Object.keys(newDeviceTable)) expect(visited).toContain(`newDevice.${step}`);
    for (const step of Object.keys(sendCodeTable)) expect(visited).toContain(`sendCode.${step}`);
  });
});
