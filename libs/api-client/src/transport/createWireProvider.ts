import { createWire, type Wire, type WireOptions } from '../envelope/createWire.ts';
import type { WireProfile } from '../envelope/wireProfile.ts';

/** The platform has sealed its answer under another key than the call's (F-CRY-16). */
export class WireKeyChangedError extends Error {
  constructor(readonly used: Wire) {
    super('keyChanged');
  }
}

/** The wire all calls of a client use, until the platform takes another key. */
export interface WireProvider {
  readonly current: () => Wire;
  /**
   * Gets the profile anew, once for all calls that ask meanwhile. Answers whether another key than `used` is in use now;
   * `false` where the host cannot fetch a profile or fetched the same one.
   */
  readonly renew: (used: Wire) => Promise<boolean>;
}

/** Keeps the wire. Without `refetch` the key a client began with is the one it ends with. */
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
