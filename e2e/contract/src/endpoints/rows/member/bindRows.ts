import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import { getSentCode, changeCode } from '../../../testing/player/sendCode.ts';
import { requestOwnCode, repeatFiveTimes, runLater, createEmail, createNumber } from '../../scenes/authScenes.ts';
import { type EndpointRows, noObject, type Scene } from '../../scenes/endpointRow.ts';

const hash = computeMd5(DEMO_PASSWORD);
const newPassword = computeMd5('newpass99');

type Bound = { readonly code: string };
type CodeScene<Body extends Bound> = {
  readonly body: () => Promise<Body>;
  readonly send: (body: Body) => Promise<unknown>;
  readonly control: Scene<never>['control'];
  readonly player: Scene<never>['player'];
};

/** Refusals of a wrong code, equal for all calls that require one. */
const codeRefusals = {
  6036: async <Body extends Bound>({ body, send }: CodeScene<Body>) => {
    const correctCode = await body();
    return send({ ...correctCode, code: changeCode(correctCode.code) });
  },
  6038: async <Body extends Bound>(scene: CodeScene<Body>) => {
    const body = await scene.body();
    return runLater(scene, 11, () => scene.send(body));
  },
};

const unbound = { phone: undefined, realName: undefined };

/** Rows of binding, chat token, country list and sealed values. */
export const bindRows = {
  'user.bindOther': {
    by: 'own',
    member: unbound,
    body: () => ({ realName: '陈测试', gender: 'female', birthday: '1990-05-17' }),
    refusals: {
      6007: ({ send }) => send({ realName: '·陈' }),
      6009: async ({ body, player, send }) => {
        await player.call('user.bindOther', await body());
        return send(await body());
      },
    },
  },
  'user.bindFromDeposit': {
    by: 'own',
    member: unbound,
    body: () => ({ realName: '陈测试' }),
    refusals: {
      6007: ({ send }) => send({ realName: '陈··测试' }),
      6009: async ({ body, player, send }) => {
        await player.call('user.bindFromDeposit', await body());
        return send(await body());
      },
    },
  },
  'user.bindPhone': {
    by: 'own',
    member: unbound,
    body: async ({ player, control }) => {
      const phone = createNumber();
      await requestOwnCode(player, '4', { number: phone });
      return { areaCode: '+86', phone, code: await getSentCode(control, phone) };
    },
    refusals: {
      6007: async ({ body, send }) => send({ ...(await body()), areaCode: '+852' }),
      6009: async ({ body, send }) => send({ ...(await body()), phone: '13800000001' }),
      6035: async ({ body, send }) => send({ ...(await body()), phone: createNumber() }),
      ...codeRefusals,
      6037: async ({ body, player, send }) => {
        const correctCode = await body();
        await repeatFiveTimes(() =>
          player.call('user.bindPhone', { ...correctCode, code: changeCode(correctCode.code) }),
        );
        return send(correctCode);
      },
    },
  },
  'user.bindEmail': {
    by: 'own',
    body: async ({ player, control }) => {
      const email = createEmail();
      await requestOwnCode(player, '5', { number: email, cate: 1 });
      return { email, code: await getSentCode(control, email) };
    },
    refusals: {
      6007: async ({ body, send }) => send({ ...(await body()), email: 'a@b' }),
      6009: async ({ body, player, send }) => {
        const correctCode = await body();
        await player.call('user.bindEmail', correctCode);
        return send(correctCode);
      },
      6035: async ({ body, send }) => send({ ...(await body()), email: createEmail() }),
      ...codeRefusals,
      6037: async ({ body, player, send }) => {
        const correctCode = await body();
        await repeatFiveTimes(() =>
          player.call('user.bindEmail', { ...correctCode, code: changeCode(correctCode.code) }),
        );
        return send(correctCode);
      },
    },
  },
  'user.bindPassword': {
    by: 'own',
    body: () => ({ target: 'login', password: hash, newPassword }),
    refusals: {
      6007: noObject,
      6016: async ({ player, send }) => {
        await player.call('user.bindPassword', { target: 'second', password: hash, newPassword });
        return send({ target: 'second', password: newPassword, newPassword: hash });
      },
      6037: async ({ body, player, send }) => {
        const correctCode = await body();
        await repeatFiveTimes(() => player.call('user.bindPassword', { ...correctCode, password: newPassword }));
        return send(correctCode);
      },
      6100: ({ send }) => send({ target: 'second', password: newPassword, newPassword }),
    },
  },
  'user.bindPasswordByPhone': {
    by: 'own',
    body: async ({ player, control }) => {
      const { phone } = await control.members.get(player.name);
      await requestOwnCode(player, '6', { number: phone });
      return { target: 'second', newPassword, code: await getSentCode(control, phone) };
    },
    refusals: {
      6007: noObject,
      6015: async ({ platform }) => {
        const bare = await platform.newPlayer();
        return bare.call('user.bindPasswordByPhone', { target: 'login', newPassword, code: '123456' });
      },
      6017: ({ send }) => send({ target: 'login', newPassword, code: '123456' }),
      ...codeRefusals,
      6037: async ({ body, player, send }) => {
        const correctCode = await body();
        await repeatFiveTimes(() =>
          player.call('user.bindPasswordByPhone', { ...correctCode, code: changeCode(correctCode.code) }),
        );
        return send(correctCode);
      },
    },
  },
  'user.bindPasswordByEmail': {
    by: 'own',
    body: async (scene) => {
      const { player, control } = scene;
      const email = createEmail();
      await requestOwnCode(player, '5', { number: email, cate: 1 });
      await player.call('user.bindEmail', { email, code: await getSentCode(control, email) });
      await runLater(scene, 1, () => requestOwnCode(player, '6', { number: email, cate: 1 }));
      return { target: 'login', newPassword, code: await getSentCode(control, email) };
    },
    refusals: {
      6007: noObject,
      6035: ({ send }) => send({ target: 'login', newPassword, code: '123456' }),
      ...codeRefusals,
      6037: async ({ body, player, send }) => {
        const correctCode = await body();
        await repeatFiveTimes(() =>
          player.call('user.bindPasswordByEmail', { ...correctCode, code: changeCode(correctCode.code) }),
        );
        return send(correctCode);
      },
    },
  },
  'user.jwt': { body: () => ({}), refusals: {} },
  'site.queryCountryArea': {
    body: () => ({ area: '+86' }),
    check: (response) => expect(response).toMatchObject([{ areaCode: '+86', regex: '^1[3-9]\\d{9}$' }]),
    refusals: { 6007: noObject },
  },
  'site.singleDataDecryption': {
    by: 'own',
    member: { secondPassword: DEMO_PASSWORD },
    body: async ({ player }) => ({
      data: (await player.call('user.memberInfo', {})).profile.sealed.realName,
      secondPassword: hash,
    }),
    check: (response) => expect(response).toEqual({ d: '陈测试', v: true }),
    refusals: {
      6007: noObject,
      6037: async ({ body, send, player }) => {
        const right = await body();
        await repeatFiveTimes(() =>
          player.call('site.singleDataDecryption', { ...right, secondPassword: newPassword }),
        );
        return send(right);
      },
      6100: async ({ body, send }) => send({ ...(await body()), secondPassword: newPassword }),
    },
  },
} satisfies EndpointRows;
