import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

/** Rows of the limits that members set to their own play. */
export const playerLimitRows = {
  'limits.overview': {
    by: 'own',
    body: () => ({}),
    check: ({ deposits, reminderMinutes, pause }) => {
      expect(deposits.map(({ period, amount, left }) => [period, amount, left])).toEqual([
        ['day', '', ''],
        ['week', '', ''],
        ['month', '', ''],
      ]);
      expect([reminderMinutes, pause]).toEqual([undefined, undefined]);
    },
    refusals: {},
  },
  'limits.setDeposit': {
    by: 'own',
    body: () => ({ period: 'day', amount: '500.00' }),
    check: ({ isPending }) => expect(isPending).toBe(false),
    refusals: { 6007: ({ send }) => send({ period: 'day', amount: '99.99' }) },
  },
  'limits.cancelChange': {
    by: 'own',
    body: async ({ player }) => {
      await player.call('limits.setDeposit', { period: 'week', amount: '500.00' });
      await player.call('limits.setDeposit', { period: 'week', amount: '' });
      return { period: 'week' };
    },
    refusals: { 6004: ({ send }) => send({ period: 'day' }), 6007: noObject },
  },
  'limits.setReminder': { by: 'own', body: () => ({ minutes: 30 }), refusals: { 6007: noObject } },
  'limits.pause': {
    by: 'own',
    body: () => ({ length: '24h' }),
    check: ({ kind, startedAt, endsAt }) => expect([kind, endsAt - startedAt]).toEqual(['timeOut', 86_400_000]),
    refusals: {
      6007: noObject,
      6012: async ({ player, send }) => {
        await player.call('limits.pause', { length: '7d' });
        return send({ length: '24h' });
      },
    },
  },
} satisfies EndpointRows;
