/** Channel by which an invitation was shared; the `rcode` of its link. */
export const inviteSources = ['link', 'qr', 'image'] as const;
export type InviteSource = (typeof inviteSources)[number];

/** Returns the source of an `rcode`; `undefined` for other codes, such as those of agents. */
export const toInviteSource = (rCode: string): InviteSource | undefined =>
  inviteSources.find((source) => source === rCode);

/** Builds the link that opens the registration with the inviter's code (NAV-10). */
export function buildInviteLink(origin: string, inviteCode: string, source: InviteSource): string {
  const link = new URL('/', origin);
  link.search = new URLSearchParams({ register: '1', icode: inviteCode, rcode: source }).toString();
  return link.href;
}
