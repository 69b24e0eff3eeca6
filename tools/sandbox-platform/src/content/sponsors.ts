import type { Texts } from '../db/tables/memberCentreTables.ts';

interface Sponsor {
  readonly id: number;
  readonly period: string;
  readonly texts: Texts<{ readonly name: string; readonly title: string; readonly content: string }>;
}

/** Partnerships of the sponsor page. All clubs are fictional. */
export const sponsors: readonly Sponsor[] = [
  {
    id: 1,
    period: '2025–2028',
    texts: {
      'zh-CN': {
        name: '海港城足球俱乐部',
        title: '官方区域合作伙伴',
        content: '双方在球迷活动、青训交流与社区足球上展开合作，共同推广健康的足球文化。',
      },
      'zh-TW': {
        name: '海港城足球俱樂部',
        title: '官方區域合作夥伴',
        content: '雙方在球迷活動、青訓交流與社區足球上展開合作，共同推廣健康的足球文化。',
      },
    },
  },
  {
    id: 2,
    period: '2026–2027',
    texts: {
      'zh-CN': {
        name: '北境灰熊篮球队',
        title: '球衣胸前广告合作',
        content: '赛季主场比赛日设有互动专区，现场球迷可参与投篮挑战赢取纪念品。',
      },
      'zh-TW': {
        name: '北境灰熊籃球隊',
        title: '球衣胸前廣告合作',
        content: '球季主場比賽日設有互動專區，現場球迷可參加投籃挑戰贏得紀念品。',
      },
    },
  },
  {
    id: 3,
    period: '2026',
    texts: {
      'zh-CN': {
        name: '云岭电竞公开赛',
        title: '赛事冠名赞助',
        content: '十六支战队线下角逐，赛事全程直播，总奖金由主办方与赞助方共同提供。',
      },
      'zh-TW': {
        name: '雲嶺電競公開賽',
        title: '賽事冠名贊助',
        content: '十六支戰隊現場較量，賽事全程直播，總獎金由主辦單位與贊助商共同提供。',
      },
    },
  },
];
