import { addLegs } from '@pavilion/sandbox-platform/betting/bets/betRows';
import { toWireBet } from '@pavilion/sandbox-platform/records/betRecords';
import { audit } from '@pavilion/sandbox-platform/ledger/audit';
import { payRebates } from '@pavilion/sandbox-platform/rebates/payRebates';
import type { Fault } from '../server/faults/createFaults.ts';
import { findInvalidFaultField, type PlatformFault } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import { faultKinds, isFaultKind } from '../server/faults/faultKinds.ts';
import { routeIds } from '../server/routeTable.ts';
import { findInvalidSetting, type SiteSettings } from '@pavilion/sandbox-platform/settings/siteSettings';
import { checkFaultNumbers } from './commands/checkFaultNumbers.ts';
import { createConsoleActivities } from './commands/consoleActivities.ts';
import { createConsoleChat } from './commands/consoleChat.ts';
import { createConsoleDevices } from './commands/consoleDevices.ts';
import { createConsoleCashier } from './commands/consoleCashier.ts';
import { createConsoleLimits } from './commands/consoleLimits.ts';
import { createConsoleMatches } from './commands/consoleMatches.ts';
import { createConsoleMembers } from './commands/consoleMembers.ts';
import { createConsoleMemberCentre } from './commands/createConsoleMemberCentre.ts';
import { createConsolePartners } from './commands/consolePartners.ts';
import { type ConsolePorts, ConsoleRefusal } from './commands/consoleTypes.ts';
import { createConsoleSponsors } from './commands/consoleSponsors.ts';
import { createConsoleService } from './commands/consoleService.ts';
import { createConsoleReports } from './commands/consoleReports.ts';
import { createConsoleVenues } from './commands/consoleVenues.ts';

export interface ClockChange {
  /** World seconds per real second, 1 to 600. */
  readonly speed?: number;
  readonly isPaused?: boolean;
  readonly advanceMinutes?: number;
}

function checkFault(fault: Fault): Fault {
  const kinds = Object.keys(faultKinds).join(', ');
  if (!isFaultKind(fault.kind)) throw new ConsoleRefusal(400, `The kind of a fault is one of ${kinds}.`);
  checkFaultNumbers(fault);
  const isKnown = fault.endpoint === '*' || (routeIds as readonly string[]).includes(fault.endpoint);
  if (!isKnown) throw new ConsoleRefusal(400, '"endpoint" is an endpoint of the catalogue or *.');
  return fault;
}

function checkSettings(change: Partial<SiteSettings>): Partial<SiteSettings> {
  const bad = findInvalidSetting(change);
  if (bad !== undefined) throw new ConsoleRefusal(400, `"${bad}" is not a setting or has an invalid value.`);
  return change;
}

function consoleClock({ world, saveWorld }: ConsolePorts) {
  return async ({ speed, isPaused, advanceMinutes }: ClockChange) => {
    if (speed !== undefined) world.setSpeed(speed);
    if (isPaused === true) world.pause();
    if (isPaused === false) world.unpause();
    if (advanceMinutes !== undefined) {
      if (!(advanceMinutes >= 0 && advanceMinutes <= 7 * 1440)) {
        throw new ConsoleRefusal(400, '"advanceMinutes" is 0 to 10080.');
      }
      world.advance(advanceMinutes * 60_000);
    }
    await saveWorld();
    return world.clock();
  };
}

/** Creates the list of the newest bets, of all members or of one. */
function consoleBets({ db }: ConsolePorts) {
  return async ({ member, status, limit = 50 }: { member?: string; status?: string; limit?: number }) => {
    let query = db.selectFrom('bets').innerJoin('members', 'members.id', 'bets.member_id').selectAll('bets');
    if (member) query = query.where('members.name', '=', member);
    if (status) query = query.where('bets.status', '=', status as 'open');
    const rows = await query.select('members.name as member_name').orderBy('bets.id', 'desc').limit(limit).execute();
    const bets = await addLegs(db, rows);
    return bets.map((bet, at) => ({
      ...toWireBet(bet, 'zh-CN'),
      member: rows[at]?.member_name ?? '',
      requestId: bet.request_id,
      oddsIds: bet.legs.map(({ odds_id }) => odds_id),
      ...(bet.rejection ? { rejection: bet.rejection } : {}),
    }));
  };
}

/** Creates the console (ruling X1): the functions behind its page and JSON, also for tests in Node. */
export function createConsole(ports: ConsolePorts) {
  const { db, clock, world, betting, settings, faults, platformFaults, label, feedClients } = ports;
  const betsByStatus = async () => {
    const rows = await db
      .selectFrom('bets')
      .select(['status', (count) => count.fn.countAll<bigint>().as('count')])
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  };
  return {
    matches: createConsoleMatches(ports),
    members: createConsoleMembers(ports),
    ...createConsoleCashier(ports),
    venues: createConsoleVenues(ports),
    chat: createConsoleChat(ports),
    ...createConsoleMemberCentre(ports),
    partners: createConsolePartners(ports),
    service: createConsoleService(ports),
    sponsors: createConsoleSponsors(ports),
    siteOrigins: ports.siteOrigins,
    activities: createConsoleActivities(ports),
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
    setSettings: (change: Partial<SiteSettings>) => settings.change(checkSettings(change)),
    resetSettings: () => settings.reset(),
    faults: () => faults.list(),
    faultKinds: () => faultKinds,
    addFault: (fault: Fault) => faults.add(checkFault(fault)),
    clearFaults: (endpoint?: string) => faults.clear(endpoint),
    platformFaults: () => platformFaults.current(),
    /** Sets a fault of the whole platform: its clock, key or database. */
    setPlatformFault: (change: Partial<PlatformFault>) => {
      const bad = findInvalidFaultField(change);
      if (bad !== undefined)
        throw new ConsoleRefusal(400, `"${bad}" is not a field of the platform fault or has an invalid value.`);
      return platformFaults.change(change);
    },
    clearPlatformFault: () => platformFaults.heal(),
    ...createConsoleReports(ports),
    devices: createConsoleDevices(ports),
    limits: createConsoleLimits(ports),
    /** Settles every open bet whose result is known. */
    settle: () => betting.settleAll(),
    /** Pays all members the rebate of turnover decided so far, before the end of the day. */
    payRebates: () => payRebates(db, new Date(clock.now()), new Date(clock.now())),
    /** Audits the ledger; returns the first violation as text. */
    audit: async () => {
      const violation = await audit(db);
      return violation === undefined ? { ok: true } : { ok: false, violation };
    },
  };
}

export type SandboxConsole = ReturnType<typeof createConsole>;
