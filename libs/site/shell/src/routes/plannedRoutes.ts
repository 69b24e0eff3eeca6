import type { MemberNavKey } from '../layout/memberNavigation.ts';
import type { NavKey } from '../layout/navigation.ts';

/** A path of §2 whose feature has not moved in yet: it leads to an honest "not open yet" page, not to an error. */
export interface PlannedRoute {
  readonly path: string;
  /** Names the page. */
  readonly nav?: NavKey | MemberNavKey;
  readonly requiresAuth?: boolean;
}

const open = (path: string, nav?: PlannedRoute['nav']): PlannedRoute => ({ path, ...(nav && { nav }) });
const member = (path: string, nav?: PlannedRoute['nav']): PlannedRoute => ({
  path,
  ...(nav && { nav }),
  requiresAuth: true,
});

const HELP =
  'kh ck qk zz yhgz tjllq xnbcqkjc tytzjc tysstqth fjcjc rqgl dxqgl cpwt dzjj tywt zrwt qtwt bczr gywm gztk hzhb ysgz zxkf';

/** Every path of NAV-03 to NAV-08. A feature that brings one of them takes its place. */
export const plannedRoutes: readonly PlannedRoute[] = [
  open('/agent', 'venture'),
  open('/sponsor', 'sponsor'),
  open('/download', 'app'),
  open('/activity/discount', 'discount'),
  open('/activity/racePage/:id', 'discount'),
  open('/activity/activityLandPage/:id', 'discount'),
  open('/activity/firstDeposit/:id', 'discount'),
  open('/activity/againDeposit/:id', 'discount'),
  open('/activity/newTask/:id', 'discount'),
  open('/activity/drawGift/:id', 'discount'),
  open('/activity/signGift/:id', 'discount'),
  open('/activity/friendInvitation', 'discount'),
  open('/activity/bettingGift/:id', 'discount'),
  member('/mine/userinfo', 'profile'),
  member('/mine/auth', 'profile'),
  member('/mine/introTutorial'),
  member('/mine/vip', 'vip'),
  member('/mine/vip/detail', 'vip'),
  member('/mine/welfare', 'Welfare'),
  member('/mine/betRecord', 'bet_record'),
  member('/mine/message', 'message'),
  member('/mine/feedback', 'customer'),
  ...HELP.split(' ').map((page) => open(`/app/help/${page}`, 'customer')),
];
