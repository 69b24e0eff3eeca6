import type { CallResultOf } from '@pavilion/api-client';
import type { CaptchaPorts, LoadedWidget } from '../captcha/captchaPorts.ts';
import type { CaptchaAnswer, CaptchaPicture, SliderProof } from '../captcha/captchaState.ts';
import type { LoginControllerPorts } from '../login/createLoginController.ts';
import type { Remembered } from '../login/rememberedLogin.ts';
import { captchaActions } from '../captcha/captchaSlice.ts';
import { newDeviceActions } from '../newDevice/newDeviceSlice.ts';
import { loginActions } from '../login/loginSlice.ts';
import { authActions } from '../events/authActions.ts';
import type { Stage } from './rehearse.ts';
import { TestError } from './testError.ts';

/** Hash of the rehearsals' password. */
export const HASH = '6e9bece1914809fb8493146417e722f6';

const proof: SliderProof = { lotNumber: 'l', captchaOutput: 'o', passToken: 'p', genTime: '1' };
const captcha: CaptchaAnswer = { kaptchcate: 2, codeId: 'l', code: 'p' };

/** Captcha ports that wait for the rehearsal. */
export const stageCaptcha = ({ ask, clock, report }: Stage): CaptchaPorts => ({
  clock,
  report,
  fetchPicture: (signal) => ask<CaptchaPicture>('picture', signal),
  widget: { load: (signal) => ask<LoadedWidget>('widget', signal) },
  checkSlider: (_proof, signal) => ask<CaptchaAnswer>('slider', signal),
});

/** What the captcha's ports may answer. */
export const captchaAnswers = {
  picture: [{ codeId: 'x', image: 'data:,' }],
  widget: [
    { verify: async () => proof },
    { solve: async () => proof },
    { verify: async () => Promise.reject(new Error('it does not fit')) },
  ],
  slider: [captcha],
  look: ['none', 'picture', 'behaviour'],
};

/** What a player may do with a captcha. */
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

/** What ends any flow from outside. */
export const outsideMoves = [authActions.authClosed(), authActions.loggedInElsewhere()];

/** Login ports that wait for the rehearsal. */
export const stageLogin = (stage: Stage): LoginControllerPorts => ({
  ...stageCaptcha(stage),
  store: stage.store,
  login: (_request, signal) => stage.ask<CallResultOf<'user.login'>>('login', signal),
  hashPassword: () => HASH,
  session: { store: () => undefined },
  remembered: {
    read: async (): Promise<Remembered> => ({ kind: 'kept', username: 'demo01', passwordHash: HASH }),
    keep: async () => true,
    forget: () => undefined,
  },
  loadMember: () => stage.ask('member'),
  announce: () => undefined,
  sendDeviceCode: (_request, signal) => stage.ask<CallResultOf<'user.sendCodeOne'>>('sendCode', signal),
});

/** What the login's ports may answer. */
export const loginAnswers = {
  ...captchaAnswers,
  login: [{ token: 't', userId: '1' }],
  member: [{}],
  sendCode: [{ seconds: 60 }],
};

const typed = { username: 'demo01', password: 'demo1234' };

/** What a player may do with a login and its new-device check. */
export const loginMoves = [
  loginActions.loginOpened(),
  loginActions.loginRequested(typed),
  loginActions.loginRequested({ ...typed, isRemembering: true }),
  loginActions.loginRequested({ ...typed, password: '' }),
  loginActions.loginRequested({ ...typed, password: '', usesRemembered: true }),
  loginActions.rememberedDropped(),
  loginActions.accountSwitched(),
  loginActions.sessionEnded(),
  loginActions.loginClosed(),
  newDeviceActions.codeRequested({ channel: 0 }),
  newDeviceActions.codeRequested({ channel: 2 }),
  newDeviceActions.voiceConfirmed(),
  newDeviceActions.middleEntered({ digits: '1234' }),
  newDeviceActions.middleEntered({ digits: '12' }),
  newDeviceActions.promptCancelled(),
  newDeviceActions.codeEntered({ code: '123456' }),
  newDeviceActions.codeEntered({ code: '12' }),
  newDeviceActions.registerChosen(),
];

/** Steps of the login in which a call is under way, and of what stands beside it. */
export const loginBusy = {
  captcha: ['loadingPicture', 'loadingSlider', 'checking'],
  login: ['submitting', 'entering'],
  sendCode: ['sending'],
};

/** Where login and its neighbours rest once all is closed. */
export const loginRest = { login: ['idle'], captcha: ['idle', 'passed'], newDevice: ['idle'], sendCode: ['idle'] };

const untrusted = { answer: new TestError('api', 6026, { data: { phoneNumber: '138****0001' } }) };
const checked = [untrusted, newDeviceActions.codeRequested({ channel: 0 })];

/** Ways from a login under way into its depth. */
export const loginScripts = [
  [untrusted],
  checked,
  [untrusted, newDeviceActions.codeRequested({ channel: 2 })],
  [...checked, newDeviceActions.middleEntered({ digits: '1234' })],
  [...checked, newDeviceActions.middleEntered({ digits: '1234' }), { answer: { seconds: 60 } }],
  [...checked, newDeviceActions.middleEntered({ digits: '1234' }), { answer: { kind: 'captcha', captcha: 'picture' } }],
  [{ answer: { kind: 'captcha', captcha: 'behaviour', serverMessage: '' } }],
];
