import { loginBody } from '../testing/createPlayer.ts';
import { type EndpointRows, noObject, outside, type Scene } from './endpointRow.ts';

/** The account of each scene: a member the guest at the login form knows. */
async function account({ platform }: Scene<'user.login'>, loginRefusal?: number): Promise<string> {
  const { name } = await platform.newPlayer();
  if (loginRefusal === undefined) return name;
  const refused = `${name}r`;
  await platform.sandbox.console.members.add({ name: refused, loginRefusal });
  return refused;
}

const refusedWith = (code: number) => async (scene: Scene<'user.login'>) =>
  scene.send(loginBody(await account(scene, code)));

/** Login, session and member. */
export const userRows = {
  'user.login': {
    body: async (scene) => loginBody(await account(scene)),
    check: (answer) => expect(answer).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) as string }),
    refusals: {
      6002: async (scene) => scene.send(loginBody(await account(scene), 'wrong1234')),
      6007: noObject,
      6011: async ({ player, send }) => {
        for (let i = 0; i < 5; i++) await player.login('nobody97', 'wrong1234').catch(() => undefined);
        return send(loginBody('nobody97', 'wrong1234'));
      },
      6021: outside('when a picture is wanted is the risk engine’s choice'),
      6022: outside('when a slider is wanted is the risk engine’s choice'),
      6025: refusedWith(6025),
      6026: refusedWith(6026),
      6027: refusedWith(6027),
      6028: refusedWith(6028),
      6029: refusedWith(6029),
      6037: async ({ send }) => send(loginBody('frozen01')),
    },
  },
  'user.logout': { by: 'own', body: () => ({}), refusals: {} },
  'user.memberInfo': {
    body: () => ({}),
    check: ({ bindPhone }) => expect(bindPhone).toBe(true),
    refusals: {},
  },
} satisfies EndpointRows;
