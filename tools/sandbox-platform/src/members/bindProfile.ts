import type { Tx } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import { isAdult, isRealName } from './profileRules.ts';

/** Personal data that a member submits once. */
export interface ProfileData {
  readonly realName?: string | undefined;
  readonly gender?: 'male' | 'female' | undefined;
  readonly birthday?: string | undefined;
}

const columns = { realName: 'real_name', gender: 'gender', birthday: 'birthday' } as const;
const names = ['realName', 'gender', 'birthday'] as const;

function validateProfile(profile: ProfileData, member: Member, now: Date): Refusal | undefined {
  const given = names.filter((name) => profile[name] !== undefined);
  if (given.length === 0) return new Refusal(errorCodes.invalidParameter);
  if (given.some((name) => member[columns[name]] !== null)) return new Refusal(errorCodes.dataExists);
  const { realName, birthday } = profile;
  const isNameValid = realName === undefined || isRealName(realName.trim());
  const isBirthdayValid = birthday === undefined || isAdult(birthday, now);
  return isNameValid && isBirthdayValid ? undefined : new Refusal(errorCodes.invalidParameter);
}

/** Reads a member again and locks the row until the transaction ends. */
export const readLockedMember = (tx: Tx, memberId: number): Promise<Member> =>
  tx.selectFrom('members').selectAll().where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow();

/**
 * Stores real name, gender and birthday of a member. Submitted values cannot be changed (USR-01). If one is invalid,
 * none is stored.
 */
export async function bindProfile(
  { tx, now }: Pick<TransactionContext<unknown>, 'tx' | 'now'>,
  memberId: number,
  profile: ProfileData,
) {
  const member = await readLockedMember(tx, memberId);
  const refusal = validateProfile(profile, member, now);
  if (refusal) return refusal;
  const { realName, gender, birthday } = profile;
  await tx
    .updateTable('members')
    .set({
      ...(realName === undefined ? {} : { real_name: realName.trim() }),
      ...(gender === undefined ? {} : { gender }),
      ...(birthday === undefined ? {} : { birthday }),
    })
    .where('id', '=', memberId)
    .execute();
  return {};
}
