import { schemas } from '@pavilion/api-client/schemas';
import { firstChecks } from './firstChecks.ts';

type CallId = keyof typeof firstChecks & keyof typeof schemas;

const isAccepted = async (id: CallId, response: unknown): Promise<boolean> => {
  const result = await firstChecks[id]?.response['~standard'].validate(response);
  return result !== undefined && !('issues' in result && result.issues);
};
const preInfo = schemas['configuration.preInfo'].example.response;
const board = schemas['video.hotLiveMatchDetail'].example.response;

describe('firstChecks', () => {
  it.each(['configuration.preInfo', 'video.hotLiveMatchDetail'] as const)(
    'accepts the documented response of %s',
    async (id) => expect(await isAccepted(id, schemas[id].example.response)).toBe(true),
  );

  it.each(['title', 'h5DomainUrl', 'depositSwitch', 'editionSwitch', 'safeSwitch'])(
    'F-API-07 refuses settings without the text %s',
    async (name) => {
      const withValue = (value: unknown) => ({ siteBaseConfig: { ...preInfo.siteBaseConfig, [name]: value } });
      expect(await isAccepted('configuration.preInfo', withValue(undefined))).toBe(false);
      expect(await isAccepted('configuration.preInfo', withValue(1))).toBe(false);
    },
  );

  it.each([null, undefined, 'text', {}, { siteBaseConfig: null }])('F-API-07 refuses %p as settings', async (data) => {
    expect(await isAccepted('configuration.preInfo', data)).toBe(false);
  });

  it.each([null, { ...board, games: {} }, { ...board, leagues: undefined }])(
    'F-API-07 refuses a board without its lists: %p',
    async (data) => expect(await isAccepted('video.hotLiveMatchDetail', data)).toBe(false),
  );
});
