/** Texts of pages that are not open yet, in simplified Chinese. */
export const zhCN = {
  'planned.badge': '筹备中',
  'planned.text': '该栏目尚未开放。开放之后，您会在公告里看到。',
  'planned.open': '现在可以使用的',
  'planned.venue': '进入体育盘口',
  'support.title': '安全提示',
  'support.text':
    '存款渠道仅由官方网站、官方 APP 和官方客服提供。平台不认可任何线下代充代理，请勿向他们转账，也请勿透露您的密码和验证码。',
  'support.ok': '知道了',
} as const;
