export type { InitialMessages } from './initialMessages.ts';
export { startSite } from './startSite.tsx';
