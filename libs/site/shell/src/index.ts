export type { InitialMessages } from './texts/initialMessages.ts';
export { startSite } from './startSite.tsx';
