import { createId } from '@pavilion/kernel';
import type { NamedPlayer } from '../../../testing/sandbox/platform.ts';
import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

const UNKNOWN_ID = '999999999';
const page = { pageNum: 1, pageSize: 10 };

/** Creates an inbox message for the player by the daily sign-in. */
async function createInboxMessage({ player }: { readonly player: NamedPlayer }): Promise<string> {
  await player.call('promotion.joinActivity', { activityId: '1006' }, { requestId: createId() });
  const { list } = await player.call('letter.list', page);
  return list[0]?.letterId ?? '';
}

/** Rows of inbox messages. */
export const letterRows = {
  'letter.getUnreadForType': { body: () => ({ userSystem: 1 }), refusals: {} },
  'letter.list': { body: () => ({ type: 'notice', ...page }), refusals: { 6007: noObject } },
  'letter.read': {
    by: 'own',
    body: async (scene) => ({ letterId: await createInboxMessage(scene) }),
    refusals: { 6004: ({ send }) => send({ letterId: UNKNOWN_ID }) },
  },
  'letter.delete': {
    by: 'own',
    body: async (scene) => ({ letterIds: [await createInboxMessage(scene)] }),
    check: async (_response, { player }) =>
      expect((await player.call('letter.list', { ...page, type: 'activity' })).total).toBe(0),
    refusals: { 6004: ({ send }) => send({ letterIds: [UNKNOWN_ID] }) },
  },
  'letter.onekeyRead': {
    by: 'own',
    body: async (scene) => {
      await createInboxMessage(scene);
      return { type: 'activity' as const };
    },
    check: ({ read }) => expect(read).toBe(1),
    refusals: {},
  },
} satisfies EndpointRows;
