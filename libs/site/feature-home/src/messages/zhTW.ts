import type { Translated } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of home in the terms of Taiwan. */
export const zhTW = {
  'hero.title': '盤口看得清，輸贏算得準',
  'hero.text': '讓球、大小、獨贏同一個畫面，賠率逐筆更新，漲跌有箭頭也有顏色。\n每一注的本金、可贏與結算，都精確到分。',
  'hero.enter': '進入體育盤口',
  'hero.rules': '看賠率規則',
  'notice.title': '公告',
  'notice.pause': '暫停輪播',
  'notice.play': '繼續輪播',
  'notice.previous': '上一則公告',
  'notice.next': '下一則公告',
  'notice.none': '目前沒有公告',
  'desk.loading': '正在載入賽事',
  'desk.failed': '載入失敗',
  'desk.retry': '重試',
  'dock.slip': '投注單',
  'dock.title': '點一個賠率，就在這裡下注',
  'dock.hint': '頁面不會跳走。登入後送出，選好的賠率會保留。',
  'dock.kept': '已選 {count} 注，登入後就能下注',
  'dock.login': '登入',
  'dock.register': '註冊',
} as const satisfies Translated<typeof zhCN>;
