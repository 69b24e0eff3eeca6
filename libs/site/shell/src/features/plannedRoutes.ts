import { plannedPages } from '@pavilion/site-contract';
import { memberPaths, type MemberNavKey } from '../layout/memberNavigation.ts';
import { navPaths, type NavKey } from '../layout/navigation.ts';

/** Path of §2 whose feature does not exist yet. It shows a "not open yet" page instead of an error. */
export interface PlannedRoute {
  readonly path: string;
  /** Key of the page's title. */
  readonly nav?: NavKey | MemberNavKey;
  readonly requiresAuth?: boolean;
}

const keysByPath = new Map(
  Object.entries({ ...navPaths, ...memberPaths }).map(([key, path]) => [path, key as NavKey | MemberNavKey]),
);

/** Returns the key of the page, or of its section: `discount` for all activities. */
const findKey = (path: string) => keysByPath.get(path) ?? (path.startsWith('/activity/') ? 'discount' : undefined);

const createRoute = (path: string): PlannedRoute => {
  const nav = findKey(path);
  return { path, ...(nav && { nav }), ...(path.startsWith('/mine/') && { requiresAuth: true }) };
};

/** Routes of the pages that do not exist yet (NAV-03 to NAV-06). */
export const plannedRoutes: readonly PlannedRoute[] = plannedPages.map(createRoute);
