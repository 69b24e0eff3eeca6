import type { Member } from '@pavilion/site-contract';

/** Bindings of the page in the order in which a player needs them. */
export const bindingRows = ['phone', 'realName', 'email', 'second', 'login'] as const;

/** Row of the page. Both password rows belong to one kind of the flow. */
export type BindingRowId = (typeof bindingRows)[number];

/** Whether a value is set. The login password always is. */
export function isRowBound(row: BindingRowId, { bindPhone, bindRealName, profile }: Member): boolean {
  const bound = {
    phone: bindPhone,
    realName: bindRealName,
    email: profile.email !== '',
    second: profile.hasSecondPassword,
    login: true,
  };
  return bound[row];
}

/** Bindings that count for the security level, which the platform computes. */
export const securityBindings = ['phone', 'realName', 'email', 'second'] as const satisfies readonly BindingRowId[];

/** Returns the missing bindings of the security level. */
export const listMissingBindings = (member: Member) => securityBindings.filter((row) => !isRowBound(row, member));

/** Returns the masked value of a binding; empty for passwords. */
export function formatBoundValue(row: BindingRowId, { phone, profile }: Member): string {
  if (row === 'phone') return `${profile.areaCode} ${phone}`.trim();
  if (row === 'email') return profile.email;
  return row === 'realName' ? profile.realName : '';
}
