export type { FirstTexts } from './firstTexts.ts';
export { startSite } from './startSite.tsx';
