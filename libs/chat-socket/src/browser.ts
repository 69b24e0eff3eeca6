export { browserWake } from './browser/browserWake.ts';
export { createBrowserPorts, type BrowserPorts } from './browser/createBrowserPorts.ts';
export { createFramePace } from './browser/createFramePace.ts';
export { createKeptOutbox } from './browser/createKeptOutbox.ts';
export { openWebSocket } from './browser/openWebSocket.ts';
export {
  shareSocket,
  type SharedSocketOptions,
  type TabChannel,
  type TabLocks,
  type TabWord,
} from './browser/shareSocket.ts';
