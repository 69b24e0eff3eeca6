/** Flags of a route (§2 "Route guards"). */
export interface RouteFlags {
  readonly requiresAuth?: boolean;
  /** Requires a bound phone and a bound real name; always together with `requiresAuth`. */
  readonly bindPhone?: boolean;
}

/** Route that is checked by {@link decideRoute}. */
export interface GuardedRoute {
  readonly path: string;
  readonly flags: RouteFlags;
}

/** Visitor data for a guard. `member` is undefined until the member has been loaded. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly member?: { readonly bindPhone: boolean; readonly bindRealName: boolean };
}

/** Decision of a guard: continue, home with the login notice, binding page, or not-found page. */
export type RouteDecision = 'allow' | 'loginFirst' | 'bindFirst' | 'notFound';

/**
 * Decides about a navigation by GRD-05, GRD-01 and GRD-03, in this order.
 *
 * A disabled deposit page is not found for guests too. A member that has not been loaded counts as not bound, so hosts load
 * the member first (GRD-02).
 */
export function decideRoute(
  { path, flags }: GuardedRoute,
  visitor: Visitor,
  settings: { readonly depositSwitch: string },
): RouteDecision {
  if (isDepositPathClosed(path, settings.depositSwitch)) return 'notFound';
  if ((flags.requiresAuth || flags.bindPhone) && !visitor.isLoggedIn) return 'loginFirst';
  if (flags.bindPhone && !isBound(visitor.member)) return 'bindFirst';
  return 'allow';
}

/**
 * Whether a path is a deposit page while the site's deposit setting is `"0"` (GRD-05).
 *
 * Compares normalised paths, because a router accepts upper case and `%73` for the same path (F-RTE-04).
 */
export function isDepositPathClosed(path: string, depositSwitch: string): boolean {
  if (depositSwitch !== '0') return false;
  const plain = decodePath(path).toLowerCase();
  return plain.includes('/mine/savemoney') || plain.includes('/app/help/ck');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether phone and real name are both bound (GRD-03). */
export function isBound(member: Visitor['member']): boolean {
  return member?.bindPhone === true && member.bindRealName;
}
