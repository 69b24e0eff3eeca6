import { errorRows } from '@pavilion/api-client/protocol';
import type { Tx } from '../db/database.ts';
import type { ServiceSubject } from '../db/tables/serviceTables.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { ServiceOwner } from './serviceOwner.ts';

async function isOwnOrder(tx: Tx, memberId: number, id: string): Promise<boolean> {
  const query = tx.selectFrom('deals').select('id').where('member_id', '=', memberId).where('ref', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

async function isOwnBet(tx: Tx, memberId: number, id: string): Promise<boolean> {
  const query = tx.selectFrom('bets').select('id').where('member_id', '=', memberId).where('ticket_id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

async function isOwn(tx: Tx, { memberId }: ServiceOwner, { kind, id }: ServiceSubject): Promise<boolean> {
  if (kind === 'error') return Object.hasOwn(errorRows, id);
  if (memberId === null) return false;
  return kind === 'order' ? isOwnOrder(tx, memberId, id) : isOwnBet(tx, memberId, id);
}

/** Throws 6004 unless order, bet and pictures belong to the player, and the error is a known code. */
export async function requireOwnAttachments(
  tx: Tx,
  owner: ServiceOwner,
  { attachment, imageIds }: { readonly attachment?: ServiceSubject | undefined; readonly imageIds: readonly string[] },
): Promise<void> {
  if (attachment && !(await isOwn(tx, owner, attachment))) throw new Refusal(errorCodes.notFound);
  const ids = [...new Set(imageIds)];
  if (ids.length === 0) return;
  if (owner.memberId === null) throw new Refusal(errorCodes.notFound);
  const images = tx.selectFrom('images').select('id').where('member_id', '=', owner.memberId).where('id', 'in', ids);
  if ((await images.execute()).length < ids.length) throw new Refusal(errorCodes.notFound);
}
