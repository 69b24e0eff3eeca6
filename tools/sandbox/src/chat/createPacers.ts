import type { Pace } from './chatLimits.ts';
import { createPacer, type Pacer } from './createPacer.ts';

const MOST = 20_000;

/** One pace a person, however many connections; who has been quiet longest is forgotten when there are too many. */
export function createPacers(paceOf: (uid: string) => Pace, now: () => number): (uid: string) => Pacer {
  const pacers = new Map<string, Pacer>();
  return (uid) => {
    const pacer = pacers.get(uid) ?? createPacer(() => paceOf(uid), now());
    pacers.delete(uid);
    pacers.set(uid, pacer);
    const oldest = pacers.size > MOST ? pacers.keys().next().value : undefined;
    if (oldest !== undefined) pacers.delete(oldest);
    return pacer;
  };
}
