import { createWire, type Wire, type WireOptions } from '../wire/createWire.ts';
import type { WireProfile } from '../wire/wireProfile.ts';

/** Error of a response that was sealed with another key than the call (F-CRY-16). */
export class WireKeyChangedError extends Error {
  constructor(readonly used: Wire) {
    super('keyChanged');
  }
}

/** Provider of the current wire of all calls of a client. */
export interface WireProvider {
  readonly current: () => Wire;
  /**
   * Loads the profile again, once for all simultaneous calls. Resolves to whether another key than `used` is now in use; false
   * if the host cannot load a profile or loaded the same one.
   */
  readonly renew: (used: Wire) => Promise<boolean>;
}

/** Creates a provider. Without `refetch` the key never changes. */
export function createWireProvider(
  profile: WireProfile,
  options: WireOptions | undefined,
  refetch: (() => Promise<WireProfile>) | undefined,
): WireProvider {
  let wire = createWire(profile, options);
  let renewing: Promise<void> | undefined;
  const refetchProfile = async (load: () => Promise<WireProfile>) => {
    const next = await load();
    if (next.keyId !== wire.profile.keyId) wire = createWire(next, options);
  };
  return {
    current: () => wire,
    renew: async (used) => {
      if (wire === used && refetch)
        await (renewing ??= refetchProfile(refetch).finally(() => {
          renewing = undefined;
        }));
      return wire !== used;
    },
  };
}
