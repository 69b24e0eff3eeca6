import type { BrandId } from '../fixtures/test.ts';

/** Heading and text of refusals by their code, typed by hand. */
export const refusalTexts = {
  'main-cn': {
    6013: { title: '网站维护中', text: '网站正在维护中，暂时无法使用，请稍后再来' },
    6031: { title: '所在地区无法登录', text: '您所在的地区暂不提供服务，如有疑问请联系客服' },
    6033: { title: '所在地区无法登录', text: '您的网络地址访问受限，请更换网络或联系客服' },
    6501: { title: '登录暂停开放', text: '登录和注册服务暂停开放，请稍后再来' },
    6502: { title: '登录暂停开放', text: '登录和注册服务暂停开放，请稍后再来' },
    recordsMaintained: '记录服务维护中',
    retry: '重试',
    noBets: '没有未结算的注单',
  },
  'main-tw': {
    6013: { title: '網站維護中', text: '網站維護中，暫時無法使用，請稍後再來' },
    6031: { title: '所在地區無法登入', text: '您所在的地區目前不提供服務，如有疑問請聯絡客服' },
    6033: { title: '所在地區無法登入', text: '您的網路位址存取受限，請更換網路或聯絡客服' },
    6501: { title: '登入暫停開放', text: '登入與註冊服務暫停開放，請稍後再來' },
    6502: { title: '登入暫停開放', text: '登入與註冊服務暫停開放，請稍後再來' },
    recordsMaintained: '紀錄服務維護中',
    retry: '再試一次',
    noBets: '目前沒有未結算的注單',
  },
} as const satisfies Record<BrandId, unknown>;
