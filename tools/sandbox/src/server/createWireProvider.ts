import { createWire, defaultWireProfile, md5Hex, type Wire, type WireProfile } from '@pavilion/api-client/protocol';
import type { PlatformFaultStore } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';

/** The profile with another key, under a name of that key's own. */
const createWireProfile = (key: string): WireProfile => ({
  ...defaultWireProfile,
  key,
  keyId: md5Hex(key).slice(0, 8),
});

/** The wire of the platform: the profile's, or one of another key while the console says so (F-CRY-16). */
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
