import { isCaptchaDemand } from '@pavilion/api-client';
import { catalogue, getEndpoint, type EndpointId } from '@pavilion/api-client/protocol';
import { schemas } from '@pavilion/api-client/schemas';
import { startPlatform, type Platform } from '../testing/sandbox/platform.ts';
import type { DatabaseProvider } from '../testing/sandbox/databaseProvider.ts';
import { createScenes, type Scenes } from './scenes/createScenes.ts';
import type { EndpointRow, OutsideCause, Provocation } from './scenes/endpointRow.ts';
import { listRows } from './rows/listRows.ts';

const LOGIN_EXPIRED = 6001;
const ids = Object.keys(catalogue) as EndpointId[];
const rows = listRows();

type Cause = Provocation<EndpointId> | OutsideCause;
const findCause = (row: EndpointRow<EndpointId>, code: number) =>
  (row.refusals as Record<number, Cause | undefined>)[code];

/** Listed codes with a cause. */
const refusals = rows.flatMap(({ id, row }) =>
  getEndpoint(id).errors.flatMap((code) => {
    const cause = findCause(row, code);
    return cause ? [{ id, row, code, cause, how: 'outside' in cause ? 'by a fault' : 'by what is the case' }] : [];
  }),
);

/** Endpoints without a row and listed codes without a cause. */
const problems = ids.flatMap((id) => {
  const listed = rows.find((each) => each.id === id);
  if (!listed) return [`${id} has no row: see e2e/contract/src/endpoints/README.md`];
  const codes = getEndpoint(id).errors.filter((code) => code !== LOGIN_EXPIRED && !findCause(listed.row, code));
  return codes.map((code) => `${id} lists ${code}, and its row does not say how it is provoked`);
});

/** Returns the code of a refusal. A required captcha is a value, not an error (ERR-03). */
async function catchRefusalCode(work: Promise<unknown>): Promise<unknown> {
  const outcome = await work.catch((error: unknown) => error);
  return isCaptchaDemand(outcome) ? outcome.code : (outcome as { code?: unknown } | undefined)?.code;
}

/** Safe switch by sealed responses (API-04, API-05). A plain response to a sealed call is always rejected (ruling W2). */
const modes = [
  { safe: 'on', sealed: 'on', sealing: 'asCalled', isRefused: false },
  { safe: 'off', sealed: 'on', sealing: 'always', isRefused: false },
  { safe: 'off', sealed: 'off', sealing: 'never', isRefused: false },
  { safe: 'on', sealed: 'off', sealing: 'never', isRefused: true },
] as const;

/** Tests every endpoint of the catalogue: its example, its round trip in every mode, its refusals. */
export function endpointSuite(databases: () => DatabaseProvider): void {
  it('API-07 has a row for every endpoint and a cause for every listed code', () => {
    expect(problems).toEqual([]);
  });

  it.each(ids)('API-07 accepts the example of %s by its schema', (id) => {
    const { request, response, example } = schemas[id];
    expect(request.safeParse(example.request)).toMatchObject({ success: true });
    expect(response.safeParse(example.response)).toMatchObject({ success: true });
  });

  describe('endpoints', () => {
    let platform: Platform;
    let scenes: Scenes;
    beforeAll(async () => {
      platform = await startPlatform(databases());
      scenes = createScenes(platform);
    });
    afterAll(() => platform.sandbox.close());

    describe.each(modes)('safe switch $safe, sealed responses $sealed', ({ safe, sealing, isRefused }) => {
      beforeAll(() => platform.sandbox.console.setSettings({ answerSealing: sealing }));
      afterAll(() => platform.sandbox.console.setSettings({ answerSealing: 'asCalled' }));

      it.each(rows)(
        `API-04 API-05 $id ${isRefused ? 'rejects a plain response as a downgrade' : 'succeeds'}`,
        async ({ id, row }) => {
          const scene = await scenes.createScene(id, row, { isSafe: safe === 'on', isChecked: true });
          const response = scene.send(await scene.body());
          if (isRefused) return expect(response).rejects.toMatchObject({ kind: 'protocol', reason: 'downgraded' });
          await row.check?.(await response, scene);
          return expect(response).resolves.toBeDefined();
        },
      );
    });

    it.each(refusals)('ERR-01 $id refuses with $code, $how', async ({ id, row, code, cause }) => {
      const scene = await scenes.createScene(id, row, { isSafe: true, isChecked: false });
      if (!('outside' in cause)) return expect(await catchRefusalCode(cause(scene))).toBe(code);
      const body = await scene.body();
      platform.sandbox.console.addFault({ endpoint: id, kind: 'error', code, count: 1 });
      return expect(await catchRefusalCode(scene.send(body))).toBe(code);
    });

    it('API-09 ERR-02 refuses every call of a member with 6001 after the session has ended', async () => {
      const createDeadClient = await scenes.createDeadSession();
      for (const id of ids.filter((each) => getEndpoint(each).auth === 'member')) {
        const code = await catchRefusalCode(createDeadClient().call(id, schemas[id].example.request));
        expect({ id, code }).toEqual({ id, code: LOGIN_EXPIRED });
      }
    });
  });
}
