/** Texts of the security tip before customer service, in simplified Chinese. */
export const zhCN = {
  'support.title': '安全提示',
  'support.text':
    '存款渠道仅由官方网站、官方 APP 和官方客服提供。平台不认可任何线下代充代理，请勿向他们转账，也请勿透露您的密码和验证码。',
  'support.ok': '知道了',
} as const;
