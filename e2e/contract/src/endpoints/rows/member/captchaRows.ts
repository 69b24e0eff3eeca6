import type { RequestOf } from '@pavilion/api-client';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import { loadSlider, solvePicture } from '../../../testing/player/solveCaptcha.ts';
import { exhaustCaptchas, withCaptchas } from '../../scenes/authScenes.ts';
import { type EndpointRows, noObject, type Scene } from '../../scenes/endpointRow.ts';

let names = 0;
const createName = (): string => `row${(process.pid % 1000).toString(36)}${++names}`;

const createRegistration = async ({
  player,
  control,
}: Scene<'user.register'>): Promise<RequestOf<'user.register'>> => ({
  name: createName(),
  password: computeMd5(DEMO_PASSWORD),
  secondPassword: computeMd5(DEMO_PASSWORD),
  ...(await solvePicture(player, control)),
  domain: 'www.example.com',
  rCode: 'R7',
  iCode: '',
});

const createTokens = async ({ player, control }: Scene<'user.validateGeeCheck'>) => ({
  ...(await player.call('user.geeVerify', await loadSlider(player, control, 'drag'))),
  validate_way: 0 as const,
});

const noLot = 'f'.repeat(32);

/** Rows of registration and captchas. */
export const captchaRows = {
  'user.register': {
    body: createRegistration,
    check: (response) => expect(response).toMatchObject({ userId: expect.stringMatching(/^\d+$/) as string }),
    refusals: {
      6007: async ({ body, send }) => send({ ...(await body()), name: '1abc' }),
      6009: async ({ body, send }) => send({ ...(await body()), name: 'DEMO01' }),
      6011: async (scene) => {
        const body = await scene.body();
        await exhaustCaptchas(scene);
        return scene.send(body);
      },
      6021: async ({ body, send }) => send({ ...(await body()), kaptchcate: 0 }),
      6022: (scene) =>
        withCaptchas(scene, 'slider', async () => scene.send({ ...(await scene.body()), kaptchcate: 0 })),
      6036: async ({ body, send }) => send({ ...(await body()), code: 'ZZZZZ' }),
      6038: async ({ body, send }) => send({ ...(await body()), codeId: noLot }),
    },
  },
  'user.kaptchcate': {
    body: () => ({ name: 'demo01', password: '', ktype: 1 }),
    check: (response) => expect(response).toEqual({ kaptchcate: 1 }),
    refusals: { 6007: noObject },
  },
  'user.defaultKaptcha': {
    body: () => ({}),
    check: (response) => expect(response).toMatchObject({ 'x-code': expect.stringMatching(/^[\da-f]{32}$/) as string }),
    refusals: {
      6011: async (scene) => {
        await exhaustCaptchas(scene);
        return scene.send({});
      },
    },
  },
  'user.geeLoad': {
    body: () => ({}),
    refusals: {
      6011: async (scene) => {
        await exhaustCaptchas(scene);
        return scene.send({});
      },
    },
  },
  'user.geeVerify': {
    body: ({ player, control }) => loadSlider(player, control, 'drag'),
    refusals: {
      6007: noObject,
      6011: async (scene) => {
        const body = await scene.body();
        await exhaustCaptchas(scene);
        return scene.send(body);
      },
      6036: async ({ body, send }) => send({ lot_number: (await body()).lot_number, mode: 'work', nonce: 'never' }),
      6038: ({ send }) => send({ lot_number: noLot, mode: 'work', nonce: '1' }),
    },
  },
  'user.validateGeeCheck': {
    body: createTokens,
    check: (response) => expect(response).toMatchObject({ code: expect.stringMatching(/^[\w-]{32}$/) as string }),
    refusals: {
      6007: noObject,
      6036: async ({ body, send }) => send({ ...(await body()), pass_token: 'nobodys' }),
      6038: async ({ body, send }) => send({ ...(await body()), lot_number: noLot }),
    },
  },
} satisfies EndpointRows;
