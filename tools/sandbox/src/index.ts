export { type SandboxDatabase, type SandboxOptions } from './options.ts';
