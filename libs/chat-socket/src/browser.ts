export { browserWake } from './browser/browserWake.ts';
export { createBrowserPorts, type BrowserPorts } from './browser/createBrowserPorts.ts';
export { createFrameScheduler } from './browser/createFrameScheduler.ts';
export { createStoredOutbox } from './browser/createStoredOutbox.ts';
export { openWebSocket } from './browser/openWebSocket.ts';
export { shareSocket, type SharedSocketOptions, type TabLocks } from './browser/shareSocket.ts';
export type { TabChannel, TabMessage } from './browser/tabChannel.ts';
