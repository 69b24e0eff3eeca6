import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

/** Rows of the member's sessions. */
export const sessionRows = {
  'sessions.list': {
    body: () => ({}),
    check: ({ list }) => expect(list[0]).toMatchObject({ isCurrent: true }),
    refusals: {},
  },
  'sessions.end': {
    by: 'own',
    body: async ({ player }) => ({ id: (await player.call('sessions.list', {})).list[0]?.id ?? '' }),
    refusals: {
      6004: ({ send }) => send({ id: '00000000-0000-4000-8000-000000000000' }),
      6007: noObject,
    },
  },
  'sessions.endOthers': { by: 'own', body: () => ({}), refusals: {} },
} satisfies EndpointRows;
