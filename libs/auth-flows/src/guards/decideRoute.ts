/** Flags a route carries (§2 "Route guards"). */
export interface RouteFlags {
  readonly requiresAuth?: boolean;
  /** Needs a bound phone and a bound real name; always together with `requiresAuth`. */
  readonly bindPhone?: boolean;
}

/** A route as a guard decides about it. */
export interface GuardedRoute {
  readonly path: string;
  readonly flags: RouteFlags;
}

/** What a guard may know about the visitor. `member` is absent until its facts have been read. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly member?: { readonly bindPhone: boolean; readonly bindRealName: boolean };
}

/** Where a guard sends a visitor: on, home with the login notice, to the auth page, or to not-found. */
export type RouteDecision = 'allow' | 'loginFirst' | 'bindFirst' | 'notFound';

/**
 * Decides about one navigation: GRD-05, then GRD-01, then GRD-03.
 *
 * The deposit setting comes first: a closed deposit page is not found for guests too. An unread member counts as not
 * bound, so the host reads the facts before it asks (GRD-02).
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
 * Tells whether a path is shut while the site's deposit setting is `"0"` (GRD-05).
 *
 * However it is spelled: a router takes upper case and `%73` for the same path (F-RTE-04).
 */
export function isDepositPathClosed(path: string, depositSwitch: string): boolean {
  if (depositSwitch !== '0') return false;
  const plain = decoded(path).toLowerCase();
  return plain.includes('/mine/savemoney') || plain.includes('/app/help/ck');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Tells whether phone and real name are both bound (GRD-03). */
export function isBound(member: Visitor['member']): boolean {
  return member?.bindPhone === true && member.bindRealName;
}
