import type { CallResultOf, RequestOf } from '@pavilion/api-client';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import { loginBody } from '../testing/createPlayer.ts';
import { codeSentTo, otherThan, sendCodeBody } from '../testing/sentCode.ts';
import { solvePicture } from '../testing/solveCaptcha.ts';
import {
  requestOwnCode,
  exhaustCaptchas,
  fiveTimes,
  later,
  newMailbox,
  newNumber,
  withCaptchas,
} from './authScenes.ts';
import { type EndpointRows, noObject, type Scene } from './endpointRow.ts';

const hash = computeMd5(DEMO_PASSWORD);
const picture = { kaptchcate: 1, codeId: 'f'.repeat(32), code: 'ZZZZZ' };

/** Creates a member whose login requires a code, after the correct password was sent. */
async function checkedLogin({ platform, control, player }: Scene<'user.sendCodeOne'>) {
  const [phone, name] = [newNumber(), `${(await platform.newPlayer()).name}s`];
  await control.members.add({ name, phone, loginRefusal: 6026 });
  await player.call('user.login', loginBody(name)).catch(() => undefined);
  return { phone, name };
}

type SendOne = Scene<'user.sendCodeOne'>;
const loginCodeBody = async (scene: SendOne): Promise<RequestOf<'user.sendCodeOne'>> => {
  const { phone, name } = await checkedLogin(scene);
  return { ...(await sendCodeBody({ number: phone, name })), type: '3' };
};

const bindCodeBody = async (number = newNumber()): Promise<RequestOf<'user.sendCodeTwo'>> => ({
  ...(await sendCodeBody({ number, name: '' })),
  type: '4',
});

/** Sends a request ten times, two minutes apart, and returns the eleventh result. */
async function eleventh<Answer>(scene: Pick<Scene<'user.login'>, 'control' | 'player'>, send: () => Promise<Answer>) {
  for (let minute = 1; minute <= 20; minute += 2) await later(scene, minute, () => send().catch(() => undefined));
  return later(scene, 23, send);
}

const wantsCaptcha = {
  6021: <Answer>(scene: Scene<never>, send: () => Promise<Answer>) => withCaptchas(scene, 'picture', send),
  6022: <Answer>(scene: Scene<never>, send: () => Promise<Answer>) => withCaptchas(scene, 'slider', send),
};

type ResetMedium = 'Phone' | 'Email';
const seconds = (answer: CallResultOf<'user.sendCodeTwo'>) => expect(answer).toEqual({ seconds: 60 });

/** Returns the bodies of the three steps of a password reset; each one performs the previous steps. */
function resetBodies(way: ResetMedium) {
  const number = way === 'Phone' ? newNumber : newMailbox;
  const field = way === 'Phone' ? 'phone' : 'email';
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
    await scene.player.call(`user.forgetBy${way}One`, body as never);
    const to = String(body[field as 'name']);
    return { [field]: to, name: String(body['name']), code: await codeSentTo(scene.control, to) };
  };
  const three = async (scene: Scene<never>) => {
    const body = await two(scene);
    const { ticket } = await scene.player.call(`user.forgetBy${way}Two`, body as never);
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
const createStepOneRefusals = (way: ResetMedium) => ({
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
      eleventh(scene, () => scene.player.call(`user.forgetBy${way}One`, body as never)),
    );
  },
  6036: async (scene: Any) => scene.send({ ...(await scene.body()), code: 'ZZZZZ' }),
  6037: async (scene: Any) => {
    const body = await scene.body();
    await scene.player.call(`user.forgetBy${way}One`, body as never);
    const wrong = Object.fromEntries(['phone', 'email', 'name'].map((field) => [field, body[field]]));
    await fiveTimes(() => scene.player.call(`user.forgetBy${way}Two`, { ...wrong, code: '000000' } as never));
    return scene.send({ ...body, ...(await solvePicture(scene.player, scene.control)) });
  },
  6038: async (scene: Any) => scene.send({ ...(await scene.body()), ...picture }),
  6066: async (scene: Any) => {
    const body = await scene.body();
    await scene.player.call(`user.forgetBy${way}One`, body as never);
    return scene.send({ ...body, ...(await solvePicture(scene.player, scene.control)) });
  },
});

const wrongCode = async (scene: Any) => {
  const body = await scene.body();
  return { ...body, code: otherThan(String(body['code'])) };
};

const createStepTwoRefusals = (way: ResetMedium) => ({
  6007: noObject,
  6035: async (scene: Any) => scene.send({ ...(await scene.body()), name: 'nobody93' }),
  6036: async (scene: Any) => scene.send(await wrongCode(scene)),
  6037: async (scene: Any) => {
    const body = await wrongCode(scene);
    await fiveTimes(() => scene.player.call(`user.forgetBy${way}Two`, body as never));
    return scene.send(body);
  },
  6038: async (scene: Any) => {
    const body = await scene.body();
    return later(scene, 11, () => scene.send(body));
  },
});

const stepThreeRefusals = {
  6007: async (scene: Any) => scene.send({ ...(await scene.body()), secondPassword: computeMd5('other1234') }),
  6035: async (scene: Any) => scene.send({ ...(await scene.body()), ticket: 'nobodys' }),
  6038: async (scene: Any) => {
    const body = await scene.body();
    return later(scene, 11, () => scene.send(body));
  },
};

