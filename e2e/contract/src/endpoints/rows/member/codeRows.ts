import type { CallResultOf, RequestOf } from '@pavilion/api-client';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import { countMsToNoon } from '../../../testing/clock/countMsToNoon.ts';
import { createLoginBody } from '../../../testing/player/createPlayer.ts';
import { getSentCode, changeCode, createSendCodeBody } from '../../../testing/player/sendCode.ts';
import { solvePicture } from '../../../testing/player/solveCaptcha.ts';
import {
  requestOwnCode,
  exhaustCaptchas,
  repeatFiveTimes,
  runLater,
  createEmail,
  createNumber,
  withCaptchas,
} from '../../scenes/authScenes.ts';
import { type EndpointRows, noObject, type Scene } from '../../scenes/endpointRow.ts';

const hash = computeMd5(DEMO_PASSWORD);
const picture = { kaptchcate: 1, codeId: 'f'.repeat(32), code: 'ZZZZZ' };

/** Creates a member whose login requires a code, after the correct password was sent. */
async function createCheckedLogin({ platform, control, player }: Scene<'user.sendCodeOne'>) {
  const [phone, name] = [createNumber(), `${(await platform.newPlayer()).name}s`];
  await control.members.add({ name, phone, loginRefusal: 6026 });
  await player.call('user.login', createLoginBody(name)).catch(() => undefined);
  return { phone, name };
}

type SendOne = Scene<'user.sendCodeOne'>;
const createLoginCodeBody = async (scene: SendOne): Promise<RequestOf<'user.sendCodeOne'>> => {
  const { phone, name } = await createCheckedLogin(scene);
  return { ...(await createSendCodeBody({ number: phone, name })), type: '3' };
};

const createBindCodeBody = async (number = createNumber()): Promise<RequestOf<'user.sendCodeTwo'>> => ({
  ...(await createSendCodeBody({ number, name: '' })),
  type: '4',
});

/** Sends a request ten times on one day, two minutes apart, and returns the eleventh result. */
async function sendElevenTimes<Result>(
  scene: Pick<Scene<'user.login'>, 'control' | 'player'>,
  send: () => Promise<Result>,
) {
  const noon = countMsToNoon(Date.now()) / 60_000;
  for (let minute = 1; minute <= 20; minute += 2)
    await runLater(scene, noon + minute, () => send().catch(() => undefined));
  return runLater(scene, noon + 23, send);
}

const captchaRefusals = {
  6021: <Result>(scene: Scene<never>, send: () => Promise<Result>) => withCaptchas(scene, 'picture', send),
  6022: <Result>(scene: Scene<never>, send: () => Promise<Result>) => withCaptchas(scene, 'slider', send),
};

type ResetMedium = 'Phone' | 'Email';
const expectWait = (response: CallResultOf<'user.sendCodeTwo'>) => expect(response).toEqual({ seconds: 60 });

/** Returns the bodies of the three steps of a password reset; each one performs the previous steps. */
function createResetBodies(medium: ResetMedium) {
  const number = medium === 'Phone' ? createNumber : createEmail;
  const field = medium === 'Phone' ? 'phone' : 'email';
  const member = async ({ platform }: Scene<never>) => {
    const to = number();
    return { to, name: (await platform.newPlayer({ [field]: to })).name };
  };
  const one = async (scene: Scene<never>) => {
    const { to, name } = await member(scene);
    return { [field]: to, name, ...(await solvePicture(scene.player, scene.control)) };
  };
  const two = async (scene: Scene<never>) => {
    const body = await one(scene);
    await scene.player.call(`user.forgetBy${medium}One`, body as never);
    const to = String(body[field as 'name']);
    return { [field]: to, name: String(body['name']), code: await getSentCode(scene.control, to) };
  };
  const three = async (scene: Scene<never>) => {
    const body = await two(scene);
    const { ticket } = await scene.player.call(`user.forgetBy${medium}Two`, body as never);
    return { account: body[field] ?? '', name: body.name, password: hash, secondPassword: hash, ticket };
  };
  return { one, two, three };
}

type AnyBody = Record<string, unknown>;
type Any = Omit<Scene<never>, 'body' | 'send'> & {
  body: () => Promise<AnyBody>;
  send: (body: AnyBody) => Promise<unknown>;
};

