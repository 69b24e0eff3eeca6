import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../base/locale.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { Tx } from '../db/database.ts';
import { lockMember } from '../ledger/balances.ts';
import { readQuitting, type Quitting } from './quitting/readQuitting.ts';
import { takeBack } from './quitting/takeBack.ts';
import { readMemberActivity, type Visitor } from './readActivities.ts';
import type { MemberActivity } from './rules/activityTypes.ts';

const NOT_EARNED = errorCodes.warning;

/** Reasons why an activity cannot be quit now. */
const texts = {
  notJoined: { 'zh-CN': '您没有参加此活动', 'zh-TW': '您沒有參加此活動' },
  openBets: {
    'zh-CN': '领取奖励后下的注单还没有全部结算，结算后才能退出',
    'zh-TW': '領取獎勵後下的注單尚未全部結算，結算後才能退出',
  },
  moneyAtVenues: {
    'zh-CN': '中心钱包余额不足以扣回，请先把场馆余额转回中心钱包',
    'zh-TW': '中心錢包餘額不足以扣回，請先將場館餘額轉回中心錢包',
  },
  moneyInCoins: {
    'zh-CN': '中心钱包余额不足以扣回，请先把 USDT 币钱包的余额兑换回中心钱包',
    'zh-TW': '中心錢包餘額不足以扣回，請先將 USDT 幣錢包的餘額兌換回中心錢包',
  },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

const refuse = (reason: keyof typeof texts) => new Refusal(NOT_EARNED, { reason }, { texts: texts[reason] });

/** Whether a bet or round placed since `from` has no result yet. */
async function hasOpenBets(tx: Tx, memberId: number, from: Date): Promise<boolean> {
  const bet = await tx
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['pending', 'open'])
    .where('placed_at', '>=', from)
    .limit(1)
    .executeTakeFirst();
  const round = await tx
    .selectFrom('venue_rounds')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'open')
    .where('placed_at', '>=', from)
    .limit(1)
    .executeTakeFirst();
  return bet !== undefined || round !== undefined;
}

/**
 * Checks that all winnings of the bonuses are known and within reach.
 *
 * @throws Refusal 6012
 */
async function checkReach(tx: Tx, { member }: MemberActivity, quitting: Quitting): Promise<void> {
  const { bonuses, forfeit, takenBack, elsewhere, coins } = quitting;
  const [oldest] = bonuses;
  if (oldest && (await hasOpenBets(tx, member.id, oldest.at))) throw refuse('openBets');
  if (takenBack === forfeit.bonus + forfeit.winnings) return;
  if (elsewhere > 0n) throw refuse('moneyAtVenues');
  if (coins > 0n) throw refuse('moneyInCoins');
}

/**
 * Quits an activity: its progress and unclaimed rewards are lost, and bonuses whose turnover is open are taken back with what
 * was won with them (§1). The member is locked first, so that of two concurrent requests the second finds the first.
 *
 * @throws Refusal 6012 if the member does not take part, has bets without result, or has money of the bonus at venues or in coins
 */
export async function quitActivity(
  tx: Tx,
  activityId: string,
  visitor: Visitor,
): Promise<ResponseOf<'promotions.quit'>> {
  const { member, now } = visitor;
  await lockMember(tx, member.id);
  const participation = await readMemberActivity(tx, activityId, visitor);
  const quitting = await readQuitting(participation);
  if (!quitting) throw refuse('notJoined');
  await checkReach(tx, participation, quitting);
  await takeBack(tx, participation, quitting);
  const { takenBack } = quitting;
  await tx
    .insertInto('activity_joins')
    .values({ member_id: member.id, activity_id: activityId, joined_at: now, quit_at: now, taken_back: takenBack })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'activity_id']).doUpdateSet({ quit_at: now, taken_back: takenBack }),
    )
    .execute();
  return { activityId, quitTime: now.getTime(), takenBack: formatMinor(takenBack) };
}
