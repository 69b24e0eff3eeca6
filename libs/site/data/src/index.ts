export { balances } from './balances/balances.ts';
export { sumBalances } from './balances/sumBalances.ts';
export type { MoneyId, ReadId, WriteId } from './changes/callIds.ts';
export { readsChanged, type ReadsChange, withChanges } from './changes/readsChanged.ts';
export type { Tag } from './changes/tags.ts';
export { LoadFailure, type LoadFailureProps } from './failures/LoadFailure.tsx';
export { loadFailureMessages } from './messages/loadFailureMessages.ts';
export { createLazyReads } from './reads/createLazyReads.ts';
export { ReadsContext } from './reads/readsContext.ts';
export {
  NO_BODY,
  type ComposedRead,
  type NoBody,
  type ReadCache,
  type ReadCall,
  type ReadOptions,
  type ReadServices,
  type ReadsPort,
  type ReadState,
} from './reads/readTypes.ts';
export { selectResponse } from './reads/selectResponse.ts';
export { useFirstRead, type GuestReadId } from './reads/useFirstRead.ts';
export { useRead, type Read } from './reads/useRead.ts';
export { useReadPages, type PagedReadId, type ReadPages } from './reads/useReadPages.ts';
export { useRefetchAtMidnight } from './reads/useRefetchAtMidnight.ts';
export { useWrite, type Write, type WriteResult } from './writes/useWrite.ts';
