import { isCallError } from '@pavilion/api-client';
import type { DialogRequest, SiteApi } from '@pavilion/site-contract';

type RealNameRequest = Extract<DialogRequest, { readonly kind: 'realName' }>;

/**
 * Wraps the api of the site so that each call that is refused with 6449 opens the prompt to complete the real name (ERR-04).
 * The page still receives the error.
 */
export function withRealNamePrompt(api: SiteApi, open: (request: RealNameRequest) => void): SiteApi {
  const call: SiteApi['call'] = async (id, body, options) => {
    try {
      return await api.call(id, body, options);
    } catch (error) {
      if (isCallError(error) && error.kind === 'api' && error.reaction === 'bindRealName') {
        const { pathname, search } = window.location;
        open({
          kind: 'realName',
          wanted: pathname + search,
          ...(error.serverMessage && { text: error.serverMessage }),
        });
      }
      throw error;
    }
  };
  return { wire: api.wire, call };
}
