import type { Translated } from '@pavilion/site-contract';
import type { welfareZhCN } from '../zhCN/welfareZhCN.ts';

/** Texts of the welfare page in Taiwan. */
export const welfareZhTW = {
  'welfare.title': '福利中心',
  'welfare.lead': '所有可領取的禮金與獎勵，以及還差多少。返水每天自動存入中心錢包，不必領取。',
  'welfare.exchange': '點數兌換',
  'welfare.exchangePoints': '點數兌換（{points} 點）',
  'welfare.due': '可領取',
  'welfare.missing': '未達條件',
  'welfare.none': '目前沒有可領取的福利',
  'welfare.noneHint': '達到下方條件後，就會出現在這裡。',
  'welfare.until': '{time} 前有效',
  'welfare.open': '查看',
  'welfare.openOf': '查看{name}',
  'welfare.records': '領取紀錄',
  'welfare.noRecords': '還沒有領取紀錄',
  'welfare.noRecordsHint': '領取禮金或獎勵後，會顯示在這裡。',
  'welfare.time': '時間',
  'welfare.source': '活動',
  'welfare.reward': '獎勵',
  'welfare.amount': '金額',
  'welfare.measure.deposit': '儲值 {done} / {target}',
  'welfare.measure.turnover': '流水 {done} / {target}',
  'welfare.measure.bets': '投注 {done} / {target} 筆',
  'welfare.measure.friends': '有效好友 {done} / {target} 位',
  'welfare.measure.days': '簽到 {done} / {target} 天',
  'welfare.measure.points': '點數 {done} / {target}',
  'welfare.measure.rank': '依上週流水排名發放',
  'welfare.measure.bindPhone': '須綁定手機號碼',
  'welfare.measure.bindRealName': '須填寫真實姓名',
  'welfare.measure.grade': '依 VIP 等級發放',
} as const satisfies Translated<typeof welfareZhCN>;
