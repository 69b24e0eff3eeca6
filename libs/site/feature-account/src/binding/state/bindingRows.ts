import { isBindingSet, type Member } from '@pavilion/site-contract';

/** Bindings of the page in the order in which a player needs them. */
export const bindingRows = ['phone', 'realName', 'email', 'second', 'login'] as const;

/** Row of the page. Both password rows belong to one kind of the flow. */
export type BindingRowId = (typeof bindingRows)[number];

/** Whether a value is set. The login password always is. */
export const isRowBound = (row: BindingRowId, member: Member): boolean => row === 'login' || isBindingSet(row, member);

/** Returns the masked value of a binding; empty for passwords. */
export function formatBoundValue(row: BindingRowId, { phone, profile }: Member): string {
  if (row === 'phone') return `${profile.areaCode} ${phone}`.trim();
  if (row === 'email') return profile.email;
  return row === 'realName' ? profile.realName : '';
}