/** Refusals of step one, equal for both media. */
const createStepOneRefusals = (medium: ResetMedium) => ({
  6007: noObject,
  6011: async (scene: Any) => {
    const body = await scene.body();
    await exhaustCaptchas(scene);
    return scene.send(body);
  },
  6021: async (scene: Any) => scene.send({ ...(await scene.body()), kaptchcate: 0 }),
  6022: async (scene: Any) => {
    const body = await scene.body();
    return withCaptchas(scene, 'slider', () => scene.send({ ...body, kaptchcate: 0 }));
  },
  6034: async (scene: Any) => {
    const body = await scene.body();
    return withCaptchas(scene, 'off', () =>
      sendElevenTimes(scene, () => scene.player.call(`user.forgetBy${medium}One`, body as never)),
    );
  },
  6036: async (scene: Any) => scene.send({ ...(await scene.body()), code: 'ZZZZZ' }),
  6037: async (scene: Any) => {
    const body = await scene.body();
    await scene.player.call(`user.forgetBy${medium}One`, body as never);
    const wrong = Object.fromEntries(['phone', 'email', 'name'].map((field) => [field, body[field]]));
    await repeatFiveTimes(() => scene.player.call(`user.forgetBy${medium}Two`, { ...wrong, code: '000000' } as never));
    return scene.send({ ...body, ...(await solvePicture(scene.player, scene.control)) });
  },
  6038: async (scene: Any) => scene.send({ ...(await scene.body()), ...picture }),
  6066: async (scene: Any) => {
    const body = await scene.body();
    await scene.player.call(`user.forgetBy${medium}One`, body as never);
    return scene.send({ ...body, ...(await solvePicture(scene.player, scene.control)) });
  },
});

const createWrongCode = async (scene: Any) => {
  const body = await scene.body();
  return { ...body, code: changeCode(String(body['code'])) };
};

const createStepTwoRefusals = (medium: ResetMedium) => ({
  6007: noObject,
  6035: async (scene: Any) => scene.send({ ...(await scene.body()), name: 'nobody93' }),
  6036: async (scene: Any) => scene.send(await createWrongCode(scene)),
  6037: async (scene: Any) => {
    const body = await createWrongCode(scene);
    await repeatFiveTimes(() => scene.player.call(`user.forgetBy${medium}Two`, body as never));
    return scene.send(body);
  },
  6038: async (scene: Any) => {
    const body = await scene.body();
    return runLater(scene, 11, () => scene.send(body));
  },
});

const stepThreeRefusals = {
  6007: async (scene: Any) => scene.send({ ...(await scene.body()), secondPassword: computeMd5('other1234') }),
  6035: async (scene: Any) => scene.send({ ...(await scene.body()), ticket: 'nobodys' }),
  6038: async (scene: Any) => {
    const body = await scene.body();
    return runLater(scene, 11, () => scene.send(body));
  },
};

/** Creates the rows of one medium. The steps of both media differ only in their names. */
function createResetRows<Rows extends EndpointRows>(medium: ResetMedium): Rows {
  const { one, two, three } = createResetBodies(medium);
  return {
    [`user.forgetBy${medium}One`]: { body: one, check: expectWait, refusals: createStepOneRefusals(medium) },
    [`user.forgetBy${medium}Two`]: { body: two, refusals: createStepTwoRefusals(medium) },
    [`user.forgetBy${medium}Three`]: { body: three, refusals: stepThreeRefusals },
  } as unknown as Rows;
}

