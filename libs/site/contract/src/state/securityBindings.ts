import type { Member } from './sessionSlice.ts';

/** Bindings that count for the security level, which the platform computes, in the order in which a player needs them. */
export const securityBindings = ['phone', 'realName', 'email', 'second'] as const;

type SecurityBinding = (typeof securityBindings)[number];

/** Whether a binding of the security level is set. */
export function isBindingSet(binding: SecurityBinding, { bindPhone, bindRealName, profile }: Member): boolean {
  const isSet = {
    phone: bindPhone,
    realName: bindRealName,
    email: profile.email !== '',
    second: profile.hasSecondPassword,
  };
  return isSet[binding];
}

/** Returns the missing bindings of the security level, the most useful one first. */
export const listMissingBindings = (member: Member): SecurityBinding[] =>
  securityBindings.filter((binding) => !isBindingSet(binding, member));
