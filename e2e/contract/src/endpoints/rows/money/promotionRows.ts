import { createId } from '@pavilion/kernel';
import { claimVariants } from '../../scenes/claimScenes.ts';
import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

const SIGN = { activityId: '1006' };
const FIRST_DEPOSIT = { activityId: '1002' };
const BETTING = { activityId: '1010', rewardId: 'tier1' };
const UNKNOWN = { activityId: '99' };
let phones = 0;
/** Creates an unused phone number. */
const createPhone = () => `137${String(++phones).padStart(8, '0')}`;

const page = { pageNum: 1, pageSize: 10 };

/** Rows of promotions, gift exchange and advertising. */
export const promotionRows = {
  'promotion.config': {
    body: () => SIGN,
    check: ({ list }) => expect(list).toMatchObject([{ type: 'signGift', state: 'running' }]),
    refusals: { 6004: ({ send }) => send(UNKNOWN) },
  },
  'promotion.verification': {
    body: () => BETTING,
    check: (response) =>
      expect(response).toEqual({
        isEligible: false,
        reasons: [{ reason: 'needTurnover', message: '有效流水尚未达标' }],
      }),
    refusals: { 6004: ({ send }) => send(UNKNOWN) },
  },
  'promotion.joinActivity': {
    by: 'own',
    body: () => SIGN,
    variants: {
      ...claimVariants,
      // This member has seven gifts; one claim must take one of them.
      'of an upgrade gift': { member: { vipGrade: 8 }, body: () => ({ activityId: '1011', rewardId: 'upgrade' }) },
    },
    check: (response) => expect(response).toMatchObject({ amount: '1.00', centerWalletBalance: '10001.00' }),
    refusals: {
      6004: ({ send }) => send(UNKNOWN),
      6008: async ({ send }) => {
        await send(SIGN);
        return send(BETTING);
      },
      6009: async ({ player, send }) => {
        await player.call('promotion.joinActivity', SIGN, { requestId: createId() });
        return send(SIGN);
      },
      6012: ({ send }) => send(BETTING),
      6015: async ({ platform }) => {
        const bare = await platform.newPlayer({});
        return bare.call('promotion.joinActivity', FIRST_DEPOSIT, { requestId: createId() });
      },
      6449: async ({ platform }) => {
        const nameless = await platform.newPlayer({ phone: createPhone() });
        return nameless.call('promotion.joinActivity', FIRST_DEPOSIT, { requestId: createId() });
      },
    },
  },
  'promotion.confirmInfo': {
    body: () => BETTING,
    check: ({ rewards }) => expect(rewards[0]).toMatchObject({ state: 'locked', progress: '0.00', target: '1000.00' }),
    refusals: { 6004: ({ send }) => send(UNKNOWN) },
  },
  'vipWeek.VipWeekInfo': {
    body: () => ({}),
    check: (week) => expect(week).toMatchObject({ grade: 1, turnover: '0.00', state: 'locked' }),
    refusals: {},
  },
  'activityTopGift.exchangeRecord': {
    body: () => page,
    check: (record) => expect(record).toEqual({ points: 0, total: 0, list: [] }),
    refusals: { 6007: noObject },
  },
  'advertising.sponsorContent': {
    body: () => ({}),
    check: (sponsors) => expect(sponsors.length).toBeGreaterThan(0),
    refusals: {},
  },
  'advertising.getMyDiscountAd': {
    body: () => ({}),
    check: ({ list }) => expect(list.map(({ path }) => path)).toContain('/activity/signGift/1006'),
    refusals: {},
  },
} satisfies EndpointRows;
