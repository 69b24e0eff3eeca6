export { browserWake } from './browser/browserWake.ts';
export { createBrowserPorts, type BrowserPorts } from './browser/createBrowserPorts.ts';
export { createFrameScheduler } from './browser/createFrameScheduler.ts';
export { createStoredOutbox } from './browser/createStoredOutbox.ts';
export { openWebSocket } from './browser/openWebSocket.ts';
export {
  shareSocket,
  type SharedSocketOptions,
  type TabChannel,
  type TabLocks,
  type TabMessage,
} from './browser/shareSocket.ts';
