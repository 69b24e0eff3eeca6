import type { Member } from '@pavilion/site-contract';

/** The bindings of the page, in the order a player needs them. */
export const bindingRows = ['phone', 'realName', 'email', 'second', 'login'] as const;

/** One binding of the page; both passwords are one kind of the flow. */
export type BindingRowId = (typeof bindingRows)[number];

/** What is set already. The login's password always is. */
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

/** What the security level counts, and what of it is there (ruled by the platform, which also names the level). */
export const guards = ['phone', 'realName', 'email', 'second'] as const satisfies readonly BindingRowId[];

/** The guards still missing. */
export const missingGuards = (member: Member) => guards.filter((row) => !isRowBound(row, member));

/** What was bound is shown masked; passwords never. */
export function formatBoundValue(row: BindingRowId, { phone, profile }: Member): string {
  if (row === 'phone') return `${profile.areaCode} ${phone}`.trim();
  if (row === 'email') return profile.email;
  return row === 'realName' ? profile.realName : '';
}
