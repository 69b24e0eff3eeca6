import { defineMessages } from '@pavilion/site-contract';
import type { pauseZhCN } from './pauseZhCN.ts';

/** Texts of a pause of play. */
export const pauseMessages = defineMessages<typeof pauseZhCN>('pauses', {
  'zh-CN': () => import('./pauseZhCN.ts').then((file) => file.pauseZhCN),
  'zh-TW': () => import('./pauseZhTW.ts').then((file) => file.pauseZhTW),
});
