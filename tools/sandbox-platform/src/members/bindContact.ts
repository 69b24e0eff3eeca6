import { sql } from 'kysely';
import { type CodeKey, type CodePorts, consumeCode } from '../codes/sentCodes.ts';
import type { Tx } from '../db/database.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import { readLockedMember } from './bindProfile.ts';

/** Phone or mailbox to bind, and the code that was sent to it. */
export interface Contact {
  readonly medium: CodeKey['medium'];
  readonly number: string;
  readonly areaCode: string | null;
  readonly code: string;
  readonly deviceId: string;
}

const columnOf = { phone: 'phone', email: 'email' } as const;
const purposeOf = { phone: 'bindPhone', email: 'bindEmail' } as const;

async function isTaken(tx: Tx, medium: Contact['medium'], number: string): Promise<boolean> {
  const column = sql.ref(`members.${columnOf[medium]}`);
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where(sql<boolean>`lower(${column}) = ${number.toLowerCase()}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Binds a phone or mailbox after checking its code. A member has one of each; it belongs to one member and cannot be changed. */
export async function bindContact(context: TransactionContext<CodePorts>, memberId: number, contact: Contact) {
  const { tx } = context;
  const { medium, number, areaCode, code, deviceId } = contact;
  const member = await readLockedMember(tx, memberId);
  if (member[columnOf[medium]] !== null || (await isTaken(tx, medium, number)))
    return new Refusal(errorCodes.dataExists);
  const key = { purpose: purposeOf[medium], medium, number, name: member.name, deviceId };
  const taken = await consumeCode(context, key, { digits: code, to: 'used' });
  if (taken instanceof Refusal) return taken;
  const change = medium === 'phone' ? { phone: number, area_code: areaCode } : { email: number };
  await tx.updateTable('members').set(change).where('id', '=', memberId).execute();
  return {};
}
