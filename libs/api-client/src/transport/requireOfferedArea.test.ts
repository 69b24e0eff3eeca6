import { catalogue, getEndpoint, type EndpointId } from '../catalogue/catalogue.ts';
import { ok, refused } from '../testing/createFakePlatform.ts';
import { catchError, createTestClient } from '../testing/createTestClient.ts';

const PRE_INFO = '/site/api/v1/configuration/preInfo';
const LIST = '/pavilion/api/v1/sessions/list';

/** Creates a client of a platform with these settings, and the list of the called paths. */
function setUp(settings: unknown) {
  const paths: string[] = [];
  const { client } = createTestClient(({ path }) => {
    paths.push(path);
    return path === PRE_INFO ? ok(settings) : ok({ list: [] });
  });
  return { client, paths };
}

describe('calls beyond the specification', () => {
  it('W5 sends a call of an offered area and reads the settings once', async () => {
    const { client, paths } = setUp({ siteBaseConfig: { areas: ['desk', 'sessions'] } });
    expect(await client.call('sessions.list', {})).toEqual({ list: [] });
    await client.call('sessions.list', {});
    expect(paths).toEqual([PRE_INFO, LIST, LIST]);
  });

  it.each`
    settings
    ${{ siteBaseConfig: { areas: ['desk'] } }}
    ${{ siteBaseConfig: { areas: ['session'] } }}
    ${{ siteBaseConfig: {} }}
    ${{}}
    ${null}
  `('W5 rejects a call with 6004 and does not send it if the settings are $settings', async ({ settings }) => {
    const { client, paths } = setUp(settings);
    expect(await catchError(client.call('sessions.list', {}))).toMatchObject({
      kind: 'api',
      code: 6004,
      endpointId: 'sessions.list',
    });
    expect(paths).toEqual([PRE_INFO]);
  });

  it('W5 rejects with the refusal of the settings and does not send the call', async () => {
    const { client, platform } = createTestClient(() => refused(6013));
    expect(await catchError(client.call('sessions.list', {}))).toMatchObject({ kind: 'api', code: 6013 });
    expect(platform.calls).toHaveLength(1);
  });

  it('W5 does not read the settings for a call of the specification', async () => {
    const { client, paths } = setUp({});
    await client.call('letter.getUnreadForType', { userSystem: 1 });
    expect(paths).toEqual(['/site/api/v1/site/letter/getUnreadForType']);
  });
});

it.each(Object.keys(catalogue) as EndpointId[])('W5 %s has the path of its origin', (id) => {
  const { origin, path } = getEndpoint(id);
  expect(/^\/pavilion\/api\/v1\/[A-Za-z]+\/[A-Za-z]+$/.test(path)).toBe(origin === 'pavilion');
});
