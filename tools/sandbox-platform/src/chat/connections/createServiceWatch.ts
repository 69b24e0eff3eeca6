import type { Clock } from '@pavilion/kernel';
import type { Db } from '../../db/database.ts';
import { type ArrivalWatch, createArrivalWatch } from './createArrivalWatch.ts';

/** Push that names the changed data and has no text; the client reads the conversation again. */
const serviceChanged = { category: 'letter', msg: '', changed: ['service'] } as const;

/**
 * Creates a function that notifies connected members of messages in their conversation with customer service (60000).
 * Their own messages count too: other tabs and devices of the member show them.
 */
export const createServiceWatch = (db: Db, clock: Pick<Clock, 'now'>): ArrivalWatch =>
  createArrivalWatch({
    clock,
    push: serviceChanged,
    find: (memberIds, { from, to }) =>
      db
        .selectFrom('service_messages')
        .innerJoin('service_conversations', 'service_conversations.id', 'service_messages.conversation_id')
        .select(['service_messages.id', 'service_conversations.member_id as memberId'])
        .where('service_conversations.member_id', 'in', [...memberIds])
        .where('service_messages.created_at', '>', from)
        .where('service_messages.created_at', '<=', to)
        .execute(),
  });
