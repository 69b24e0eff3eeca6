import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { ActivityKind, Texts } from '../db/tables/memberCentreTables.ts';

type Block = NonNullable<ResponseOf<'promotion.config'>['list'][number]['blocks']>[number];

/** Content of the landing pages. Amounts are in the rewards and terms of the activity, not here. */
export const landingBlocks: Partial<Record<ActivityKind, Texts<readonly Block[]>>> = {
  activityLandPage: {
    'zh-CN': [
      {
        kind: 'lead',
        title: '一次报名，整个赛季都算数',
        text: '报名之后，您在体育与所有场馆结算的每一笔有效投注都会累计，两档奖励各领一次。',
      },
      {
        kind: 'steps',
        title: '三步参加',
        steps: [
          { title: '报名', text: '绑定手机后点“报名参加”，从这一刻开始累计。' },
          { title: '投注', text: '串关与单关都算；退还本金的注单不算。' },
          { title: '领取', text: '达到一档就可以领一档，奖励即时存入中心钱包。' },
        ],
      },
      { kind: 'link', text: '去看今天的足球赛事', path: '/game/sport' },
      {
        kind: 'questions',
        title: '常见问题',
        questions: [
          { question: '报名之前下的注单算吗？', answer: '不算。以注单结算的时间为准，须在报名之后结算。' },
          { question: '两档奖励能都领吗？', answer: '可以，各限一次。' },
          { question: '可以退出吗？', answer: '可以。退出之前，页面会写明您放弃的流水与奖励。' },
        ],
      },
    ],
    'zh-TW': [
      {
        kind: 'lead',
        title: '一次報名，整個賽季都算數',
        text: '報名之後，您在體育與所有場館結算的每一筆有效投注都會累計，兩個級距的獎勵各領一次。',
      },
      {
        kind: 'steps',
        title: '三步參加',
        steps: [
          { title: '報名', text: '綁定手機後按「報名參加」，從這一刻開始累計。' },
          { title: '投注', text: '串關與單關都算；退還本金的注單不算。' },
          { title: '領取', text: '達到一個級距即可領取該級距的獎勵，並即時存入中心錢包。' },
        ],
      },
      { kind: 'link', text: '去看今天的足球賽事', path: '/game/sport' },
      {
        kind: 'questions',
        title: '常見問題',
        questions: [
          { question: '報名之前下的注單算嗎？', answer: '不算。以注單結算的時間為準，須在報名之後結算。' },
          { question: '兩個級距的獎勵都能領嗎？', answer: '可以，各限一次。' },
          { question: '可以退出嗎？', answer: '可以。退出之前，頁面會寫明您放棄的流水與獎勵。' },
        ],
      },
    ],
  },
};
