import { createWire, defaultWireProfile, md5Hex, type Wire, type WireProfile } from '@pavilion/api-client/protocol';
import type { PlatformFaultStore } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';

/** Creates the profile with another key and a key id derived from it. */
const createWireProfile = (key: string): WireProfile => ({
  ...defaultWireProfile,
  key,
  keyId: md5Hex(key).slice(0, 8),
});

/** Creates the provider of the platform's wire: with the key of the profile, or with that of a fault (F-CRY-16). */
export function createWireProvider(platformFaults: PlatformFaultStore): () => Wire {
  let key = '';
  let wire = createWire(defaultWireProfile);
  return () => {
    const wanted = platformFaults.current().key;
    if (wanted === key) return wire;
    key = wanted;
    wire = createWire(wanted === '' ? defaultWireProfile : createWireProfile(wanted));
    return wire;
  };
}
