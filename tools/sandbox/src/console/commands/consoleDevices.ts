import { deletePlaces } from '@pavilion/sandbox-platform/devices/knownDevices';
import { findMemberByName } from '@pavilion/sandbox-platform/auth/findMemberByName';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

const DAY_MS = 86_400_000;

/** Known devices and addresses of a member and the new-device rule. Times are milliseconds. */
export interface ConsoleDevices {
  /** `site` applies the site's setting `newDeviceRule`. */
  readonly rule: 'on' | 'off' | 'site';
  readonly lastLoginAt: number | null;
  readonly devices: readonly { readonly deviceId: string; readonly lastAt: number }[];
  readonly addresses: readonly { readonly address: string; readonly lastAt: number }[];
}

/** Change of the new-device settings. */
export interface DevicesChange {
  readonly rule?: 'on' | 'off' | 'site';
  readonly forget?: 'devices' | 'addresses' | 'both';
  /** Moves the last login back by this number of days. */
  readonly absentDays?: number;
}

const rules: readonly unknown[] = [undefined, 'on', 'off', 'site'];
const forgettable: readonly unknown[] = [undefined, 'devices', 'addresses', 'both'];

function check({ rule, forget, absentDays = 0 }: DevicesChange): void {
  if (!rules.includes(rule)) throw new ConsoleRefusal(400, '"rule" is on, off or site.');
  if (!forgettable.includes(forget)) throw new ConsoleRefusal(400, '"forget" is devices, addresses or both.');
  const isCount = Number.isInteger(absentDays) && absentDays >= 0 && absentDays <= 3_650;
  if (!isCount) throw new ConsoleRefusal(400, '"absentDays" is a whole number up to 3650.');
}

/** Creates the functions of known devices and the new-device rule. */
export function createConsoleDevices({ db, clock }: Pick<ConsolePorts, 'db' | 'clock'>) {
  const find = async (name: string) => {
    const member = await findMemberByName(db, name);
    if (!member) throw new ConsoleRefusal(404, `There is no member ${name}.`);
    return member;
  };
  const get = async (name: string): Promise<ConsoleDevices> => {
    const { id, device_rule, last_login_at } = await find(name);
    const devices = await db.selectFrom('member_devices').selectAll().where('member_id', '=', id).execute();
    const addresses = await db.selectFrom('member_addresses').selectAll().where('member_id', '=', id).execute();
    return {
      rule: device_rule ?? 'site',
      lastLoginAt: last_login_at?.getTime() ?? null,
      devices: devices.map(({ device_id, last_at }) => ({ deviceId: device_id, lastAt: last_at.getTime() })),
      addresses: addresses.map(({ address, last_at }) => ({ address, lastAt: last_at.getTime() })),
    };
  };
  return {
    get,
    change: async (name: string, change: DevicesChange): Promise<ConsoleDevices> => {
      check(change);
      const { id } = await find(name);
      const { rule, forget, absentDays } = change;
      const set = (columns: { device_rule?: 'on' | 'off' | null; last_login_at?: Date }) =>
        db.updateTable('members').set(columns).where('id', '=', id).execute();
      if (rule !== undefined) await set({ device_rule: rule === 'site' ? null : rule });
      if (absentDays !== undefined) await set({ last_login_at: new Date(clock.now() - absentDays * DAY_MS) });
      if (forget !== undefined) await deletePlaces(db, id, forget);
      return get(name);
    },
  };
}
