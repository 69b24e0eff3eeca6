import {
  createWire,
  defaultWireProfile,
  md5Hex,
  type Wire,
  type WireProfile,
  type WireRequest,
} from '@pavilion/api-client/protocol';
import type { PlatformFaultStore } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import { siteIds } from '@pavilion/sandbox-platform/settings/siteIds';

/** Creates the profile with another key and a key id derived from it. */
const createWireProfile = (key: string): WireProfile => ({
  ...defaultWireProfile,
  key,
  keyId: md5Hex(key).slice(0, 8),
});

/** Returns the wire of the site that a request names; without one, that of the first site. All sites have one key. */
export type WireProvider = (request?: WireRequest) => Wire;

const createSiteWires = (profile: WireProfile): ReadonlyMap<unknown, Wire> =>
  new Map(siteIds.map((siteId) => [siteId, createWire({ ...profile, siteId: Number(siteId) })]));

/** Creates the provider of the platform's wires: with the key of the profile, or with that of a fault (F-CRY-16). */
export function createWireProvider(platformFaults: PlatformFaultStore): WireProvider {
  let key = '';
  let wires = createSiteWires(defaultWireProfile);
  return (request) => {
    const wanted = platformFaults.current().key;
    if (wanted !== key) {
      key = wanted;
      wires = createSiteWires(wanted === '' ? defaultWireProfile : createWireProfile(wanted));
    }
    const named = wires.get(request?.headers[defaultWireProfile.headers.siteId]);
    return named ?? (wires.get(siteIds[0]) as Wire);
  };
}
