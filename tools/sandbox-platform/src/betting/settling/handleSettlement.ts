import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Locale } from '../../base/locale.ts';
import type { Tx } from '../../db/database.ts';
import type { Bet } from '../../db/tables/bettingTables.ts';
import { sendInboxMessages } from '../../letters/sendInboxMessages.ts';
import { raiseGrade } from '../../grades/raiseGrade.ts';

type SettledBet = Pick<Bet, 'id' | 'member_id' | 'ticket_id' | 'stake'> & { readonly net: Minor };

/** Describes what a bet paid. The stake of a void bet or a push is returned, and a lost bet pays nothing. */
function describePayout({ stake, net }: SettledBet): Readonly<Record<Locale, string>> {
  const paid = formatMinor(stake + net);
  if (net === 0n) return { 'zh-CN': `本金 ${paid} 元已退回`, 'zh-TW': `本金 ${paid} 元已退回` };
  const stakePart = stake + net > 0n ? '（含本金）' : '';
  return { 'zh-CN': `派彩 ${paid} 元${stakePart}`, 'zh-TW': `派彩 ${paid} 元${stakePart}` };
}

/** Sends the inbox message about a settlement and updates the VIP level, which the turnover may raise. */
export async function handleSettlement(tx: Tx, bet: SettledBet, now: Date): Promise<void> {
  const payout = describePayout(bet);
  const texts = {
    'zh-CN': { title: '注单结算通知', content: `您的注单 ${bet.ticket_id} 已结算，${payout['zh-CN']}。` },
    'zh-TW': { title: '注單結算通知', content: `您的注單 ${bet.ticket_id} 已結算，${payout['zh-TW']}。` },
  };
  await sendInboxMessages(tx, [{ memberId: bet.member_id, type: 'notice', cause: `bet:${bet.id}`, texts, at: now }]);
  await raiseGrade(tx, bet.member_id, now);
}

type ResettledBet = SettledBet & Pick<Bet, 'resettlements'> & { readonly formerNet: Minor };

/** Sends the inbox message about a corrected result, with the former payout. */
export async function handleResettlement(tx: Tx, bet: ResettledBet, now: Date): Promise<void> {
  const [former, paid] = [formatMinor(bet.stake + bet.formerNet), formatMinor(bet.stake + bet.net)];
  const texts = {
    'zh-CN': {
      title: '注单重新结算通知',
      content: `因赛果更正，您的注单 ${bet.ticket_id} 已重新结算：原派彩 ${former} 元，更正后派彩 ${paid} 元（含本金）。`,
    },
    'zh-TW': {
      title: '注單重新結算通知',
      content: `因賽果更正，您的注單 ${bet.ticket_id} 已重新結算：原派彩 ${former} 元，更正後派彩 ${paid} 元（含本金）。`,
    },
  };
  const cause = `bet:${bet.id}.${bet.resettlements}`;
  await sendInboxMessages(tx, [{ memberId: bet.member_id, type: 'notice', cause, texts, at: now }]);
  await raiseGrade(tx, bet.member_id, now);
}
