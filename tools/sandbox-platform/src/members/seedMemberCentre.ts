import { bettingActivities } from '../content/bettingActivities.ts';
import { depositActivities } from '../content/depositActivities.ts';
import type { ActivityRow } from '../content/activityRow.ts';
import { feedbackCategories } from '../content/feedbackCategories.ts';
import { seedLetters } from '../content/seedLetters.ts';
import { sponsors } from '../content/sponsors.ts';
import { gradeRows, computeRebateRates } from '../content/vipGrades.ts';
import type { Db } from '../db/database.ts';
import { type NewInboxMessage, sendInboxMessages } from '../letters/sendInboxMessages.ts';
import { addDays, getDayStart } from '../base/chinaTime.ts';

const HOUR = 3_600_000;

/** Converts whole yuan to minor units. */
const toMinorUnits = (amount: number): bigint => BigInt(amount) * 100n;

const activityRows: readonly ActivityRow[] = [...depositActivities, ...bettingActivities];

async function seedGrades(db: Db): Promise<void> {
  const rows = gradeRows.map((row, index) => ({
    grade: index + 1,
    need_deposit: toMinorUnits(row.deposit),
    need_turnover: toMinorUnits(row.turnover),
    upgrade_gift: toMinorUnits(row.upgrade),
    week_gift: toMinorUnits(row.week),
    week_turnover: toMinorUnits(row.weekTurnover),
    month_gift: toMinorUnits(row.month),
    birthday_gift: toMinorUnits(row.month),
    rebates: JSON.stringify(computeRebateRates(row)),
  }));
  await db.insertInto('vip_grades').values(rows).execute();
}

async function seedActivities(db: Db, now: Date): Promise<void> {
  const today = getDayStart(now);
  const activities = activityRows.map(
    ({ id, kind, runs, needsPhone = false, needsName = false, turnover, rivals = 0, texts }, sort) => ({
      id,
      kind,
      sort,
      needs_phone: needsPhone,
      needs_name: needsName,
      turnover_multiple: turnover,
      rivals,
      texts: JSON.stringify(texts),
      begin_at: addDays(today, -runs[0]),
      end_at: addDays(today, runs[1]),
    }),
  );
  const rewards = activityRows.flatMap((activity) =>
    activity.rewards.map(({ id, names, amount, measure, target, rate = 0, weight = 0 }, sort) => ({
      activity_id: activity.id,
      reward_id: id,
      sort,
      names: JSON.stringify(names),
      measure,
      rate,
      weight,
      amount: toMinorUnits(amount),
      target: measure === 'deposit' || measure === 'turnover' ? toMinorUnits(target) : BigInt(target),
    })),
  );
  await db.insertInto('activities').values(activities).execute();
  await db.insertInto('activity_rewards').values(rewards).execute();
}

async function seedTexts(db: Db): Promise<void> {
  const categories = feedbackCategories.map(({ id, maxReward, texts }, sort) => ({
    id,
    sort,
    texts: JSON.stringify(texts),
    max_reward: toMinorUnits(maxReward),
  }));
  await db.insertInto('feedback_categories').values(categories).execute();
  const partners = sponsors.map(({ id, period, texts }, sort) => ({ id, sort, period, texts: JSON.stringify(texts) }));
  await db.insertInto('sponsors').values(partners).execute();
}

async function seedBoxes(db: Db, now: Date): Promise<void> {
  const members = await db.selectFrom('members').select(['id', 'name']).execute();
  const letters = seedLetters.flatMap(({ to, ageHours, ...letter }): NewInboxMessage[] => {
    const at = new Date(now.getTime() - ageHours * HOUR);
    if (!to) return [{ ...letter, memberId: null, at }];
    return members.filter(({ name }) => to.includes(name)).map(({ id }) => ({ ...letter, memberId: id, at }));
  });
  await sendInboxMessages(db, letters);
}

/** Seeds the member centre of a new database once: VIP levels, activities, feedback categories, sponsors, inbox messages. */
export async function seedMemberCentre(db: Db, now: Date): Promise<void> {
  if (await db.selectFrom('vip_grades').select('grade').limit(1).executeTakeFirst()) return;
  await db.transaction().execute(async (tx) => {
    await seedGrades(tx);
    await seedActivities(tx, now);
    await seedTexts(tx);
    await seedBoxes(tx, now);
  });
}
