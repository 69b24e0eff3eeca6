import type { MemberNavKey } from '../layout/memberNavigation.ts';
import type { NavKey } from '../layout/navigation.ts';

/** Path of §2 whose feature does not exist yet. It shows a "not open yet" page instead of an error. */
export interface PlannedRoute {
  readonly path: string;
  /** Key of the page's title. */
  readonly nav?: NavKey | MemberNavKey;
  readonly requiresAuth?: boolean;
}

const createRoute = (path: string, nav?: PlannedRoute['nav']): PlannedRoute => ({ path, ...(nav && { nav }) });
const createMemberRoute = (path: string, nav?: PlannedRoute['nav']): PlannedRoute => ({
  path,
  ...(nav && { nav }),
  requiresAuth: true,
});

/** Paths of NAV-03 to NAV-06. A feature with one of these paths replaces it. */
export const plannedRoutes: readonly PlannedRoute[] = [
  createRoute('/activity/discount', 'discount'),
  createRoute('/activity/racePage/:id', 'discount'),
  createRoute('/activity/activityLandPage/:id', 'discount'),
  createRoute('/activity/firstDeposit/:id', 'discount'),
  createRoute('/activity/againDeposit/:id', 'discount'),
  createRoute('/activity/newTask/:id', 'discount'),
  createRoute('/activity/drawGift/:id', 'discount'),
  createRoute('/activity/signGift/:id', 'discount'),
  createRoute('/activity/bettingGift/:id', 'discount'),
  createMemberRoute('/mine/userinfo', 'profile'),
  createMemberRoute('/mine/auth', 'profile'),
  createMemberRoute('/mine/introTutorial'),
  createMemberRoute('/mine/vip', 'vip'),
  createMemberRoute('/mine/vip/detail', 'vip'),
  createMemberRoute('/mine/welfare', 'Welfare'),
  createMemberRoute('/mine/betRecord', 'bet_record'),
  createMemberRoute('/mine/message', 'message'),
  createMemberRoute('/mine/feedback', 'customer'),
];
