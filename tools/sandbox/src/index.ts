export { startChatNode, type ChatNode } from './chat/startChatNode.ts';
export { createSandbox, type Sandbox } from './createSandbox.ts';
export type { SandboxDatabase, SandboxOptions } from './options.ts';
export type { SandboxConsole } from './console/createConsole.ts';
export { StartupError } from './startupError.ts';
export { seededSnapshot } from './seededSnapshot.ts';
export { demoMembers, DEMO_PASSWORD, md5Of } from './members/seedMembers.ts';
export { computeSettlementCode, findCombinations, singleNet, unitsNet } from './world/index.ts';
