export { isBrowserOnline, watchOnline } from './browser/browserOnline.ts';
export { createBrowserProbes } from './browser/browserProbes.ts';
export { createLocalStore } from './browser/createLocalStore.ts';
export { createTabChannel } from './browser/createTabChannel.ts';
export { readFingerprint, type FingerprintProbes } from './device/readFingerprint.ts';
