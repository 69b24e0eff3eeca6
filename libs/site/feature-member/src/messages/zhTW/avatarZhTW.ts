import type { Translated } from '@pavilion/site-contract';
import type { avatarZhCN } from '../zhCN/avatarZhCN.ts';

/** Texts of the member's picture in Taiwan. */
export const avatarZhTW = {
  'avatar.title': '更換頭像',
  'avatar.change': '更換頭像',
  'avatar.close': '關閉',
  'avatar.save': '儲存',
  'avatar.back': '返回',
  'avatar.saved': '頭像已更新',
  'avatar.upload': '上傳圖片',
  'avatar.hint': 'PNG、JPEG、GIF 或 WebP，最大 10 MB，下一步可以裁切。',
  'avatar.choices': '選擇頭像',
  'avatar.frame': '裁切範圍',
  'avatar.zoom': '縮放',
  'avatar.cropHint': '拖曳圖片，或用方向鍵調整位置。',
  'avatar.problem.type': '這個檔案不是圖片，請選擇 PNG、JPEG、GIF 或 WebP。',
  'avatar.problem.size': '圖片超過 10 MB，請選擇較小的圖片。',
  'avatar.problem.dimensions': '圖片尺寸過大，每邊最多 8,192 像素。',
  'avatar.problem.damaged': '無法讀取圖片，請換一張。',
  'avatar.problem.unreadable': '圖片可能已移動或刪除，請重新選擇。',
} as const satisfies Translated<typeof avatarZhCN>;
