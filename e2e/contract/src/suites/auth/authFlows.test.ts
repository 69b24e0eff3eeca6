import { defaultWireProfile, type WireProfile } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import {
  bindingActions,
  captchaActions,
  createBindingController,
  createForgotController,
  createLoginController,
  createRegisterController,
  forgotActions,
  loginActions,
  registerActions,
  solveWork,
  type CaptchaState,
} from '@pavilion/auth-flows';
import {
  bindingCalls,
  captchaCalls,
  createCaptchaLookUp,
  deviceCodeCall,
  forgotCalls,
  loadCountries,
  loginCall,
  registerCall,
} from '@pavilion/auth-flows/wire';
import { systemClock } from '@pavilion/kernel';
import { createSandbox, type Sandbox } from '@pavilion/sandbox';
import { createEmbeddedProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const database = await (await createEmbeddedProvider()).make();
  sandbox = await createSandbox({ database, running: false, liveMatches: 40 });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await sandbox.console.resetSettings();
  sandbox.console.clearPlatformFault();
});

const OTHER_KEY = 'A'.repeat(43);

/** Fetches the wire profile again, as a site does when the platform uses another key (F-CRY-16). */
const refetchProfile = async () => {
  const response = await fetch(`${sandbox.url}/site/api/wire.json`);
  return { ...defaultWireProfile, ...((await response.json()) as Pick<WireProfile, 'key' | 'keyId'>) };
};

/** Creates a client with a device, a session and all ports of the library over HTTP. */
function createVisitor() {
  const { client, ...rest } = createPlayer(sandbox.url, { refetchProfile });
  const player = { ...rest, wire: client.wire };
  let name = '';
  const ports = {
    ...loginCall(player),
    ...registerCall(player),
    ...captchaCalls(player),
    ...forgotCalls(player),
    ...deviceCodeCall(player),
    ...bindingCalls(player, () => name),
    lookUpCaptcha: createCaptchaLookUp(player),
    hashPassword: md5Hex,
    readInvite: () => ({ domain: 'localhost', rCode: '', iCode: '' }),
    session: { store: (login: { token: string; userId: string }) => void player.session.login(login) },
    clock: systemClock,
    announce: () => undefined,
  };
  return { player, ports, named: (own: string) => void (name = own) };
}

interface Flow<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Waits for a state of a flow; the error contains its last state. */
function until<State>(flow: Flow<State>, isReached: (state: State) => boolean): Promise<State> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!isReached(flow.getState())) return;
      clearTimeout(timer);
      stop();
      resolve(flow.getState());
    };
    const fail = () =>
      reject(
        new Error(
          `until: the flow did not reach the state. Last state: ${JSON.stringify(flow.getState()).slice(0, 600)}`,
        ),
      );
    const timer = setTimeout(fail, 20_000);
    const stop = flow.subscribe(check);
    check();
  });
}

const solveCaptcha = (captcha: CaptchaState) => {
  const shown = sandbox.console.captchas().find(({ id }) => captcha.step === 'picture' && id === captcha.codeId);
  return captchaActions.answerEntered({ code: shown?.answer ?? '' });
};

const lastCode = (to: string) => sandbox.console.inbox().find((sent) => sent.to === to)?.code ?? '';

const createInput = (username: string) => ({
  username,
  password: 'abcd1234',
  repeatPassword: 'abcd1234',
  isAgree: true,
});

