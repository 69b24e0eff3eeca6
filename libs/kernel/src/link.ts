export { computeBackoffMs, type Backoff } from './link/computeBackoffMs.ts';
export {
  createLink,
  type Link,
  type LinkOptions,
  type LinkReaction,
  type LinkWake,
  type WakeReason,
} from './link/createLink.ts';
export type { Heartbeat } from './link/createLiveness.ts';
export { createMachine, type Machine, type MachineOptions, type MachineTable } from './link/createMachine.ts';
export type { LinkSocket, LinkSocketHandlers } from './link/linkSocket.ts';
export { linkTable, type LinkEffect, type LinkEvent, type LinkStep } from './link/linkTable.ts';
