import type { Clock } from '@pavilion/kernel';
import type { Db } from '../../db/database.ts';
import { type ArrivalWatch, createArrivalWatch } from './createArrivalWatch.ts';

/** Push that names the changed data and has no text; the client reads its messages again. */
const lettersChanged = { category: 'letter', msg: '', changed: ['letters'] } as const;

/** Creates a function that notifies connected members of inbox messages, to them or to all members (60000). */
export const createLetterWatch = (db: Db, clock: Pick<Clock, 'now'>): ArrivalWatch =>
  createArrivalWatch({
    clock,
    push: lettersChanged,
    find: (memberIds, { from, to }) =>
      db
        .selectFrom('letters')
        .select(['id', 'member_id as memberId'])
        .where((where) => where.or([where('member_id', 'in', [...memberIds]), where('member_id', 'is', null)]))
        .where('created_at', '>', from)
        .where('created_at', '<=', to)
        .execute(),
  });
