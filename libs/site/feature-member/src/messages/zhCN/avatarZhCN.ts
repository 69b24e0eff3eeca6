/** Texts of the member's picture in Mainland China. */
export const avatarZhCN = {
  'avatar.title': '更换头像',
  'avatar.change': '更换头像',
  'avatar.close': '关闭',
  'avatar.save': '保存',
  'avatar.back': '返回',
  'avatar.saved': '头像已更新',
  'avatar.upload': '上传图片',
  'avatar.hint': 'PNG、JPEG、GIF 或 WebP，最大 10 MB，可在下一步裁剪。',
  'avatar.choices': '选择头像',
  'avatar.frame': '裁剪区域',
  'avatar.zoom': '缩放',
  'avatar.cropHint': '拖动图片或用方向键调整位置。',
  'avatar.problem.type': '这个文件不是图片，请选择 PNG、JPEG、GIF 或 WebP。',
  'avatar.problem.size': '图片超过 10 MB，请选择较小的图片。',
  'avatar.problem.dimensions': '图片尺寸过大，每边最多 8,192 像素。',
  'avatar.problem.damaged': '图片无法读取，请换一张。',
} as const;
