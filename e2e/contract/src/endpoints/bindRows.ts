import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import { codeSentTo, otherThan } from '../testing/sentCode.ts';
import { requestOwnCode, fiveTimes, later, newMailbox, newNumber } from './authScenes.ts';
import { type EndpointRows, noObject, type Scene } from './endpointRow.ts';

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
    const right = await body();
    return send({ ...right, code: otherThan(right.code) });
  },
  6038: async <Body extends Bound>(scene: CodeScene<Body>) => {
    const body = await scene.body();
    return later(scene, 11, () => scene.send(body));
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
      const phone = newNumber();
      await requestOwnCode(player, '4', { number: phone });
      return { areaCode: '+86', phone, code: await codeSentTo(control, phone) };
    },
    refusals: {
      6007: async ({ body, send }) => send({ ...(await body()), areaCode: '+852' }),
      6009: async ({ body, send }) => send({ ...(await body()), phone: '13800000001' }),
      6035: async ({ body, send }) => send({ ...(await body()), phone: newNumber() }),
      ...codeRefusals,
      6037: async ({ body, player, send }) => {
        const right = await body();
        await fiveTimes(() => player.call('user.bindPhone', { ...right, code: otherThan(right.code) }));
        return send(right);
      },
    },
  },
  'user.bindEmail': {
    by: 'own',
    body: async ({ player, control }) => {
      const email = newMailbox();
      await requestOwnCode(player, '5', { number: email, cate: 1 });
      return { email, code: await codeSentTo(control, email) };
    },
    refusals: {
      6007: async ({ body, send }) => send({ ...(await body()), email: 'a@b' }),
      6009: async ({ body, player, send }) => {
        const right = await body();
        await player.call('user.bindEmail', right);
        return send(right);
      },
      6035: async ({ body, send }) => send({ ...(await body()), email: newMailbox() }),
      ...codeRefusals,
      6037: async ({ body, player, send }) => {
        const right = await body();
        await fiveTimes(() => player.call('user.bindEmail', { ...right, code: otherThan(right.code) }));
        return send(right);
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
        const right = await body();
        await fiveTimes(() => player.call('user.bindPassword', { ...right, password: newPassword }));
        return send(right);
      },
      6100: ({ send }) => send({ target: 'second', password: newPassword, newPassword }),
    },
  },
  'user.bindPasswordByPhone': {
    by: 'own',
    body: async ({ player, control }) => {
      const { phone } = await control.members.get(player.name);
      await requestOwnCode(player, '6', { number: phone });
      return { target: 'second', newPassword, code: await codeSentTo(control, phone) };
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
        const right = await body();
        await fiveTimes(() => player.call('user.bindPasswordByPhone', { ...right, code: otherThan(right.code) }));
        return send(right);
      },
    },
  },
  'user.bindPasswordByEmail': {
    by: 'own',
    body: async ({ player, control }) => {
      const email = newMailbox();
      await requestOwnCode(player, '5', { number: email, cate: 1 });
      await player.call('user.bindEmail', { email, code: await codeSentTo(control, email) });
      await requestOwnCode(player, '6', { number: email, cate: 1 });
      return { target: 'login', newPassword, code: await codeSentTo(control, email) };
    },
    refusals: {
      6007: noObject,
      6035: ({ send }) => send({ target: 'login', newPassword, code: '123456' }),
      ...codeRefusals,
      6037: async ({ body, player, send }) => {
        const right = await body();
        await fiveTimes(() => player.call('user.bindPasswordByEmail', { ...right, code: otherThan(right.code) }));
        return send(right);
      },
    },
  },
  'user.jwt': { body: () => ({}), refusals: {} },
  'site.queryCountryArea': {
    body: () => ({ area: '+86' }),
    check: (answer) => expect(answer).toMatchObject([{ areaCode: '+86', regex: '^1[3-9]\\d{9}$' }]),
    refusals: { 6007: noObject },
  },
  'site.singleDataDecryption': {
    by: 'own',
    body: async ({ player }) => ({ data: (await player.call('user.memberInfo', {})).profile.sealed.realName }),
    check: (answer) => expect(answer).toEqual({ d: '陈测试', v: true }),
    refusals: { 6007: noObject },
  },
} satisfies EndpointRows;
