import { isOutcomeUnknown, type EndpointId } from '@pavilion/api-client';
import type { SiteApi } from '@pavilion/site-contract';

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