/** Rows of verification codes and password resets. */
export const codeRows = {
  'user.sendCodeOne': {
    body: createLoginCodeBody,
    check: expectWait,
    refusals: {
      6007: noObject,
      6008: async ({ body, send }) => send({ ...(await body()), SendName: computeMd5('nobody93') }),
      6011: async (scene) => {
        const body = await scene.body();
        await exhaustCaptchas(scene);
        return withCaptchas(scene, 'picture', async () =>
          scene.send({
            ...body,
            ...(await createSendCodeBody({ number: '1', name: 'x', captcha: picture })),
            type: '2',
          }),
        );
      },
      6017: async (scene) => {
        const { name } = await createCheckedLogin(scene);
        return scene.send({ ...(await createSendCodeBody({ number: createNumber(), name })), type: '3' });
      },
      6021: async (scene) => {
        const body = await scene.body();
        return captchaRefusals[6021](scene, () => scene.send(body));
      },
      6022: async (scene) => {
        const body = await scene.body();
        return captchaRefusals[6022](scene, () => scene.send(body));
      },
      6034: async (scene) => {
        const { name, phone } = await createCheckedLogin(scene);
        const wrong = { ...(await createSendCodeBody({ number: createNumber(), name })), type: '3' as const };
        await repeatFiveTimes(() => scene.player.call('user.sendCodeOne', wrong));
        return scene.send({ ...(await createSendCodeBody({ number: phone, name })), type: '3' });
      },
      6035: async ({ send }) =>
        send({ ...(await createSendCodeBody({ number: '13800000001', name: 'demo01' })), type: '3' }),
      6036: async ({ player, control, send }) => {
        const captcha = { ...(await solvePicture(player, control)), code: 'ZZZZZ' };
        return send({ ...(await createSendCodeBody({ number: createNumber(), name: 'demo01', captcha })), type: '2' });
      },
      6037: async (scene) => {
        const { name, phone } = await createCheckedLogin(scene);
        const body = { ...(await createSendCodeBody({ number: phone, name })), type: '3' as const };
        await scene.player.call('user.sendCodeOne', body);
        const wrong = { ...createLoginBody(name), sendCodeNum: changeCode(await getSentCode(scene.control, phone)) };
        await repeatFiveTimes(() => scene.player.call('user.login', wrong));
        return scene.send(body);
      },
      6038: async ({ send }) =>
        send({
          ...(await createSendCodeBody({ number: createNumber(), name: 'demo01', captcha: picture })),
          type: '2',
        }),
      6066: async (scene) => {
        const body = await scene.body();
        await scene.player.call('user.sendCodeOne', body);
        return scene.send(body);
      },
    },
  },
  'user.sendCodeTwo': {
    by: 'own',
    member: { phone: undefined },
    body: () => createBindCodeBody(),
    check: expectWait,
    refusals: {
      6007: async ({ send }) => send(await createBindCodeBody('123')),
      6008: async ({ body, send }) => send({ ...(await body()), SendName: computeMd5('nobody93') }),
      6009: async ({ send }) => send(await createBindCodeBody('13800000001')),
      6011: async (scene) => {
        await exhaustCaptchas(scene);
        const body = {
          ...(await createSendCodeBody({ number: createNumber(), name: '', captcha: picture })),
          type: '4' as const,
        };
        return withCaptchas(scene, 'picture', () => scene.send(body));
      },
      6015: async ({ send }) => send({ ...(await createSendCodeBody({ number: '', name: '' })), type: '6' }),
      6021: (scene) => captchaRefusals[6021](scene, async () => scene.send(await createBindCodeBody())),
      6022: (scene) => captchaRefusals[6022](scene, async () => scene.send(await createBindCodeBody())),
      6034: async (scene) => {
        const body = await scene.body();
        return sendElevenTimes(scene, () => scene.player.call('user.sendCodeTwo', body));
      },
      6035: async ({ send }) => send({ ...(await createSendCodeBody({ number: '', name: '', cate: 1 })), type: '6' }),
      6036: async (scene) => {
        const captcha = { ...(await solvePicture(scene.player, scene.control)), code: 'ZZZZZ' };
        const body = {
          ...(await createSendCodeBody({ number: createNumber(), name: '', captcha })),
          type: '4' as const,
        };
        return withCaptchas(scene, 'picture', () => scene.send(body));
      },
      6037: async ({ player, control, send }) => {
        const phone = createNumber();
        await requestOwnCode(player, '4', { number: phone });
        const code = changeCode(await getSentCode(control, phone));
        await repeatFiveTimes(() => player.call('user.bindPhone', { areaCode: '+86', phone, code }));
        return send(await createBindCodeBody(phone));
      },
      6038: async (scene) => {
        const body = {
          ...(await createSendCodeBody({ number: createNumber(), name: '', captcha: picture })),
          type: '4' as const,
        };
        return withCaptchas(scene, 'picture', () => scene.send(body));
      },
      6066: async (scene) => {
        const body = await scene.body();
        await scene.player.call('user.sendCodeTwo', body);
        return scene.send(body);
      },
    },
  },
  ...createResetRows<Pick<EndpointRows, 'user.forgetByPhoneOne' | 'user.forgetByPhoneTwo' | 'user.forgetByPhoneThree'>>(
    'Phone',
  ),
  ...createResetRows<Pick<EndpointRows, 'user.forgetByEmailOne' | 'user.forgetByEmailTwo' | 'user.forgetByEmailThree'>>(
    'Email',
  ),
} satisfies EndpointRows;
