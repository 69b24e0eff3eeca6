export { isBrowserOnline, watchOnline } from './browser/browserOnline.ts';
export { createBrowserProbes } from './browser/createBrowserProbes.ts';
export { createLocalStore } from './browser/createLocalStore.ts';
export { createTabChannel } from './browser/createTabChannel.ts';
export { watchStoredKey, type StorageWatchPorts } from './browser/watchStoredKey.ts';
export { readFingerprint, type FingerprintProbes } from './browser/readFingerprint.ts';
