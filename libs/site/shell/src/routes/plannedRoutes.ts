import type { MemberNavKey } from '../layout/memberNavigation.ts';
import type { NavKey } from '../layout/navigation.ts';

/** Path of §2 whose feature does not exist yet. It shows a "not open yet" page instead of an error. */
export interface PlannedRoute {
  readonly path: string;
  /** Key of the page's title. */
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

/** All paths of NAV-03 to NAV-08. A feature with one of these paths replaces it. */
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
