/** Texts of receipts. */
export const receiptZhCN = {
  open: '凭证',
  openOf: '凭证 {number}',
  close: '关闭',
  save: '存为图片',
  print: '打印',
  copy: '复制文字',
  saved: '凭证图片已保存',
  saveFailed: '图片没有保存成功，请改用打印或截图',
  copied: '凭证文字已复制',
  copyFailed: '没有复制成功，请手动选择文字',
  code: '本站记录的二维码',
  'note.zone': '时间均为 UTC+8。',
  'note.record': '凭证只反映打开时的状态，以站内记录为准。',
  'note.play': '演示环境，使用演示资金，不涉及真实资金。',
} as const;
