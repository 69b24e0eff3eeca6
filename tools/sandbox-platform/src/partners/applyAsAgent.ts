import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import { getAddressCounter, getClientCounter } from '../limits/attemptCounter.ts';
import type { Attempts } from '../limits/createAttempts.ts';
import { formatApplicationNo } from './applicationNo.ts';

interface Application {
  readonly member: Member | undefined;
  readonly body: RequestOf<'partners.apply'>;
  readonly deviceId: string;
  readonly ip: string;
  readonly now: Date;
}

/** Stores an application. A contact whose application is undecided is refused with 6009. */
export async function applyAsAgent(
  attempts: Attempts,
  tx: Tx,
  { member, body, now, ...client }: Application,
): Promise<ResponseOf<'partners.apply'> | Refusal> {
  const counters = [
    getAddressCounter('applicationOfAddress', client.ip),
    getClientCounter('applicationOfClient', client),
  ];
  if (!(await attempts.take({ db: tx, now }, counters))) return new Refusal(errorCodes.frequentSubmission);
  const { contactKind, ...rest } = body;
  const row = await tx
    .insertInto('agent_applications')
    .values({
      ...rest,
      member_id: member?.id ?? null,
      contact_kind: contactKind,
      state: 'received',
      created_at: now,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return new Refusal(errorCodes.dataExists);
  return { applicationNo: formatApplicationNo(row.id), createTime: now.getTime() };
}
