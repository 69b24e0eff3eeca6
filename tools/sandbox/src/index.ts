export { startChatNode, type ChatNode } from '@pavilion/sandbox-platform/chat/startChatNode';
export { createSandbox, type Sandbox } from './compose/createSandbox.ts';
export type { SandboxDatabase, SandboxOptions } from '@pavilion/sandbox-platform/base/options';
export type { SandboxConsole } from './console/createConsole.ts';
export { StartupError } from '@pavilion/sandbox-platform/base/startupError';
export { seededSnapshot } from './compose/seededSnapshot.ts';
export { demoMembers, DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox-platform/members/seedMembers';
export {
  computeSettlementCode,
  findCombinations,
  computeSingleNet,
  computeCombinationsNet,
} from '@pavilion/sandbox-world';
