import { defineMessages } from '@pavilion/site-contract';
import type { venueZhCN } from './venueZhCN.ts';

/** Texts of the sport venue. */
export const sportsMessages = defineMessages<typeof venueZhCN>('sports', {
  'zh-CN': () => import('./venueZhCN.ts').then((file) => file.venueZhCN),
  'zh-TW': () => import('./venueZhTW.ts').then((file) => file.venueZhTW),
});
