import { type Member } from '@pavilion/site-contract';

/** How well an account is protected: neither, one or both of phone and real name (§2 "Profile labels"). */
export function securityLevel({ bindPhone, bindRealName }: Pick<Member, 'bindPhone' | 'bindRealName'>) {
  if (bindPhone && bindRealName) return 'high';
  return bindPhone || bindRealName ? 'medium' : 'low';
}
