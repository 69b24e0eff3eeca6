export { createActionSaga } from './actions/createActionSaga.ts';
export { hasTextFields } from './actions/hasTextFields.ts';
export { resetOnLogout } from './actions/resetOnLogout.ts';
export { runMemberSessions } from './actions/runMemberSessions.ts';
export { ClaimNotice } from './claims/ClaimNotice.tsx';
export { createClaimRuntime, type ClaimDraft } from './claims/createClaimRuntime.ts';
export { claimMessages } from './messages/claimMessages.ts';
export { receiptMessages, type ReceiptT } from './messages/receiptMessages.ts';
export type { ReceiptDocument, ReceiptLeg, ReceiptRow } from './receipt/receiptDocument.ts';
