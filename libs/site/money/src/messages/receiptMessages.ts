import { defineMessages, type Translate } from '@pavilion/site-contract';
import type { receiptZhCN } from './receiptZhCN.ts';

/** Translation function of the texts of receipts. */
export type ReceiptT = Translate<typeof receiptZhCN>;

/** Texts of receipts. */
export const receiptMessages = defineMessages<typeof receiptZhCN>('receipts', {
  'zh-CN': () => import('./receiptZhCN.ts').then((file) => file.receiptZhCN),
  'zh-TW': () => import('./receiptZhTW.ts').then((file) => file.receiptZhTW),
});
