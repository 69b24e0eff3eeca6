import type { EndpointTable } from '../endpoint/endpoint.ts';

const FIVE_MINUTES = 300_000;

/**
 * Promotions, the weekly VIP gift, the gift exchange and advertising (§7 promotions, advertising).
 *
 * Our decision: `joinActivity` is the one call that claims, because the specification has no other. It joins an activity,
 * signs in, draws, exchanges a gift and claims a reward, VIP gifts included.
 *
 * It is a money call, so the request id is created once for each click (W3). A second claim of the same reward is refused
 * with 6009 (F-WAL-19). A reward that is not earned is refused with 6012 and the reason in `data`.
 */
export const promotionEndpoints = {
  'promotion.config': {
    method: 'POST',
    path: '/act/api/v1/promotion/config',
    auth: 'guest',
    effect: 'read',
    errors: [6004],
  },
  'promotion.verification': {
    method: 'POST',
    path: '/act/api/v1/promotion/verification',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6004],
  },
  'promotion.joinActivity': {
    method: 'POST',
    path: '/act/api/v1/promotion/joinActivity',
    auth: 'member',
    effect: 'money',
    errors: [6001, 6004, 6008, 6009, 6012, 6015, 6449],
  },
  'promotion.confirmInfo': {
    method: 'POST',
    path: '/act/api/v1/promotion/confirmInfo',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6004],
  },
  'vipWeek.VipWeekInfo': {
    method: 'POST',
    path: '/act/api/v1/vipWeek/VipWeekInfo',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'activityTopGift.exchangeRecord': {
    method: 'POST',
    path: '/act/api/v1/activityTopGift/exchangeRecord',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6007],
  },
  'advertising.sponsorContent': {
    method: 'POST',
    path: '/site/api/v1/advertising/sponsorContent',
    auth: 'guest',
    effect: 'read',
    cacheMs: FIVE_MINUTES,
    errors: [],
  },
  'advertising.getMyDiscountAd': {
    method: 'POST',
    path: '/site/api/v1/advertising/getMyDiscountAd',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
} as const satisfies EndpointTable;
