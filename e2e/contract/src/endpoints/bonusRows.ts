import { createId } from '@pavilion/kernel';
import { type EndpointRows, noObject } from './endpointRow.ts';

const LANDING = { activityId: '1009' };
const DRAW = { activityId: '1007' };

/** Rows of turnover, quitting and the seeds of draws. */
export const bonusRows = {
  'promotions.turnover': {
    by: 'own',
    body: () => ({}),
    check: async (answer, { player }) => {
      expect(answer).toMatchObject({ list: [], venues: [] });
      expect(answer.total).toEqual((await player.call('withdraw.withdrawInfo', {})).turnover);
    },
    refusals: {},
  },
  'promotions.turnoverBets': {
    by: 'own',
    body: () => ({ pageNum: 1, pageSize: 10 }),
    check: (answer) => expect(answer).toEqual({ total: 0, list: [] }),
    refusals: { 6007: noObject },
  },
  'promotions.quit': {
    by: 'own',
    body: async ({ player }) => {
      await player.call('promotion.joinActivity', LANDING, { requestId: createId() });
      return LANDING;
    },
    check: ({ activityId }) => expect(activityId).toBe('1009'),
    refusals: {
      6004: ({ send }) => send({ activityId: '99' }),
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
