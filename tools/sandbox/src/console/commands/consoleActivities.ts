import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ActivityKind } from '@pavilion/sandbox-platform/db/tables/memberCentreTables';
import { addDays } from '@pavilion/sandbox-platform/base/chinaTime';
import { getActivityPhase } from '@pavilion/sandbox-platform/promotions/readActivities';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

const DAY = 86_400_000;
const MAX_DAYS = 366;

/** New activity: a copy of the first one of its kind. */
export interface ConsoleActivity {
  readonly kind: ActivityKind;
  /** Days from now until it begins, 0 by default. */
  readonly beginsInDays?: number;
  /** Days that it runs, 30 by default. */
  readonly days?: number;
  /** Number of simulated players of a race; that of the copied one by default. */
  readonly rivals?: number;
}

const isDays = (value: number, least: number): boolean =>
  Number.isInteger(value) && value >= least && value <= MAX_DAYS;

type Ports = Pick<ConsolePorts, 'db' | 'clock' | 'platformFaults'>;

async function listActivities({ db, clock }: Ports) {
  const activities = await db.selectFrom('activities').selectAll().orderBy('sort').execute();
  const claims = await db
    .selectFrom('activity_claims')
    .groupBy('activity_id')
    .select(['activity_id', (rows) => rows.fn.countAll<bigint>().as('count')])
    .execute();
  return activities.map((activity) => ({
    activityId: activity.id,
    kind: activity.kind,
    title: activity.texts['zh-CN'].title,
    state: getActivityPhase(activity, new Date(clock.now())),
    beginTime: activity.begin_at.getTime(),
    endTime: activity.end_at.getTime(),
    turnoverMultiple: activity.turnover_multiple,
    claims: Number(claims.find(({ activity_id }) => activity_id === activity.id)?.count ?? 0n),
  }));
}

async function requireActivity(db: Db, id: string) {
  const activity = await db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
  if (!activity) throw new ConsoleRefusal(404, `There is no activity ${id}.`);
  return activity;
}

function checkNewActivity({ beginsInDays = 0, days = 30, rivals = 0 }: ConsoleActivity) {
  if (!isDays(beginsInDays, 0) || !isDays(days, 1) || !isDays(rivals, 0))
    throw new ConsoleRefusal(400, `"beginsInDays" and "rivals" are 0 to ${MAX_DAYS}, "days" is 1 to ${MAX_DAYS}.`);
  return { beginsInDays, days };
}

/** Copies the first activity of a kind with its rewards. */
async function createActivity({ db, clock }: Ports, request: ConsoleActivity) {
  const { beginsInDays, days } = checkNewActivity(request);
  const activities = await db.selectFrom('activities').selectAll().orderBy('id').execute();
  const model = activities.find(({ kind }) => kind === request.kind);
  if (!model) throw new ConsoleRefusal(400, `"kind" is one of ${activities.map(({ kind }) => kind).join(', ')}.`);
  const id = String(Math.max(...activities.map((activity) => Number(activity.id))) + 1);
  const begin = addDays(new Date(clock.now()), beginsInDays);
  const sort = Math.max(...activities.map((activity) => activity.sort)) + 1;
  const period = { begin_at: begin, end_at: addDays(begin, days) };
  const { rivals = model.rivals } = request;
  await db.transaction().execute(async (tx) => {
    const activity = { ...model, ...period, id, sort, rivals, texts: JSON.stringify(model.texts) };
    await tx.insertInto('activities').values(activity).execute();
    const rewards = await tx.selectFrom('activity_rewards').selectAll().where('activity_id', '=', model.id).execute();
    const copies = rewards.map((reward) => ({ ...reward, activity_id: id, names: JSON.stringify(reward.names) }));
    if (copies.length > 0) await tx.insertInto('activity_rewards').values(copies).execute();
  });
  return { activityId: id };
}

/** Time of the platform to advance to. */
type FastForward = 'start' | 'end' | number;

async function fastForward({ db, clock, platformFaults }: Ports, id: string, to: FastForward) {
  const { begin_at, end_at } = await requireActivity(db, id);
  if (to !== 'start' && to !== 'end' && !isDays(to, 1))
    throw new ConsoleRefusal(400, `"to" is start, end or 1 to ${MAX_DAYS} days.`);
  const target = typeof to === 'number' ? clock.now() + to * DAY : (to === 'start' ? begin_at : end_at).getTime();
  const distance = Math.ceil(target - clock.now());
  if (distance < 0) throw new ConsoleRefusal(409, 'That time has passed.');
  const { clockOffsetMs } = platformFaults.change({
    clockOffsetMs: platformFaults.current().clockOffsetMs + distance,
  });
  return { now: clock.now(), clockOffsetMs };
}

/** Creates the functions of activities: create, start, end and fast-forward. */
export function createConsoleActivities(ports: Ports) {
  const { db, clock } = ports;
  const setPeriod = async (id: string, period: { readonly begin_at?: Date; readonly end_at: Date }) => {
    await db.updateTable('activities').set(period).where('id', '=', id).execute();
    return listActivities(ports);
  };
  return {
    list: () => listActivities(ports),
    /** Creates a copy of the first activity of a kind, with its rewards, and returns its id. */
    create: (request: ConsoleActivity) => createActivity(ports, request),
    /** Starts an activity now; it runs as long as before. */
    start: async (id: string) => {
      const { begin_at, end_at } = await requireActivity(db, id);
      const length = end_at.getTime() - begin_at.getTime();
      return setPeriod(id, { begin_at: new Date(clock.now()), end_at: new Date(clock.now() + length) });
    },
    /** Ends an activity now. */
    end: async (id: string) => {
      const { begin_at } = await requireActivity(db, id);
      const end = new Date(clock.now());
      return setPeriod(id, { ...(begin_at >= end && { begin_at: addDays(end, -1) }), end_at: end });
    },
    /**
     * Advances the clock of the platform to the start or the end of an activity, or by days, so that days, weeks and periods
     * pass for all members. Clients learn the new time from the platform (ruling W2).
     */
    fastForward: (id: string, to: FastForward) => fastForward(ports, id, to),
  };
}
