import { findMemberByName } from '../auth/findMemberByName.ts';
import type { Db } from '../db/database.ts';
import type { Member } from '../db/tables/schema.ts';
import { type AttemptCounter, type Client, getAddressCounter } from '../limits/attemptCounter.ts';
import { toClientNetwork } from '../limits/toClientNetwork.ts';
import { checkKnownPlace } from './knownDevices.ts';

/** Name and client of a login. */
export interface LoginClient extends Client {
  /** Account name as typed; matching ignores case. */
  readonly name: string;
}

/** Member of a login and the counters of its failed attempts. */
export interface LoginSubject {
  /** Absent if there is no member with the name. */
  readonly member: Member | undefined;
  /** Failures of the account. */
  readonly account: AttemptCounter;
  /** All counters that limit the login. */
  readonly counters: readonly AttemptCounter[];
  /** Whether the member has logged in from the device before. */
  readonly isKnownDevice: boolean;
}

/** Id of no member, with which the queries of an unknown name take as long as those of a known one. */
const NO_MEMBER = 0;

/** Returns the counter of failed logins of a name from unknown devices. */
export const getNameCounter = (name: string): AttemptCounter => ({ limit: 'loginOfName', key: [name.toLowerCase()] });

/**
 * Returns the key of an account at a known device.
 *
 * The device id is not secret enough to be a key alone. A client elsewhere that sends it has another count than the member at
 * an address from which they have logged in, so it cannot lock the member out.
 */
const getDeviceKey = ({ name, deviceId, ip }: LoginClient, knowsAddress: boolean): readonly string[] => [
  name.toLowerCase(),
  deviceId,
  knowsAddress ? toClientNetwork(ip) : '',
];

/**
 * Finds the member of a login and the counters that limit it (SEC-01).
 *
 * All unknown devices share the count of the name and of their address. A known device has a count of its own, so that
 * others cannot lock the member out. Known and unknown names cause the same queries (F-AUTH-13).
 */
export async function findLoginSubject(db: Db, client: LoginClient): Promise<LoginSubject> {
  const member = await findMemberByName(db, client.name);
  const { knowsDevice, knowsAddress } = await checkKnownPlace(db, member?.id ?? NO_MEMBER, client);
  if (!knowsDevice) {
    const account = getNameCounter(client.name);
    const counters = [getAddressCounter('loginOfAddress', client.ip), account];
    return { member, account, counters, isKnownDevice: false };
  }
  const account: AttemptCounter = { limit: 'loginOfKnownDevice', key: getDeviceKey(client, knowsAddress) };
  return { member, account, counters: [account], isKnownDevice: true };
}

/** Returns the counter of wrong numbers of an account. Known devices have counts of their own. */
export async function findNumberCounter(db: Db, member: Member, { deviceId, ip }: Client): Promise<AttemptCounter> {
  const client = { name: member.name, deviceId, ip };
  const { knowsDevice, knowsAddress } = await checkKnownPlace(db, member.id, client);
  const key = knowsDevice ? getDeviceKey(client, knowsAddress) : [member.name.toLowerCase()];
  return { limit: 'numberOfAccount', key };
}
