import { formatMinor } from '@pavilion/kernel';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { Venue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { moveDrawForward } from '@pavilion/sandbox-venues/games/rounds/holdDraws';
import { findPlayable } from '@pavilion/sandbox-venues/games/catalogue/playable';
import { readBonusPools, toPoolView } from '@pavilion/sandbox-venues/pools/bonusPools';
import { awardPoolElsewhere } from '@pavilion/sandbox-venues/pools/lockPool';
import type { VenueFault } from '@pavilion/sandbox-venues/transfers/createVenueFaults';
import { setTurnover } from '@pavilion/sandbox-venues/transfers/turnover';
import { readVenueMoney } from '@pavilion/sandbox-venues/venues/venueAccounts';
import { getVenueState, type VenueState } from '@pavilion/sandbox-venues/venues/venueGate';
import { checkFaultNumbers } from './checkFaultNumbers.ts';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';
import { requireAmount } from './requireAmount.ts';

/** Turnover requirement of a member at a venue. Amounts are decimal text. */
export interface ConsoleTurnover {
  readonly channelCode: string;
  readonly required: string;
  /** Turnover so far, by default `0.00`. */
  readonly done?: string;
  /** Activity that causes the requirement. */
  readonly activityId?: string;
}

const states: readonly string[] = ['open', 'maintenance', 'regionLimited'];
const faultKinds: readonly string[] = ['refuse', 'slow'];

function requireNonNegativeAmount(text: unknown): bigint {
  const amount = requireAmount(text);
  if (amount < 0n) throw new ConsoleRefusal(400, 'An amount is decimal text, not below zero.');
  return amount;
}

async function requireActivityId(db: Db, id: string): Promise<string> {
  const activity = await db.selectFrom('activities').select('id').where('id', '=', String(id)).executeTakeFirst();
  if (!activity) throw new ConsoleRefusal(404, `There is no activity ${id}.`);
  return activity.id;
}

async function requireVenue(db: Db, code: string): Promise<Venue> {
  const venue = await db
    .selectFrom('venues')
    .selectAll()
    .where('code', '=', String(code).toUpperCase())
    .executeTakeFirst();
  if (!venue) throw new ConsoleRefusal(404, `There is no venue ${code}.`);
  return venue;
}

async function requireMemberId(db: Db, name: string): Promise<number> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (!member) throw new ConsoleRefusal(404, `There is no member ${name}.`);
  return member.id;
}

async function requirePool(db: Db, code: string): Promise<void> {
  if (!(await readBonusPools(db)).some((pool) => pool.code === code))
    throw new ConsoleRefusal(404, `There is no pool ${code}.`);
}

function stateCommands({ db, settings }: ConsolePorts) {
  const list = async () => {
    const venues = await db.selectFrom('venues').selectAll().orderBy('sort').execute();
    return venues.map((venue) => ({
      channelCode: venue.code,
      category: venue.category,
      name: venue.names['zh-CN'],
      state: getVenueState(venue, settings),
      launchKind: venue.launch_kind,
      hasWallet: venue.has_wallet,
      minTransfer: formatMinor(venue.min_transfer),
      maxTransfer: formatMinor(venue.max_transfer),
    }));
  };
  return {
    list,
    /** Opens a venue, closes it for maintenance, or blocks it for this region. */
    setState: async (code: string, state: VenueState) => {
      if (!states.includes(state)) throw new ConsoleRefusal(400, `A venue is ${states.join(', ')}.`);
      const venue = await requireVenue(db, code);
      const name = venue.code.toLowerCase();
      const others = settings.current().maintainedVenues.filter((each) => each !== name);
      await settings.change({ maintainedVenues: state === 'maintenance' ? [...others, name] : others });
      await db
        .updateTable('venues')
        .set({ state: state === 'regionLimited' ? state : 'open' })
        .where('code', '=', venue.code)
        .execute();
      return (await list()).find(({ channelCode }) => channelCode === venue.code);
    },
  };
}

