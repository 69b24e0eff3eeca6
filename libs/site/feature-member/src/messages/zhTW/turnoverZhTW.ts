import type { Translated } from '@pavilion/site-contract';
import type { turnoverZhCN } from '../zhCN/turnoverZhCN.ts';

/** Texts of the turnover panel in Taiwan. */
export const turnoverZhTW = {
  'turnover.title': '提款前的流水',
  'turnover.met': '已達標',
  'turnover.left': '還差 {amount}',
  'turnover.required': '共需流水',
  'turnover.done': '已完成',
  'turnover.remaining': '還差',
  'turnover.none': '沒有流水要求',
  'turnover.noneHint': '儲值或領取獎勵後，所需的流水會逐項列在這裡。',
  'turnover.deposit': '儲值',
  'turnover.bonus': '獎勵',
  'turnover.venue': '{venue}（資金暫時無法轉出）',
  'turnover.venueHint': '在該場館完成後即可轉出',
  'turnover.progress': '{done} / {required}',
  'turnover.rules': '流水怎麼算',
  'turnover.bets': '計入流水的注單',
  'turnover.time': '下注時間',
  'turnover.bet': '注單',
  'turnover.sports': '體育 {ref}',
  'turnover.stake': '本金',
  'turnover.net': '輸贏',
  'turnover.counted': '計入',
  'turnover.for': '計入哪一項',
  'turnover.reason.partial': '輸贏一半，以一半計',
  'turnover.reason.returned': '本金已退還，不計',
  'turnover.reason.exceeds': '超出所需，多出的不計',
  'turnover.noBets': '還沒有已結算的注單',
  'turnover.noBetsHint': '注單結算後會顯示計入多少。',
  'turnover.more': '更早的注單',
} as const satisfies Translated<typeof turnoverZhCN>;
