import type { EndpointId } from '@pavilion/api-client';
import { createAction } from '@reduxjs/toolkit';
import type { Tag } from './tags.ts';

/** Changed responses: those that a call changes, or those with certain tags. */
export type ReadsChange =
  | { readonly endpointId: EndpointId; /** Whether another tab sent the call. */ readonly isFromOtherTab?: true }
  | { readonly tags: readonly Tag[] };

/**
 * Reports that server data has changed. Mounted reads with the changed tags are fetched again. Without a loaded cache the
 * action has no effect. Calls of `services.api` report themselves; dispatch it for other changes, such as a push.
 *
 * @example yield put(readsChanged({ tags: ['balance'] }))
 */
export const readsChanged = createAction<ReadsChange>('reads/changed');