describe('authentication flows against the platform', () => {
  it('AUT-08 CAP-01 CAP-02 registers with a picture captcha, logs in and reserves the name', async () => {
    const { ports } = createVisitor();
    const flow = createRegisterController(ports);
    flow.send(registerActions.registerRequested(createInput('lily88')));
    await until(flow, ({ captcha }) => captcha.step === 'picture');
    flow.send(captchaActions.answerEntered({ code: 'nope' }));
    const { captcha } = await until(
      flow,
      (state) => state.captcha.step === 'picture' && state.captcha.wrong !== undefined,
    );
    flow.send(solveCaptcha(captcha));
    await until(flow, ({ login }) => login.step === 'succeeded');
    flow.dispose();

    const second = createRegisterController(createVisitor().ports);
    second.send(registerActions.registerRequested(createInput('lily88')));
    second.send(solveCaptcha((await until(second, (state) => state.captcha.step === 'picture')).captcha));
    const { register } = await until(second, (state) => state.register.step === 'refused');
    expect(register).toMatchObject({ username: 'lily88', failure: { code: 6009 } });
    second.dispose();
  });

  it('W3 returns the stored response when a registration with a lost response is sent again', async () => {
    const flow = createRegisterController(createVisitor().ports);
    flow.send(registerActions.registerRequested(createInput('lost88')));
    const { captcha } = await until(flow, (state) => state.captcha.step === 'picture');
    sandbox.console.addFault({ endpoint: 'user.register', kind: 'lostAnswer', count: 1 });
    flow.send(solveCaptcha(captcha));
    const { register } = await until(flow, (state) => state.register.step === 'refused');
    expect(register).toMatchObject({ failure: { kind: 'transport' } });
    flow.send(registerActions.registerRequested(createInput('lost88')));
    await until(flow, ({ login }) => login.step === 'succeeded');
    flow.dispose();
  });

  it('CAP-03 CAP-04 logs in with the proof of work of a slider captcha', async () => {
    await sandbox.console.setSettings({ captchaMode: 'slider' });
    await sandbox.console.members.add({ name: 'slider01', money: '1.00' });
    const flow = createLoginController(createVisitor().ports);
    flow.send(loginActions.loginRequested({ username: 'slider01', password: 'demo1234' }));
    const { captcha } = await until(flow, (state) => state.captcha.step === 'slider');
    if (captcha.step !== 'slider' || !captcha.puzzle) throw new Error('authFlows.test: no slider captcha was shown.');
    flow.send(captchaActions.sliderMoved(await solveWork(captcha.puzzle, new AbortController().signal)));
    await until(flow, ({ login }) => login.step === 'succeeded');
    flow.dispose();
  });

  it('FGT-02 FGT-03 resets a password by phone and rejects the old one', async () => {
    await sandbox.console.members.add({ name: 'forgot01', phone: '13912340007', money: '1.00' });
    const { ports, player } = createVisitor();
    expect((await loadCountries(player)).find(({ areaCode }) => areaCode === '+86')?.regex).toBe(
      String.raw`^1[3-9]\d{9}$`,
    );
    const flow = createForgotController(ports);
    flow.send(forgotActions.forgotOpened());
    flow.send(forgotActions.identityRequested({ by: 'phone', username: 'forgot01', phone: '13912340007' }));
    flow.send(solveCaptcha((await until(flow, ({ captcha }) => captcha.step === 'picture')).captcha));
    await until(flow, ({ forgot }) => forgot.step === 'code');
    flow.send(forgotActions.codeEntered({ code: lastCode('13912340007') === '000000' ? '000001' : '000000' }));
    expect(
      (await until(flow, ({ forgot }) => forgot.step === 'code' && forgot.failure !== undefined)).forgot,
    ).toMatchObject({
      failure: { code: 6036 },
    });
    flow.send(forgotActions.codeEntered({ code: lastCode('13912340007') }));
    await until(flow, ({ forgot }) => forgot.step === 'password');
    flow.send(forgotActions.passwordEntered({ password: 'wxyz9876', repeatPassword: 'wxyz9876' }));
    await until(flow, ({ forgot }) => forgot.step === 'done');
    flow.dispose();
    await expect(createVisitor().player.login('forgot01', 'demo1234')).rejects.toMatchObject({ code: 6002 });
    const login = createLoginController(createVisitor().ports);
    login.send(loginActions.loginRequested({ username: 'forgot01', password: 'wxyz9876' }));
    await until(login, (state) => ['succeeded', 'newDeviceRequired'].includes(state.login.step));
    login.dispose();
  });

  it('USR-02 binds phone, email, real name and both passwords', async () => {
    await sandbox.console.members.add({ name: 'bind01', money: '1.00' });
    const { ports, player, named } = createVisitor();
    named('bind01');
    await player.login('bind01');
    const flow = createBindingController(ports);
    const bind = async (fields: Parameters<typeof bindingActions.bindRequested>[0]) => {
      flow.send(bindingActions.bindRequested(fields));
      const { binding } = await until(flow, (state) => state.binding.step === 'bound' || 'failure' in state.binding);
      expect(binding).toEqual({ step: 'bound', kind: fields.kind });
    };

    flow.send(bindingActions.bindingOpened({ kind: 'phone' }));
    flow.send(bindingActions.codeRequested({ kind: 'phone', phone: '13912340008', channel: 0 }));
    await until(flow, ({ sendCode }) => sendCode.step === 'waiting');
    await bind({ kind: 'phone', phone: '13912340008', code: lastCode('13912340008') });

    flow.send(bindingActions.bindingOpened({ kind: 'email' }));
    flow.send(bindingActions.codeRequested({ kind: 'email', email: 'bind01@example.com' }));
    await until(flow, ({ sendCode }) => sendCode.step === 'waiting');
    await bind({ kind: 'email', email: 'bind01@example.com', code: lastCode('bind01@example.com') });

    flow.send(bindingActions.bindingOpened({ kind: 'realName' }));
    await bind({ kind: 'realName', realName: '张三' });

    // The phone has just received the code of its binding.
    await sandbox.console.limits.clear();
    const set = { kind: 'password', newPassword: 'wxyz9876', repeatPassword: 'wxyz9876' } as const;
    flow.send(bindingActions.bindingOpened({ kind: 'password' }));
    flow.send(bindingActions.codeRequested({ kind: 'password', by: 'phone' }));
    await until(flow, ({ sendCode }) => sendCode.step === 'waiting');
    await bind({ ...set, target: 'second', by: 'phone', code: lastCode('13912340008') });

    const member = await player.call('user.memberInfo', {});
    expect(member).toMatchObject({ bindPhone: true, bindRealName: true, profile: { hasSecondPassword: true } });
    flow.send(bindingActions.bindingOpened({ kind: 'password' }));
    await bind({ ...set, target: 'login', by: 'password', password: 'demo1234' });
    flow.dispose();
  });

  it('F-CRY-16 sends both codes without a reload when the platform changes its key', async () => {
    await sandbox.console.members.add({ name: 'keys01', money: '1.00' });
    const { ports, player, named } = createVisitor();
    named('keys01');
    await player.login('keys01');
    const flow = createBindingController(ports);
    flow.send(bindingActions.bindingOpened({ kind: 'email' }));
    for (const [key, email] of [
      [OTHER_KEY, 'keys01@example.com'],
      ['', 'keys02@example.com'],
    ] as const) {
      sandbox.console.setPlatformFault({ key, clockOffsetMs: key ? 0 : 61_000 });
      flow.send(bindingActions.bindingOpened({ kind: 'email' }));
      await ports.sendBindingCode(
        { kind: 'email', account: email, channel: 1, captcha: { kaptchcate: 0, codeId: '', code: '' } },
        new AbortController().signal,
      );
      expect(lastCode(email)).toMatch(/^\d{6}$/);
    }
    flow.dispose();
  });
});