/** Creates the rows of one medium. The steps of both media differ only in their names. */
function resetRows<Rows extends EndpointRows>(way: ResetMedium): Rows {
  const { one, two, three } = resetBodies(way);
  return {
    [`user.forgetBy${way}One`]: { body: one, check: seconds, refusals: createStepOneRefusals(way) },
    [`user.forgetBy${way}Two`]: { body: two, refusals: createStepTwoRefusals(way) },
    [`user.forgetBy${way}Three`]: { body: three, refusals: stepThreeRefusals },
  } as unknown as Rows;
}

/** Rows of verification codes and password resets. */
export const codeRows = {
  'user.sendCodeOne': {
    body: loginCodeBody,
    check: seconds,
    refusals: {
      6007: noObject,
      6008: async ({ body, send }) => send({ ...(await body()), SendName: computeMd5('nobody93') }),
      6011: async (scene) => {
        const body = await scene.body();
        await exhaustCaptchas(scene);
        return withCaptchas(scene, 'picture', async () =>
          scene.send({ ...body, ...(await sendCodeBody({ number: '1', name: 'x', captcha: picture })), type: '2' }),
        );
      },
      6017: async (scene) => {
        const { name } = await checkedLogin(scene);
        return scene.send({ ...(await sendCodeBody({ number: newNumber(), name })), type: '3' });
      },
      6021: async (scene) => {
        const body = await scene.body();
        return wantsCaptcha[6021](scene, () => scene.send(body));
      },
      6022: async (scene) => {
        const body = await scene.body();
        return wantsCaptcha[6022](scene, () => scene.send(body));
      },
      6034: async (scene) => {
        const { name, phone } = await checkedLogin(scene);
        const wrong = { ...(await sendCodeBody({ number: newNumber(), name })), type: '3' as const };
        await fiveTimes(() => scene.player.call('user.sendCodeOne', wrong));
        return scene.send({ ...(await sendCodeBody({ number: phone, name })), type: '3' });
      },
      6035: async ({ send }) => send({ ...(await sendCodeBody({ number: '13800000001', name: 'demo01' })), type: '3' }),
      6036: async ({ player, control, send }) => {
        const captcha = { ...(await solvePicture(player, control)), code: 'ZZZZZ' };
        return send({ ...(await sendCodeBody({ number: newNumber(), name: 'demo01', captcha })), type: '2' });
      },
      6037: async (scene) => {
        const { name, phone } = await checkedLogin(scene);
        const body = { ...(await sendCodeBody({ number: phone, name })), type: '3' as const };
        await scene.player.call('user.sendCodeOne', body);
        const wrong = { ...loginBody(name), sendCodeNum: otherThan(await codeSentTo(scene.control, phone)) };
        await fiveTimes(() => scene.player.call('user.login', wrong));
        return scene.send(body);
      },
      6038: async ({ send }) =>
        send({ ...(await sendCodeBody({ number: newNumber(), name: 'demo01', captcha: picture })), type: '2' }),
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
    body: () => bindCodeBody(),
    check: seconds,
    refusals: {
      6007: async ({ send }) => send(await bindCodeBody('123')),
      6008: async ({ body, send }) => send({ ...(await body()), SendName: computeMd5('nobody93') }),
      6009: async ({ send }) => send(await bindCodeBody('13800000001')),
      6011: async (scene) => {
        await exhaustCaptchas(scene);
        const body = {
          ...(await sendCodeBody({ number: newNumber(), name: '', captcha: picture })),
          type: '4' as const,
        };
        return withCaptchas(scene, 'picture', () => scene.send(body));
      },
      6015: async ({ send }) => send({ ...(await sendCodeBody({ number: '', name: '' })), type: '6' }),
      6021: (scene) => wantsCaptcha[6021](scene, async () => scene.send(await bindCodeBody())),
      6022: (scene) => wantsCaptcha[6022](scene, async () => scene.send(await bindCodeBody())),
      6034: async (scene) => {
        const body = await scene.body();
        return eleventh(scene, () => scene.player.call('user.sendCodeTwo', body));
      },
      6035: async ({ send }) => send({ ...(await sendCodeBody({ number: '', name: '', cate: 1 })), type: '6' }),
      6036: async (scene) => {
        const captcha = { ...(await solvePicture(scene.player, scene.control)), code: 'ZZZZZ' };
        const body = { ...(await sendCodeBody({ number: newNumber(), name: '', captcha })), type: '4' as const };
        return withCaptchas(scene, 'picture', () => scene.send(body));
      },
      6037: async ({ player, control, send }) => {
        const phone = newNumber();
        await requestOwnCode(player, '4', { number: phone });
        const code = otherThan(await codeSentTo(control, phone));
        await fiveTimes(() => player.call('user.bindPhone', { areaCode: '+86', phone, code }));
        return send(await bindCodeBody(phone));
      },
      6038: async (scene) => {
        const body = {
          ...(await sendCodeBody({ number: newNumber(), name: '', captcha: picture })),
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
  ...resetRows<Pick<EndpointRows, 'user.forgetByPhoneOne' | 'user.forgetByPhoneTwo' | 'user.forgetByPhoneThree'>>(
    'Phone',
  ),
  ...resetRows<Pick<EndpointRows, 'user.forgetByEmailOne' | 'user.forgetByEmailTwo' | 'user.forgetByEmailThree'>>(
    'Email',
  ),
} satisfies EndpointRows;
