import { withLegs } from '@pavilion/sandbox-platform/betting/bets/betRows';
import { toWireBet } from '@pavilion/sandbox-platform/records/betRecords';
import { audit } from '@pavilion/sandbox-platform/ledger/audit';
import { payRebates } from '@pavilion/sandbox-platform/rebates/payRebates';
import type { Fault } from '../server/faults/createFaults.ts';
import { findInvalidFaultField, type PlatformFault } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import { faultKinds, isFaultKind } from '../server/faults/faultKinds.ts';
import { routeIds } from '../server/routeTable.ts';
import { badSetting, type SiteSettings } from '@pavilion/sandbox-platform/settings/siteSettings';
import { consoleChat } from './consoleChat.ts';
import { consoleDevices } from './consoleDevices.ts';
import { consoleCashier } from './consoleCashier.ts';
import { consoleMatches } from './consoleMatches.ts';
import { consoleMembers } from './consoleMembers.ts';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';
import { consoleVenues } from './consoleVenues.ts';

export interface ClockChange {
  /** World seconds per real second, 1 to 600. */
  readonly speed?: number;
  readonly isPaused?: boolean;
  readonly advanceMinutes?: number;
}

const isCount = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && (value as number) >= 0);

function checkFault(fault: Fault): Fault {
  const kinds = Object.keys(faultKinds).join(', ');
  if (!isFaultKind(fault.kind)) throw new ConsoleRefusal(400, `A fault is one of ${kinds}.`);
  if (!isCount(fault.delayMs) || !isCount(fault.count)) {
    throw new ConsoleRefusal(400, '"delayMs" and "count" are whole numbers.');
  }
  const isKnown = fault.endpoint === '*' || (routeIds as readonly string[]).includes(fault.endpoint);
  if (!isKnown) throw new ConsoleRefusal(400, 'A fault names an endpoint of the catalogue, or *.');
  return fault;
}

function consoleClock({ world, saveWorld }: ConsolePorts) {
  return async ({ speed, isPaused, advanceMinutes }: ClockChange) => {
    if (speed !== undefined) world.setSpeed(speed);
    if (isPaused === true) world.pause();
    if (isPaused === false) world.unpause();
    if (advanceMinutes !== undefined) {
      if (!(advanceMinutes >= 0 && advanceMinutes <= 7 * 1440)) {
        throw new ConsoleRefusal(400, 'The clock goes forward, by a week at most.');
      }
      world.advance(advanceMinutes * 60_000);
    }
    await saveWorld();
    return world.clock();
  };
}

/** Newest bets of everybody, or of one member. */
function consoleBets({ db }: ConsolePorts) {
  return async ({ member, status, limit = 50 }: { member?: string; status?: string; limit?: number }) => {
    let query = db.selectFrom('bets').innerJoin('members', 'members.id', 'bets.member_id').selectAll('bets');
    if (member) query = query.where('members.name', '=', member);
    if (status) query = query.where('bets.status', '=', status as 'open');
    const rows = await query.select('members.name as member_name').orderBy('bets.id', 'desc').limit(limit).execute();
    const bets = await withLegs(db, rows);
    return bets.map((bet, at) => ({
      ...toWireBet(bet, 'zh-CN'),
      member: rows[at]?.member_name ?? '',
      requestId: bet.request_id,
      oddsIds: bet.legs.map(({ odds_id }) => odds_id),
      ...(bet.rejection ? { rejection: bet.rejection } : {}),
    }));
  };
}

/** The operator's hand on the platform (ruling X1): what the console page and its JSON do, also for tests in Node. */
export function createConsole(ports: ConsolePorts) {
  const { db, clock, world, betting, settings, faults, platformFaults, inbox, label, feedClients } = ports;
  const betsByStatus = async () => {
    const rows = await db
      .selectFrom('bets')
      .select(['status', (count) => count.fn.countAll<bigint>().as('count')])
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  };
  return {
    matches: consoleMatches(ports),
    members: consoleMembers(ports),
    ...consoleCashier(ports),
    venues: consoleVenues(ports),
    chat: consoleChat(ports),
    bets: consoleBets(ports),
    state: async () => ({
      database: label,
      clock: world.clock(),
      counts: world.counts(),
      bets: await betsByStatus(),
      feedClients: feedClients(),
      faults: faults.list().length,
      settings: settings.current(),
    }),
    clock: () => world.clock(),
    setClock: consoleClock(ports),
    settings: () => settings.current(),
    setSettings: (change: Partial<SiteSettings>) => {
      const bad = badSetting(change);
      if (bad !== undefined) throw new ConsoleRefusal(400, `"${bad}" is no setting, or has a value it cannot have.`);
      return settings.change(change);
    },
    resetSettings: () => settings.reset(),
    faults: () => faults.list(),
    faultKinds: () => faultKinds,
    addFault: (fault: Fault) => faults.add(checkFault(fault)),
    clearFaults: (endpoint?: string) => faults.clear(endpoint),
    platformFaults: () => platformFaults.current(),
    /** Puts the whole platform in trouble: its clock, its key, its database. */
    setPlatformFault: (change: Partial<PlatformFault>) => {
      const bad = findInvalidFaultField(change);
      if (bad !== undefined) throw new ConsoleRefusal(400, `"${bad}" is no trouble, or has a value it cannot have.`);
      return platformFaults.change(change);
    },
    clearPlatformFault: () => platformFaults.heal(),
    inbox: () => inbox.list(),
    /** Captchas that were shown, with their answers. */
    captchas: () => inbox.captchas(),
    devices: consoleDevices(ports),
    /** Settles every open bet whose result is known. */
    settle: () => betting.settleAll(),
    /** Pays everybody the rebate of what was decided up to now, before the day is over. */
    payRebates: () => payRebates(db, new Date(clock.now()), new Date(clock.now())),
    /** Checks the books; the first violation in words, or none. */
    audit: async () => {
      const violation = await audit(db);
      return violation === undefined ? { ok: true } : { ok: false, violation };
    },
  };
}

export type SandboxConsole = ReturnType<typeof createConsole>;
