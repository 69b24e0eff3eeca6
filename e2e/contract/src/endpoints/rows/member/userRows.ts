import { createLoginBody, type Player } from '../../../testing/player/createPlayer.ts';
import { getSentCode, changeCode, createSendCodeBody } from '../../../testing/player/sendCode.ts';
import { runLater, createNumber, withCaptchas } from '../../scenes/authScenes.ts';
import { type EndpointRows, noObject, type Scene } from '../../scenes/endpointRow.ts';

const DEMO = 'demo01';

/** Creates the member that logs in and returns the name. */
async function createAccount({ platform }: Scene<'user.login'>, loginRefusal?: number): Promise<string> {
  const { name } = await platform.newPlayer();
  if (loginRefusal === undefined) return name;
  const refusedName = `${name}r`;
  await platform.sandbox.console.members.add({ name: refusedName, loginRefusal });
  return refusedName;
}

/** Creates a member whose logins all require a code. */
async function createCheckedMember(scene: Scene<'user.login'>): Promise<string> {
  const { name } = await scene.platform.newPlayer();
  const checkedName = `${name}c`;
  await scene.control.members.add({ name: checkedName, loginRefusal: 6026, phone: createNumber() });
  return checkedName;
}

/** Returns the confirmation of a login, with the sent code or a changed one. */
async function createConfirmation(scene: Scene<'user.login'>, change = (code: string) => code, known?: string) {
  const name = known ?? (await createCheckedMember(scene));
  return { ...createLoginBody(name), sendCodeNum: change(await requestLoginCode(scene, scene.player, name)) };
}

async function requestLoginCode({ control }: Scene<'user.login'>, player: Player, name: string): Promise<string> {
  const { phone } = await control.members.get(name);
  await player.call('user.login', createLoginBody(name)).catch(() => undefined);
  await player.call('user.sendCodeOne', { ...(await createSendCodeBody({ number: phone, name })), type: '3' });
  return getSentCode(control, phone);
}

const provokeRefusal = (code: number) => async (scene: Scene<'user.login'>) =>
  scene.send(createLoginBody(await createAccount(scene, code)));

/** Rows of login, session and member. */
export const userRows = {
  'user.login': {
    body: async (scene) => createLoginBody(await createAccount(scene)),
    check: (response) => expect(response).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) as string }),
    refusals: {
      6002: async (scene) => scene.send(createLoginBody(await createAccount(scene), 'wrong1234')),
      6007: noObject,
      6011: (scene) =>
        withCaptchas(scene, 'off', async () => {
          for (let i = 0; i < 10; i++) await scene.player.login('nobody97', 'wrong1234').catch(() => undefined);
          return scene.send(createLoginBody('nobody97', 'wrong1234'));
        }),
      6021: (scene) => withCaptchas(scene, 'picture', async () => scene.send(createLoginBody(DEMO))),
      6022: (scene) => withCaptchas(scene, 'slider', async () => scene.send(createLoginBody(DEMO))),
      6025: provokeRefusal(6025),
      6026: provokeRefusal(6026),
      6027: provokeRefusal(6027),
      6028: provokeRefusal(6028),
      6029: provokeRefusal(6029),
      6035: async (scene) =>
        scene.send({ ...createLoginBody(await createCheckedMember(scene)), sendCodeNum: '123456' }),
      6036: async (scene) => scene.send(await createConfirmation(scene, changeCode)),
      6037: async ({ send }) => send(createLoginBody('frozen01')),
      6038: async (scene) => {
        const body = await createConfirmation(scene);
        return runLater(scene, 10, () => scene.send(body));
      },
      6039: async (scene) => {
        const { name } = await scene.platform.newPlayer({ phone: createNumber() });
        for (let i = 0; i < 9; i++) await scene.stranger().login(name);
        await scene.control.devices.change(name, { rule: 'on' });
        return scene.send(await createConfirmation(scene, undefined, name));
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
