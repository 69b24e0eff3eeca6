import { createWire, defaultWireProfile, sealIdentifiers } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import { type BindingPorts } from '@pavilion/auth-flows';
import { createRememberedLogin } from '@pavilion/auth-flows/browser';
import { bindingCalls } from '@pavilion/auth-flows/wire';
import { type Services } from '@pavilion/site-contract';

/** What the ports need beyond the services: the member's name for codes, and who reads the facts again. */
export type BindingHost = Required<Pick<BindingPorts, 'reloadMember'>> & { readonly readName: () => string };

/** Puts the site's services behind the ports of the binding. */
export function createBindingPorts(
  { api, session, store, clock, logger, brand }: Services,
  { readName, reloadMember }: BindingHost,
): BindingPorts {
  const wire = createWire({ ...defaultWireProfile, siteId: brand.siteId });
  return {
    ...bindingCalls(api, (identifiers) => sealIdentifiers(wire, identifiers), readName),
    hashPassword: md5Hex,
    reloadMember,
    remembered: createRememberedLogin({ store: session }),
    ...{ clock, store },
    report: (error) => logger.warn('binding.unexpected', { error: error instanceof Error ? error.message : 'unknown' }),
  };
}
