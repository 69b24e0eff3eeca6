import { isOutcomeUnknown, type EndpointId } from '@pavilion/api-client';
import type { SiteApi } from '@pavilion/site-contract';
import { createAction } from '@reduxjs/toolkit';
import type { Tag } from './tags.ts';

/** Changed responses: those that a call changes, or those with certain tags. */
export type ReadsChange =
  | { readonly endpointId: EndpointId; /** Whether another tab sent the call. */ readonly isFromOtherTab?: true }
  | {
      readonly tags: readonly Tag[];
      /** Whether a push reports the change. Tabs without pushes do not receive it. */
      readonly isPushed?: true;
    };

/**
 * Reports that server data has changed. Mounted reads with the changed tags are fetched again. Without a loaded cache the
 * action has no effect. Calls of `services.api` report themselves; dispatch it for other changes, such as a push.
 *
 * @example yield put(readsChanged({ tags: ['balance'] }))
 */
export const readsChanged = createAction<ReadsChange>('reads/changed');

/**
 * Wraps the api of the site so that flows and forms need no invalidation of their own. It reports each call that succeeded,
 * and each call whose outcome is unknown, because it may have had its effect.
 */
export function withChanges(api: SiteApi, report: (endpointId: EndpointId) => void): SiteApi {
  const call: SiteApi['call'] = async (id, body, options) => {
    try {
      const response = await api.call(id, body, options);
      report(id);
      return response;
    } catch (error) {
      if (isOutcomeUnknown(error)) report(id);
      throw error;
    }
  };
  return { wire: api.wire, call };
}
