import type { LetterText, LetterType, Texts } from '../db/tables/memberCentreTables.ts';

interface SeedLetter {
  readonly cause: string;
  readonly type: LetterType;
  /** Names of the demo members that receive it. If it is missing, all members receive it. */
  readonly to?: readonly string[];
  /** Age in hours when the database is created. */
  readonly ageHours: number;
  /** Whether members who register later receive it too. */
  readonly isStanding?: boolean;
  readonly texts: Texts<LetterText>;
}

/** Inbox messages of a new platform. */
export const seedLetters: readonly SeedLetter[] = [
  {
    cause: 'seed:safety',
    type: 'brnotice',
    isStanding: true,
    ageHours: 2,
    texts: {
      'zh-CN': {
        title: '防诈骗提醒',
        content:
          '<p>客服人员不会向您索取密码或验证码。存款渠道仅限官网、官方应用与官方客服，请勿相信线下代充。</p>' +
          '<p><strong>如果已经把验证码告诉他人</strong>，请立即<a href="/mine/auth">修改密码</a>，并<a href="/app/help/zxkf">联系客服</a>。</p>',
      },
      'zh-TW': {
        title: '防詐騙提醒',
        content:
          '<p>客服人員不會向您索取密碼或驗證碼。儲值管道僅限官網、官方應用程式與官方客服，請勿相信線下代儲。</p>' +
          '<p><strong>如果已經把驗證碼告訴他人</strong>，請立即<a href="/mine/auth">變更密碼</a>，並<a href="/app/help/zxkf">聯絡客服</a>。</p>',
      },
    },
  },
  {
    cause: 'seed:maintenance',
    type: 'brbulletin',
    ageHours: 20,
    texts: {
      'zh-CN': {
        title: '系统升级完成公告',
        content: '本周例行升级已完成，投注记录的查询速度有所提升，感谢您的耐心等待。',
      },
      'zh-TW': {
        title: '系統升級完成公告',
        content: '本週例行升級已完成，投注紀錄的查詢速度有所提升，感謝您的耐心等候。',
      },
    },
  },
  {
    cause: 'seed:derby',
    type: 'brmatch',
    ageHours: 5,
    texts: {
      'zh-CN': { title: '周末赛事预告', content: '本周末多场德比大战接连上演，早盘现已开放，滚球盘口将于开赛后更新。' },
      'zh-TW': { title: '週末賽事預告', content: '本週末多場德比大戰接連登場，早盤現已開放，走地盤口將於開賽後更新。' },
    },
  },
  {
    cause: 'seed:promotions',
    type: 'bractivity',
    ageHours: 30,
    texts: {
      'zh-CN': { title: '本月优惠活动上线', content: '签到礼、投注礼与幸运抽奖同步开启，详情请见优惠活动页面。' },
      'zh-TW': { title: '本月優惠活動上線', content: '簽到禮、投注禮與幸運抽獎同步開跑，詳情請見優惠活動頁面。' },
    },
  },
  {
    cause: 'seed:feedback',
    type: 'brfd',
    ageHours: 48,
    texts: {
      'zh-CN': { title: '意见反馈有奖', content: '欢迎通过意见反馈提出建议，建议被采纳后将获得彩金奖励。' },
      'zh-TW': { title: '意見回饋有獎', content: '歡迎透過意見回饋提出建議，建議獲採納後將獲得彩金獎勵。' },
    },
  },
  {
    cause: 'seed:welcome',
    type: 'notice',
    to: ['demo01', 'device01', 'vip001'],
    ageHours: 60,
    texts: {
      'zh-CN': { title: '欢迎加入', content: '您的手机与真实姓名已绑定成功，现在可以使用存款、取款与转账功能。' },
      'zh-TW': { title: '歡迎加入', content: '您的手機與真實姓名已綁定成功，現在可以使用儲值、提款與轉帳功能。' },
    },
  },
  {
    cause: 'seed:bindPhone',
    type: 'notice',
    to: ['fresh01'],
    ageHours: 60,
    texts: {
      'zh-CN': { title: '请完善个人资料', content: '绑定手机并完善真实姓名后即可存取款，新人任务的奖励也在等您领取。' },
      'zh-TW': {
        title: '請完成個人資料',
        content: '綁定手機並填寫真實姓名後即可儲值與提款，新人任務的獎勵也在等您領取。',
      },
    },
  },
  {
    cause: 'seed:signGift',
    type: 'activity',
    to: ['demo01', 'fresh01', 'vip001'],
    ageHours: 26,
    texts: {
      'zh-CN': { title: '签到礼等您来领', content: '每日签到即送彩金，连续七天奖励递增。' },
      'zh-TW': { title: '簽到禮等您來領', content: '每日簽到即送彩金，連續七天獎勵遞增。' },
    },
  },
  {
    cause: 'seed:vipWeek',
    type: 'activity',
    to: ['vip001'],
    ageHours: 12,
    texts: {
      'zh-CN': { title: 'VIP 专属礼金', content: '本周流水达标即可领取周礼金，月礼金现已开放领取。' },
      'zh-TW': { title: 'VIP 專屬禮金', content: '本週流水達標即可領取週禮金，月禮金現已開放領取。' },
    },
  },
];
