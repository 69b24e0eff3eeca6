/** Subject that a link to customer service brings along. */
export interface SupportSubject {
  /** Number of a deposit, withdrawal or other transaction. */
  readonly order?: string | undefined;
  /** Ticket id of a bet. */
  readonly bet?: string | undefined;
  /** Error code of a refused call. */
  readonly error?: number | undefined;
}

const SUPPORT_PATH = '/app/help/zxkf';

/** Builds the path of customer service. The conversation has the subject attached to the next message. */
export function formatSupportPath({ order, bet, error }: SupportSubject = {}): string {
  if (order !== undefined) return `${SUPPORT_PATH}?order=${encodeURIComponent(order)}`;
  if (bet !== undefined) return `${SUPPORT_PATH}?bet=${encodeURIComponent(bet)}`;
  return error === undefined ? SUPPORT_PATH : `${SUPPORT_PATH}?error=${error}`;
}
