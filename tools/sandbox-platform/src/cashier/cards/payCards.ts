import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { maskName } from '../../base/masks/maskName.ts';
import type { ServerSecret } from '../../db/serverSecret.ts';
import type { Locale } from '../../base/locale.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { PayCard } from '../../db/tables/cashierTables.ts';
import type { Member } from '../../db/tables/schema.ts';
import { lockMember } from '../../ledger/balances.ts';
import { banks, getIssuerName } from './banks.ts';
import { type CardKind, hashNumber, isCardNumber, maskNumber, removeSpaces } from './cardNumbers.ts';
import { createCashierRefusal } from '../orders/cashierRefusal.ts';

/** Chains of coin addresses. */
export const chains = ['TRC20', 'ERC20'] as const;

/** Maximum number of saved accounts of each kind. */
export const MAX_CARDS: Readonly<Record<CardKind, number>> = { bank: 5, alipay: 3, coin: 5 };

const issuersOf: Readonly<Record<CardKind, readonly string[]>> = {
  bank: banks.map(({ code }) => code),
  alipay: ['ALIPAY'],
  coin: chains,
};

/** Converts a saved account to its wire form. */
export function toWireCard(card: PayCard, locale: Locale): ResponseOf<'bankCard.withdrawAdd'> {
  return {
    cardId: String(card.id),
    kind: card.kind,
    issuer: card.issuer,
    issuerName: getIssuerName(card.issuer, locale),
    branch: card.branch,
    holder: maskName(card.holder),
    cardNo: card.masked,
    createdAt: card.created_at.getTime(),
  };
}

/** Reads a member's saved accounts, newest first. */
export function listSavedCards(db: Db, memberId: number, kind?: CardKind): Promise<PayCard[]> {
  const query = db
    .selectFrom('pay_cards')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null);
  return (kind === undefined ? query : query.where('kind', '=', kind)).orderBy('id', 'desc').execute();
}

/** Returns the accounts a member may still add. */
export async function listAddableCards(db: Db, member: Member, locale: Locale) {
  const cards = await listSavedCards(db, member.id);
  const kinds: readonly CardKind[] = ['bank', 'alipay', 'coin'];
  return {
    realName: maskName(member.real_name ?? ''),
    kinds: kinds.map((kind) => ({
      kind,
      left: Math.max(0, MAX_CARDS[kind] - cards.filter((card) => card.kind === kind).length),
      issuers: issuersOf[kind].map((code) => ({ code, name: getIssuerName(code, locale) })),
    })),
  };
}

type NewCard = RequestOf<'bankCard.withdrawAdd'>;

/** Requires a bound phone and real name, and that the holder is the member. @throws Refusal 6015, 6449 or 6012 */
function requireOwner(member: Member, { kind, holder }: NewCard): string {
  if (member.phone === null) throw createCashierRefusal('phoneUnbound');
  if (member.real_name === null) throw createCashierRefusal('realNameUnbound');
  if (kind === 'coin') return '';
  if (holder?.trim() !== member.real_name) throw createCashierRefusal('holderDiffers');
  return member.real_name;
}

/** Saves an account. Only its masked number and a hash are stored. */
export async function addCard(
  tx: Tx,
  { member, card, now }: { readonly member: Member; readonly card: NewCard; readonly now: Date },
  secret: ServerSecret,
): Promise<PayCard> {
  const holder = requireOwner(member, card);
  const number = removeSpaces(card.number);
  if (!issuersOf[card.kind].includes(card.issuer) || !isCardNumber(card.kind, card.issuer, number)) {
    throw createCashierRefusal('badCardNumber');
  }
  await lockMember(tx, member.id);
  const saved = await listSavedCards(tx, member.id, card.kind);
  if (saved.length >= MAX_CARDS[card.kind]) throw createCashierRefusal('tooManyCards', { most: MAX_CARDS[card.kind] });
  const added = await tx
    .insertInto('pay_cards')
    .values({
      member_id: member.id,
      kind: card.kind,
      issuer: card.issuer,
      branch: card.branch?.trim() ?? '',
      holder,
      masked: maskNumber(card.kind, number),
      number_hash: await hashNumber(secret.key('payCard'), number),
      created_at: now,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'number_hash']).where('deleted_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw createCashierRefusal('cardExists');
  return added;
}

/** Reads a saved account that has not been deleted. @throws Refusal 6004 */
export async function requireCard(tx: Tx, memberId: number, cardId: string): Promise<PayCard> {
  const card = await tx
    .selectFrom('pay_cards')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', BigInt(cardId))
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!card) throw createCashierRefusal('cardNotFound');
  return card;
}

/** Deletes a saved account. Withdrawals to it that are in progress continue. */
export async function deleteCard(
  tx: Tx,
  { memberId, cardId }: { readonly memberId: number; readonly cardId: string },
  now: Date,
): Promise<void> {
  await lockMember(tx, memberId);
  const { id } = await requireCard(tx, memberId, cardId);
  await tx.updateTable('pay_cards').set({ deleted_at: now }).where('id', '=', id).execute();
}
