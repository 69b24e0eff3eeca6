import type { Db, Tx } from '../db/database.ts';
import type { Client } from '../limits/attemptCounter.ts';
import { toClientNetwork } from '../limits/toClientNetwork.ts';

/** Maximum number of known devices of a member under the new-device rule. A further device is refused with 6039. */
export const MAX_DEVICES = 10;

/** Returns whether a member has logged in from this device, and from this address (IPv6: from its /64). */
export async function checkKnownPlace(db: Db, memberId: number, { deviceId, ip }: Client) {
  const device = await db
    .selectFrom('member_devices')
    .select('device_id')
    .where('member_id', '=', memberId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  const address = await db
    .selectFrom('member_addresses')
    .select('address')
    .where('member_id', '=', memberId)
    .where('address', '=', toClientNetwork(ip))
    .executeTakeFirst();
  return { knowsDevice: device !== undefined, knowsAddress: address !== undefined };
}

/** Counts the known devices of a member. */
export async function countDevices(db: Db, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('member_devices')
    .select((count) => count.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Device, address and time of a login. */
export interface PlaceOfLogin {
  readonly place: Client;
  readonly now: Date;
}

/** Stores device and address of a login. Of each, the ten most recent are kept. */
export async function rememberPlace(
  tx: Tx,
  memberId: number,
  { place: { deviceId, ip }, now }: PlaceOfLogin,
): Promise<void> {
  const seen = { member_id: memberId, first_at: now, last_at: now };
  await tx
    .insertInto('member_devices')
    .values({ ...seen, device_id: deviceId })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_id']).doUpdateSet({ last_at: now }))
    .execute();
  await tx
    .insertInto('member_addresses')
    .values({ ...seen, address: toClientNetwork(ip) })
    .onConflict((conflict) => conflict.columns(['member_id', 'address']).doUpdateSet({ last_at: now }))
    .execute();
  const devices = tx.selectFrom('member_devices').select('device_id').where('member_id', '=', memberId);
  const addresses = tx.selectFrom('member_addresses').select('address').where('member_id', '=', memberId);
  await tx
    .deleteFrom('member_devices')
    .where('member_id', '=', memberId)
    .where('device_id', 'not in', devices.orderBy('last_at', 'desc').limit(MAX_DEVICES))
    .execute();
  await tx
    .deleteFrom('member_addresses')
    .where('member_id', '=', memberId)
    .where('address', 'not in', addresses.orderBy('last_at', 'desc').limit(MAX_DEVICES))
    .execute();
}

/** Deletes the known devices, addresses or both of a member. */
export async function deletePlaces(db: Db, memberId: number, what: 'devices' | 'addresses' | 'both'): Promise<void> {
  if (what !== 'addresses') await db.deleteFrom('member_devices').where('member_id', '=', memberId).execute();
  if (what !== 'devices') await db.deleteFrom('member_addresses').where('member_id', '=', memberId).execute();
}
