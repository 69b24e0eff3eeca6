import type { SiteNotice } from './siteNotices.ts';

const HOUR = 3_600_000;

/** Notices of a new platform, newest first. */
export const defaultNotices: readonly SiteNotice[] = [
  {
    id: 'n4',
    createTime: -1 * HOUR,
    texts: {
      'zh-CN': {
        title: '今日焦点赛事',
        content: '英格兰、西班牙与意大利联赛今晚同时开赛，滚球盘口全程更新，赔率以提交时为准。',
      },
      'zh-TW': {
        title: '今日焦點賽事',
        content: '英格蘭、西班牙與義大利聯賽今晚同時開踢，走地盤口全程更新，賠率以送出當下為準。',
      },
    },
  },
  {
    id: 'n3',
    createTime: -9 * HOUR,
    texts: {
      'zh-CN': {
        title: '滚球注单确认说明',
        content: '滚球注单提交后需等待数秒确认。确认期间如有进球、红牌或盘口变动，注单可能被拒绝，本金即时退回。',
      },
      'zh-TW': {
        title: '走地注單確認說明',
        content: '走地注單送出後需等待數秒確認。確認期間若有進球、紅牌或盤口變動，注單可能遭拒，本金立即退回。',
      },
    },
  },
  {
    id: 'n2',
    createTime: -30 * HOUR,
    texts: {
      'zh-CN': {
        title: '赛事结算规则',
        content:
          '足球注单以九十分钟（含伤停补时）的赛果结算，加时赛与点球大战不计。赛事中断或延期时，尚无结果的盘口按取消处理。',
      },
      'zh-TW': {
        title: '賽事結算規則',
        content:
          '足球注單以九十分鐘（含傷停補時）的賽果結算，延長賽與PK大戰不列入。賽事中斷或延期時，尚無結果的盤口以取消處理。',
      },
    },
  },
  {
    id: 'n1',
    createTime: -80 * HOUR,
    texts: {
      'zh-CN': { title: '理性投注提示', content: '投注仅限年满十八岁的会员。请量力而行，勿影响日常生活。' },
      'zh-TW': { title: '理性投注提醒', content: '投注僅限年滿十八歲的會員。請量力而為，切勿影響日常生活。' },
    },
  },
];
