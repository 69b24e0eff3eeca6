import { createId, type KeyValueStore } from '@pavilion/kernel';
import { md5Hex } from '../signing/md5Hex.ts';

/** Reads what tells one device from another; the browser's are in `@pavilion/api-client/browser`. */
export interface FingerprintProbes {
  /** Host of the page. */
  readonly host: string;
  /** Browser and screen properties; may throw. */
  readonly properties: () => readonly unknown[];
  /** The graphics card's name; may throw. */
  readonly graphics: () => string;
}

const NAME = 'pavilion.fingerprint';
const FORM = /^[frh]-[\w.-]{8,100}$/;

function takeFingerprint({ host, properties, graphics }: FingerprintProbes): string {
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
 * The device's fingerprint: taken once, kept, the same after a reload (API-11).
 *
 * `f-` hash of browser and screen properties; `r-` random where WebGL fails; `h-` host and hash where the properties
 * cannot be read. It recognises a device for the platform's risk rules and proves nothing.
 */
export function readFingerprint(store: KeyValueStore, probes: FingerprintProbes): string {
  const kept = store.get(NAME);
  if (kept !== undefined && FORM.test(kept)) return kept;
  const taken = takeFingerprint(probes);
  store.set(NAME, taken);
  return taken;
}
