export { browserWake } from './browser/browserWake.ts';
export { createBrowserPorts, type BrowserPorts } from './browser/createBrowserPorts.ts';
export { createKeptOutbox } from './browser/createKeptOutbox.ts';
export { nextFrame } from './browser/nextFrame.ts';
export { openWebSocket } from './browser/openWebSocket.ts';
export {
  shareSocket,
  type SharedSocketOptions,
  type TabChannel,
  type TabLocks,
  type TabWord,
} from './browser/shareSocket.ts';
