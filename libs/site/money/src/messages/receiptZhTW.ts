import type { Translated } from '@pavilion/site-contract';
import type { receiptZhCN } from './receiptZhCN.ts';

/** Texts of receipts in the Chinese of Taiwan. */
export const receiptZhTW = {
  open: '憑證',
  openOf: '憑證 {number}',
  close: '關閉',
  save: '存成圖片',
  print: '列印',
  copy: '複製文字',
  saved: '憑證圖片已儲存',
  saveFailed: '圖片沒有儲存成功，請改用列印或截圖',
  copied: '憑證文字已複製',
  copyFailed: '沒有複製成功，請手動選取文字',
  code: '本站紀錄的 QR Code',
  'note.zone': '時間皆為 UTC+8。',
  'note.record': '憑證僅反映開啟當下的狀態，以站內紀錄為準。',
  'note.play': '展示環境，使用展示資金，不涉及真實資金。',
} as const satisfies Translated<typeof receiptZhCN>;
