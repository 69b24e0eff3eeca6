import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../base/locale.ts';
import type { Db } from '../db/database.ts';
import type { SharedPlay, Turnover } from './allocateTurnover.ts';
import { readAllocation, type SettledPlay } from './readTurnover.ts';

type View = ResponseOf<'promotions.turnover'>;
type Bets = ResponseOf<'promotions.turnoverBets'>;
type Bet = Bets['list'][number];

/** Rules by which bets count. */
const rules: Readonly<Record<Locale, readonly string[]>> = {
  'zh-CN': [
    '存款须完成一倍流水，奖励按活动写明的倍数计算。',
    '每笔已结算的注单只计一次，以本金与输赢金额中较小者为准：输赢一半的计一半，退还本金的不计。',
    '先计入最早一笔未完成的存款或奖励；在它到账之前下的注单不计。',
    '未结算、未接受的注单不计；全部完成之后多出的流水不留给以后的存款或奖励。',
  ],
  'zh-TW': [
    '儲值須完成一倍流水，獎勵依活動寫明的倍數計算。',
    '每筆已結算的注單只計一次，以本金與輸贏金額中較小者為準：輸贏一半的計一半，退還本金的不計。',
    '先計入最早一筆未完成的儲值或獎勵；在它入帳之前下的注單不計。',
    '未結算、未接受的注單不計；全部完成之後多出的流水不留給以後的儲值或獎勵。',
  ],
};

/** Converts the turnover of a member to its wire form. */
export const toWireTurnover = ({ required, done, remaining }: Turnover) => ({
  required: formatMinor(required),
  done: formatMinor(done),
  remaining: formatMinor(remaining),
  isMet: remaining === 0n,
});

/** Reads the titles of all activities. */
async function readCauses(db: Db, locale: Locale) {
  const activities = await db.selectFrom('activities').select(['id', 'kind', 'texts']).execute();
  return new Map(
    activities.map(({ id, kind, texts }) => [id, { activityId: id, type: kind, title: texts[locale].title }]),
  );
}

async function readVenueRequirements(db: Db, memberId: number) {
  return db
    .selectFrom('venue_turnover')
    .innerJoin('venues', 'venues.code', 'venue_turnover.venue_code')
    .where('member_id', '=', memberId)
    .whereRef('done', '<', 'required')
    .select(['venue_code', 'names', 'required', 'done', 'activity_id'])
    .orderBy('venue_code')
    .execute();
}

/** Reads each deposit and bonus of a member with its required and done turnover, and the requirements at venues. */
export async function readTurnoverView(db: Db, memberId: number, locale: Locale): Promise<View> {
  const { total, current } = await readAllocation(db, memberId);
  const causes = await readCauses(db, locale);
  const findCause = (id: string | null) => {
    const activity = id === null ? undefined : causes.get(id);
    return activity && { activity };
  };
  return {
    total: toWireTurnover(total),
    list: current.map(({ id, kind, amount, required, done, at, activityId, rewardNames, isCancelled }) => ({
      id,
      kind,
      amount: formatMinor(amount),
      required: formatMinor(required),
      done: formatMinor(done),
      remaining: formatMinor(required - done),
      createTime: at.getTime(),
      ...findCause(activityId),
      ...(rewardNames && { rewardName: rewardNames[locale] }),
      ...(isCancelled && { isCancelled }),
    })),
    venues: (await readVenueRequirements(db, memberId)).map(({ venue_code, names, required, done, activity_id }) => ({
      channelCode: venue_code,
      venueName: names[locale],
      required: formatMinor(required),
      done: formatMinor(done),
      remaining: formatMinor(required - done),
      ...findCause(activity_id),
    })),
    rules: [...rules[locale]],
  };
}

const sumShares = ({ shares }: SharedPlay<SettledPlay>): bigint => shares.reduce((sum, { amount }) => sum + amount, 0n);

function getReason({ stake, counted }: SettledPlay, allocated: bigint): Bet['reason'] {
  if (counted === 0n) return 'returned';
  if (allocated < counted) return 'exceeds';
  return counted < stake ? 'partial' : 'full';
}

/** Reads a page of the settled bets since the oldest requirement, newest first, with what counted of each. */
export async function readTurnoverBets(
  db: Db,
  { memberId, locale }: { readonly memberId: number; readonly locale: Locale },
  { pageNum, pageSize }: RequestOf<'promotions.turnoverBets'>,
): Promise<Bets> {
  const { plays } = await readAllocation(db, memberId);
  const list = [...plays].reverse().slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return {
    total: plays.length,
    list: list.map((play) => ({
      ref: play.ref,
      category: play.category as Bet['category'],
      ...(play.names && { gameName: play.names[locale] }),
      stake: formatMinor(play.stake),
      net: formatMinor(play.net),
      counted: formatMinor(sumShares(play)),
      reason: getReason(play, sumShares(play)),
      shares: play.shares.map(({ id, amount }) => ({ id, amount: formatMinor(amount) })),
      betTime: play.placedAt.getTime(),
    })),
  };
}
