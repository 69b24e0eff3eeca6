import { type Translated } from '@pavilion/site-contract';
import { type zhCN } from './zhCN.ts';

/** Texts of pages that are not open yet, as Taiwan writes them. */
export const zhTW = {
  'planned.badge': '籌備中',
  'planned.text': '此專區尚未開放，開放時會在公告中通知您。',
  'planned.open': '目前可以使用',
  'planned.venue': '進入體育盤口',
  'support.title': '安全提醒',
  'support.text':
    '儲值管道僅由官方網站、官方 APP 與官方客服提供。本站不承認任何線下代儲代理，請勿轉帳給對方，也請勿透露您的密碼與驗證碼。',
  'support.ok': '我知道了',
  'about.TY':
    '足球、籃球與更多賽事，早盤、今日、走地同一張盤口。讓球以四分之一球為一級，賠率即時變動，漲跌有箭頭也有顏色。注單一經接受即不得取消，賽果以紀錄為準。',
  'about.DZ': '電子遊戲依廠商與玩法分類，規則與賠付表寫在每款遊戲的入口。結果由亂數決定，與先前的局數無關。',
  'about.ZR': '真人荷官、即時畫面。每張桌台都標明限額與規則，牌路僅供參考，不代表下一局的結果。',
  'about.CP': '彩票以官方開獎結果為準，開獎前封盤。每期限額與賠率都列在投注頁。',
  'about.QP': '棋牌對局在玩家之間進行。平台不參與牌局，只依規則收取服務費，並保存牌譜備查。',
  'about.DJ': '電競賽事以官方賽果結算，單圖盤與全場盤分開列出。',
  'about.BY': '捕魚遊戲的砲台倍數與命中率寫在規則頁。開始之前，請先設定自己的上限。',
} as const satisfies Translated<typeof zhCN>;
