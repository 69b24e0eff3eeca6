import type { CallResultOf } from '@pavilion/api-client';
import type { CaptchaPorts, LoadedWidget } from '../captcha/captchaPorts.ts';
import type { CaptchaAnswer, CaptchaPicture, SliderProof } from '../captcha/captchaState.ts';
import type { LoginControllerPorts } from '../controllers/createLoginController.ts';
import type { Remembered } from '../login/rememberedLogin.ts';
import { captchaActions } from '../captcha/captchaSlice.ts';
import { newDeviceActions } from '../newDevice/newDeviceSlice.ts';
import { loginActions } from '../login/loginSlice.ts';
import { authActions } from '../events/authActions.ts';
import type { Stage } from './rehearseFlow.ts';
import { TestError } from './testError.ts';

/** Hash of the rehearsals' password. */
export const HASH = '6e9bece1914809fb8493146417e722f6';

const proof: SliderProof = { lotNumber: 'l', captchaOutput: 'o', passToken: 'p', genTime: '1' };
const captcha: CaptchaAnswer = { kaptchcate: 2, codeId: 'l', code: 'p' };

/** Creates captcha ports whose calls the rehearsal settles. */
export const createCaptchaPorts = ({ callPort, clock, report }: Stage): CaptchaPorts => ({
  clock,
  report,
  fetchPicture: (signal) => callPort<CaptchaPicture>('picture', signal),
  widget: { load: (signal) => callPort<LoadedWidget>('widget', signal) },
  checkSlider: (_proof, signal) => callPort<CaptchaAnswer>('slider', signal),
});

/** Successful results of the captcha ports. */
export const captchaResults = {
  picture: [{ codeId: 'x', image: 'data:,' }],
  widget: [
    { verify: async () => proof },
    { solve: async () => proof },
    { verify: async () => Promise.reject(new Error('wrong position')) },
  ],
  slider: [captcha],
  captchaLookUp: ['none', 'picture', 'behaviour'],
};

/** Actions of a player in a captcha. */
export const captchaMoves = [
  captchaActions.refreshRequested(),
  captchaActions.answerEntered({ code: 'a1b2' }),
  captchaActions.answerEntered({ code: 'a1b2' }),
  captchaActions.answerEntered({ code: '' }),
  captchaActions.sliderMoved({ mode: 'drag', x: 10, track: [[0, 0, 0]] }),
  captchaActions.pictureChosen(),
  captchaActions.retryRequested(),
  captchaActions.captchaClosed(),
];

/** Actions that end any flow from outside. */
export const outsideMoves = [authActions.authClosed(), authActions.loggedInElsewhere()];

/** Creates login ports whose calls the rehearsal settles. */
export const createLoginPorts = (stage: Stage): LoginControllerPorts => ({
  ...createCaptchaPorts(stage),
  store: stage.store,
  login: (_request, signal) => stage.callPort<CallResultOf<'user.login'>>('login', signal),
  hashPassword: () => HASH,
  session: { store: () => undefined },
  remembered: {
    read: async (): Promise<Remembered> => ({ kind: 'kept', username: 'demo01', passwordHash: HASH }),
    keep: async () => true,
    forget: () => undefined,
  },
  loadMember: () => stage.callPort('member'),
  announce: () => undefined,
  sendDeviceCode: (_request, signal) => stage.callPort<CallResultOf<'user.sendCodeOne'>>('sendCode', signal),
});

/** Successful results of the login ports. */
export const loginResults = {
  ...captchaResults,
  login: [{ token: 't', userId: '1' }],
  member: [{}],
  sendCode: [{ seconds: 60 }],
};

const typed = { username: 'demo01', password: 'demo1234' };

/** Actions of a player in a login and its new-device check. */
export const loginMoves = [
  loginActions.loginOpened(),
  loginActions.loginRequested(typed),
  loginActions.loginRequested({ ...typed, isRemembering: true }),
  loginActions.loginRequested({ ...typed, password: '' }),
  loginActions.loginRequested({ ...typed, password: '', usesRemembered: true }),
  loginActions.rememberedLoginCleared(),
  loginActions.accountSwitched(),
  loginActions.sessionEnded(),
  loginActions.loginClosed(),
  newDeviceActions.codeRequested({ channel: 0 }),
  newDeviceActions.codeRequested({ channel: 2 }),
  newDeviceActions.voiceConfirmed(),
  newDeviceActions.middleDigitsEntered({ digits: '1234' }),
  newDeviceActions.middleDigitsEntered({ digits: '12' }),
  newDeviceActions.promptCancelled(),
  newDeviceActions.codeEntered({ code: '123456' }),
  newDeviceActions.codeEntered({ code: '12' }),
  newDeviceActions.registerChosen(),
];

/** Steps of a login and its helper flows in which a call is in progress. */
export const loginBusy = {
  captcha: ['loadingPicture', 'loadingSlider', 'checking'],
  login: ['submitting', 'entering'],
  sendCode: ['sending'],
};

/** Steps of a login and its helper flows after closing. */
export const loginRest = { login: ['idle'], captcha: ['idle', 'passed'], newDevice: ['idle'], sendCode: ['idle'] };

const untrusted = { result: new TestError('api', 6026, { data: { phoneNumber: '138****0001' } }) };
const checked = [untrusted, newDeviceActions.codeRequested({ channel: 0 })];

/** Beginnings that lead from a login in progress to deep states. */
export const loginScripts = [
  [untrusted],
  checked,
  [untrusted, newDeviceActions.codeRequested({ channel: 2 })],
  [...checked, newDeviceActions.middleDigitsEntered({ digits: '1234' })],
  [...checked, newDeviceActions.middleDigitsEntered({ digits: '1234' }), { result: { seconds: 60 } }],
  [
    ...checked,
    newDeviceActions.middleDigitsEntered({ digits: '1234' }),
    { result: { kind: 'captcha', captcha: 'picture' } },
  ],
  [{ result: { kind: 'captcha', captcha: 'behaviour', serverMessage: '' } }],
];
