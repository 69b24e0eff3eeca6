import type { Translated } from '@pavilion/site-contract';
import type { pauseZhCN } from './pauseZhCN.ts';

/** Texts of a pause of play in the Chinese of Taiwan. */
export const pauseZhTW = {
  timeOut: '冷靜期',
  selfExclusion: '自我排除',
  active: '{kind}進行中，{time} 結束',
  activeText: '這段期間無法投注、進入場館、儲值與領取優惠。提款、轉回資金與訊息照常使用。只能延長，不能提前結束。',
} as const satisfies Translated<typeof pauseZhCN>;
