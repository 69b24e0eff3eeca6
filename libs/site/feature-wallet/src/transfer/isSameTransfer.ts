import type { TransferDraft } from '@pavilion/wallet/cashier';

/** Whether two drafts are the same transfer. While another tab has a transfer in progress, a form follows that one. */
export const isSameTransfer = (one: TransferDraft, other: TransferDraft): boolean =>
  one.channelCode === other.channelCode && one.amount === other.amount && one.ty === other.ty;
