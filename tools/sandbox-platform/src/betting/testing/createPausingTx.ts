import type { Tx } from '../../db/database.ts';
import type { LimitSubject } from '../../playerLimits/playPauses.ts';

const DAY_MS = 86_400_000;

/**
 * Wraps a transaction so that a pause of play is inserted immediately before its first query of the members, the lock. In
 * PostgreSQL, such a pause is committed by the transaction that held the lock.
 */
export function createPausingTx(tx: Tx, { memberId, now }: LimitSubject): Tx {
  let isPaused = false;
  const pause = async () => {
    isPaused = true;
    const ends_at = new Date(now.getTime() + DAY_MS);
    await tx
      .insertInto('play_pauses')
      .values({ member_id: memberId, length: '24h', started_at: now, ends_at })
      .execute();
  };
  return new Proxy(tx, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (name === 'selectFrom' && args[0] === 'members' && !isPaused) void pause();
        return Reflect.apply(value, target, args);
      };
    },
  });
}
