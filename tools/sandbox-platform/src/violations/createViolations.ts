import type { Clock } from '@pavilion/kernel';

/** Violation of a content security policy, as a browser reported it. URLs have no query and no fragment. */
export interface Violation {
  /** Directive that was violated, such as `script-src-elem` or `require-trusted-types-for`. */
  readonly directive: string;
  /** URL of the page. */
  readonly page: string;
  /** Blocked resource: a URL or a keyword such as `inline`, `eval` or `trusted-types-sink`. */
  readonly blocked: string;
  /** Script that caused it, as `URL:line:column`; empty if unknown. */
  readonly source: string;
}

/** Equal violations. */
export interface ViolationGroup extends Violation {
  readonly count: number;
  /** Time of the last one. `source` belongs to it. */
  readonly lastAt: number;
}

/** Violations that the sandbox keeps in memory. */
export interface Violations {
  /** Counts a request of a client. `false`: the client has sent too many in this second. */
  readonly admit: (address: string) => boolean;
  readonly add: (violations: readonly Violation[]) => void;
  /** Returns the violations by directive, page and blocked resource; the latest first. */
  readonly list: () => readonly ViolationGroup[];
  readonly clear: () => void;
}

const KEPT = 1_000;
const REQUESTS_PER_SECOND = 5;

interface StoredViolation extends Violation {
  readonly at: number;
}

function group(violations: readonly StoredViolation[]): readonly ViolationGroup[] {
  const groups = new Map<string, ViolationGroup>();
  for (const { at, ...violation } of violations) {
    const key = JSON.stringify([violation.directive, violation.page, violation.blocked]);
    const count = (groups.get(key)?.count ?? 0) + 1;
    // Deleted first, so that the group moves to the end of the map.
    groups.delete(key);
    groups.set(key, { ...violation, count, lastAt: at });
  }
  return [...groups.values()].reverse();
}

/** Creates the store of reported violations (SEC-07). It keeps the last 1,000 and admits 5 requests per second and address. */
export function createViolations({ now }: Pick<Clock, 'now'>): Violations {
  let kept: readonly StoredViolation[] = [];
  let second = 0;
  const requests = new Map<string, number>();
  return {
    admit: (address) => {
      const current = Math.floor(now() / 1_000);
      if (current !== second) requests.clear();
      second = current;
      const count = (requests.get(address) ?? 0) + 1;
      requests.set(address, count);
      return count <= REQUESTS_PER_SECOND;
    },
    add: (violations) => {
      const at = now();
      kept = [...kept, ...violations.map((violation) => ({ ...violation, at }))].slice(-KEPT);
    },
    list: () => group(kept),
    clear: () => {
      kept = [];
    },
  };
}
