import { createId } from '@pavilion/kernel';
import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

const LANDING = { activityId: '1009' };
const TASKS = { activityId: '1004' };
const DRAW = { activityId: '1007' };

/** Rows of turnover, quitting and the seeds of draws. */
export const bonusRows = {
  'promotions.turnover': {
    by: 'own',
    body: () => ({}),
    check: async (response, { player }) => {
      expect(response).toMatchObject({ list: [], venues: [] });
      expect(response.total).toEqual((await player.call('withdraw.withdrawInfo', {})).turnover);
    },
    refusals: {},
  },
  'promotions.turnoverBets': {
    by: 'own',
    body: () => ({ pageNum: 1, pageSize: 10 }),
    check: (response) => expect(response).toEqual({ total: 0, list: [] }),
    refusals: { 6007: noObject },
  },
  'promotions.quit': {
    by: 'own',
    // The turnover of this bonus is open, so that quitting takes it back.
    body: async ({ player }) => {
      await player.call('promotion.joinActivity', { ...TASKS, rewardId: 'phone' }, { requestId: createId() });
      return TASKS;
    },
    check: async (response, { player }) => {
      expect(response).toMatchObject({ ...TASKS, takenBack: '8.00' });
      expect(await player.wallet()).toBe('10000.00');
    },
    refusals: {
      6004: ({ send }) => send({ activityId: '99' }),
      6008: async ({ player, send }) => {
        await player.call('promotion.joinActivity', LANDING, { requestId: createId() });
        await send(LANDING);
        return send(TASKS);
      },
      6012: ({ send }) => send({ activityId: '1006' }),
    },
  },
  'promotions.rotateSeed': {
    by: 'own',
    body: () => ({ ...DRAW, clientSeed: 'lucky-8' }),
    check: ({ seeds }) => expect(seeds).toMatchObject({ no: 2, clientSeed: 'lucky-8', nonce: 0 }),
    refusals: {
      6004: ({ send }) => send({ activityId: '1006', clientSeed: 'x' }),
      6007: ({ send }) => send({ ...DRAW, clientSeed: 'a b' }),
    },
  },
} satisfies EndpointRows;
