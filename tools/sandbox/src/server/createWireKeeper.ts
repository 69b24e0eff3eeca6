import { createWire, defaultWireProfile, type Wire } from '@pavilion/api-client/protocol';
import { type TroubleStore } from './createTrouble.ts';

/** The wire of the platform: the profile's, or one of another key while the console says so (F-CRY-16). */
export function createWireKeeper(trouble: TroubleStore): () => Wire {
  let key = '';
  let wire = createWire(defaultWireProfile);
  return () => {
    const wanted = trouble.current().key;
    if (wanted === key) return wire;
    key = wanted;
    wire = createWire(wanted === '' ? defaultWireProfile : { ...defaultWireProfile, key: wanted });
    return wire;
  };
}
