import { createId, type KeyValueStore } from '@pavilion/kernel';
import { md5Hex } from '../crypto/md5Hex.ts';

/** Probes of a device. Those of a browser are in `@pavilion/api-client/browser`. */
export interface FingerprintProbes {
  /** Host of the page. */
  readonly host: string;
  /** Returns browser and screen properties; may throw. */
  readonly properties: () => readonly unknown[];
  /** Returns the name of the graphics card; may throw. */
  readonly graphics: () => string;
}

const NAME = 'pavilion.fingerprint';
const FORM = /^[frh]-[\w.-]{8,100}$/;

function createFingerprint({ host, properties, graphics }: FingerprintProbes): string {
  let card: string;
  try {
    card = graphics();
  } catch {
    return `r-${createId()}`;
  }
  try {
    return `f-${md5Hex(JSON.stringify([...properties(), card]))}`;
  } catch {
    return `h-${host.replace(/[^\w.-]/g, '').slice(0, 60)}-${md5Hex(host + card)}`;
  }
}

/**
 * Returns the device's fingerprint. It is created once and stored, so it is the same after a reload (API-11).
 *
 * `f-` hash of browser and screen properties; `r-` random if WebGL fails; `h-` host and hash if the properties cannot be
 * read. It identifies a device for the platform's risk rules and is no proof.
 */
export function readFingerprint(store: KeyValueStore, probes: FingerprintProbes): string {
  const stored = store.get(NAME);
  if (stored !== undefined && FORM.test(stored)) return stored;
  const fingerprint = createFingerprint(probes);
  store.set(NAME, fingerprint);
  return fingerprint;
}