function transferCommands({ db, clock, transfers }: ConsolePorts) {
  return {
    faults: () => transfers.faults.list(),
    /** Plans a fault of the next transfers of a venue. */
    addFault: async (fault: VenueFault) => {
      if (!faultKinds.includes(fault.kind)) throw new ConsoleRefusal(400, 'A fault of a venue is "refuse" or "slow".');
      checkFaultNumbers(fault);
      const channelCode = fault.channelCode === '*' ? '*' : (await requireVenue(db, fault.channelCode)).code;
      transfers.faults.add({ ...fault, channelCode });
    },
    clearFaults: (channelCode?: string) => transfers.faults.clear(channelCode?.toUpperCase()),
    /** Lists the newest transfers of all members or of one. */
    transfers: async ({ member, status, limit = 50 }: { member?: string; status?: string; limit?: number } = {}) => {
      let query = db
        .selectFrom('venue_transfers')
        .innerJoin('members', 'members.id', 'venue_transfers.member_id')
        .selectAll('venue_transfers')
        .select('members.name as member_name');
      if (member) query = query.where('members.name', '=', member);
      if (status) query = query.where('status', '=', status as 'pending');
      const rows = await query.orderBy('venue_transfers.id', 'desc').limit(limit).execute();
      return rows.map((row) => ({
        transferId: String(row.id),
        member: row.member_name,
        channelCode: row.venue_code,
        direction: row.direction,
        amount: formatMinor(row.amount),
        cause: row.cause,
        status: row.status,
        beganAt: row.began_at.getTime(),
        answersAt: row.answers_at.getTime(),
      }));
    },
    /** Lets all venues or one decide their pending transfers now. */
    answer: async (channelCode?: string) => {
      const now = new Date(clock.now());
      let query = db.updateTable('venue_transfers').set({ answers_at: now }).where('status', '=', 'pending');
      if (channelCode) query = query.where('venue_code', '=', (await requireVenue(db, channelCode)).code);
      const updated = await query.returning('id').execute();
      for (const { id } of updated) await transfers.finish(id);
      return { answered: updated.length };
    },
  };
}

function poolCommands({ db, clock, world }: ConsolePorts) {
  const pools = async () => {
    const now = world.clock().at;
    return (await readBonusPools(db)).map((pool) => toPoolView(pool, now, 'zh-CN'));
  };
  return {
    pools,
    /** Sets the odds of a pool: a round wins with a chance of 1 in `odds` per yuan of its stake. */
    setPoolOdds: async (code: string, odds: number) => {
      if (!(Number.isInteger(odds) && odds >= 1 && odds <= 2 ** 32))
        throw new ConsoleRefusal(400, 'Odds are a whole number up to 4,294,967,296.');
      await requirePool(db, code);
      await db
        .updateTable('bonus_pools')
        .set({ odds: BigInt(odds) })
        .where('code', '=', code)
        .execute();
      return pools();
    },
    /** Pays a pool to a simulated winner on another platform now. */
    winPool: async (code: string) => {
      await requirePool(db, code);
      await db
        .transaction()
        .execute((tx) => awardPoolElsewhere(tx, code, { at: world.clock().at, now: new Date(clock.now()) }));
      return pools();
    },
  };
}

function moneyCommands({ db, clock }: ConsolePorts) {
  return {
    /** Lists the turnover requirements of a member. */
    turnover: async (name: string) => {
      const id = await requireMemberId(db, name);
      const rows = await db.selectFrom('venue_turnover').selectAll().where('member_id', '=', id).execute();
      return rows.map(({ venue_code, required, done }) => ({
        channelCode: venue_code,
        required: formatMinor(required),
        done: formatMinor(done),
      }));
    },
    /** Sets a turnover requirement of a member at a venue; a requirement of 0 is met. */
    setTurnover: async (name: string, { channelCode, required, done = '0.00', activityId }: ConsoleTurnover) => {
      const [id, venue] = [await requireMemberId(db, name), await requireVenue(db, channelCode)];
      await setTurnover(db, id, {
        venueCode: venue.code,
        required: requireNonNegativeAmount(required),
        done: requireNonNegativeAmount(done),
        activityId: activityId === undefined ? null : await requireActivityId(db, activityId),
      });
      return { channelCode: venue.code, required, done };
    },
    /** Reads a member's wallet, venue balances and money in transit in one query. */
    money: async (name: string) => {
      const { wallet, transit, venues } = await readVenueMoney(db, await requireMemberId(db, name));
      return {
        at: clock.now(),
        wallet: formatMinor(wallet),
        pending: formatMinor(transit),
        venues: Object.fromEntries([...venues].map(([code, balance]) => [code, formatMinor(balance)])),
      };
    },
  };
}

/** Creates the venue functions of the console: states, faults, pools, turnover requirements and transfers. */
export function createConsoleVenues(ports: ConsolePorts) {
  const { db, clock, holdDraws } = ports;
  return {
    ...stateCommands(ports),
    ...transferCommands(ports),
    ...poolCommands(ports),
    ...moneyCommands(ports),
    /** Holds the current draw of a game and resolves when its tickets are paid. */
    draw: async (gameCode: string) => {
      const code = String(gameCode).toUpperCase();
      const game = await findPlayable(db, await requireVenue(db, code.split('-')[0] ?? ''), code);
      if (game?.periodMs === undefined) throw new ConsoleRefusal(404, `There is no game ${code} with draws.`);
      const drawNo = await moveDrawForward(db, game, new Date(clock.now()));
      await holdDraws();
      return { gameCode: game.code, drawNo };
    },
  };
}
