import { maskEmail } from '../base/masks/maskEmail.ts';
import { maskName } from '../base/masks/maskName.ts';
import { sealDatum } from '../auth/sealedDatum.ts';
import type { ServerSecret } from '../db/serverSecret.ts';
import type { Member } from '../db/tables/schema.ts';

/** Computes the security level of an account. Phone, mailbox, real name and second password count 1 each. */
function computeSecurityLevel(member: Member): 'low' | 'medium' | 'high' {
  const guards = [member.phone, member.email, member.real_name, member.second_password_hash];
  const count = guards.filter((guard) => guard !== null).length;
  if (count === guards.length) return 'high';
  return count >= 2 ? 'medium' : 'low';
}

/** Builds the profile of a member (USR-01): masked data, and sealed data that the client may have opened. */
export function buildProfile(secret: ServerSecret, member: Member, hasBankCard: boolean) {
  const sealed = (text: string | null) => (text === null ? '' : sealDatum(secret, member.id, text));
  const masked = (text: string | null, mask: (text: string) => string) => (text === null ? '' : mask(text));
  return {
    gender: member.gender ?? ('' as const),
    birthday: member.birthday ?? '',
    realName: masked(member.real_name, maskName),
    areaCode: member.area_code ?? (member.phone === null ? '' : '+86'),
    email: masked(member.email, maskEmail),
    hasSecondPassword: member.second_password_hash !== null,
    hasBankCard,
    securityLevel: computeSecurityLevel(member),
    sealed: { realName: sealed(member.real_name), phone: sealed(member.phone), email: sealed(member.email) },
  };
}
