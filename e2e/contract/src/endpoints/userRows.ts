import { loginBody, type Player } from '../testing/createPlayer.ts';
import { codeSentTo, otherThan, sendCodeBody } from '../testing/sentCode.ts';
import { later, newNumber, withCaptchas } from './authScenes.ts';
import { type EndpointRows, noObject, type Scene } from './endpointRow.ts';

const DEMO = 'demo01';

/** Creates the member that logs in and returns the name. */
async function account({ platform }: Scene<'user.login'>, loginRefusal?: number): Promise<string> {
  const { name } = await platform.newPlayer();
  if (loginRefusal === undefined) return name;
  const refused = `${name}r`;
  await platform.sandbox.console.members.add({ name: refused, loginRefusal });
  return refused;
}

/** Creates a member whose logins all require a code. */
async function checked(scene: Scene<'user.login'>): Promise<string> {
  const { name } = await scene.platform.newPlayer();
  const asked = `${name}c`;
  await scene.control.members.add({ name: asked, loginRefusal: 6026, phone: newNumber() });
  return asked;
}

/** Returns the confirmation of a login, with the sent code or a changed one. */
async function confirmation(scene: Scene<'user.login'>, change = (code: string) => code, known?: string) {
  const name = known ?? (await checked(scene));
  return { ...loginBody(name), sendCodeNum: change(await loginCode(scene, scene.player, name)) };
}

async function loginCode({ control }: Scene<'user.login'>, player: Player, name: string): Promise<string> {
  const { phone } = await control.members.get(name);
  await player.call('user.login', loginBody(name)).catch(() => undefined);
  await player.call('user.sendCodeOne', { ...(await sendCodeBody({ number: phone, name })), type: '3' });
  return codeSentTo(control, phone);
}

const refusedWith = (code: number) => async (scene: Scene<'user.login'>) =>
  scene.send(loginBody(await account(scene, code)));

/** Rows of login, session and member. */
export const userRows = {
  'user.login': {
    body: async (scene) => loginBody(await account(scene)),
    check: (answer) => expect(answer).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) as string }),
    refusals: {
      6002: async (scene) => scene.send(loginBody(await account(scene), 'wrong1234')),
      6007: noObject,
      6011: (scene) =>
        withCaptchas(scene, 'off', async () => {
          for (let i = 0; i < 5; i++) await scene.player.login('nobody97', 'wrong1234').catch(() => undefined);
          return scene.send(loginBody('nobody97', 'wrong1234'));
        }),
      6021: (scene) => withCaptchas(scene, 'picture', async () => scene.send(loginBody(DEMO))),
      6022: (scene) => withCaptchas(scene, 'slider', async () => scene.send(loginBody(DEMO))),
      6025: refusedWith(6025),
      6026: refusedWith(6026),
      6027: refusedWith(6027),
      6028: refusedWith(6028),
      6029: refusedWith(6029),
      6035: async (scene) => scene.send({ ...loginBody(await checked(scene)), sendCodeNum: '123456' }),
      6036: async (scene) => scene.send(await confirmation(scene, otherThan)),
      6037: async ({ send }) => send(loginBody('frozen01')),
      6038: async (scene) => {
        const body = await confirmation(scene);
        return later(scene, 10, () => scene.send(body));
      },
      6039: async (scene) => {
        const { name } = await scene.platform.newPlayer({ phone: newNumber() });
        for (let i = 0; i < 9; i++) await scene.stranger().login(name);
        await scene.control.devices.change(name, { rule: 'on' });
        return scene.send(await confirmation(scene, undefined, name));
      },
    },
  },
  'user.logout': { by: 'own', body: () => ({}), refusals: {} },
  'user.memberInfo': {
    body: () => ({}),
    check: ({ bindPhone }) => expect(bindPhone).toBe(true),
    refusals: {},
  },
} satisfies EndpointRows;
