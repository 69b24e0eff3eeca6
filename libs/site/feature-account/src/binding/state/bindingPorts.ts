import { md5Hex } from '@pavilion/api-client/md5';
import type { BindingPorts } from '@pavilion/auth-flows';
import { createRememberedLogin } from '@pavilion/auth-flows/browser';
import { bindingCalls } from '@pavilion/auth-flows/wire';
import type { Services } from '@pavilion/site-contract';

/** Ports beyond the services: the member's name for codes, and a function that loads the member again. */
export type BindingHost = Required<Pick<BindingPorts, 'reloadMember'>> & { readonly readName: () => string };

/** Creates the ports of the binding flow from the services of the site. */
export function createBindingPorts(
  { api, session, store, clock, logger }: Services,
  { readName, reloadMember }: BindingHost,
): BindingPorts {
  return {
    ...bindingCalls(api, readName),
    hashPassword: md5Hex,
    reloadMember,
    remembered: createRememberedLogin({ store: session }),
    clock,
    store,
    report: (error) => logger.warn('binding.unexpected', { error: error instanceof Error ? error.message : 'unknown' }),
  };
}
